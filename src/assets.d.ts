declare module '*.module.css' {
  // biome-ignore lint/suspicious/noExplicitAny: a class name that is always there, not `string?`
  const classes: Readonly<Record<string, any>>;
  export default classes;
}

declare module '*.css';

declare module '*.svg' {
  const url: string;
  export default url;
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'sfnt' },
  ): Promise<Buffer>;
}

declare module 'qrcode' {
  type Look = {
    errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H';
    /** Modules around the code, and points in a module. */
    margin: number;
    scale: number;
    color: { dark: string; light: string };
  };
  /** Renders the text as a PNG. */
  export function toBuffer(text: string, look: Look): Promise<Buffer>;
  /** Renders it as an SVG, one unit a module. */
  function render(text: string, look: Look & { type: 'svg' }): Promise<string>;

  export { render as toString };
}

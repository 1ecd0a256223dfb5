declare module '*.module.css' {
  // biome-ignore lint/suspicious/noExplicitAny: a `string` would become `string | undefined`, but each class exists
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
  type QrOptions = {
    errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H';
    /** The width of the margin, in modules. */
    margin: number;
    /** Pixels per module. */
    scale: number;
    color: { dark: string; light: string };
  };
  /** Renders the text as a PNG. */
  export function toBuffer(text: string, options: QrOptions): Promise<Buffer>;
  /** Renders the text as an SVG, one unit per module. */
  function render(text: string, options: QrOptions & { type: 'svg' }): Promise<string>;

  export { render as toString };
}

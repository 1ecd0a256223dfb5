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
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>;
}

/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** WCAG 2.2, "relative luminance". */
function luminance(color: Rgb) {
  const [red, green, blue] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, "contrast ratio": 1 is none, 21 is black on white. */
export function contrastRatio(...colors: [Rgb, Rgb]): number {
  const [dark, light] = colors.map(luminance).sort((one, other) => one - other) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

import { inTime } from './pace';

const TOKENS = [
  'desk',
  'desk-seam',
  'desk-grain',
  'paper',
  'rule',
  'margin',
  'hole',
  'frame',
  'card',
  'card-edge',
  'shadow',
  'tape',
  'footer',
  'on-footer',
  'handout',
  'frame-line',
  'ink',
  'text',
  'pencil',
  'red',
  'violet',
  'green',
] as const;

/** The fonts: the handwriting and the font of the body, each regular and bold. */
export type Face = 'hand' | 'handBold' | 'body' | 'bodyBold';

/** The colours of the scheme on the screen, and the fonts of the site. */
export type Theme = {
  colors: Record<(typeof TOKENS)[number], string>;
  font(face: Face, size: number): string;
  /** Waits until the fonts for the characters of `texts` are loaded, but only for a limited time. */
  load(texts: string): Promise<void>;
};

/** The theme of the page. The browser resolves the custom properties in the style of a hidden element. */
export function readTheme(): Theme {
  const probe = document.createElement('span');
  probe.hidden = true;
  // Without this property, every colour would become the text colour of the system in a high contrast mode.
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const colors = {} as Theme['colors'];
  for (const token of TOKENS) {
    probe.style.color = `var(--${token})`;
    colors[token] = style.color;
  }
  const family = (token: string) => {
    probe.style.fontFamily = `var(--${token})`;
    return style.fontFamily;
  };
  const [hand, body] = [family('hand'), family('body')];
  probe.remove();

  const faces = {
    hand: [400, hand],
    handBold: [700, hand],
    body: [400, body],
    bodyBold: [600, body],
  } as const;
  const font = (face: Face, size: number) => `${faces[face][0]} ${size}px ${faces[face][1]}`;
  const load = async (texts: string) => {
    // Fonts are loaded one by one: if the device does not have a local font, only the loading of this font fails.
    const all = Object.values(faces).flatMap(([weight, families]) =>
      families.split(',').map((each) => `${weight} 40px ${each}`),
    );
    await Promise.all(all.map((each) => inTime(document.fonts.load(each, texts))));
  };
  return { colors, font, load };
}

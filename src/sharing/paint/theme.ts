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

/** The fonts of a picture: the handwriting and the body font of the site, each in a regular and a bold weight. */
export type Face = 'hand' | 'handBold' | 'body' | 'bodyBold';

/** The colours of the current colour scheme, and the fonts of the site. */
export type Theme = {
  colors: Record<(typeof TOKENS)[number], string>;
  font(face: Face, size: number): string;
  /** Loads the fonts for the characters of `texts`. The promise also resolves if a font fails or takes too long. */
  load(texts: string): Promise<void>;
};

/**
 * Reads the theme of the page from custom properties. Each custom property is set on a hidden element, and the
 * computed style of the element then contains the value.
 */
export function readTheme(): Theme {
  const probe = document.createElement('span');
  probe.hidden = true;
  // Without `forced-color-adjust`, a high contrast mode would replace every colour with the system's text colour.
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
    // Each font is loaded by a separate call. If a local font is missing on the device, only the call for this font
    // fails. A single call for all fonts would fail as a whole.
    const all = Object.values(faces).flatMap(([weight, families]) =>
      families.split(',').map((each) => `${weight} 40px ${each}`),
    );
    await Promise.all(all.map((each) => inTime(document.fonts.load(each, texts))));
  };
  return { colors, font, load };
}

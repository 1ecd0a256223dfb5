import { contrastRatio } from '../support/contrast';
import { declarations, svgColors } from './stylesheets';

type Color = { red: number; green: number; blue: number; alpha: number };
type Scheme = 'light' | 'dark';

/** The stylesheets with the colours of the drawn hands: Hand Cricket and Rock Paper Scissors. */
const hands = ['Hands', 'HandDrawing'];

function colorOf(css: string): Color {
  if (css === 'transparent') return { red: 0, green: 0, blue: 0, alpha: 0 };
  const [red = 0, green = 0, blue = 0, percent = 100] = /^#[\da-f]{6}$/.test(css)
    ? [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16))
    : (/^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(css)?.slice(1).map(Number) ?? [Number.NaN]);
  return { red, green, blue, alpha: percent / 100 };
}

/** Blends a translucent colour with its background. */
function over(color: Color, background: Color): Color {
  const mix = (of: 'red' | 'green' | 'blue') =>
    color[of] * color.alpha + background[of] * (1 - color.alpha);
  return { red: mix('red'), green: mix('green'), blue: mix('blue'), alpha: 1 };
}

const rgbOf = ({ red, green, blue }: Color) => [red, green, blue] as const;

/** The contrast of a colour on an opaque background. */
const contrast = (color: Color, background: Color) =>
  contrastRatio(rgbOf(over(color, background)), rgbOf(background));

const PAIR = /light-dark\(\s*((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)/g;

/**
 * Every colour pair of the stylesheets: tokens by their names, others with the file name in front and
 * the property behind. A property that is set several times has one pair for each.
 */
const colors: Record<string, Record<Scheme, Color>[]> = {};
for (const { file, property, value } of declarations) {
  for (const [, light = '', dark = ''] of value.matchAll(PAIR)) {
    if (/var\(|Text/.test(value)) continue;
    const name = file === 'tokens' ? property : `${file} ${property}`;
    colors[name] ??= [];
    colors[name].push({ light: colorOf(light.trim()), dark: colorOf(dark.trim()) });
  }
}

/* Tables of colours, which must match the stylesheets. Which text stands on which background is tested in a browser. */

const SHEETS = ['--paper', '--card', '--handout', 'Handout background-image'];

type ColorTable = [foregrounds: string[], backgrounds: string[]][];

/** Text colours: each foreground is used on each background. */
const textColors: ColorTable = [
  [['--text', '--ink', '--pencil'], SHEETS],
  // Verdicts and corrections in red.
  [['--green', '--red', '--violet'], SHEETS],
  // Outlined buttons.
  [['--fill'], ['--paper', '--card']],
  // The note of the Backbencher Test, with its count and its button.
  [['--text', '--ink', '--pencil', '--red', '--fill'], ['--handbill']],
  [['--text'], ['the right option', 'the cross of the handbill, hovered']],
  [['--on-fill'], ['--fill', '--fill-hover']],
  // Pressed buttons.
  [['--text', '--fill'], ['--pressed']],
  [['--on-chip'], ['--chip', '--chip-hover']],
  ...['footer', 'red', 'violet', 'green'].map((fill): ColorTable[number] => [
    [`--on-${fill}`],
    [`--${fill}`],
  ]),
];

/** Borders of controls, focus rings, icons, and drawings with a meaning. */
const graphicsColors: ColorTable = [
  [['--card-edge'], [...SHEETS, '--handbill', '--desk']],
  [['--card-edge', '--green'], ['the right option']],
  // Disabled options.
  [['--spent'], ['--paper', '--card']],
  // Selected, filled and stamped elements, and their borders.
  [
    ['--fill', '--green', '--red', '--violet', '--pencil'],
    ['--paper', '--card'],
  ],
  [['a stripe on --fill', 'a stripe on --red', 'a stripe on --violet'], ['--card']],
  // The countdown ring, and its track.
  [['--pencil', '--ink', '--red'], ['the track']],
  // The focus ring, on all backgrounds around controls.
  [['--focus'], [...SHEETS, '--handbill', '--rule', 'Card --rule', 'GamesNav --rule']],
  [['--focus-on-desk'], ['--desk', '--desk-seam']],
  [['--ink'], ['--card', '--desk', '--paper']],
  [['--on-footer'], ['--footer']],
  // Outlines of drawings and icons, on the page and on their own fills.
  [['--text', '--ink'], SHEETS],
  [
    ['--text'],
    [...hands.flatMap((file) => [`${file} --skin`, `${file} --cuff`]), 'Bottle --glass'],
  ],
  // The tally of the Backbencher Test, its drawing, and the border of its button.
  [['--ink', '--text', '--red', '--fill'], ['--handbill']],
];

/** Fills of shapes that are recognisable by their outlines, and details of drawings. */
const drawingParts = [
  ...hands.flatMap((file) => ['nail', 'piping', 'band'].map((part) => `${file} --${part}`)),
  ...['shine', 'label', 'fruit', 'leaf', 'cap'].map((part) => `Bottle --${part}`),
  ...['TeacherCard', 'Verdict', 'Handout', 'Badges', 'palette'].flatMap((file) =>
    [...svgColors].map((name) => `${file} ${name}`),
  ),
];

/** Colours without a minimum contrast, as nothing is told by them. */
const decorations = [
  // Parts of wood and paper: grain, margin line, punched hole, frame, tape, ruled lines, ornament.
  ...['--desk-grain', '--margin', '--hole', '--frame', '--tape', '--frame-line'],
  ...['--rule', 'Card --rule', 'GamesNav --rule'],
  // Wiped chalk, and shadows.
  ...['--smudge', '--shadow'],
  ...drawingParts,
];

/** The colours with that name; some are mixed from others. */
function colorsNamed(name: string, scheme: Scheme): Color[] {
  const one = (token: string) => colorsNamed(token, scheme)[0] as Color;
  const translucent = (token: string, alpha: number, background: string) => [
    over({ ...one(token), alpha }, one(background)),
  ];
  if (name === 'the right option') return translucent('--green', 0.12, '--card');
  if (name === 'the cross of the handbill, hovered') {
    return [over(one('--shadow'), one('--handbill'))];
  }
  if (name === 'the track') return translucent('--card-edge', 0.3, '--card');
  if (name.startsWith('a stripe on ')) {
    const white = { red: 255, green: 255, blue: 255, alpha: 0.26 };
    return [over(white, one(name.slice('a stripe on '.length)))];
  }
  const found = colors[name]?.map((pair) => pair[scheme]) ?? [];
  // The background image is a tint of the middle of the handout.
  if (name === 'Handout background-image')
    return found.map((color) => over(color, one('--handout')));
  return found;
}

const pairsOf = (table: ColorTable) =>
  table.flatMap(([colors, backgrounds]) =>
    colors.flatMap((color) => backgrounds.map((background) => [color, background] as const)),
  );

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  /** The pairs with too little contrast. */
  const failing = (table: ColorTable, minimum: number) =>
    pairsOf(table).flatMap(([color, background]) =>
      colorsNamed(color, scheme).flatMap((one) =>
        colorsNamed(background, scheme)
          .map((under) => contrast(one, under))
          .filter((ratio) => !(ratio >= minimum))
          .map((ratio) => `${color} on ${background}: ${ratio.toFixed(2)}`),
      ),
    );

  test('every text has a contrast of 4.5 to 1', () => {
    expect(failing(textColors, 4.5)).toEqual([]);
  });

  test('every control border, focus ring and drawing with a meaning has 3 to 1', () => {
    expect(failing(graphicsColors, 3)).toEqual([]);
  });
});

const inTables = new Set(pairsOf([...textColors, ...graphicsColors]).flat());

test('every colour is either in a pair or listed as decoration', () => {
  const defined = Object.keys(colors);
  expect(defined.filter((name) => !inTables.has(name) && !decorations.includes(name))).toEqual([]);
  const mixed = ['the right option', 'the track', 'the cross of the handbill, hovered'];
  const known = [...inTables].filter((name) => !mixed.includes(name) && !/^a stripe/.test(name));
  expect(known.filter((name) => !defined.includes(name))).toEqual([]);
  for (const pair of Object.values(colors).flat()) {
    for (const color of Object.values(pair)) expect(Object.values(color)).not.toContain(Number.NaN);
  }
});

describe('the pairs match the stylesheets', () => {
  /** The possible values of a property that refers to others, such as `--accent`. */
  const aliases = (name: string): string[] =>
    declarations
      .filter(({ property }) => property === name)
      .flatMap(({ value }) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, to = '']) => to));

  const tokensIn = (value: string) =>
    [...value.matchAll(/var\((--[\w-]+)/g)]
      .map(([, name = '']) => name)
      .flatMap((name) => [name, ...aliases(name)])
      .filter((name) => name in colors);

  const usedFor = (properties: RegExp) =>
    new Set(
      declarations
        .filter(({ property }) => properties.test(property))
        .flatMap(({ value }) => tokensIn(value)),
    );
  const sideOf = (side: 0 | 1, ...tables: ColorTable[]) =>
    tables.flat().flatMap((row) => row[side]);

  test.each<[string, RegExp, string[]]>([
    ['text', /^color$/, sideOf(0, textColors)],
    [
      'border, outline and stroke',
      /^(?:border(?:-(?:top|right|bottom|left))?(?:-color)?|outline|stroke|--focus)$/,
      sideOf(0, graphicsColors),
    ],
    [
      'background',
      /^background(?:-color)?$/,
      [...sideOf(1, textColors, graphicsColors), ...sideOf(0, graphicsColors)],
    ],
  ])('every %s colour is in its table, or a decoration', (what, properties, table) => {
    const used = usedFor(properties);
    expect(used.size).toBeGreaterThan(5);
    const isDecoration = (name: string) => what !== 'text' && decorations.includes(name);
    expect([...used].filter((name) => !table.includes(name) && !isDecoration(name))).toEqual([]);
  });

  test('every colour of text, borders and drawings is a token', () => {
    const named = /^(?:color|fill|stroke|border(?:-\w+)*|outline(?:-color)?)$/;
    const unnamed = declarations.filter(
      ({ property, value }) =>
        named.test(property) && /#[\da-f]{3}|\brgb|\bhsl|color-mix/.test(value),
    );
    expect(unnamed).toEqual([]);
  });
});

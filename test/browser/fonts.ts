/**
 * The fonts of the test browsers on Linux: from npm packages, never the machine's own. On other
 * systems they cannot be configured, and browsers use the system's fonts.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { convert } from 'fontverter';

const FOLDER = path.resolve('node_modules/.cache/test-fonts');

/**
 * The `sans-serif` font: that of phones, of desktops, of many Linux systems, and a wide one without an
 * adjusted fallback: DejaVu under a name that no stylesheet uses.
 */
export const fontSets = {
  roboto: 'Roboto',
  arial: 'Arial',
  dejavu: 'DejaVu Sans',
  unknown: 'Unknown Sans',
} as const;
export type FontSet = keyof typeof fontSets;

const isFontSet = (name: string): name is FontSet => name in fontSets;

/** The sets named by `FONT_SETS`, by default only a phone's. */
export function chosenFontSets(): FontSet[] {
  const names = process.env.FONT_SETS?.match(/\S+/g) ?? ['roboto'];
  if (names.every(isFontSet)) return names;
  throw new Error(`FONT_SETS may name ${Object.keys(fontSets).join(', ')}, not ${names.join(' ')}`);
}

/** The font set of the current test. */
export const fontSetOfTest = () => test.info().project.metadata.fontSet as FontSet;

/** Whether the font has no adjusted fallback. */
export const isUnknownFont = () => fontSetOfTest() === 'unknown';

export const canChooseFonts = process.platform === 'linux';

/** Additional environment variables for a test browser. */
export const fontEnvironment = (set: FontSet): Record<string, string> =>
  canChooseFonts ? { FONTCONFIG_FILE: path.join(FOLDER, `${set}.conf`) } : {};

const cacheOf = (set: FontSet) => path.join(FOLDER, `cache-${set}`);

const webFonts = { roboto: 'roboto', arial: 'arimo' } as const;

/** Every set contains DejaVu, for other scripts. */
const foldersOf = (set: FontSet) => (set in webFonts ? [set, 'dejavu'] : ['dejavu']);

const unknown = fontSets.unknown;

/**
 * Fontconfig reads this instead of the machine's configuration. In the packages, regular and fallback
 * faces have other names than on phones and desktops.
 */
const configuration = (set: FontSet) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${foldersOf(set)
    .map((folder) => `<dir>${path.join(FOLDER, folder)}</dir>`)
    .join('\n  ')}
  <cachedir>${cacheOf(set)}</cachedir>
  ${renamed('Roboto Regular', 'Roboto', 'Roboto')}
  ${renamed('Arimo Regular', 'Arial', 'Arial')}
  ${renamed('Arimo Bold', 'Arial', 'Arial Bold')}
  ${set === 'unknown' ? renamed('DejaVu Sans', unknown, unknown) : ''}
  ${set === 'unknown' ? renamed('DejaVu Sans Bold', unknown, `${unknown} Bold`) : ''}
  ${['sans-serif', 'serif', 'monospace', 'system-ui', 'cursive']
    .map(
      (generic) => `<match>
    <test name="family"><string>${generic}</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>${fontSets[set]}</string></edit>
  </match>`,
    )
    .join('\n  ')}
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

const renamed = (fullName: string, family: string, newName: string) => `<match target="scan">
    <test name="fullname"><string>${fullName}</string></test>
    <edit name="family" mode="assign"><string>${family}</string></edit>
    <edit name="fullname" mode="assign"><string>${newName}</string></edit>
    <edit name="postscriptname" mode="assign"><string>${newName.replace(' ', '-')}</string></edit>
  </match>`;

/** Writes the fonts and a configuration for each set, replacing those of an earlier run. */
export async function writeFontSets() {
  for (const [folder, name] of Object.entries(webFonts)) {
    mkdirSync(path.join(FOLDER, folder), { recursive: true });
    for (const weight of [400, 700]) {
      const file = `${name}-latin-${weight}-normal`;
      const woff2 = readFileSync(`node_modules/@fontsource/${name}/files/${file}.woff2`);
      // WOFF2 does not work as a system font.
      const ttf = await convert(woff2, 'truetype');
      writeFileSync(path.join(FOLDER, folder, `${file}.ttf`), ttf);
    }
  }
  mkdirSync(path.join(FOLDER, 'dejavu'), { recursive: true });
  for (const face of ['DejaVuSans', 'DejaVuSans-Bold']) {
    const source = `node_modules/dejavu-fonts-ttf/ttf/${face}.ttf`;
    copyFileSync(source, path.join(FOLDER, 'dejavu', `${face}.ttf`));
  }
  for (const set of Object.keys(fontSets) as FontSet[]) {
    writeFileSync(path.join(FOLDER, `${set}.conf`), configuration(set));
    // The cache contains names from an earlier configuration.
    rmSync(cacheOf(set), { recursive: true, force: true });
  }
}

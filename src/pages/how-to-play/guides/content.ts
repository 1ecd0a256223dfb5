import type { PictureContent } from '../../../kit/Picture';
import type { PageContent } from '../../../layout/Page';
import type { GuideSlug } from '../../../paths';

/** The texts of one guide; `lead` is its one-line teaser. */
export type GuideContent = PageContent & {
  slug: GuideSlug;
  /** The name of the game, with which the title begins. */
  heading: string;
  facts: { players: string; age: string; need: string; alsoKnownAs: string };
  introduction: readonly string[];
  /** How to stand or sit. */
  diagram: PictureContent & { caption: string };
  /** Step by step; the last one says how it ends. */
  howToPlay: readonly string[];
  /** How it is played elsewhere. */
  variants: string;
  /** The rhyme, if there is one; the note says that it is one version of many. */
  song?: { note: string; lines: readonly string[] };
  safety: string;
  conclusion: string;
  /** The link to the game that can be played at once, if there is one. */
  play?: string;
  /** Sent to an old friend: the name of the game, a joke, a question. */
  share: readonly [string, string, string];
};

/* Shared by all guides. */

export const names: Readonly<Record<GuideSlug, string>> = {
  'chidiya-udd': 'Chidiya Udd',
  'nani-ka-ghar': 'Nani Ka Ghar',
  'akkad-bakkad': 'Akkad Bakkad',
  pacheta: 'Pacheta',
  'aao-milo-shilo-shaalo': 'Aao Milo Shilo Shaalo',
  'posham-pa': 'Posham Pa',
  'january-february': 'January February',
};

export const guidesNav = { label: 'Khel' };

export const headings = {
  introduction: 'Introduction',
  howToPlay: 'How to Play',
  variants: 'Kahin kahin:',
  song: 'Geet',
  safety: 'Dhyaan rahe:',
  conclusion: 'Conclusion',
};

export const factLabels = [
  { fact: 'players', label: 'Kitne players' },
  { fact: 'age', label: 'Umar' },
  { fact: 'need', label: 'Kya chahiye' },
  { fact: 'alsoKnownAs', label: 'Dusre naam' },
] as const;

export const invitation = {
  text: 'Tumhare mohalle ka rule alag tha? Bhejo, ladenge nahi.',
  link: 'Apna version batao',
};

export const shareLead = 'Ek player kam hai, usko bulao';

export const pager = { previous: 'Pichhla', next: 'Agla' };

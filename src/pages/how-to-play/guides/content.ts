import type { PictureContent } from '../../../kit/Picture';
import type { PageContent } from '../../../layout/Page';
import type { GuideSlug } from '../../../paths';

/** The texts of one guide. `lead` is a teaser of one line. */
export type GuideContent = PageContent & {
  slug: GuideSlug;
  /** The name of the game. `title` begins with the same name. */
  heading: string;
  facts: { players: string; age: string; need: string; alsoKnownAs: string };
  introduction: readonly string[];
  /** The drawing that shows how the players stand or sit. */
  diagram: PictureContent & { caption: string };
  /** The steps of the game. The last step says how the game ends. */
  howToPlay: readonly string[];
  /** The rules that are different in other places. */
  variants: string;
  /** The rhyme of the game. `note` says that the rhyme has many versions, and that `lines` is only one of them. */
  song?: { note: string; lines: readonly string[] };
  safety: string;
  conclusion: string;
  /** The text of the link to the game on the site. */
  play?: string;
  /** The message that a visitor sends to an old friend: the name of the game, a joke, a question. */
  share: readonly [string, string, string];
};

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

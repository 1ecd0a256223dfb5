import type { Page } from '@playwright/test';
import type { games } from '../../src/games';

/**
 * What a visitor does in a game, sees and hears. A play is written in it once, and played by each of its
 * drivers: in jsdom (`support/visitor.tsx`), in a page of Playwright (`browser/visitor.ts`), and in a tab
 * of Firefox or WebKit (`engines/visitor.ts`).
 */
export type Visitor = {
  press(button: string, within?: Part): Promise<void>;
  choose(radio: string): Promise<void>;
  /** Ticks a checkbox, or takes its tick back. */
  tick(checkbox: string): Promise<void>;
  type(field: string, text: string): Promise<void>;
  /** Follows a link of a navigation, or of `main`. */
  follow(link: string, navigation?: string): Promise<void>;
  /** Lets time pass in the game: real time, where the clock cannot be moved. */
  pass(milliseconds: number): Promise<void>;
  /** What chance draws next. */
  draw(...draws: number[]): Promise<void>;
  /** Whether a part is there now. */
  sees(part: Part): Promise<boolean>;
  /** The text of a part, once it is as wanted. */
  read(part: Part, isWanted?: (text: string) => boolean): Promise<string>;
  expectSeen(...parts: Part[]): Promise<void>;
  expectGone(...parts: Part[]): Promise<void>;
  expectFocused(part: Part): Promise<void>;
  /** A text that a live region says: the whole of it, or the part before or after `…`. */
  expectHeard(text: string): Promise<void>;
  /** A text of `main`. */
  expectShown(text: string): Promise<void>;
  /** Lets time pass until it is heard, and was seen for a moment. */
  waitToHear(text: string): Promise<void>;
  /** Figures of description lists, by their terms. */
  expectFigures(figures: Figures): Promise<void>;
  /**
   * A moment of the play at which its page is worth a look: layout, contrast and targets are examined. The
   * parts are those of a turn, which are in sight without scrolling on every phone.
   */
  look(moment: string, ...inSight: Part[]): Promise<void>;
};

export type Figures = Readonly<Record<string, string>>;

/** An element by role and accessible name: the whole name, or its start or end with `…` for the rest. */
export type Part = { role: Role; name?: string | undefined; within?: Part | undefined };

type Role = Parameters<Page['getByRole']>[0];

const part = (role: Role) => (name?: string, within?: Part) => ({ role, name, within });

export const alert = part('alertdialog');
export const article = part('article');
export const button = part('button');
export const checkbox = part('checkbox');
export const group = part('group');
export const heading = part('heading');
export const link = part('link');
export const list = part('list');
export const listitem = part('listitem');
export const progressbar = part('progressbar');
export const radio = part('radio');
export const radiogroup = part('radiogroup');
export const region = part('region');
export const slider = part('slider');
export const status = part('status');
export const table = part('table');
export const textbox = part('textbox');
export const timer = part('timer');

/** The link that sends a result. */
export const whatsApp = link('WhatsApp', group('Share'));

/** The names or texts that are meant: the whole, or what is before or after `…`. */
export function patternOf(text: string): RegExp {
  const words = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*');
  return new RegExp(`^\\s*${words}\\s*$`, 's');
}

/** When all plays begin: a Sunday morning in India. */
export const PLAYED_AT = new Date('2026-12-06T10:42:00+05:30');

/** A game as a visitor plays it. */
export type Play = {
  /** The name of the game. */
  game: string;
  path: string;
  /** What happens, for those who read the recorded session. */
  about: string;
  /** Plays up to a result that can be sent on. */
  play(visitor: Visitor): Promise<void>;
  /** What the visitor does then. */
  after?(visitor: Visitor): Promise<void>;
  /** Figures after `play`, and after a reload. */
  kept?: Figures;
  /** The turns of a game that persists scores. */
  scores?: {
    slice: (typeof games)[number]['key'];
    /** Changes a score in a game that was just entered. */
    turn(visitor: Visitor): Promise<void>;
    /** The same at the end of `play`, where it is different. */
    again?(visitor: Visitor): Promise<void>;
  };
  /** The result as it is sent on: what the message says, and the file name of its picture. */
  sent?: { says: readonly (string | RegExp)[]; file: string; isChallenge?: boolean };
};

export async function resetScore({ press }: Visitor) {
  await press('Reset score');
  await press('Reset');
}

/** The question before a score is reset, which is answered with no. */
export async function nearlyReset({ press, look }: Visitor) {
  await press('Reset score');
  const question = alert();
  await look('the reset question', button('Reset', question), button('Cancel', question));
  await press('Cancel');
}

/** The replay of a result, watched for a step and left. */
export async function watchReplay({ follow, press, expectSeen, expectGone, look }: Visitor) {
  const replay = region('Match ka replay');
  await follow('Match ka replay');
  await expectSeen(slider('Ball', replay));
  await press('Next');
  await look('the replay');
  await press('Previous');
  await follow('Khud khelo');
  await expectGone(replay);
}

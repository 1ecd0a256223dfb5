import type { About } from '../shared/game';
import type { Name } from './caller';
import { spoken } from './caller';
import type { Mode } from './rules';

/** The id of the button that starts a game. The button gets the focus when a challenge is accepted. */
export const START_ID = 'start';

export const about: About = {
  title: 'Chidiya Udd game: bhains udd!',
  tagline: 'Udta hai toh ungli utha do. Caller par trust mat karna, woh cheater hai.',
  description:
    'Naam suno, ek second mein decide karo: udta hai ya nahi? Tez ya Aaram se khelo, ya ek hi ' +
    'phone par do khiladi. Teen mistakes, aur out!',
};

export const labels = {
  mode: 'Mode',
  modes: { fast: 'Tez', calm: 'Aaram se', duel: 'Do khiladi' } satisfies Record<Mode, string>,
  start: 'Start',
  udd: 'Udd!',
  pause: 'Pause',
  resume: 'Continue',
  playAgain: 'Play again',
  out: 'Out!',
  /** The name of the list of figures. */
  figures: 'Scoreboard',
  score: 'Score',
  best: 'Best',
  /** The label for the number of mistakes that the player may still make. */
  lives: 'Chances',
  /** The line before a game. */
  intro: {
    fast: 'Udta hai toh Udd! dabao, ya rakhi hui ungli uthao. Nahi udta, toh haath roko. Speed badhegi, teen galti par out.',
    calm: 'Wahi rules, par har naam par poore 4 second. Socho, chai piyo, phir dabao.',
    duel: 'Phone beech mein rakho, ek ek half dono ka. Jo phansa, uska point dusre ko. Pehle 10 wala jeeta.',
  } satisfies Record<Mode, string>,
  ready: 'Ungli neeche, kaan upar...',
  paused: 'Caller paani peene gaya hai. Ready ho toh Continue.',
  player: (player: number) => `Player ${player + 1}`,
  points: 'Points',
  duelResult: (winner: number | null) =>
    winner === null ? "It's a tie!" : `Player ${winner + 1} wins!`,
  newBest: 'Naya best!',
  fastGames: 'Tez: games',
  fastBest: 'Tez: best',
  calmGames: 'Aaram se: games',
  calmBest: 'Aaram se: best',
  average: 'Reaction in ms',
  /** The average reaction, on the picture. */
  reaction: 'Reaction',
  guide: 'Dost aa gaye? Phone side mein rakho, asli floor wale rules yeh rahe.',
  guideLink: 'Chidiya Udd kaise khelein',
  /** The heading of the card that leads to the guide. */
  rules: 'Asli wala',
};

/** The lines above a challenge. */
export const challenge = {
  /** The standing, during the game and after it. */
  standing: (own: number, friend: number) => `Tumhare ${own}, dost ke ${friend}`,
  /** The line while the chosen mode is not the mode of the challenge. */
  waiting: (mode: string) => `Dost ka challenge ${mode} mein tumhara wait kar raha hai.`,
  outcomes: {
    won: 'Dost se aage! Ab group mein message aayega ki uski screen hang thi.',
    lost: 'Is baar dost. Bol do ki tumhare ek haath mein chai thi.',
    tied: 'Level! Chidiya confuse hai ki kiski balcony mein baithe.',
  },
} as const;

/** The lines beside a call in the voice of a bird; taken in turn. */
export const birdVoice: readonly string[] = [
  'chidiya ki awaaz mein',
  'choon choon style mein',
  'koyal wale sur mein',
  'gutar-goon tone mein',
];

/** The words of a call. Example: `callText('hawai-jahaaz')` is `Hawai jahaaz udd!`. */
export const callText = (name: Name): string => `${spoken(name)} udd!`;

export const msText = (ms: number) => `${ms} ms`;

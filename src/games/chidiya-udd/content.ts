import type { About } from '../shared/game';
import type { Name } from './names';
import { spoken } from './names';
import type { Mode } from './rules';

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
  /** Of a game alone. */
  figures: 'Scoreboard',
  score: 'Score',
  best: 'Best',
  /** Mistakes that are left. */
  lives: 'Chances',
  /** Before a game. */
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
  /** On the picture. */
  reaction: 'Reaction',
  guide: 'Dost aa gaye? Phone side mein rakho, asli floor wale rules yeh rahe.',
  guideLink: 'Chidiya Udd kaise khelein',
  /** Of the guide card. */
  rules: 'Asli wala',
};

/** That the caller speaks a name as a bird would; taken in turn. */
export const birdVoice: readonly string[] = [
  'chidiya ki awaaz mein',
  'choon choon style mein',
  'koyal wale sur mein',
  'gutar-goon tone mein',
];

/** What the caller shouts. Example: `callText('hawai-jahaaz')` is `Hawai jahaaz udd!`. */
export const callText = (name: Name): string => `${spoken(name)} udd!`;

export const msText = (ms: number) => `${ms} ms`;

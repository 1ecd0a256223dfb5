import type { About } from '../shared/game';
import type { Name } from './caller';
import { spoken } from './caller';
import type { Mode } from './rules';

/** The id of the Start button. The button gets the focus when a challenge is accepted. */
export const START_ID = 'start';

export const about: About = {
  title: 'Chidiya Udd game: bhains udd!',
  tagline: 'Udta hai toh ungli utha do. Caller par trust mat karna, woh cheater hai.',
  howTo: 'Udne wale naam par Udd! dabao, baaki par haath roke rakho.',
  rules: [
    'Sahi dabaya ya sahi roka, dono ka ek number.',
    'Teen galti, aur out. Tez mode mein speed badhti jaati hai.',
    'Do khiladi: ek ki galti, dusre ka point. Das point, aur jeet.',
  ],
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
  /** The name that screen readers say for the list of figures. */
  figures: 'Scoreboard',
  score: 'Score',
  best: 'Best',
  /** The label of the number of chances. The player is out when no chance is left. */
  lives: 'Chances',
  /** The line that is shown before a game, by mode. */
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
  fastGames: 'Tez: games',
  fastBest: 'Tez: best',
  calmGames: 'Aaram se: games',
  calmBest: 'Aaram se: best',
  average: 'Reaction in ms',
  /** The label of the average reaction time in the picture that the player shares. */
  reaction: 'Reaction',
  guide: 'Dost aa gaye? Phone side mein rakho, asli floor wale rules yeh rahe.',
  guideLink: 'Chidiya Udd kaise khelein',
  /** The heading of the card with the link to the guide. */
  rules: 'Asli wala',
};

/** The texts about a challenge, which are shown above the game. */
export const challenge = {
  /** The score of the player and the score of the friend, during the game and after the game. */
  standing: (own: number, friend: number) => `Tumhare ${own}, dost ke ${friend}`,
  /** The line that is shown if the chosen mode is not the mode of the challenge. */
  waiting: (mode: string) => `Dost ka challenge ${mode} mein tumhara wait kar raha hai.`,
  outcomes: {
    won: 'Dost se aage! Ab group mein message aayega ki uski screen hang thi.',
    lost: 'Is baar dost. Bol do ki tumhare ek haath mein chai thi.',
    tied: 'Level! Chidiya confuse hai ki kiski balcony mein baithe.',
  },
} as const;

/** The hints below a call in a bird's voice. The index of the call chooses the hint. */
export const birdVoice: readonly string[] = [
  'chidiya ki awaaz mein',
  'choon choon style mein',
  'koyal wale sur mein',
  'gutar-goon tone mein',
];

/** Returns the words of a call. Example: `callText('hawai-jahaaz')` is `Hawai jahaaz udd!`. */
export const callText = (name: Name): string => `${spoken(name)} udd!`;

export const msText = (ms: number) => `${ms} ms`;

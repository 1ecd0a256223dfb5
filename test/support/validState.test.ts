import { reducer } from '../../src/app/reducer';
import type { RootState } from '../../src/state/types';
import { invalidSlices } from './validState';

const START = reducer(undefined, { type: '@@start' });

const played = { playerChoice: 'rock', computerChoice: 'paper', timestamp: '10:42 am' };
const lost = { ...played, result: 'Computer wins!' };
const right = { option: 2, isRight: true };
const dare = { difficulty: 'easy', type: 'Dare', index: 0 };
const counting = { phase: 'counting', round: 1, currentType: 'Dare', lastTask: dare };
const shuffling = { phase: 'shuffling', round: 1, playerChoice: 'rock' };
const guessing = { phase: 'guessing', teacherType: 'math' };
const guessed = { ...guessing, phase: 'guessed', guess: 'math' };
const asked = { phase: 'question', name: 'Guddi' };

/** Invalid fields, by slice and the check that fails for them. */
const invalid: Record<Exclude<keyof RootState, 'feedbackApi'>, Record<string, object[]>> = {
  ui: {
    'openMenu: a menu or null': [{ openMenu: 'games' }],
    'mobileMenuOpen: a boolean': [{ mobileMenuOpen: 1 }],
    'announcementDismissed: a boolean': [{ announcementDismissed: null }],
    'alert: a known alert or null': [{ alert: 'toString' }],
    'colorScheme: light, dark or null': [{ colorScheme: 'system' }],
    'soundOn: a boolean': [{ soundOn: 'on' }],
    'scoresKept: a boolean': [{ scoresKept: 'no' }],
    'scoreResetAsked: a game with scores or null': [{ scoreResetAsked: 'loveCalculator' }],
    'release: arrived, failed or null': [{ release: 'soon' }],
    'plain JSON': [{ openMenu: undefined }],
  },
  loveCalculator: {
    'mode: love or hate': [{ mode: 'like' }],
    'names: strings': [{ firstName: null }],
    'result and steps: calculated from names and mode, or empty': [
      { result: 75 },
      { steps: [[1]] },
      { firstName: 'Raju', secondName: 'Rani', result: 75, steps: [] },
      { firstName: 'Raju', secondName: 'Rani', result: 76, steps: [[7, 6]] },
    ],
  },
  truthOrDare: {
    'phase: one of its values': [{ phase: 'dealing' }],
    'round: a count, 0 before the first spin': [{ round: -1 }, { phase: 'spinning' }],
    'difficulty: one of the levels': [{ difficulty: 'mad' }],
    'currentType: the type of the last task while it is open': [
      { currentType: 'Dare' },
      { phase: 'timeUp' },
      { ...counting, currentType: 'Truth' },
    ],
    'lastTask: an existing task, dealt in a round, or null': [
      { lastTask: dare },
      { round: 1, lastTask: { ...dare, index: 5 } },
      { round: 1, lastTask: { ...dare, type: 'Both' } },
      { round: 1, lastTask: { ...dare, difficulty: 'mad' } },
    ],
    'countdown: from 1 to the seconds of the level while counting, otherwise 0': [
      counting,
      { ...counting, countdown: 31 },
      { ...counting, countdown: 0.5 },
      { ...counting, phase: 'timeUp', countdown: 1 },
      { countdown: 1 },
    ],
    'counters: safe integers, 0 or more': [
      { tasksCompleted: -1 },
      { streak: Number.NaN },
      { bestStreak: 2 ** 53 },
    ],
    'streak <= bestStreak': [{ tasksCompleted: 2, streak: 2, bestStreak: 1 }],
    'bestStreak <= tasksCompleted': [{ tasksCompleted: 1, bestStreak: 2 }],
    'plain JSON': [{ streak: -0 }],
  },
  rockPaperScissors: {
    'phase: one of its values': [{ phase: 'counting' }],
    'round: a count, 0 before the first hand': [{ round: 0.5 }, { phase: 'shuffling' }],
    'playerChoice: null before the first round, then a hand': [
      { playerChoice: 'rock' },
      { phase: 'shuffling', round: 1 },
      { ...shuffling, playerChoice: 'well' },
    ],
    'computerChoice: a hand in a settled round, a hand or null while shuffling': [
      { computerChoice: 'rock' },
      { ...shuffling, computerChoice: 'well' },
      { ...shuffling, phase: 'settled' },
    ],
    'result: that of the hands in a settled round': [
      { ...shuffling, result: 'You win!' },
      { ...shuffling, phase: 'settled', computerChoice: 'paper' },
      { ...shuffling, phase: 'settled', computerChoice: 'paper', result: 'You win!' },
    ],
    'counters: safe integers, 0 or more': [
      { tally: { playerWins: -1, computerWins: 0, ties: 0 } },
      { tally: { playerWins: 0, computerWins: 0.5, ties: 0 } },
      { tally: { playerWins: 0, computerWins: 0, ties: Number.NaN } },
      { streak: -1 },
      { bestStreak: null },
    ],
    'history: up to five rounds': [{ history: [lost, lost, lost, lost, lost, lost] }],
    'history: rounds with hands and their result': [
      { history: [{ ...lost, playerChoice: 'well' }] },
      { history: [{ ...lost, computerChoice: null }] },
      { history: [{ ...lost, result: 'You win!' }] },
    ],
    'history: rounds with a time of day': [{ history: [{ ...lost, timestamp: 1042 }] }],
    'history: at most the rounds of the tally': [{ history: [lost] }],
    'streak <= bestStreak': [{ streak: 1 }],
    'bestStreak <= playerWins': [{ bestStreak: 1 }],
  },
  guessTheTeacher: {
    'phase: one of its values': [{ phase: 'class' }],
    'round: from 1 to 5': [
      { ...guessing, round: 0 },
      { ...guessing, round: 6 },
    ],
    'round: 1 before the first class': [{ round: 2 }],
    'round: 5 when a class has ended': [{ ...guessed, phase: 'ended', round: 4 }],
    'teacherType: null before the first class, then a teacher': [
      { teacherType: 'math' },
      { phase: 'guessing' },
      { ...guessing, teacherType: 'art' },
    ],
    'guess: a teacher once guessed, otherwise null': [
      { ...guessing, guess: 'math' },
      { ...guessed, guess: null },
      { ...guessed, guess: 'art' },
    ],
    'hint: one of three if used, otherwise null': [
      { ...guessing, hint: 0 },
      { ...guessing, hintUsed: true, hintsUsed: 1 },
      { ...guessing, hint: 3, hintUsed: true, hintsUsed: 1 },
    ],
    'hintUsed: a boolean, false before the first class': [
      { hint: 0, hintUsed: true, hintsUsed: 1 },
      { ...guessing, hintUsed: 1 },
    ],
    'hintsUsed: at most one per round': [
      { ...guessing, hintsUsed: 1 },
      { ...guessing, hint: 0, hintUsed: true },
      { ...guessing, hint: 0, hintUsed: true, hintsUsed: 2 },
    ],
    'score: at most the points of the guesses minus those of the hints': [
      { ...guessing, score: 10 },
      { ...guessed, score: 20 },
      { ...guessed, score: -10 },
      { ...guessed, score: 1 },
      { ...guessed, hint: 0, hintUsed: true, hintsUsed: 1, score: 10 },
    ],
    'score: a multiple of ten without a hint': [{ ...guessed, score: 5 }],
    'bestScore: a possible score': [{ bestScore: 55 }, { bestScore: 7 }, { bestScore: -5 }],
  },
  quiz: {
    'phase: one of its values': [{ phase: 'recess' }],
    'name: a string, not blank once the quiz is started': [{ name: null }, { ...asked, name: ' ' }],
    'questionIndex: from 0 to 4': [
      { ...asked, questionIndex: 5 },
      { ...asked, questionIndex: -1 },
    ],
    'answers: each an option, right or wrong': [
      { ...asked, answers: [{ option: 4, isRight: true }] },
      { ...asked, answers: [{ option: 0, isRight: 'yes' }] },
    ],
    'answers: empty before the quiz': [{ answers: [right] }, { questionIndex: 1 }],
    'answers: one for each question up to the current one, if answered': [
      { ...asked, questionIndex: 1 },
      { ...asked, answers: [right, right] },
    ],
    'answers: complete on the report card': [
      { ...asked, phase: 'reportCard', questionIndex: 4 },
      { ...asked, phase: 'reportCard', answers: [right, right, right, right, right] },
    ],
    'selectedOption: the option picked for the current question': [
      { selectedOption: 0 },
      { ...asked, selectedOption: 0 },
      { ...asked, answers: [right] },
      { ...asked, answers: [right], selectedOption: 1 },
    ],
    'score: the number of right answers': [
      { ...asked, score: 1 },
      { ...asked, answers: [right] },
    ],
    'bestScore: from 0 to 5, or null': [{ bestScore: 6 }, { bestScore: -1 }],
  },
  feedback: {
    'status: one of its values': [{ status: 'lost' }],
    'draft: three strings': [{ draft: { name: '', email: '' } }],
    'draft: empty once sent': [
      { status: 'sent', notice: 'Thanks!', draft: { name: 'Raju', email: '', message: '' } },
    ],
    'notice: a string if sending succeeded or failed, otherwise null': [
      { notice: 'Thanks!' },
      { status: 'sending', notice: 'Sorry!' },
      { status: 'sent' },
      { status: 'failed' },
    ],
  },
};

const cases = Object.entries(invalid).flatMap(([slice, byCheck]) =>
  Object.entries(byCheck).flatMap(([check, wrong]) =>
    wrong.map((fields) => ({ slice: slice as keyof typeof invalid, check, fields })),
  ),
);

test('the initial state is valid', () => {
  expect(invalidSlices(START)).toEqual({});
});

test.each(cases)('$slice with $fields fails "$check"', ({ slice, check, fields }) => {
  const wrong = { ...START, [slice]: { ...START[slice], ...fields } };
  expect(invalidSlices(wrong)).toEqual({
    [slice]: { failed: expect.arrayContaining([check]), value: wrong[slice] },
  });
});

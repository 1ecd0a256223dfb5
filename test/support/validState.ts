import { isDeepStrictEqual } from 'node:util';
import type { FeedbackState } from '../../src/feedback/slice';
import * as guessTheTeacher from '../../src/games/guess-the-teacher/rules';
import type { GuessTheTeacherState } from '../../src/games/guess-the-teacher/slice';
import { workOut } from '../../src/games/love-calculator/rules';
import type { LoveCalculatorState } from '../../src/games/love-calculator/slice';
import { alerts as loveAlerts } from '../../src/games/love-calculator/tile';
import { LETTERS, QUESTION_COUNT } from '../../src/games/quiz/rules';
import type { QuizState } from '../../src/games/quiz/slice';
import { alerts as quizAlerts } from '../../src/games/quiz/tile';
import * as rockPaperScissors from '../../src/games/rock-paper-scissors/rules';
import type { RockPaperScissorsState } from '../../src/games/rock-paper-scissors/slice';
import { isBlank } from '../../src/games/shared/isBlank';
import * as truthOrDare from '../../src/games/truth-or-dare/rules';
import type { TruthOrDareState } from '../../src/games/truth-or-dare/slice';
import type { UiState } from '../../src/layout/uiSlice';
import type { RootState } from '../../src/state/types';

export const alertIds = [...Object.keys(loveAlerts), ...Object.keys(quizAlerts)];

/** By description: whether the check passes. */
type Checks = Record<string, boolean>;

/** Fails unless the state can be reached by dispatching our actions. */
export function expectValidState(state: RootState) {
  expect(invalidSlices(state)).toEqual({});
}

/** The slices whose state cannot be reached, each with the failed checks; `{}` for a valid state. */
export function invalidSlices(state: RootState) {
  const checks: Record<string, Checks> = {
    ui: checkUi(state.ui),
    loveCalculator: checkLoveCalculator(state.loveCalculator),
    truthOrDare: checkTruthOrDare(state.truthOrDare),
    rockPaperScissors: checkRockPaperScissors(state.rockPaperScissors),
    guessTheTeacher: checkGuessTheTeacher(state.guessTheTeacher),
    quiz: checkQuiz(state.quiz),
    feedback: checkFeedback(state.feedback),
  };
  const invalid = Object.entries(checks).flatMap(([slice, checksOfSlice]) => {
    const value = state[slice as keyof RootState];
    const failed = Object.entries({ ...checksOfSlice, 'plain JSON': isPlainJson(value) })
      .filter(([, passed]) => !passed)
      .map(([check]) => check);
    return failed.length > 0 ? [[slice, { failed, value }]] : [];
  });
  return Object.fromEntries(invalid);
}

const isPlainJson = (value: unknown) => isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value);

const isOneOf = (values: readonly unknown[], value: unknown) => values.includes(value);

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

const isUpTo = (max: number, value: unknown) => isCount(value) && Number(value) <= max;

/** Guesses score 10 or, with a hint, 5 points. */
const isMultipleOfFive = (value: number) =>
  isCount(value) && value % guessTheTeacher.HINT_COST === 0;

const checkUi = (ui: UiState): Checks => ({
  'openMenu: a menu or null': isOneOf(['schoolGames', 'more', null], ui.openMenu),
  'mobileMenuOpen: a boolean': isOneOf([true, false], ui.mobileMenuOpen),
  'announcementDismissed: a boolean': isOneOf([true, false], ui.announcementDismissed),
  'alert: a known alert or null': isOneOf([...alertIds, null], ui.alert),
  'colorScheme: light, dark or null': isOneOf(['light', 'dark', null], ui.colorScheme),
  'soundOn: a boolean': isOneOf([true, false], ui.soundOn),
  'scoresKept: a boolean': isOneOf([true, false], ui.scoresKept),
  'scoreResetAsked: a game with scores or null': isOneOf(
    ['truthOrDare', 'rockPaperScissors', 'guessTheTeacher', 'quiz', null],
    ui.scoreResetAsked,
  ),
  'release: arrived, failed or null': isOneOf(['arrived', 'failed', null], ui.release),
});

function checkLoveCalculator(state: LoveCalculatorState): Checks {
  const { firstName, secondName, mode, result, steps } = state;
  const isWorkedOut = result !== null && !isBlank(firstName) && !isBlank(secondName);
  return {
    'mode: love or hate': isOneOf(['love', 'hate'], mode),
    'names: strings': [firstName, secondName].every((name) => typeof name === 'string'),
    'result and steps: calculated from names and mode, or empty': isWorkedOut
      ? isDeepStrictEqual({ result, steps }, workOut(firstName, mode, secondName))
      : result === null && steps.length === 0,
  };
}

function checkTruthOrDare(state: TruthOrDareState): Checks {
  const { phase, round, difficulty, currentType, lastTask, countdown } = state;
  const { tasksCompleted, streak, bestStreak } = state;
  const phases = ['idle', 'spinning', 'counting', 'timeUp', 'completed', 'failed'];
  const isOpen = phase === 'counting' || phase === 'timeUp';
  const seconds = lastTask ? truthOrDare.SECONDS[lastTask.difficulty] : 0;
  return {
    'phase: one of its values': isOneOf(phases, phase),
    'round: a count, 0 before the first spin': isCount(round) && (phase === 'idle' || round > 0),
    'difficulty: one of the levels': isOneOf(truthOrDare.DIFFICULTIES, difficulty),
    'currentType: the type of the last task while it is open': isOpen
      ? lastTask !== null && currentType === lastTask.type
      : currentType === null,
    'lastTask: an existing task, dealt in a round, or null':
      lastTask === null || (isTask(lastTask) && round > 0),
    'countdown: from 1 to the seconds of the level while counting, otherwise 0':
      phase === 'counting' ? isUpTo(seconds, countdown) && countdown > 0 : countdown === 0,
    'counters: safe integers, 0 or more': [tasksCompleted, streak, bestStreak].every(isCount),
    'streak <= bestStreak': streak <= bestStreak,
    'bestStreak <= tasksCompleted': bestStreak <= tasksCompleted,
  };
}

const isTask = ({ difficulty, type, index }: truthOrDare.TaskId) =>
  isOneOf(truthOrDare.DIFFICULTIES, difficulty) &&
  isOneOf(['Truth', 'Dare'], type) &&
  isUpTo(truthOrDare.TASKS_PER_POOL - 1, index);

function checkRockPaperScissors(state: RockPaperScissorsState): Checks {
  const { phase, round, playerChoice, computerChoice, result } = state;
  const { tally, history, streak, bestStreak } = state;
  const { playerWins, computerWins, ties } = tally;
  const isHand = (hand: unknown) => isOneOf(rockPaperScissors.HANDS, hand);
  const isSettled = phase === 'settled';
  return {
    'phase: one of its values': isOneOf(['idle', 'shuffling', 'settled'], phase),
    'round: a count, 0 before the first hand': isCount(round) && (phase === 'idle' || round > 0),
    'playerChoice: null before the first round, then a hand':
      phase === 'idle' ? playerChoice === null : isHand(playerChoice),
    'computerChoice: a hand in a settled round, a hand or null while shuffling': isHand(
      computerChoice,
    )
      ? phase !== 'idle'
      : computerChoice === null && !isSettled,
    'result: that of the hands in a settled round':
      isSettled && playerChoice && computerChoice
        ? result === rockPaperScissors.decide(playerChoice, computerChoice)
        : result === null,
    'counters: safe integers, 0 or more': [
      playerWins,
      computerWins,
      ties,
      streak,
      bestStreak,
    ].every(isCount),
    'history: up to five rounds': history.length <= rockPaperScissors.HISTORY_LENGTH,
    'history: rounds with hands and their result': history.every(
      (played) =>
        isHand(played.playerChoice) &&
        isHand(played.computerChoice) &&
        played.result === rockPaperScissors.decide(played.playerChoice, played.computerChoice),
    ),
    'history: rounds with a time of day': history.every(
      ({ timestamp }) => typeof timestamp === 'string',
    ),
    'history: at most the rounds of the tally': history.length <= playerWins + computerWins + ties,
    'streak <= bestStreak': streak <= bestStreak,
    'bestStreak <= playerWins': bestStreak <= playerWins,
  };
}

function checkGuessTheTeacher(state: GuessTheTeacherState): Checks {
  const { phase, round, teacherType, hint, hintUsed, hintsUsed, guess, score, bestScore } = state;
  const isGuessed = phase === 'guessed' || phase === 'ended';
  const guesses = isGuessed ? round : round - 1;
  const hintsBefore = hintUsed ? hintsUsed - 1 : hintsUsed;
  const hintsOfGuesses = isGuessed ? hintsUsed : hintsBefore;
  const mostPoints = guessTheTeacher.POINTS * guesses - guessTheTeacher.HINT_COST * hintsOfGuesses;
  return {
    'phase: one of its values': isOneOf(['idle', 'guessing', 'guessed', 'ended'], phase),
    'round: from 1 to 5': isUpTo(guessTheTeacher.ROUND_COUNT, round) && round > 0,
    'round: 1 before the first class': phase !== 'idle' || round === 1,
    'round: 5 when a class has ended': phase !== 'ended' || round === guessTheTeacher.ROUND_COUNT,
    'teacherType: null before the first class, then a teacher':
      phase === 'idle' ? teacherType === null : isOneOf(guessTheTeacher.TEACHERS, teacherType),
    'guess: a teacher once guessed, otherwise null': isGuessed
      ? isOneOf(guessTheTeacher.TEACHERS, guess)
      : guess === null,
    'hint: one of three if used, otherwise null': hintUsed
      ? isUpTo(guessTheTeacher.HINT_COUNT - 1, hint)
      : hint === null,
    'hintUsed: a boolean, false before the first class':
      hintUsed === false || (hintUsed === true && phase !== 'idle'),
    'hintsUsed: at most one per round': isUpTo(round - 1, hintsBefore),
    'score: at most the points of the guesses minus those of the hints':
      isMultipleOfFive(score) && score <= mostPoints,
    'score: a multiple of ten without a hint':
      score % guessTheTeacher.POINTS === 0 || hintsOfGuesses > 0,
    'bestScore: a possible score':
      isMultipleOfFive(bestScore) && bestScore <= guessTheTeacher.MAX_SCORE,
  };
}

function checkQuiz(state: QuizState): Checks {
  const { phase, name, questionIndex, selectedOption, answers, score, bestScore } = state;
  const lastIndex = QUESTION_COUNT - 1;
  const isPicked = phase === 'question' && answers.length > questionIndex;
  const isWholeQuiz = answers.length === QUESTION_COUNT && questionIndex === lastIndex;
  return {
    'phase: one of its values': isOneOf(['nameEntry', 'question', 'reportCard'], phase),
    'name: a string, not blank once the quiz is started':
      typeof name === 'string' && (phase === 'nameEntry' || !isBlank(name)),
    'questionIndex: from 0 to 4': isUpTo(lastIndex, questionIndex),
    'answers: each an option, right or wrong': answers.every(
      ({ option, isRight }) =>
        isUpTo(LETTERS.length - 1, option) && isOneOf([true, false], isRight),
    ),
    'answers: empty before the quiz':
      phase !== 'nameEntry' || (answers.length === 0 && questionIndex === 0),
    'answers: one for each question up to the current one, if answered':
      phase !== 'question' || isOneOf([questionIndex, questionIndex + 1], answers.length),
    'answers: complete on the report card': phase !== 'reportCard' || isWholeQuiz,
    'selectedOption: the option picked for the current question':
      selectedOption === (isPicked ? answers.at(-1)?.option : null),
    'score: the number of right answers': score === answers.filter(({ isRight }) => isRight).length,
    'bestScore: from 0 to 5, or null': bestScore === null || isUpTo(QUESTION_COUNT, bestScore),
  };
}

const checkFeedback = ({ draft, status, notice }: FeedbackState): Checks => ({
  'status: one of its values': isOneOf(['idle', 'sending', 'sent', 'failed'], status),
  'draft: three strings': [draft.name, draft.email, draft.message].every(
    (text) => typeof text === 'string',
  ),
  'notice: a string if sending succeeded or failed, otherwise null': isOneOf(
    ['sent', 'failed'],
    status,
  )
    ? typeof notice === 'string'
    : notice === null,
  'draft: empty once sent':
    status !== 'sent' || [draft.name, draft.email, draft.message].every((text) => text === ''),
});

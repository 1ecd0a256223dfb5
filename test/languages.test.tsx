/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { pickOption } from './games/quiz/turns';
import './support/noLazyParts';
import { act } from '@testing-library/react';
import { allPaths } from '../src/app/routes';
import { notices } from '../src/feedback/content';
import { feedbackSlice } from '../src/feedback/slice';
import {
  certificates,
  labels as guessTheTeacher,
  teachers,
} from '../src/games/guess-the-teacher/content';
import { nextTeacherCame } from '../src/games/guess-the-teacher/slice';
import * as love from '../src/games/love-calculator/content';
import { calculate } from '../src/games/love-calculator/effects';
import { firstNameTyped, secondNameTyped } from '../src/games/love-calculator/slice';
import * as quiz from '../src/games/quiz/content';
import { alerts as quizAlerts } from '../src/games/quiz/content';

import { nameTyped } from '../src/games/quiz/slice';
import { labels as rockPaperScissors } from '../src/games/rock-paper-scissors/content';
import { scoreCard } from '../src/games/shared/content';
import * as notFound from '../src/pages/not-found/content';
import { paths } from '../src/paths';
import type { AppStore } from '../src/state/types';
import { alertShown, scoreResetAsked } from '../src/state/uiSlice';
import { guess, takeClass } from './games/guess-the-teacher/turns';
import { STARTED, takeQuiz } from './games/quiz/turns';
import { playRound } from './games/rock-paper-scissors/turns';
import { renderApp } from './support/renderApp';
import { scriptedEnv } from './support/scriptedEnv';

const [LOVE, QUIZ] = ['/school-games', '/school-games/quizgame'];
const ROCK_PAPER_SCISSORS = '/school-games/rockpaperscissors';
const GUESS_THE_TEACHER = '/school-games/guess-the-teacher';

const question = quiz.questionAt(0);
const { clown } = quiz.grades;
const nothing = () => undefined;

/** What is on a page after some events: English and Hinglish texts. */
type Scene = [
  path: string,
  play: (store: AppStore) => unknown,
  english: readonly string[],
  hinglish: readonly string[],
];

const scenes: Record<string, Scene> = {
  'the 404 page': [
    '/nope',
    nothing,
    [notFound.content.heading, notFound.content.lead],
    [notFound.remark, notFound.homeLink],
  ],
  'the alert of the quiz': [
    QUIZ,
    ({ dispatch }) => dispatch(alertShown('studentNameMissing')),
    [quizAlerts.studentNameMissing.text],
    [quiz.labels.intro, quiz.labels.noBest],
  ],
  'a percentage with FLAMES': [
    LOVE,
    ({ dispatch }) => {
      dispatch(firstNameTyped('Raju'));
      dispatch(secondNameTyped('Rani'));
      dispatch(calculate());
    },
    [love.flames.letters.E.word],
    [love.verdictFor('love', 75, false), love.leftOver(4), love.flames.letters.E.line],
  ],
  'an answered question': [
    QUIZ,
    ({ dispatch }) => {
      dispatch(nameTyped('Zubaida'));
      dispatch(STARTED);
      dispatch(pickOption(0));
    },
    ['Question 1 of 5'],
    [question.text, ...question.options, `${quiz.labels.rightAnswer}: ${question.answer}.`],
  ],
  'the report card': [
    QUIZ,
    (store) => takeQuiz(store, 3),
    [clown.text, ...clown.comment, quiz.labels.reportCard, quiz.labels.remarks],
    [question.text, clown.line, quiz.labels.retryNote, quiz.labels.answerSheet],
  ],
  'a tie, and the confirmation of a score reset': [
    ROCK_PAPER_SCISSORS,
    (store) => {
      playRound(store, 'paper', 'paper');
      store.dispatch(scoreResetAsked('rockPaperScissors'));
    },
    ["It's a tie!"],
    [rockPaperScissors.tie, scoreCard.question],
  ],
  'a teacher with an English catchphrase': [
    GUESS_THE_TEACHER,
    (store) => {
      guess(store);
      store.dispatch(nextTeacherCame({ teacherType: 'english', card: 0 }));
    },
    ['Round 2 of 5', 'Hint (-5 points)', teachers.pe.name, '“No Hindi in my class!”'],
    teachers.english.cards[0].quirks,
  ],
  'a certificate': [
    GUESS_THE_TEACHER,
    (store) => takeClass(store, 4),
    [certificates.pet.title, 'Final Score: 40 / 50', 'Hints used: 0', guessTheTeacher.again],
    [certificates.pet.citation, guessTheTeacher.certifies, scoreCard.reset],
  ],
};

const PAGE_LANGUAGE = 'hi-Latn';

const languageOf = (element: Element) =>
  element.closest<HTMLElement>('[lang]')?.lang ?? PAGE_LANGUAGE;

/** The text of an element without that of its child elements. */
const ownText = ({ childNodes }: Element) =>
  Array.from(childNodes, (node) => (node instanceof Text ? node.data : ''))
    .join('')
    .trim();

/** The language of each occurrence of a text on the page, by which screen readers choose a voice. */
function languagesOf(text: string) {
  const matches = (element: Element) =>
    element.textContent.trim() === text || ownText(element) === text;
  const found = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      matches(element) &&
      ![...element.children].some(matches) &&
      // The name of a page, beside the paper of the Quiz.
      !element.matches(`a[href="${paths.reportCard}"]`),
  );
  if (found.length === 0) throw new Error(`Not on the page: ${text}`);
  return found.map(languageOf);
}

test.each(Object.entries(scenes))(
  '%s: English texts are marked as English, the others have the language of the page',
  async (_what, [path, play, english, hinglish]) => {
    const { store } = await renderApp(path, { env: scriptedEnv([0.5, 0.5]) });
    // A certificate is loaded during the class.
    await act(async () => void play(store));
    const textsNotIn = (expected: string, texts: readonly string[]) =>
      texts.filter((text) => languagesOf(text).some((language) => language !== expected));
    expect(textsNotIn('en-IN', english)).toEqual([]);
    expect(textsNotIn(PAGE_LANGUAGE, hinglish)).toEqual([]);
  },
);

test.each(['sent', 'failed'] as const)(
  'the notice of a form that is %s is marked',
  async (status) => {
    const feedback = { ...feedbackSlice.getInitialState(), status, notice: notices.delivered };
    await renderApp('/feedback', { preloadedState: { feedback } });
    expect(languagesOf(notices.delivered)).toEqual(['en-IN']);
  },
);

/** No Hinglish sentence of the site contains two of these words. */
const ENGLISH = /\b(?:your|you|and|with|of|please|from|what|does|our|we|an|for)\b/gi;

test.each([...allPaths(), '/nope'])(
  '%s has no English sentence that is not marked as English',
  async (path) => {
    const { container } = await renderApp(path, { env: scriptedEnv([0.5, 0.5]) });
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    const unmarked: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      const isEnglish = (text.match(ENGLISH)?.length ?? 0) > 1;
      const parent = walker.currentNode.parentElement as Element;
      if (isEnglish && languageOf(parent) !== 'en-IN') unmarked.push(text);
    }
    expect(unmarked).toEqual([]);
  },
);

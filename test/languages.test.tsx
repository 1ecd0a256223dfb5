/** @jest-environment ./test/support/jsdomEnvironment.ts */
import './support/noLazyParts';
import { act } from '@testing-library/react';
import { allPaths } from '../src/app/allPaths';
import { content as feedback, form, notices } from '../src/feedback/content';
import { feedbackSlice } from '../src/feedback/slice';
import * as certificate from '../src/games/guess-the-teacher/certificate/content';
import * as guessTheTeacher from '../src/games/guess-the-teacher/content';
import { nextTeacherCame } from '../src/games/guess-the-teacher/slice';
import * as love from '../src/games/love-calculator/content';
import { firstNameTyped, secondNameTyped } from '../src/games/love-calculator/slice';
import { calculate } from '../src/games/love-calculator/thunks';
import { alerts as loveAlerts } from '../src/games/love-calculator/tile';
import * as quiz from '../src/games/quiz/content';
import { nameTyped } from '../src/games/quiz/slice';
import { pickOption } from '../src/games/quiz/thunks';
import { alerts as quizAlerts } from '../src/games/quiz/tile';
import {
  hands,
  reasons,
  labels as rockPaperScissors,
} from '../src/games/rock-paper-scissors/content';
import { scoreCard } from '../src/games/shared/content';
import { alertShown, scoreResetAsked } from '../src/layout/uiSlice';
import * as about from '../src/pages/about/content';
import * as notFound from '../src/pages/not-found/content';
import { paths } from '../src/paths';
import type { AppStore } from '../src/state/types';
import { guess, takeClass } from './games/guess-the-teacher/turns';
import { STARTED, takeQuiz } from './games/quiz/turns';
import { playRound } from './games/rock-paper-scissors/turns';
import { renderApp } from './support/renderApp';
import { scriptedEnv } from './support/scriptedEnv';

const QUIZ = '/school-games/quizgame';
const ROCK_PAPER_SCISSORS = '/school-games/rockpaperscissors';
const GUESS_THE_TEACHER = '/school-games/guess-the-teacher';

const names = Object.values(guessTheTeacher.teachers).map(({ name }) => name);
const question = quiz.questionAt(0);
const clown = quiz.grades.clown;
const feedbackState = (status: 'sent' | 'failed', notice: string) => ({
  feedback: { ...feedbackSlice.getInitialState(), status, notice },
});

type Scene = {
  what: string;
  path: string;
  /** Dispatched before the texts are checked. */
  play?: (store: AppStore) => void;
  preloadedState?: NonNullable<Parameters<typeof renderApp>[1]>['preloadedState'];
  english: readonly string[];
  hinglish: readonly string[];
};

const scenes: Scene[] = [
  {
    what: 'the 404 page',
    path: '/nope',
    english: [notFound.content.heading, notFound.content.lead],
    hinglish: [notFound.remark, notFound.homeLink],
  },
  {
    what: 'About Us',
    path: '/about-us',
    english: [about.version],
    hinglish: [about.content.lead, ...about.mission.paragraphs, ...about.terms.points],
  },
  {
    what: 'the alert of the quiz',
    path: QUIZ,
    play: (store) => store.dispatch(alertShown('studentNameMissing')),
    english: [quizAlerts.studentNameMissing.text],
    hinglish: [quiz.labels.intro, quiz.labels.noBest],
  },
  {
    what: 'the alert of the Love Calculator',
    path: '/school-games',
    play: (store) => store.dispatch(alertShown('firstNameMissing')),
    english: [],
    hinglish: [loveAlerts.firstNameMissing.text],
  },
  {
    what: 'a percentage with FLAMES',
    path: '/school-games',
    play: (store) => {
      store.dispatch(firstNameTyped('Raju'));
      store.dispatch(secondNameTyped('Rani'));
      store.dispatch(calculate());
    },
    english: [love.flames.letters.E.word],
    hinglish: [
      ...[love.verdictFor('love', 75, false), love.flames.note],
      ...[love.leftOver(4), love.flames.letters.E.line],
    ],
  },
  {
    what: 'an answered question',
    path: QUIZ,
    play: (store) => {
      store.dispatch(nameTyped('Zubaida'));
      store.dispatch(STARTED);
      store.dispatch(pickOption(0));
    },
    english: ['Question 1 of 5'],
    hinglish: [
      question.text,
      ...question.options,
      `${quiz.labels.rightAnswer}: ${question.answer}.`,
      question.remark,
    ],
  },
  {
    what: 'the report card',
    path: QUIZ,
    play: (store) => takeQuiz(store, 3),
    english: [clown.text, ...clown.comment, quiz.labels.reportCard, quiz.labels.remarks],
    hinglish: [
      question.text,
      clown.line,
      quiz.labels.retryNote,
      question.topic,
      quiz.labels.answerSheet,
    ],
  },
  {
    what: 'a won round',
    path: ROCK_PAPER_SCISSORS,
    play: (store) => playRound(store, 'paper', 'rock'),
    english: ['You win!'],
    hinglish: [reasons.paper, hands.paper.hindi],
  },
  {
    what: 'a tie, and the confirmation of a score reset',
    path: ROCK_PAPER_SCISSORS,
    play: (store) => {
      playRound(store, 'paper', 'paper');
      store.dispatch(scoreResetAsked('rockPaperScissors'));
    },
    english: ["It's a tie!"],
    hinglish: [rockPaperScissors.tie, scoreCard.question],
  },
  {
    what: 'a teacher to guess',
    path: GUESS_THE_TEACHER,
    english: ['Round 1 of 5', 'Score: 0', 'Hint (-5 points)', ...names],
    hinglish: [
      guessTheTeacher.labels.pick,
      `“${guessTheTeacher.teachers.pe.cards[1].catchphrase}”`,
    ],
  },
  {
    what: 'an English catchphrase',
    path: GUESS_THE_TEACHER,
    play: (store) => {
      guess(store);
      store.dispatch(nextTeacherCame({ teacherType: 'english', card: 0 }));
    },
    english: ['“No Hindi in my class!”'],
    hinglish: guessTheTeacher.teachers.english.cards[0].quirks,
  },
  {
    what: 'a certificate',
    path: GUESS_THE_TEACHER,
    play: (store) => takeClass(store, 4),
    english: [
      certificate.certificates.pet.title,
      'Final Score: 40 / 50',
      'Hints used: 0',
      certificate.labels.again,
    ],
    hinglish: [
      certificate.certificates.pet.citation,
      certificate.labels.certifies,
      scoreCard.reset,
    ],
  },
  {
    what: 'a delivered message',
    path: '/feedback',
    preloadedState: feedbackState('sent', notices.delivered),
    english: [notices.delivered],
    hinglish: [feedback.lead],
  },
  {
    what: 'a refused message',
    path: '/feedback',
    preloadedState: feedbackState('failed', 'Error: Email looks wrong.'),
    english: ['Error: Email looks wrong.'],
    hinglish: [form.send],
  },
  {
    what: 'a message that failed to send',
    path: '/feedback',
    preloadedState: feedbackState('failed', notices.failed),
    english: [notices.failed],
    hinglish: [],
  },
];

const PAGE_LANGUAGE = 'hi-Latn';

const languageOf = (element: Element) =>
  element.closest<HTMLElement>('[lang]')?.lang ?? PAGE_LANGUAGE;

/** The text of an element without that of its child elements. */
const ownText = ({ childNodes }: Element) =>
  Array.from(childNodes, (node) => (node instanceof Text ? node.data : ''))
    .join('')
    .trim();

/** A link to the page of that name, beside the paper of the Quiz. */
const isNameOfPage = (element: Element) => element.matches(`a[href="${paths.reportCard}"]`);

/** The language of each occurrence of a text on the page, by which screen readers choose a voice. */
function languagesOf(text: string) {
  const matches = (element: Element) =>
    element.textContent.trim() === text || ownText(element) === text;
  const found = [...document.body.querySelectorAll('*')].filter(
    (element) => matches(element) && ![...element.children].some(matches) && !isNameOfPage(element),
  );
  if (found.length === 0) throw new Error(`Not on the page: ${text}`);
  return found.map(languageOf);
}

test.each(scenes)(
  '$what: English texts are marked as English, the others have the language of the page',
  async (scene) => {
    const { path, play, preloadedState = {}, english, hinglish } = scene;
    const { store } = await renderApp(path, { preloadedState, env: scriptedEnv([0.5, 0.5]) });
    act(() => play?.(store));
    const textsNotIn = (expected: string, texts: readonly string[]) =>
      texts.filter((text) => languagesOf(text).some((language) => language !== expected));
    expect(textsNotIn('en-IN', english)).toEqual([]);
    expect(textsNotIn(PAGE_LANGUAGE, hinglish)).toEqual([]);
  },
);

/** No Hinglish sentence of the site contains two of these words. */
const ENGLISH = /\b(?:your|you|and|with|of|please|from|what|does|our|we|an|for)\b/gi;

test.each([...allPaths, '/nope'])(
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

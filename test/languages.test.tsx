/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { allPaths } from '../src/app/routes';
import { content as feedback, form, notices } from '../src/feedback/content';
import { feedbackSlice } from '../src/feedback/slice';
import * as classroom from '../src/games/guess-the-teacher/content';
import { alerts as loveAlerts } from '../src/games/love-calculator/tile';
import * as quiz from '../src/games/quiz/content';
import { nameTyped, quizStarted } from '../src/games/quiz/slice';
import { pickOption } from '../src/games/quiz/thunks';
import { alerts as quizAlerts } from '../src/games/quiz/tile';
import { labels as arena, hands, reasons } from '../src/games/rock-paper-scissors/content';
import { scoreCard } from '../src/games/shared/content';
import { alertShown, scoreResetAsked } from '../src/layout/uiSlice';
import * as about from '../src/pages/about/content';
import * as notFound from '../src/pages/not-found/content';
import type { AppStore } from '../src/state/types';
import { renderApp } from './support/renderApp';
import { scriptedEnv } from './support/scriptedEnv';
import * as turns from './support/turns';

const QUIZ = '/school-games/quizgame';
const HANDS = '/school-games/rockpaperscissors';
const CLASS = '/school-games/guess-the-teacher';

const names = Object.values(classroom.teachers).map(({ name }) => name);
const question = quiz.questionAt(0);
const clown = quiz.grades.clown;
const asked = (status: 'sent' | 'failed', notice: string) => ({
  feedback: { ...feedbackSlice.getInitialState(), status, notice },
});

type Scene = {
  what: string;
  path: string;
  /** What happens on the page before it is read. */
  play?: (store: AppStore) => void;
  preloadedState?: NonNullable<Parameters<typeof renderApp>[1]>['preloadedState'];
  english: readonly string[];
  hinglish: readonly string[];
};

const scenes: Scene[] = [
  {
    what: 'the 404 page',
    path: '/nope',
    english: [notFound.content.heading, notFound.content.lead, notFound.homeLink],
    hinglish: [],
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
    what: 'a question that is answered',
    path: QUIZ,
    play: (store) => {
      store.dispatch(nameTyped('Zubaida'));
      store.dispatch(quizStarted());
      store.dispatch(pickOption(question.options.indexOf(question.answer)));
    },
    english: [question.text, question.answer, `${question.answer}.`],
    hinglish: [quiz.labels.rightAnswer, question.remark],
  },
  {
    what: 'the report card',
    path: QUIZ,
    play: (store) => turns.takeQuiz(store, 3),
    english: [
      clown.text,
      ...clown.comment,
      quiz.labels.reportCard,
      quiz.labels.remarks,
      question.text,
    ],
    hinglish: [clown.line, quiz.labels.retryNote, question.topic, quiz.labels.answerSheet],
  },
  {
    what: 'a round that is won',
    path: HANDS,
    play: (store) => turns.playRound(store, 'paper', 'rock'),
    english: ['You win!'],
    hinglish: [reasons.paper, hands.paper.hindi],
  },
  {
    what: 'a round that is a tie, and the question whether to forget it',
    path: HANDS,
    play: (store) => {
      turns.playRound(store, 'paper', 'paper');
      store.dispatch(scoreResetAsked('rockPaperScissors'));
    },
    english: ["It's a tie!"],
    hinglish: [arena.tie, scoreCard.question],
  },
  {
    what: 'a teacher who is in',
    path: CLASS,
    english: ['Round 1 of 5', 'Score: 0', 'Hint (-5 points)', ...names],
    hinglish: [classroom.labels.pick, `“${classroom.teachers.pe.catchphrase}”`],
  },
  {
    what: 'a certificate',
    path: CLASS,
    play: (store) => turns.takeClass(store, 4),
    english: [
      classroom.certificates.pet.title,
      'Final Score: 40 / 50',
      'Hints used: 0',
      classroom.labels.again,
    ],
    hinglish: [classroom.certificates.pet.citation, classroom.labels.certifies, scoreCard.reset],
  },
  {
    what: 'a message that was delivered',
    path: '/feedback',
    preloadedState: asked('sent', notices.delivered),
    english: [notices.delivered],
    hinglish: [feedback.lead],
  },
  {
    what: 'a message that was refused',
    path: '/feedback',
    preloadedState: asked('failed', 'Error: Email looks wrong.'),
    english: ['Error: Email looks wrong.'],
    hinglish: [form.send],
  },
  {
    what: 'a message that was lost',
    path: '/feedback',
    preloadedState: asked('failed', notices.failed),
    english: [notices.failed],
    hinglish: [],
  },
];

const voiceOf = (element: Element) =>
  element.closest<HTMLElement>('[lang]')?.lang ?? 'hi-Latn, of the page';

/** The words that stand in an element itself, beside other elements. */
const ownWords = ({ childNodes }: Element) =>
  Array.from(childNodes, (node) => (node instanceof Text ? node.data : ''))
    .join('')
    .trim();

/** With which voice a screen reader says these words, each time that they stand on the page. */
function voicesOf(words: string) {
  const says = (element: Element) =>
    element.textContent.trim() === words || ownWords(element) === words;
  const found = [...document.body.querySelectorAll('*')].filter(
    (element) => says(element) && ![...element.children].some(says),
  );
  if (found.length === 0) throw new Error(`Nowhere on the page: ${words}`);
  return found.map(voiceOf);
}

test.each(scenes)(
  '$what: English is said with an English voice, the rest with that of the page',
  async (scene) => {
    const { path, play, preloadedState = {}, english, hinglish } = scene;
    const { store } = await renderApp(path, { preloadedState, env: scriptedEnv([0.5]) });
    act(() => play?.(store));
    const wrong = [
      ...english.flatMap((words) =>
        voicesOf(words).map((voice) => (voice === 'en-IN' ? [] : [`${words}: ${voice}`])),
      ),
      ...hinglish.flatMap((words) =>
        voicesOf(words).map((voice) => (voice.startsWith('hi-Latn') ? [] : [`${words}: ${voice}`])),
      ),
    ];
    expect(wrong.flat()).toEqual([]);
  },
);

/** Words that no Hinglish sentence of the site has two of. */
const ENGLISH = /\b(?:your|you|and|with|of|please|from|what|does|our|we|an|for)\b/gi;

test.each([...allPaths, '/nope'])(
  '%s has no English sentence that is not marked as such',
  async (path) => {
    const { container } = await renderApp(path, { env: scriptedEnv([0.5]) });
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    const unmarked: string[] = [];
    while (walker.nextNode()) {
      const words = walker.currentNode.textContent ?? '';
      const around = walker.currentNode.parentElement as Element;
      const english = words.match(ENGLISH)?.length ?? 0;
      if (english > 1 && voiceOf(around) !== 'en-IN') unmarked.push(words);
    }
    expect(unmarked).toEqual([]);
  },
);

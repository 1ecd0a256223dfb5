/** @jest-environment ./test/support/jsdomEnvironment.ts */
import './support/noLazyParts';
import { act, screen } from '@testing-library/react';
import {
  certificates,
  labels as guessTheTeacher,
  teachers,
  verdict,
} from '../src/games/guess-the-teacher/content';
import type { TeacherType } from '../src/games/guess-the-teacher/rules';
import { labels as handCricket, tossLine } from '../src/games/hand-cricket/content';
import { alerts as loveAlerts, verdictFor } from '../src/games/love-calculator/content';
import { questions, labels as quiz, alerts as quizAlerts } from '../src/games/quiz/content';
import { tasks, labels as truthOrDare } from '../src/games/truth-or-dare/content';
import { SITE_NAME } from '../src/layout/content';
import { bagDraws, DARE, TRUTH } from './support/bagDraws';
import { evenDraws } from './support/evenDraws';
import { listen } from './support/listen';
import { renderWithFakeTimers } from './support/renderWithFakeTimers';

/*
 * Games and pages by keyboard, with all announcements and focus changes in order; those of other games are
 * tested with their screens.
 */

/** More than the controls of any page. */
const MAX_TABS = 60;

/** The accessible name of a focused control, preceded by the text of the alert that it is in. */
function nameOf(control: Element) {
  const alertText = control.closest('[role="alertdialog"]')?.querySelector('p');
  const label = control.id && document.querySelector(`label[for="${control.id}"]`);
  const name =
    control.getAttribute('aria-label') ??
    (label || control.closest('label') || control).textContent;
  return alertText ? `${alertText.textContent} ${name}` : name;
}

async function visit(path: string, options: Parameters<typeof renderWithFakeTimers>[1] = {}) {
  const page = await renderWithFakeTimers(path, options);
  const announcements = listen();
  const focusedNames: string[] = [];
  let isTabbing = false;
  page.baseElement.addEventListener('focusin', ({ target }) => {
    if (!isTabbing) focusedNames.push(nameOf(target as Element));
  });

  /** Presses Tab until the control with that name is focused; after the last one comes the first. */
  async function tabTo(name: string) {
    const isThere = () => nameOf(document.activeElement as Element).endsWith(name);
    isTabbing = true;
    for (let tabs = 0; tabs < MAX_TABS && !isThere(); tabs += 1) await page.user.tab();
    isTabbing = false;
    expect([name, isThere()]).toEqual([name, true]);
  }

  return {
    ...page,
    tabTo,
    keys: page.user.keyboard,
    /** Tabs to a control and presses Enter. */
    async press(name: string) {
      await tabTo(name);
      await act(async () => page.user.keyboard('{Enter}'));
    },
    /** The announcements since the last call, in order. */
    announced: () =>
      announcements.splice(0).flatMap((text) => text.replace(/\s+/g, ' ').trim() || []),
    /** The names of the controls that the page has focused since the last call, in order. */
    focused: () => focusedNames.splice(0),
  };
}

afterEach(() => jest.useRealTimers());

test('Love Calculator: each result is announced with its verdict; an alert gives the focus back to its field', async () => {
  const { press, tabTo, keys, announced, focused } = await visit('/school-games');
  await press('Calculate');
  await keys('{Enter}');
  expect(focused()).toEqual([`${loveAlerts.firstNameMissing.text} OK`, 'Pehla naam']);
  await keys('Raju{Enter}{Enter}');
  expect(focused()).toEqual([`${loveAlerts.secondNameMissing.text} OK`, 'Dusra naam']);
  expect(announced()).toEqual([]);

  await keys('Rani{Enter}');
  expect(announced()).toEqual([`75% ${verdictFor('love', 75, false)}`]);
  await press('Calculate');
  expect(announced()).toEqual([`75% ${verdictFor('love', 75, false)}`]);
  await tabTo('Pyar');
  await keys('{ArrowRight}');
  expect(announced()).toEqual([`66% ${verdictFor('hate', 66, false)}`]);
  focused();
  await press('Dubara Karo');
  expect([focused(), announced()]).toEqual([['Pehla naam'], []]);
});

test('Truth or Dare: task, last ten seconds, time up and verdict are announced; spin, seconds and scores are not', async () => {
  const truth = tasks.hard.Truth[2];
  const dare = tasks.hard.Dare[4];
  const path = '/school-games/truth-or-dare';
  const game = await visit(path, { draws: [...bagDraws({ Truth: 2, Dare: 4 }), TRUTH, DARE] });
  const { press, tabTo, keys, pass, announced, focused } = game;
  await tabTo('Easy');
  await keys('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Hard' })).toBeChecked();
  focused();

  await press('Spin');
  await keys('{Enter} ');
  await pass(62_000);
  await pass(10_000);
  expect(announced()).toEqual([`Truth ${truth}`, truthOrDare.lastSeconds, truthOrDare.timeUp]);
  await press('Completed');
  const praise = truthOrDare.praise.map((line) => `Streak: 1 ${line}`);
  expect(praise).toContain(announced().join());
  expect(focused()).toEqual(['Spin']);

  await keys('{Enter}');
  await pass(2000);
  expect(announced()).toEqual([`Dare ${dare}`]);
  await press('Failed');
  const comfort = [...truthOrDare.comfort, truthOrDare.comfortAlone];
  const consolations = comfort.map((line) => `Streak: 0 ${line}`);
  expect(consolations).toContain(announced().join());
  expect(focused()).toEqual(['Spin']);
});

test('Quiz: questions and report card are focused, each verdict is announced with the right answer', async () => {
  const { press, keys, announced, focused, env } = await visit('/school-games/quizgame', {
    draws: evenDraws(15),
  });
  await press('Start Quiz');
  await keys('{Enter}');
  expect(focused()).toEqual([`${quizAlerts.studentNameMissing.text} OK`, 'Your name']);
  await keys('Bittu{Enter}');

  for (const [index, { text, options, answer, remark }] of questions.entries()) {
    expect(focused()).toEqual([text]);
    const isRight = index !== 1 && index !== 4;
    const picked = isRight ? answer : (options.find((option) => option !== answer) as string);
    await press(`${picked} `);
    const verdicts = isRight ? quiz.rightVerdicts : quiz.wrongVerdicts;
    expect(announced()).toEqual([
      `${verdicts[index % 2]} ${quiz.rightAnswer}: ${answer}. ${remark}`,
    ]);
    await keys('{Enter}');
    expect(announced()).toEqual([]);
    focused();
    await press(index < 4 ? 'Next' : 'Finish');
  }
  expect(focused()).toEqual([quiz.reportCard]);
  expect(announced()).toEqual([]);
  await press('Retry');
  expect(env.reload).toHaveBeenCalledTimes(1);
});

test('Guess the Teacher: catchphrases and certificate are focused, hints and verdicts are announced', async () => {
  const order: TeacherType[] = ['math', 'english', 'pe', 'history', 'science'];
  // Two for each teacher, the first of five, each other one of four: who, and the first card that
  // was not seen yet. 0.99 draws the hint.
  const draws = [0.1, 0, 0.1, 0, 0.3, 0, 0.99, 0.6, 0, 0.9, 0, 0.1, 0];
  const { press, keys, announced, focused } = await visit('/school-games/guess-the-teacher', {
    draws,
  });
  const cardOf = (type: TeacherType) => teachers[type].cards[0];
  const quoted = ({ catchphrase }: { catchphrase: string }) => `“${catchphrase}”`;
  expect(screen.getByText(quoted(cardOf('math')))).toBeInTheDocument();

  for (const [index, type] of order.entries()) {
    if (type === 'pe') {
      await press('Hint (-5 points)');
      await keys('{Enter}');
      expect(announced()).toEqual([
        `${guessTheTeacher.hintLabel} ${teachers.pe.cards[0].hints[2]}`,
      ]);
    }
    const isRight = type !== 'history';
    await press(teachers[isRight ? type : 'math'].name);
    await keys('{Enter}');
    const points = type === 'pe' ? 5 : 10;
    const { right, wrong } = cardOf(type);
    const revealed = verdict(isRight, teachers[type].name, points);
    expect(announced()).toEqual([`${revealed} ${isRight ? right : wrong}`]);
    focused();
    await press(index < 4 ? 'Next Round' : 'See Certificate');
    const next = order[index + 1];
    expect(focused()).toEqual([next ? quoted(cardOf(next)) : certificates.vip.title]);
  }
  expect(announced()).toEqual([]);
  await press('Take Another Class!');
  expect(focused()).toEqual([quoted(teachers.math.cards[1])]);
  expect(announced()).toEqual([]);
});

test('Hand Cricket: the toss is announced, and the focus goes to the choice, then to the throws', async () => {
  const path = '/school-games/hand-cricket';
  // The computer shows 2 in the toss, in which it would bat.
  const { press, keys, announced, focused } = await visit(path, { draws: [0.3, 0.9] });
  await press('1');
  const toss = tossLine(1, 2, true);
  expect([announced(), focused()]).toEqual([[`${toss} ${handCricket.choose}`], ['Bat']]);
  await keys('{Enter}');
  expect(announced()).toEqual([`${toss} ${handCricket.youBat}`]);
  expect(focused()).toEqual([handCricket.throws]);
});

test('menus announce nothing; each page opened by a link is announced once, and its heading focused', async () => {
  const { press, keys, announced, focused } = await visit('/');
  await press('School Games');
  await keys('{Escape}{Enter}');
  expect([focused(), announced()]).toEqual([[], []]);
  // By links of a menu, the footer and a tile, to pages with scores, a countdown and a form.
  for (const [link, page, words] of [
    ['How to Play', 'How to Play', 'How to Play: bachpan ke saat khel'],
    ['Our Journey', 'Journey', 'Journey'],
    ['School Games', 'Love Calculator', 'Love Calculator: percent aur FLAMES'],
    ['Truth or Dare', 'Truth or Dare', 'Truth or Dare: bottle wala game'],
    ['Contact Us', 'Feedback', 'Feedback'],
  ] as const) {
    await press(link);
    expect(focused().at(-1)).toBe(page);
    expect(announced()).toEqual([`${words} · ${SITE_NAME}`]);
  }
});

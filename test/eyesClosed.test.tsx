/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import {
  certificates,
  labels as inClass,
  teachers,
  verdict,
} from '../src/games/guess-the-teacher/content';
import type { TeacherType } from '../src/games/guess-the-teacher/rules';
import { verdictFor } from '../src/games/love-calculator/content';
import { alerts as loveAlerts } from '../src/games/love-calculator/tile';
import { questions, labels as quiz } from '../src/games/quiz/content';
import { alerts as quizAlerts } from '../src/games/quiz/tile';
import { labels as hands, reasons } from '../src/games/rock-paper-scissors/content';
import { scoreCard } from '../src/games/shared/content';
import { labels as bottle, tasks } from '../src/games/truth-or-dare/content';
import { SITE_NAME } from '../src/layout/content';
import { listen } from './support/listen';
import { renderWithFakeTimers } from './support/renderWithFakeTimers';

/*
 * Each game as somebody plays it who neither sees nor points: from the first key to the last, with
 * everything that is said and everything that the page itself gives the focus, in order, once.
 */

/** More than there are controls on any page. */
const MOST_TABS = 60;

/** What a screen reader calls what has the focus; in an alert, what it asks. */
function nameOf(control: Element) {
  const asks = control.closest('[role="alertdialog"]')?.querySelector('p');
  const label = control.id && document.querySelector(`label[for="${control.id}"]`);
  const words =
    control.getAttribute('aria-label') ??
    (label || control.closest('label') || control).textContent;
  return asks ? `${asks.textContent} ${words}` : words;
}

type Scene = Parameters<typeof renderWithFakeTimers>[1];

async function visit(path: string, scene: Scene = {}) {
  const page = await renderWithFakeTimers(path, scene);
  const live = listen();
  const given: string[] = [];
  let isTabbing = false;
  page.baseElement.addEventListener('focusin', ({ target }) => {
    if (!isTabbing) given.push(nameOf(target as Element));
  });

  /** Goes on with Tab until the control of that name has the focus. */
  async function tabTo(name: string) {
    isTabbing = true;
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (document.activeElement && nameOf(document.activeElement).endsWith(name)) break;
      await page.user.tab();
    }
    isTabbing = false;
    expect(nameOf(document.activeElement as Element)).toMatch(new RegExp(`${escaped(name)}$`));
  }

  return {
    ...page,
    tabTo,
    keys: page.user.keyboard,
    /** Tabs to a control, and presses it. */
    async press(name: string) {
      await tabTo(name);
      await act(async () => page.user.keyboard('{Enter}'));
    },
    /** Everything that was said up to now, in order; it is told once. */
    said: () => live.splice(0).map((words) => words.replace(/\s+/g, ' ').trim()),
    /** What has been given the focus up to now, in order; it is told once. */
    given: () => given.splice(0),
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const title = (page: string) => `${page} · ${SITE_NAME}`;

afterEach(() => jest.useRealTimers());

test('Love Calculator: a result is said with its sentence, anew when it is asked for anew', async () => {
  const { press, tabTo, keys, said, given } = await visit('/school-games');
  await press('Calculate');
  expect(given()).toEqual([`${loveAlerts.firstNameMissing.text} OK`]);
  await keys('{Enter}');
  expect(given()).toEqual(['Pehla naam']);
  await keys('Raju{Enter}');
  expect(given()).toEqual([`${loveAlerts.secondNameMissing.text} OK`]);
  await keys('{Enter}');
  expect(given()).toEqual(['Dusra naam']);
  expect(said()).toEqual([]);

  await keys('Rani{Enter}');
  expect(said()).toEqual([`75% ${verdictFor('love', 75)}`]);
  await press('Calculate');
  expect(said()).toEqual([`75% ${verdictFor('love', 75)}`]);
  await tabTo('Pyar');
  await keys('{ArrowRight}');
  expect(said()).toEqual([`66% ${verdictFor('hate', 66)}`]);
  given();
  await press('Dubara Karo');
  expect(given()).toEqual(['Pehla naam']);
  expect(said()).toEqual([]);
});

test('Truth or Dare: task, ten seconds, time up, verdict; the bottle, the seconds and the scores are silent', async () => {
  const truth = tasks.hard.Truth[2];
  const dare = tasks.hard.Dare[4];
  const path = '/school-games/truth-or-dare';
  const game = await visit(path, { draws: [0.1, 0.5, 0.9, 0.9] });
  const { press, tabTo, keys, pass, said, given } = game;
  await tabTo('Easy');
  await keys('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Hard' })).toBeChecked();
  given();

  await press('Spin');
  await keys('{Enter} ');
  await pass(62_000);
  await pass(10_000);
  expect(said()).toEqual([`Truth ${truth}`, bottle.lastSeconds, bottle.timeUp]);
  await press('Completed');
  const [praise, ...more] = said();
  expect(more).toEqual([]);
  expect(bottle.praise.map((line) => `Streak: 1 ${line}`)).toContain(praise);
  expect(given()).toEqual(['Spin']);

  await keys('{Enter}');
  await pass(2000);
  expect(said()).toEqual([`Dare ${dare}`]);
  await press('Failed');
  const [kind, ...others] = said();
  expect(others).toEqual([]);
  expect(bottle.kind.map((line) => `Streak: 0 ${line}`)).toContain(kind);
  expect(given()).toEqual(['Spin']);

  await press('Reset score');
  await press('Reset');
  expect(given()).toEqual([`${scoreCard.question} Cancel`, 'Reset score']);
  expect(said()).toEqual([]);
});

test('Rock Paper Scissors: each result is said with its reason; shuffle, history and scores are silent', async () => {
  const path = '/school-games/rockpaperscissors';
  // Scissors, paper, rock.
  const { press, keys, pass, said, given } = await visit(path, { draws: [0.9, 0.5, 0.1] });
  await press('Rock');
  await pass(1000);
  await keys('{Enter}');
  expect(said()).toEqual([]);
  await pass(1000);
  expect(said()).toEqual(['You win!', reasons.rock]);
  await press('Paper');
  await pass(2000);
  expect(said()).toEqual(["It's a tie!", hands.tie]);
  await press('Scissors');
  await pass(2000);
  expect(said()).toEqual(['Computer wins!', reasons.rock]);
  await pass(10_000);

  await press('Reset score');
  await keys('{Enter}');
  await press('Reset score');
  await press('Reset');
  const asked = [`${scoreCard.question} Cancel`, 'Reset score'];
  expect(given()).toEqual([...asked, ...asked]);
  expect(said()).toEqual([]);
});

test('Quiz: each question by the focus, each verdict with the right answer, the report card by the focus', async () => {
  const { press, keys, said, given, env } = await visit('/school-games/quizgame');
  await press('Start Quiz');
  expect(given()).toEqual([`${quizAlerts.studentNameMissing.text} OK`]);
  await keys('{Enter}');
  expect(given()).toEqual(['Your name']);
  await keys('Bittu{Enter}');

  for (const [index, { text, options, answer, remark }] of questions.entries()) {
    expect(given()).toEqual([text]);
    const isRight = index !== 1 && index !== 4;
    const picked = isRight ? answer : (options.find((option) => option !== answer) as string);
    await press(`${'ABCD'[options.indexOf(picked)]} ${picked} `);
    const verdicts = isRight ? quiz.rightVerdicts : quiz.wrongVerdicts;
    const spoken = `${verdicts[index % 2]} ${quiz.rightAnswer}: ${answer}. ${remark}`;
    expect(said()).toEqual([spoken]);
    await keys('{Enter}');
    expect(said()).toEqual([]);
    given();
    await press(index < 4 ? 'Next' : 'Finish');
  }
  expect(given()).toEqual([quiz.reportCard]);
  expect(said()).toEqual([]);
  await press('Retry');
  expect(env.reload).toHaveBeenCalledTimes(1);
});

test('Guess the Teacher: each catchphrase by the focus, each hint and answer said, the certificate by the focus', async () => {
  const order: TeacherType[] = ['math', 'english', 'pe', 'history', 'science'];
  // The first is one of five, each other one of the four who were not there; the third has a hint.
  const draws = [0.1, 0.1, 0.3, 0.9, 0.6, 0.9, 0.1];
  const { press, keys, said, given } = await visit('/school-games/guess-the-teacher', { draws });
  const phrase = (type: TeacherType) => `“${teachers[type].catchphrase}”`;
  expect(screen.getByText(phrase('math'))).toBeInTheDocument();

  for (const [index, type] of order.entries()) {
    if (type === 'pe') {
      await press('Hint (-5 points)');
      await keys('{Enter}');
      expect(said()).toEqual([`${inClass.hintLabel} ${teachers.pe.hints[2]}`]);
    }
    const isRight = type !== 'history';
    await press(teachers[isRight ? type : 'math'].name);
    await keys('{Enter}');
    const points = type === 'pe' ? 5 : 10;
    const { name, right, wrong } = teachers[type];
    expect(said()).toEqual([`${verdict(isRight, name, points)} ${isRight ? right : wrong}`]);
    given();
    await press(index < 4 ? 'Next Round' : 'See Certificate');
    const next = order[index + 1];
    expect(given()).toEqual([next ? phrase(next) : certificates.vip.title]);
  }
  expect(said()).toEqual([]);
  await press('Take Another Class!');
  expect(given()).toEqual([phrase('math')]);
  expect(said()).toEqual([]);
});

test('the menus tell whether they are open and say nothing; each page that they lead to is said once', async () => {
  const { press, keys, said, given } = await visit('/');
  const isOpen = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-expanded');
  await press('School Games');
  expect([isOpen('School Games'), isOpen('More')]).toEqual(['true', 'false']);
  await keys('{Escape}');
  expect([isOpen('School Games'), isOpen('More')]).toEqual(['false', 'false']);
  await keys('{Enter}');
  expect(given()).toEqual([]);
  expect(said()).toEqual([]);
  await press('How to Play');
  expect(given()).toEqual(['How to Play']);
  expect(said()).toEqual([title('How to Play')]);
  // By the footer and a tile: pages with scores, a countdown, a form.
  for (const [link, page] of [
    ['Our Journey', 'Journey'],
    ['School Games', 'Love Calculator'],
    ['Truth or Dare', 'Truth or Dare'],
    ['Contact Us', 'Feedback'],
  ] as const) {
    await press(link);
    expect(given().at(-1)).toBe(page);
    expect(said()).toEqual([title(page)]);
  }
});

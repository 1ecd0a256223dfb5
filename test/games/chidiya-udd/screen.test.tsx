/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { challenge } from '../../../src/games/chidiya-udd/challenge/content';
import { hashOf } from '../../../src/games/chidiya-udd/challenge/link';
import { birdVoice, labels } from '../../../src/games/chidiya-udd/content';
import {
  duelEndings,
  duelTie,
  endings,
  lines,
  praise,
} from '../../../src/games/chidiya-udd/lines/content';
import type { Name } from '../../../src/games/chidiya-udd/names';
import { canFly } from '../../../src/games/chidiya-udd/names';
import type { ChidiyaUddState } from '../../../src/games/chidiya-udd/slice';
import { chidiyaUddSlice } from '../../../src/games/chidiya-udd/slice';
import { bandText } from '../../../src/games/shared/bands';
import { inTurn } from '../../../src/games/shared/inTurn';
import { replay } from '../../../src/games/shared/replay/content';
import { figures, figureTexts } from '../../support/figures';
import { listen } from '../../support/listen';
import { mainPart } from '../../support/mainPart';
import { mockSystem } from '../../support/mockSystem';
import { renderWithFakeTimers } from '../../support/renderWithFakeTimers';
import { descriptions } from '../hand-cricket/cricketScreen';
import { drawsOf } from './draws';
import {
  button,
  clickAlone,
  firstCall,
  gameOf,
  main,
  mode,
  nextCall,
  PATH,
  stampEvents,
  stampedAt,
  startGame,
  status,
  udd,
  until,
} from './uddScreen';

/** Calls of a game, of which the first leaves this much time. */
const LONGEST = 1800;
/** Three that fly, which nobody lifts a finger for. */
const MISSED: Name[] = ['tota', 'maina', 'baaz'];

const scoreboard = () => descriptions(labels.figures, mainPart());
const points = () =>
  [labels.player(0), labels.player(1)].map((name) => descriptions(name, mainPart())?.Points);
const result = (name: string) => main().getByRole('heading', { level: 2, name });
const stage = () => document.querySelector('.stage')?.innerHTML;
const half = (player: 1 | 2) => button(`Udd! Player ${player}`);
/** The mark beside the call. */
const mark = () =>
  ['right', 'wrong'].filter((verdict) => document.querySelector(`.words svg.${verdict}`) !== null);

const scores = (some: Partial<ChidiyaUddState>) => ({
  chidiyaUdd: { ...chidiyaUddSlice.getInitialState(), ...some },
});
const EARLIER = scores({
  fast: { games: 3, best: 17 },
  calm: { games: 1, best: 6 },
  lifts: 2,
  liftMs: 901,
});

type Visit = Awaited<ReturnType<typeof renderWithFakeTimers>>;

type Press = (visit: Visit) => unknown;
const space: Press = ({ user }) => user.keyboard('[Space]');

/** A finger is put down on the button, or lifted. */
const putDown = ({ user }: Visit, target: HTMLElement) =>
  act(async () => user.pointer({ keys: '[TouchA>]', target }));
const lift = ({ user }: Visit, target: HTMLElement) =>
  act(async () => user.pointer({ keys: '[/TouchA]', target }));

/** Hides the page, or shows it again. */
function setHidden(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Waits for the next call of what flies; nobody lifts a finger for what sits. */
async function nextFlyer(visit: Visit): Promise<void> {
  await nextCall(visit);
  if (gameOf(visit).call?.flies) return;
  await until(visit, 'waiting');
  await nextFlyer(visit);
}

/** The message that WhatsApp is given of the result. */
function sharedMessage() {
  const share = main().getByRole('group', { name: 'Share' });
  const { href } = within(share).getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  return new URL(href).searchParams.get('text') ?? '';
}

beforeEach(stampEvents);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('at the start', () => {
  test('there are three modes, what to do, and Start, but no call, no score and no result', async () => {
    await renderWithFakeTimers(PATH);
    expect(screen.getByRole('heading', { level: 1, name: 'Chidiya Udd' })).toBeVisible();
    const modes = within(main().getByRole('radiogroup', { name: 'Mode' })).getAllByRole('radio');
    expect(modes).toEqual(['Tez', 'Aaram se', 'Do khiladi'].map(mode));
    expect(mode('Tez')).toBeChecked();
    expect(scoreboard()).toEqual({ Score: '0', Best: '0', Chances: '3' });
    expect(main().getByText(labels.intro.fast)).toBeVisible();
    expect(button('Start')).toBeVisible();
    expect(status()).toBeEmptyDOMElement();
    expect(screen.queryByRole('button', { name: /^Udd!/ })).not.toBeInTheDocument();
    expect(Object.values(figures())).toEqual([0, 0, 0, 0, 0]);
    expect(screen.queryByRole('button', { name: 'Reset score' })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Share' })).not.toBeInTheDocument();
  });

  test('there are the scores of an earlier visit, by mode, words for each, and a link to the guide', async () => {
    const { user, follow } = await renderWithFakeTimers(PATH, { preloadedState: EARLIER });
    expect(figureTexts()).toEqual({
      'Tez: games': '3',
      'Tez: best': '17',
      'Aaram se: games': '1',
      'Aaram se: best': '6',
      'Reaction in ms': '451',
    });
    const bests: Record<string, string | undefined> = {};
    for (const chosen of ['calm', 'duel', 'fast'] as const) {
      await user.click(mode(labels.modes[chosen]));
      expect(mode(labels.modes[chosen])).toBeChecked();
      expect(main().getByText(labels.intro[chosen])).toBeVisible();
      bests[chosen] = scoreboard()?.Best;
    }
    expect(bests).toEqual({ calm: '6', duel: undefined, fast: '17' });

    await follow(main().getByRole('link', { name: labels.guideLink }));
    expect(screen.getByRole('heading', { level: 1, name: 'Chidiya Udd' })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 2, name: 'How to Play' })).toBeVisible();
  });
});

describe('a call', () => {
  test('comes after a pause, and is shown for the time that it leaves', async () => {
    const visit = await startGame(['chidiya']);
    expect(main().getByText(labels.ready)).toBeVisible();
    expect(udd()).toHaveFocus();
    await visit.pass(1100);
    expect(status()).toBeEmptyDOMElement();
    await visit.pass(100);
    expect(status().textContent).toBe('Chidiya udd!');
    expect(main().queryByText(labels.ready)).not.toBeInTheDocument();
    await visit.pass(LONGEST - 100);
    expect(mark()).toEqual([]);
    await visit.pass(100);
    expect(status().textContent).toBe('Chidiya udd!');
    expect(mark()).toEqual(['wrong']);
  });

  const enter: Press = ({ user }) => user.keyboard('[Enter]');
  const focusHeading = () => screen.getByRole('heading', { level: 1 }).focus();
  const blur = () => udd().blur();

  test('is answered by a press of any kind, and by Space and Enter wherever the focus is', async () => {
    const presses: [how: string, press: Press, moveFocus?: () => void][] = [
      ['a finger', (visit) => putDown(visit, udd())],
      ['a mouse', ({ user }) => user.pointer({ keys: '[MouseLeft>]', target: udd() })],
      ['a screen reader, without a pointer', () => clickAlone(udd())],
      ['Space', space],
      ['Enter', enter],
      ['Space on the heading', space, focusHeading],
      ['Enter on the heading', enter, focusHeading],
      ['Space where nothing has the focus', space, blur],
      ['Enter where nothing has the focus', enter, blur],
    ];
    // No five of a kind are called.
    const names: Name[] = [
      ...(['tota', 'maina', 'baaz', 'hans', 'haathi'] as const),
      ...(['cheel', 'koyal', 'bulbul', 'kauwa', 'gadha', 'giddh'] as const),
    ];
    const visit = await startGame(names, 'fast', { isAlone: false });
    for (const [how, press, moveFocus] of presses) {
      await nextFlyer(visit);
      // The click that ends the press before has answered nothing.
      expect([how, gameOf(visit).call?.lifts]).toEqual([how, [null]]);
      act(() => udd().focus());
      if (moveFocus) {
        act(moveFocus);
        expect(udd()).not.toHaveFocus();
      }
      const { name } = gameOf(visit).call ?? {};
      await press(visit);
      const answered = { name, flies: true, lifts: [expect.any(Number)] };
      expect([how, gameOf(visit).calls.at(-1), mark()]).toEqual([how, answered, ['right']]);
      await visit.user.pointer('[/TouchA][/MouseLeft]');
    }
  });

  test('is not answered by other keys and buttons, nor by a key that is held, on another control, or too early', async () => {
    const visit = await startGame(['tota'], 'fast', { isAlone: false });
    const { user } = visit;
    await user.keyboard('[Space]');
    await nextCall(visit);
    const unanswered = { phase: 'calling', calls: [], call: { lifts: [null] } };
    const presses: [how: string, press: () => unknown][] = [
      ['a key before the call', () => undefined],
      ['another mouse button', () => user.pointer({ keys: '[MouseRight]', target: udd() })],
      ['another key', () => user.keyboard('[KeyA]')],
      ['a shortcut of the browser', () => user.keyboard('{Control>}[Enter]{/Control}')],
    ];
    for (const [how, press] of presses) {
      await press();
      expect({ how, ...gameOf(visit) }).toMatchObject({ how, ...unanswered });
    }
    for (const code of ['Space', 'Enter']) {
      // A key that is held scrolls nothing, either.
      const goesOn = fireEvent.keyDown(document.body, { code, repeat: true });
      expect({ code, goesOn, ...gameOf(visit) }).toMatchObject({
        ...{ code, goesOn: false },
        ...unanswered,
      });
    }
    for (const [key, colorScheme] of [
      ['[Space]', 'dark'],
      ['[Enter]', 'light'],
    ] as const) {
      act(() => screen.getByRole('button', { name: 'Dark mode' }).focus());
      await user.keyboard(key);
      expect({ key, ...gameOf(visit) }).toMatchObject({ key, ...unanswered });
      expect(visit.store.getState().ui.colorScheme).toBe(colorScheme);
    }
    act(() => button('Pause').focus());
    await user.keyboard('[Enter]');
    expect(gameOf(visit)).toMatchObject({ phase: 'paused', calls: [] });
    await user.keyboard('[Space]');
    act(() => button('Pause').focus());
    await user.keyboard('[Space]');
    expect(gameOf(visit)).toMatchObject({ phase: 'paused', calls: [] });
  });
});

describe('an answer', () => {
  test('is right or wrong by what was called, also in the voice of a bird, until the next call', async () => {
    const cases: [name: Name, text: string, isLifted: boolean, isRight: boolean][] = [
      ['tota', 'Tota udd!', true, true],
      ['maina', 'Maina udd!', false, false],
      ['principal-sir', 'Principal sir udd!', true, false],
      // The name and its place make the trick of the voice.
      ['ghoda', 'Ghoda udd!', false, true],
    ];
    const visit = await startGame([...cases.map(([name]) => name), 'baaz']);
    let score = 0;
    for (const [index, [name, text, isLifted, isRight]] of cases.entries()) {
      await nextCall(visit);
      expect(status().textContent).toBe(text);
      expect([name, mark()]).toEqual([name, []]);
      const voice = main().queryByText(`(${inTurn(birdVoice, index)})`);
      expect([name, voice !== null]).toEqual([name, name === 'ghoda']);
      if (isLifted) await visit.user.keyboard('[Space]');
      await until(visit, 'waiting');
      if (isRight) score += 1;
      expect(status().textContent).toBe(text);
      expect([name, mark()]).toEqual([name, [isRight ? 'right' : 'wrong']]);
      const line = isRight ? inTurn(praise, index + 1) : lines[name];
      expect(main().getByText(line)).toBeVisible();
      const Chances = `${3 - (index + 1 - score)}`;
      expect(scoreboard()).toEqual({ Score: `${score}`, Best: `${score}`, Chances });
      expect(figures()).toMatchObject({ 'Tez: games': 0, 'Tez: best': score });

      await until(visit, 'calling');
      expect(main().queryByText(line)).not.toBeInTheDocument();
    }
    expect(mark()).toEqual([]);
  });

  test('counts from the frame after the one that has painted the call; before it, it is nothing', async () => {
    const { painted, seen, ...visit } = await firstCall(['tota', 'maina']);
    await stampedAt(painted - 1, () => visit.user.keyboard('[Space]'));
    await stampedAt(painted - 1, async () => {
      await putDown(visit, udd());
      await lift(visit, udd());
    });
    expect(gameOf(visit)).toMatchObject({ phase: 'calling', call: { lifts: [null] } });
    await stampedAt(seen + 423, () => visit.user.keyboard('[Space]'));
    expect(gameOf(visit).calls[0]?.lifts).toEqual([423]);
    expect(figureTexts()['Reaction in ms']).toBe('423');
    const next = await nextCall(visit);
    await stampedAt(next.painted, () => visit.user.keyboard('[Space]'));
    expect(gameOf(visit).calls[1]?.lifts).toEqual([0]);
  });

  test('that is handled once the time has passed is right if it came in time', async () => {
    const visit = await startGame(['tota', 'maina']);
    for (const [late, verdict] of [
      [0, 'right'],
      [1, 'wrong'],
    ] as const) {
      const { seen } = await nextCall(visit);
      const ms = gameOf(visit).call?.ms ?? Number.NaN;
      let paint: () => void = () => undefined;
      const painted = new Promise<undefined>((resolve) => {
        paint = () => resolve(undefined);
      });
      visit.env.painted.mockReturnValueOnce(painted);
      await visit.pass(2000);
      expect([late, gameOf(visit).phase]).toEqual([late, 'calling']);
      await stampedAt(seen + ms + late, () => visit.user.keyboard('[Space]'));
      await act(async () => paint());
      expect([late, gameOf(visit).phase, mark()]).toEqual([late, 'waiting', [verdict]]);
    }
  });
});

describe('a finger that rests on the button', () => {
  const unanswered = { phase: 'calling', call: { lifts: [null] } };

  test('answers when it is lifted, but not where it leaves sooner than 100 ms', async () => {
    const visit = await startGame(['gadha', 'tota', 'maina', 'baaz', 'kauwa']);
    const latest = () => gameOf(visit).calls.at(-1);
    await putDown(visit, udd());
    await nextCall(visit);
    expect(gameOf(visit)).toMatchObject(unanswered);
    // It stays there for what sits.
    await until(visit, 'waiting');
    expect(latest()).toEqual({ name: 'gadha', flies: false, lifts: [null] });
    expect(mark()).toEqual(['right']);
    const first = await nextCall(visit);
    expect(gameOf(visit)).toMatchObject(unanswered);
    await stampedAt(first.seen + 100, () => lift(visit, udd()));
    expect(latest()).toEqual({ name: 'tota', flies: true, lifts: [100] });
    expect(mark()).toEqual(['right']);

    await putDown(visit, udd());
    const second = await nextCall(visit);
    await stampedAt(second.seen + 99, () => lift(visit, udd()));
    expect(gameOf(visit)).toMatchObject(unanswered);
    await putDown(visit, udd());
    expect(latest()).toMatchObject({ name: 'maina' });
    expect(mark()).toEqual(['right']);

    // It rests since the answer.
    const third = await nextCall(visit);
    await stampedAt(third.seen + 400, () => lift(visit, udd()));
    expect(latest()).toEqual({ name: 'baaz', flies: true, lifts: [400] });

    // It comes just before the call can be seen.
    const fourth = await nextCall(visit);
    await stampedAt(fourth.painted - 1, () => putDown(visit, udd()));
    await stampedAt(fourth.seen + 400, () => lift(visit, udd()));
    expect(latest()).toEqual({ name: 'kauwa', flies: true, lifts: [400] });
  });

  test('answers nothing where it has left before the call, or is taken away by the browser, and opens no menu', async () => {
    const visit = await startGame(['tota', 'maina', 'baaz']);
    expect(fireEvent.contextMenu(udd())).toBe(false);
    await putDown(visit, udd());
    await lift(visit, udd());
    await nextCall(visit);
    expect(gameOf(visit)).toMatchObject({ ...unanswered, calls: [] });
    await clickAlone(udd());

    // As for a gesture of the system.
    await putDown(visit, udd());
    const second = await nextCall(visit);
    fireEvent.pointerCancel(udd());
    await stampedAt(second.seen + 400, () => lift(visit, udd()));
    expect(gameOf(visit)).toMatchObject({ ...unanswered, calls: [{ name: 'tota' }] });
    await clickAlone(udd());

    // Of a touch that leaves to the side, the browser sends this to the button; no click follows, by which
    // the one of a screen reader is swallowed.
    await putDown(visit, udd());
    fireEvent.pointerUp(udd());
    await nextCall(visit);
    expect(gameOf(visit)).toMatchObject(unanswered);
    await clickAlone(udd());
    expect(gameOf(visit).calls.at(-1)).toMatchObject({ name: 'baaz', lifts: [expect.any(Number)] });
    expect(mark()).toEqual(['right']);
  });
});

describe('a pause', () => {
  test('stops the game, and Continue goes on with another call, without the one before it', async () => {
    const visit = await firstCall([], 'fast', {
      draws: [...drawsOf(['tota']), ...drawsOf(['maina'])],
    });
    await visit.user.click(button('Pause'));
    expect(main().getByText(labels.paused)).toBeVisible();
    expect(status()).toBeEmptyDOMElement();
    expect(button('Continue')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Udd!' })).not.toBeInTheDocument();
    await visit.pass(60_000);
    expect(gameOf(visit)).toMatchObject({ phase: 'paused', calls: [] });
    act(() => button('Continue').blur());
    expect(fireEvent.keyDown(document.body, { code: 'Space' })).toBe(true);
    expect(gameOf(visit)).toMatchObject({ phase: 'paused', calls: [] });

    act(() => button('Continue').focus());
    await visit.user.keyboard('[Enter]');
    expect(udd()).toHaveFocus();
    expect(main().getByText(labels.ready)).toBeVisible();
    await nextCall(visit);
    expect(status().textContent).toBe('Maina udd!');
    expect(scoreboard()).toEqual({ Score: '0', Best: '0', Chances: '3' });

    // The call before a pause was answered, and is not shown again.
    await visit.user.keyboard('[Space]');
    expect(stage()).toContain('#maina');
    await visit.user.click(button('Pause'));
    expect(stage()).not.toContain('#maina');
    await visit.user.click(button('Continue'));
    expect(status()).toBeEmptyDOMElement();
    expect(mark()).toEqual([]);
    expect(main().getByText(labels.ready)).toBeVisible();
    expect(stage()).not.toContain('#maina');
  });

  test('is made when the page is hidden in a game, and lasts when it is shown again', async () => {
    const visit = await renderWithFakeTimers(PATH, { draws: drawsOf(['tota']) });
    setHidden(true);
    setHidden(false);
    expect(button('Start')).toBeVisible();
    expect(gameOf(visit).phase).toBe('idle');

    await visit.user.click(button('Start'));
    for (const phase of ['ready', 'calling'] as const) {
      await until(visit, phase);
      setHidden(true);
      expect([phase, gameOf(visit).phase]).toEqual([phase, 'paused']);
      setHidden(false);
      expect(main().getByText(labels.paused)).toBeVisible();
      expect(button('Continue')).toHaveFocus();
      await visit.user.keyboard('[Enter]');
    }
  });
});

describe('the end', () => {
  /** A game of three mistakes, and the stage before it, at a call, at its answer, and at the end. */
  async function playThrough() {
    const visit = await renderWithFakeTimers(PATH, { draws: drawsOf(MISSED), isAlone: true });
    const shown = [stage()];
    await clickAlone(button('Start'));
    await nextCall(visit);
    shown.push(stage());
    await until(visit, 'waiting');
    shown.push(stage());
    await until(visit, 'over');
    // The focus comes with the effects, and the line over the network.
    await visit.pass(100);
    shown.push(stage());
    return { visit, shown };
  }

  test('is Out!, which has the focus, after three mistakes, which the stage shows; it can be shared and watched', async () => {
    const { visit, shown } = await playThrough();
    expect(new Set(shown).size).toBe(4);
    expect(shown[1]).toContain('#up');
    expect(shown[1]).toContain('#tota');
    expect(shown[2]).toContain('data-wrong');

    expect(result('Out!')).toHaveFocus();
    expect(main().getByText(lines.baaz)).toBeVisible();
    expect(main().getByText(bandText(endings, 0))).toBeVisible();
    expect(scoreboard()).toEqual({ Score: '0', Best: '0', Chances: '0' });
    expect(figures()).toMatchObject({ 'Tez: games': 1, 'Tez: best': 0 });
    expect(screen.queryByRole('button', { name: 'Udd!' })).not.toBeInTheDocument();
    expect(mode('Tez')).toBeChecked();

    const { hash } = new URL(sharedMessage().split('\n').at(-1) ?? '');
    expect(hash).toBe(hashOf({ mode: 'fast', score: 0, names: MISSED }));
    expect(main().getByRole('link', { name: replay.region }).getAttribute('href')).toMatch(
      /^\/school-games\/chidiya-udd#r=1\.[A-Za-z0-9]+$/,
    );

    await visit.pass(1100);
    // Held since the last call, it starts no other game.
    expect(fireEvent.keyDown(result('Out!'), { code: 'Space', repeat: true })).toBe(false);
    expect(gameOf(visit).phase).toBe('over');

    await visit.user.click(mode('Aaram se'));
    expect(main().getByText(labels.intro.calm)).toBeVisible();
    expect(button('Start')).toBeVisible();
  });

  test('has not moved the stage where the visitor wants less motion', async () => {
    mockSystem('reduced-motion');
    const { shown } = await playThrough();
    expect(shown[0]).toContain('#rest');
    expect(new Set(shown).size).toBe(1);
  });

  test('is a new best score where it is higher than before; Play again and Space start another a second later', async () => {
    const game = drawsOf(['hans', ...MISSED]);
    const visit = await startGame([], 'fast', { draws: [...game, ...game, ...game] });
    const pressAgain: Press = ({ user }) => user.click(button('Play again'));
    const clickAgain: Press = () => clickAlone(button('Play again'));
    for (const [start, ...unpainted] of [
      [pressAgain, clickAgain, space],
      [space, space, clickAgain],
    ] as const) {
      for (let call = 0; call < 4; call += 1) {
        await nextCall(visit);
        if (call === 0) await space(visit);
        // The end of the last call, before a frame.
        await until(visit, call < 3 ? 'waiting' : 'over');
      }
      expect(result('Out!')).toBeVisible();
      for (const press of unpainted) {
        await press(visit);
        expect(gameOf(visit).phase).toBe('over');
      }
      await visit.pass(900);
      expect(main().queryAllByText(labels.newBest)).toHaveLength(start === pressAgain ? 1 : 0);
      await start(visit);
      expect(gameOf(visit).phase).toBe('over');
      expect(result('Out!')).toBeVisible();
      await visit.pass(200);
      await start(visit);
      expect(gameOf(visit)).toMatchObject({ phase: 'ready', calls: [] });
      expect(scoreboard()).toEqual({ Score: '0', Best: '1', Chances: '3' });
      expect(udd()).toHaveFocus();
      expect(main().queryByRole('group', { name: 'Share' })).not.toBeInTheDocument();
    }
    await nextCall(visit);
    expect(status().textContent).toBe('Hans udd!');
  });
});

test('Aaram se leaves four seconds, and has scores of its own', async () => {
  const visit = await firstCall(['tota', ...MISSED.slice(1), 'hans'], 'calm');
  expect(main().getByText('Aaram se', { selector: 'p' })).toBeVisible();
  await visit.pass(3800);
  await visit.user.keyboard('[Space]');
  expect(mark()).toEqual(['right']);
  expect(scoreboard()).toEqual({ Score: '1', Best: '1', Chances: '3' });
  await until(visit, 'over');
  expect(result('Out!')).toBeVisible();
  expect(figureTexts()).toEqual({
    'Tez: games': '0',
    'Tez: best': '0',
    'Aaram se: games': '1',
    'Aaram se: best': '1',
    'Reaction in ms': '0',
  });
});

describe('Do khiladi', () => {
  /** Ten that sit, with what flies after each four, as no five of a kind are called. */
  const NAMES: Name[] = [
    ...(['haathi', 'gadha', 'ghoda', 'bhains', 'tota'] as const),
    ...(['gaay', 'bakri', 'kutta', 'billi', 'maina'] as const),
    ...(['sher', 'oont'] as const),
  ];

  test('has a button and points for each; a mistake is a point of the other one', async () => {
    const visit = await startGame(['haathi', 'tota', 'maina'], 'duel');
    expect(main().getAllByRole('button', { name: /^Udd!/ })).toEqual([half(2), half(1)]);
    expect(half(1)).toHaveFocus();
    expect(points()).toEqual(['0', '0']);
    expect(scoreboard()).toBeNull();
    expect(screen.queryByRole('radiogroup', { name: labels.mode })).not.toBeInTheDocument();

    await nextCall(visit);
    await putDown(visit, half(2));
    expect(gameOf(visit)).toMatchObject({
      phase: 'calling',
      call: { lifts: [null, expect.any(Number)] },
    });
    await until(visit, 'waiting');
    expect(points()).toEqual(['1', '0']);
    expect(main().getByText(lines.haathi)).toBeVisible();
    await lift(visit, half(2));

    const { seen } = await nextCall(visit);
    const announced = listen();
    await stampedAt(seen + 301, () => visit.user.keyboard('[KeyA]'));
    await stampedAt(seen + 402, () => visit.user.keyboard('[KeyL]'));
    expect(gameOf(visit).phase).toBe('waiting');
    expect(points()).toEqual(['1', '0']);
    expect(main().getByText(inTurn(praise, 2))).toBeVisible();
    expect(main().getByText('301 ms').closest('[data-player]')).toContainElement(half(1));
    expect(main().getByText('402 ms').closest('[data-player]')).toContainElement(half(2));
    expect(announced).toEqual([inTurn(praise, 2)]);

    await nextCall(visit);
    await clickAlone(half(1));
    await until(visit, 'waiting');
    expect(points()).toEqual(['2', '0']);
  });

  test('keys lift the finger of one player; Pause moves the focus to Continue, and back', async () => {
    const draws = [...drawsOf(['tota']), ...drawsOf(NAMES)];
    const visit = await firstCall([], 'duel', { draws });
    const { user } = visit;
    await user.click(button('Pause'));
    expect(button('Continue')).toHaveFocus();
    expect(button('Continue').closest('[data-player]')).toHaveAttribute('data-player', '0');
    await user.keyboard('[Enter]');
    expect(half(1)).toHaveFocus();

    const lifted = () => gameOf(visit).call?.lifts.map((ms) => ms !== null);
    await nextCall(visit);
    act(() => half(1).blur());
    await user.keyboard('[Space][Enter]');
    expect(lifted()).toEqual([false, false]);

    for (const [key, player, focused] of [
      ['[KeyA]', 1, [1, 2]],
      ['[KeyL]', 2, [1, 2]],
      ['[Space]', 1, [1]],
      ['[Space]', 2, [2]],
      ['[Enter]', 1, [1]],
      ['[Enter]', 2, [2]],
    ] as const) {
      await nextCall(visit);
      for (const focus of focused) {
        act(() => half(focus).focus());
        await user.keyboard(key);
      }
      expect([key, focused, lifted()]).toEqual([key, focused, [player === 1, player === 2]]);
      await clickAlone(half(player === 1 ? 2 : 1));
    }
  });

  test.each([
    ['[KeyL]', 'Player 1 wins!', '10-0', inTurn(duelEndings, 12)],
    ['[KeyA]', 'Player 2 wins!', '10-0', inTurn(duelEndings, 12)],
    ['[KeyA][KeyL]', "It's a tie!", '10-10, tie!', duelTie],
  ])('the tenth mistake by %s ends the game: %s', async (keys, heading, told, line) => {
    const mistakes = ['KeyA', 'KeyL'].map((key) => keys.includes(key));
    // What flies is lifted for by both; a sitter by who makes the mistakes.
    const calls = NAMES.map((name) => ({
      ...{ name, flies: canFly(name) },
      lifts: mistakes.map((isMistake) => (isMistake || canFly(name) ? 400 : null)),
    })).slice(0, -1);
    const visit = await renderWithFakeTimers(PATH, {
      isAlone: true,
      preloadedState: scores({ phase: 'paused', mode: 'duel', turn: 24, calls }),
      draws: drawsOf(NAMES).slice(-1),
    });
    await visit.user.click(button('Continue'));
    await nextCall(visit);
    await visit.user.keyboard(keys);
    await until(visit, 'over');
    expect(result(heading)).toHaveFocus();
    expect(gameOf(visit).calls).toHaveLength(12);
    expect(main().getByText(line)).toBeVisible();
    expect(Object.values(figures())).toEqual([0, 0, 0, 0, 0]);
    expect(sharedMessage()).toContain(`: ${told}\n`);
    expect(sharedMessage()).not.toContain('#c=');
  });
});

describe('a challenge', () => {
  /** A friend's game: right once, then three mistakes. */
  const NAMES: Name[] = ['hans', 'haathi', 'gadha', 'kauwa'];
  const HASH = hashOf({ mode: 'fast', score: 1, names: NAMES });

  async function accept() {
    const visit = await renderWithFakeTimers(PATH + HASH, { draws: [0] });
    const offer = within(screen.getByRole('region', { name: 'Challenge' }));
    for (const line of challenge.offer(1, 4)) expect(offer.getByText(line)).toBeVisible();
    await visit.user.click(button('Accept'));
    // The standing comes over the network.
    await screen.findByText(challenge.standing(0, 1));
    return visit;
  }

  function expectOutcome(outcome: 'won' | 'lost' | 'tied', score: number) {
    expect(main().getByText(challenge.standing(score, 1))).toBeVisible();
    expect(main().getByText(challenge.outcomes[outcome], { exact: false })).toBeVisible();
  }

  test('that is accepted waits for Start, and has the calls of the friend, in their order', async () => {
    const visit = await accept();
    expect(button('Start')).toHaveFocus();
    expect(gameOf(visit)).toMatchObject({ phase: 'idle', mode: 'fast' });
    await visit.user.click(button('Start'));
    for (const [index, name] of NAMES.entries()) {
      await nextCall(visit);
      expect(gameOf(visit).call?.name).toBe(name);
      // Two right answers, then mistakes.
      if (canFly(name) === index < 2) await visit.user.keyboard('[Space]');
      await until(visit, 'waiting');
    }
    expect(main().getByText(challenge.standing(2, 1))).toBeVisible();
    expect(visit.env.random).not.toHaveBeenCalled();
    await until(visit, 'over');
    expectOutcome('won', 2);
  });

  test('is tied with the same score', async () => {
    const names: Name[] = ['hans', 'haathi', 'gadha', 'bhains'];
    const calls = names.map((name) => ({ name, flies: canFly(name), lifts: [400] }));
    const friend = { mode: 'fast', score: 1, names: NAMES } as const;
    await renderWithFakeTimers(PATH, {
      isAlone: true,
      preloadedState: scores({ phase: 'over', turn: 9, calls, challenge: friend }),
    });
    expectOutcome('tied', 1);
  });

  test("is lost with a lower score, and played once: Play again is a game of one's own", async () => {
    const visit = await accept();
    await visit.user.click(button('Start'));
    while (gameOf(visit).phase !== 'over') {
      await nextCall(visit);
      if (gameOf(visit).call?.flies) await visit.pass(LONGEST);
      else await visit.user.keyboard('[Space]');
    }
    expectOutcome('lost', 0);
    await visit.pass(1100);
    await visit.user.click(button('Play again'));
    expect(main().queryByText(challenge.standing(0, 1))).not.toBeInTheDocument();
    await nextCall(visit);
    expect(status().textContent).toBe('Chidiya udd!');
  });
});

test('a screen reader says each call once, then what became of it, and at the end what is said of the game', async () => {
  const draws = drawsOf(['tota', 'haathi', 'maina', 'baaz']);
  const visit = await renderWithFakeTimers(PATH, { draws });
  const announced = listen();
  await visit.user.click(button('Start'));
  expect(announced.splice(0)).toEqual([labels.ready]);
  const region = status();
  await nextCall(visit);
  // It was there before there was a call.
  expect(status()).toBe(region);
  expect(announced.splice(0)).toEqual(['Tota udd!']);
  await visit.user.keyboard('[Space]');
  await until(visit, 'waiting');
  expect(announced.splice(0)).toEqual([inTurn(praise, 1)]);
  await nextCall(visit);
  expect(announced.splice(0)).toEqual(['Haathi udd!']);
  await visit.user.keyboard('[Space]');
  await until(visit, 'waiting');
  expect(announced.splice(0)).toEqual([lines.haathi]);
  await nextCall(visit);
  await until(visit, 'waiting');
  await nextCall(visit);
  announced.length = 0;
  await until(visit, 'over');
  expect(announced).toEqual([lines.baaz, `${labels.newBest} ${bandText(endings, 1)}`]);
});

test('leaving the game ends it, and nothing is called any more', async () => {
  const visit = await firstCall(['hans', 'tota'], 'fast', { isAlone: false });
  await visit.user.keyboard('[Space]');
  await nextCall(visit);
  await visit.follow(screen.getByRole('link', { name: 'Love Calculator' }));
  expect(gameOf(visit)).toMatchObject({ phase: 'idle', fast: { games: 0, best: 1 } });
  await visit.pass(10_000);
  expect(visit.env.random).toHaveBeenCalledTimes(2);
  await visit.follow(screen.getByRole('link', { name: 'Chidiya Udd' }));
  expect(button('Start')).toBeVisible();
  expect(scoreboard()).toEqual({ Score: '0', Best: '1', Chances: '3' });
});

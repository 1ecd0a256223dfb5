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
import type { Mode } from '../../../src/games/chidiya-udd/rules';
import type { ChidiyaUddState } from '../../../src/games/chidiya-udd/slice';
import { chidiyaUddSlice } from '../../../src/games/chidiya-udd/slice';
import { bandText } from '../../../src/games/shared/bands';
import { inTurn } from '../../../src/games/shared/inTurn';
import { replay } from '../../../src/games/shared/replay/content';
import { figures, figureTexts } from '../../support/figures';
import { listen } from '../../support/listen';
import { mockSystem } from '../../support/mockSystem';
import { renderWithFakeTimers } from '../../support/renderWithFakeTimers';
import { descriptions } from '../hand-cricket/cricketScreen';
import { drawsOf } from './draws';
import {
  button,
  firstCall,
  gameOf,
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

const scoreboard = () => descriptions(labels.figures);
const points = () => [labels.player(0), labels.player(1)].map((name) => descriptions(name)?.Points);
const result = (name: string) => screen.getByRole('heading', { level: 2, name });
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

/** A click by a screen reader or a switch: no pointer and no key comes before it. */
const clickAlone = async (element: HTMLElement) => act(async () => element.click());

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

beforeEach(stampEvents);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('at the start', () => {
  test('there are three modes, the figures of the first, what to do, and Start', async () => {
    await renderWithFakeTimers(PATH);
    expect(screen.getByRole('heading', { level: 1, name: 'Chidiya Udd' })).toBeVisible();
    const modes = within(screen.getByRole('radiogroup', { name: 'Mode' })).getAllByRole('radio');
    expect(modes).toEqual(['Tez', 'Aaram se', 'Do khiladi'].map(mode));
    expect(mode('Tez')).toBeChecked();
    expect(scoreboard()).toEqual({ Score: '0', Best: '0', Chances: '3' });
    expect(screen.getByText(labels.intro.fast)).toBeVisible();
    expect(button('Start')).toBeVisible();
  });

  test('there is no call, no button to lift a finger, no score and no result to share', async () => {
    await renderWithFakeTimers(PATH);
    expect(status()).toBeEmptyDOMElement();
    expect(screen.queryByRole('button', { name: /^Udd!/ })).not.toBeInTheDocument();
    expect(Object.values(figures())).toEqual([0, 0, 0, 0, 0]);
    expect(screen.queryByRole('button', { name: 'Reset score' })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Share' })).not.toBeInTheDocument();
  });

  test.each<[Mode, best: string | undefined]>([
    ['fast', '17'],
    ['calm', '6'],
    ['duel', undefined],
  ])('the mode %s has its own words, and its own best score', async (chosen, best) => {
    const { user } = await renderWithFakeTimers(PATH, { preloadedState: EARLIER });
    await user.click(mode(labels.modes[chosen]));
    expect(mode(labels.modes[chosen])).toBeChecked();
    expect(screen.getByText(labels.intro[chosen])).toBeVisible();
    expect(scoreboard()?.Best).toBe(best);
  });

  test('the score card has games and best scores of an earlier visit, and the average reaction', async () => {
    await renderWithFakeTimers(PATH, { preloadedState: EARLIER });
    expect(figureTexts()).toEqual({
      'Tez: games': '3',
      'Tez: best': '17',
      'Aaram se: games': '1',
      'Aaram se: best': '6',
      'Reaction in ms': '451',
    });
  });

  test('a link leads to the guide', async () => {
    const { follow } = await renderWithFakeTimers(PATH);
    const main = within(screen.getByRole('main'));
    await follow(main.getByRole('link', { name: labels.guideLink }));
    expect(screen.getByRole('heading', { level: 1, name: 'Chidiya Udd' })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 2, name: 'How to Play' })).toBeVisible();
  });
});

describe('a call', () => {
  test('comes after a pause, and is shown for the time that it leaves', async () => {
    const visit = await startGame(['chidiya']);
    expect(screen.getByText(labels.ready)).toBeVisible();
    expect(udd()).toHaveFocus();
    await visit.pass(1100);
    expect(status()).toBeEmptyDOMElement();
    await visit.pass(100);
    expect(status().textContent).toBe('Chidiya udd!');
    expect(screen.queryByText(labels.ready)).not.toBeInTheDocument();
    await visit.pass(LONGEST - 100);
    expect(mark()).toEqual([]);
    await visit.pass(100);
    expect(status().textContent).toBe('Chidiya udd!');
    expect(mark()).toEqual(['wrong']);
  });

  test.each<[how: string, press: (visit: Visit) => Promise<unknown>]>([
    ['a finger', (visit) => putDown(visit, udd())],
    ['a mouse', ({ user }) => user.pointer({ keys: '[MouseLeft>]', target: udd() })],
    ['a screen reader, without a pointer', () => clickAlone(udd())],
    ['Space', ({ user }) => user.keyboard('[Space]')],
    ['Enter', ({ user }) => user.keyboard('[Enter]')],
  ])('is answered by %s', async (_how, press) => {
    const visit = await firstCall(['tota']);
    expect(udd()).toHaveFocus();
    await press(visit);
    expect(gameOf(visit).calls).toEqual([
      { name: 'tota', flies: true, lifts: [expect.any(Number)] },
    ]);
    expect(mark()).toEqual(['right']);
  });

  test.each(['[Space]', '[Enter]'])('is answered by %s, wherever the focus is', async (key) => {
    const visit = await firstCall(['tota']);
    act(() => screen.getByRole('heading', { level: 1 }).focus());
    expect(udd()).not.toHaveFocus();
    await visit.user.keyboard(key);
    expect(mark()).toEqual(['right']);
  });

  test.each(['[Space]', '[Enter]'])(
    'is answered by %s where nothing has the focus',
    async (key) => {
      const visit = await firstCall(['tota']);
      act(() => udd().blur());
      expect(document.body).toHaveFocus();
      await visit.user.keyboard(key);
      expect(mark()).toEqual(['right']);
    },
  );

  test.each(['[Space]', '[Enter]'])('is not answered by %s on another control', async (key) => {
    const visit = await firstCall(['tota']);
    act(() => button('Dark mode').focus());
    await visit.user.keyboard(key);
    expect(gameOf(visit)).toMatchObject({ phase: 'calling', calls: [] });
    expect(visit.store.getState().ui.colorScheme).toBe('dark');
    act(() => button('Pause').focus());
    await visit.user.keyboard(key);
    expect(gameOf(visit)).toMatchObject({ phase: 'paused', calls: [] });
  });

  test('is answered once by a press and the click that ends it', async () => {
    const visit = await firstCall(['tota', 'haathi']);
    await visit.user.click(udd());
    await nextCall(visit);
    expect(gameOf(visit)).toMatchObject({ calls: [{ name: 'tota' }], call: { lifts: [null] } });
  });

  test.each<[what: string, press: (visit: Visit) => unknown]>([
    ['another mouse button', ({ user }) => user.pointer({ keys: '[MouseRight]', target: udd() })],
    ['another key', ({ user }) => user.keyboard('[KeyA]')],
    ['a shortcut of the browser', ({ user }) => user.keyboard('{Control>}[Enter]{/Control}')],
  ])('is not answered by %s', async (_what, press) => {
    const visit = await firstCall(['tota']);
    await press(visit);
    expect(gameOf(visit)).toMatchObject({ phase: 'calling', call: { lifts: [null] } });
  });

  test.each(['Space', 'Enter'])(
    'is not answered by %s that is held, which also scrolls nothing',
    async (code) => {
      const visit = await firstCall(['tota']);
      const goesOn = fireEvent.keyDown(document.body, { code, repeat: true });
      expect(goesOn).toBe(false);
      expect(gameOf(visit)).toMatchObject({ phase: 'calling', call: { lifts: [null] } });
    },
  );

  test('a key between two calls is nothing', async () => {
    const visit = await startGame(['tota']);
    await visit.user.keyboard('[Space]');
    await nextCall(visit);
    expect(gameOf(visit)).toMatchObject({ calls: [], call: { lifts: [null] } });
  });

  test('in the voice of a bird says so', async () => {
    // The name and its place make the trick.
    const names: Name[] = ['tota', 'maina', 'baaz', 'ghoda'];
    const visit = await firstCall(names);
    for (let right = 0; right < 3; right += 1) {
      await visit.user.keyboard('[Space]');
      await nextCall(visit);
    }
    expect(status().textContent).toBe('Ghoda udd!');
    expect(screen.getByText(`(${inTurn(birdVoice, 3)})`)).toBeVisible();
  });
});

describe('an answer', () => {
  test.each<[what: string, name: Name, text: string, isLifted: boolean, isRight: boolean]>([
    ['lifted for one that flies', 'tota', 'Tota udd!', true, true],
    ['not lifted for one that flies', 'tota', 'Tota udd!', false, false],
    ['lifted for one that sits', 'principal-sir', 'Principal sir udd!', true, false],
    ['not lifted for one that sits', 'principal-sir', 'Principal sir udd!', false, true],
  ])('%s', async (_what, name, text, isLifted, isRight) => {
    const visit = await firstCall([name, 'maina']);
    if (isLifted) await visit.user.keyboard('[Space]');
    await until(visit, 'waiting');
    expect(status().textContent).toBe(text);
    expect(mark()).toEqual([isRight ? 'right' : 'wrong']);
    expect(screen.getByText(isRight ? inTurn(praise, 1) : lines[name])).toBeVisible();
    expect(scoreboard()).toEqual(
      isRight ? { Score: '1', Best: '1', Chances: '3' } : { Score: '0', Best: '0', Chances: '2' },
    );
    expect(figures()).toMatchObject({ 'Tez: games': 0, 'Tez: best': isRight ? 1 : 0 });

    await nextCall(visit);
    expect(status().textContent).toBe('Maina udd!');
    expect(mark()).toEqual([]);
    expect(screen.queryByText(isRight ? inTurn(praise, 1) : lines[name])).not.toBeInTheDocument();
  });

  test('counts from the frame after the one that has painted the call', async () => {
    const { seen, ...visit } = await firstCall(['tota']);
    await stampedAt(seen + 423, () => visit.user.keyboard('[Space]'));
    expect(gameOf(visit).calls[0]?.lifts).toEqual([423]);
    expect(figureTexts()['Reaction in ms']).toBe('423');
  });

  test('from before the call could be seen is nothing', async () => {
    const { painted, ...visit } = await firstCall(['tota']);
    await stampedAt(painted - 1, () => visit.user.keyboard('[Space]'));
    await stampedAt(painted - 1, async () => {
      await putDown(visit, udd());
      await lift(visit, udd());
    });
    expect(gameOf(visit)).toMatchObject({ phase: 'calling', call: { lifts: [null] } });
    await stampedAt(painted, () => visit.user.keyboard('[Space]'));
    expect(gameOf(visit).calls[0]?.lifts).toEqual([0]);
  });

  test.each([
    ['in time', LONGEST, 'right'],
    ['too late', LONGEST + 1, 'wrong'],
  ])('that came %s, and is handled once the time has passed: %i ms is %s', async (...row) => {
    const [, ms, verdict] = row;
    const { seen, ...visit } = await firstCall(['tota']);
    let paint: () => void = () => undefined;
    const painted = new Promise<undefined>((resolve) => {
      paint = () => resolve(undefined);
    });
    visit.env.painted.mockReturnValueOnce(painted);
    await visit.pass(2000);
    expect(gameOf(visit).phase).toBe('calling');
    await stampedAt(seen + ms, () => visit.user.keyboard('[Space]'));
    await act(async () => paint());
    expect(gameOf(visit).phase).toBe('waiting');
    expect(mark()).toEqual([verdict]);
  });
});

describe('a finger that rests on the button', () => {
  /** It rests before the call comes. */
  async function rest(names: Name[]) {
    const visit = await startGame(names);
    await putDown(visit, udd());
    return { ...visit, ...(await nextCall(visit)) };
  }

  test('answers when it is lifted', async () => {
    const visit = await rest(['tota']);
    expect(gameOf(visit)).toMatchObject({ phase: 'calling', call: { lifts: [null] } });
    await stampedAt(visit.seen + 100, () => lift(visit, udd()));
    expect(gameOf(visit).calls[0]?.lifts).toEqual([100]);
    expect(mark()).toEqual(['right']);
  });

  test('and is lifted within 100 ms of the call has left for another reason', async () => {
    const visit = await rest(['tota']);
    await stampedAt(visit.seen + 99, () => lift(visit, udd()));
    expect(gameOf(visit)).toMatchObject({ phase: 'calling', call: { lifts: [null] } });
    await putDown(visit, udd());
    expect(mark()).toEqual(['right']);
  });

  test('and stays there is not lifted', async () => {
    const visit = await rest(['haathi', 'tota']);
    await until(visit, 'waiting');
    expect(mark()).toEqual(['right']);
    const { seen } = await nextCall(visit);
    await stampedAt(seen + 400, () => lift(visit, udd()));
    expect(gameOf(visit).calls[1]).toEqual({ name: 'tota', flies: true, lifts: [400] });
  });

  test('and is lifted before the call has answered nothing', async () => {
    const visit = await startGame(['tota']);
    await putDown(visit, udd());
    await lift(visit, udd());
    await nextCall(visit);
    expect(gameOf(visit)).toMatchObject({ phase: 'calling', call: { lifts: [null] } });
  });

  test('and is taken away by the browser, as for a gesture of the system, has answered nothing', async () => {
    const visit = await rest(['tota']);
    fireEvent.pointerCancel(udd());
    await lift(visit, udd());
    expect(gameOf(visit)).toMatchObject({ phase: 'calling', call: { lifts: [null] } });
  });

  test('and leaves it to the side does not keep a screen reader from answering', async () => {
    const visit = await startGame(['tota']);
    await putDown(visit, udd());
    // Of a touch the browser sends this to the button; no click follows.
    fireEvent.pointerUp(udd());
    await nextCall(visit);
    await clickAlone(udd());
    expect(mark()).toEqual(['right']);
  });

  test('since the last answer answers when it is lifted', async () => {
    const visit = await firstCall(['tota', 'maina']);
    await putDown(visit, udd());
    expect(gameOf(visit).calls).toHaveLength(1);
    const { seen } = await nextCall(visit);
    await stampedAt(seen + 400, () => lift(visit, udd()));
    expect(gameOf(visit).calls[1]?.lifts).toEqual([400]);
  });

  test('since just before the call could be seen answers when it is lifted', async () => {
    const { painted, seen, ...visit } = await firstCall(['tota']);
    await stampedAt(painted - 1, () => putDown(visit, udd()));
    await stampedAt(seen + 400, () => lift(visit, udd()));
    expect(gameOf(visit).calls[0]?.lifts).toEqual([400]);
  });

  test('opens no menu', async () => {
    await startGame(['tota']);
    expect(fireEvent.contextMenu(udd())).toBe(false);
  });
});

describe('a pause', () => {
  test('stops the game, and Continue goes on with another call', async () => {
    const visit = await firstCall([], 'fast', {
      draws: [...drawsOf(['tota']), ...drawsOf(['maina'])],
    });
    await visit.user.click(button('Pause'));
    expect(screen.getByText(labels.paused)).toBeVisible();
    expect(status()).toBeEmptyDOMElement();
    expect(button('Continue')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Udd!' })).not.toBeInTheDocument();
    await visit.pass(60_000);
    expect(gameOf(visit)).toMatchObject({ phase: 'paused', calls: [] });

    await visit.user.keyboard('[Enter]');
    expect(udd()).toHaveFocus();
    expect(screen.getByText(labels.ready)).toBeVisible();
    await nextCall(visit);
    expect(status().textContent).toBe('Maina udd!');
    expect(scoreboard()).toEqual({ Score: '0', Best: '0', Chances: '3' });
  });

  test.each<[when: string, phase: 'ready' | 'calling']>([
    ['before a call', 'ready'],
    ['during a call', 'calling'],
  ])(
    'is made when the page is hidden %s, and lasts when it is shown again',
    async (_when, phase) => {
      const visit = await startGame(['tota']);
      await until(visit, phase);
      setHidden(true);
      expect(gameOf(visit).phase).toBe('paused');
      setHidden(false);
      expect(screen.getByText(labels.paused)).toBeVisible();
      expect(button('Continue')).toHaveFocus();
    },
  );

  test('is not made when the page is hidden between games', async () => {
    const visit = await renderWithFakeTimers(PATH);
    setHidden(true);
    setHidden(false);
    expect(button('Start')).toBeVisible();
    expect(gameOf(visit).phase).toBe('idle');
  });

  test('goes on without the call before it, which was answered, and is not shown again', async () => {
    const visit = await firstCall(['haathi']);
    await visit.user.keyboard('[Space]');
    await visit.user.click(button('Pause'));
    expect(stage()).not.toContain('#haathi');
    await visit.user.click(button('Continue'));
    expect(status()).toBeEmptyDOMElement();
    expect(mark()).toEqual([]);
    expect(screen.getByText(labels.ready)).toBeVisible();
    expect(stage()).not.toContain('#haathi');
  });

  test('keys lift no finger in it', async () => {
    const visit = await firstCall(['tota']);
    await visit.user.click(button('Pause'));
    act(() => button('Continue').blur());
    expect(fireEvent.keyDown(document.body, { code: 'Space' })).toBe(true);
    expect(gameOf(visit)).toMatchObject({ phase: 'paused', calls: [] });
  });
});

describe('the end', () => {
  /** A game with three mistakes, and nothing else. */
  async function lose() {
    const draws = [...drawsOf(MISSED), ...drawsOf(['hans'])];
    const visit = await firstCall([], 'fast', { draws });
    await until(visit, 'over');
    return visit;
  }

  test('is Out!, which has the focus, after three mistakes', async () => {
    await lose();
    expect(result('Out!')).toHaveFocus();
    expect(screen.getByText(lines.baaz)).toBeVisible();
    expect(screen.getByText(bandText(endings, 0))).toBeVisible();
    expect(scoreboard()).toEqual({ Score: '0', Best: '0', Chances: '0' });
    expect(figures()).toMatchObject({ 'Tez: games': 1, 'Tez: best': 0 });
    expect(screen.queryByRole('button', { name: 'Udd!' })).not.toBeInTheDocument();
    expect(mode('Tez')).toBeChecked();
  });

  test('has the result to share, and a link by which the game is watched', async () => {
    await lose();
    const share = screen.getByRole('group', { name: 'Share' });
    const { href } = within(share).getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    const message = new URL(href).searchParams.get('text') ?? '';
    const { hash } = new URL(message.split('\n').at(-1) ?? '');
    expect(hash).toBe(hashOf({ mode: 'fast', score: 0, names: MISSED }));
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: replay.region }).getAttribute('href')).toMatch(
      /^\/school-games\/chidiya-udd#r=1\.[A-Za-z0-9]+$/,
    );
  });

  test.each([
    [1, true],
    [2, false],
  ])(
    'with a score of 1, where 1 less or more was the best before: new best is %s',
    async (best, isRecord) => {
      const before = scores({ fast: { games: 1, best: best - 1 } });
      const visit = await firstCall(['hans', ...MISSED], 'fast', { preloadedState: before });
      await visit.user.keyboard('[Space]');
      await until(visit, 'over');
      expect(screen.queryAllByText(labels.newBest)).toHaveLength(isRecord ? 1 : 0);
    },
  );

  test.each<[how: string, press: (visit: Visit) => Promise<unknown>]>([
    ['a press of Play again', ({ user }) => user.click(button('Play again'))],
    ['Space', ({ user }) => user.keyboard('[Space]')],
  ])('%s within a second does nothing, after it it starts the next game', async (_how, press) => {
    const visit = await lose();
    await visit.pass(900);
    await press(visit);
    expect(result('Out!')).toBeVisible();
    expect(gameOf(visit).phase).toBe('over');
    await visit.pass(200);
    await press(visit);
    expect(gameOf(visit)).toMatchObject({ phase: 'ready', calls: [] });
    expect(scoreboard()).toEqual({ Score: '0', Best: '0', Chances: '3' });
    expect(udd()).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'Share' })).not.toBeInTheDocument();
    await nextCall(visit);
    expect(status().textContent).toBe('Hans udd!');
  });

  test.each<[how: string, press: (visit: Visit) => Promise<unknown>]>([
    ['a press of Play again', () => clickAlone(button('Play again'))],
    ['Space', ({ user }) => user.keyboard('[Space]')],
  ])('%s before it is painted does nothing', async (_how, press) => {
    const visit = await firstCall(MISSED);
    for (let call = 1; call < 3; call += 1) {
      await until(visit, 'waiting');
      await nextCall(visit);
    }
    await visit.pass(1400);
    // In steps in which no frame comes between the end and the press.
    while (gameOf(visit).phase === 'calling') await visit.pass(1);
    expect(result('Out!')).toBeVisible();
    await press(visit);
    expect(gameOf(visit).phase).toBe('over');
  });

  test('Space that is held since the last call starts no other game', async () => {
    const visit = await lose();
    await visit.pass(1100);
    expect(fireEvent.keyDown(result('Out!'), { code: 'Space', repeat: true })).toBe(false);
    expect(gameOf(visit).phase).toBe('over');
  });

  test('another mode can be chosen after it', async () => {
    const visit = await lose();
    await visit.user.click(mode('Aaram se'));
    expect(screen.getByText(labels.intro.calm)).toBeVisible();
    expect(button('Start')).toBeVisible();
  });
});

test('Aaram se leaves four seconds, and has scores of its own', async () => {
  const visit = await firstCall(['tota', ...MISSED.slice(1), 'hans'], 'calm');
  expect(screen.getByText('Aaram se', { selector: 'p' })).toBeVisible();
  await visit.pass(1900);
  await visit.pass(1900);
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

  test('has a button and points for each, and no scoreboard', async () => {
    await startGame(NAMES, 'duel');
    expect(screen.getAllByRole('button', { name: /^Udd!/ })).toEqual([half(2), half(1)]);
    expect(half(1)).toHaveFocus();
    expect(points()).toEqual(['0', '0']);
    expect(scoreboard()).toBeNull();
    expect(screen.queryByRole('radiogroup', { name: labels.mode })).not.toBeInTheDocument();
  });

  test('a mistake is a point of the other one', async () => {
    const visit = await firstCall(['haathi', 'tota', 'maina'], 'duel');
    await putDown(visit, half(2));
    expect(gameOf(visit)).toMatchObject({
      phase: 'calling',
      call: { lifts: [null, expect.any(Number)] },
    });
    await until(visit, 'waiting');
    expect(points()).toEqual(['1', '0']);
    expect(screen.getByText(lines.haathi)).toBeVisible();
    await lift(visit, half(2));

    await nextCall(visit);
    await clickAlone(half(1));
    await until(visit, 'waiting');
    expect(points()).toEqual(['2', '0']);

    await nextCall(visit);
    await visit.user.keyboard('[KeyA]');
    await visit.user.keyboard('[KeyL]');
    expect(gameOf(visit).phase).toBe('waiting');
    expect(points()).toEqual(['2', '0']);
    expect(screen.getByText(inTurn(praise, 3))).toBeVisible();
  });

  test('each half shows how long its finger took', async () => {
    const { seen, ...visit } = await firstCall(['tota'], 'duel');
    await stampedAt(seen + 301, () => visit.user.keyboard('[KeyA]'));
    await stampedAt(seen + 402, () => visit.user.keyboard('[KeyL]'));
    expect(screen.getByText('301 ms').closest('[data-player]')).toContainElement(half(1));
    expect(screen.getByText('402 ms').closest('[data-player]')).toContainElement(half(2));
  });

  test.each([
    ['[KeyA]', 0],
    ['[KeyL]', 1],
  ])('%s lifts the finger of one player, wherever the focus is', async (key, player) => {
    const visit = await firstCall(['tota'], 'duel');
    for (const focused of [half(1), half(2)]) {
      act(() => focused.focus());
      await visit.user.keyboard(key);
    }
    const lifts = gameOf(visit).call?.lifts.map((ms) => ms !== null);
    expect(lifts).toEqual([player === 0, player === 1]);
  });

  test.each([
    ['[Space]', 1, 0],
    ['[Space]', 2, 1],
    ['[Enter]', 1, 0],
    ['[Enter]', 2, 1],
  ] as const)('%s on the half of player %i lifts that finger', async (key, focused, player) => {
    const visit = await firstCall(['tota'], 'duel');
    act(() => half(focused).focus());
    await visit.user.keyboard(key);
    const lifts = gameOf(visit).call?.lifts.map((ms) => ms !== null);
    expect(lifts).toEqual([player === 0, player === 1]);
  });

  test.each(['[Space]', '[Enter]'])('%s elsewhere lifts no finger', async (key) => {
    const visit = await firstCall(['tota'], 'duel');
    act(() => half(1).blur());
    await visit.user.keyboard(key);
    expect(gameOf(visit).call?.lifts).toEqual([null, null]);
  });

  test('Pause has Continue in the half of player 1, and the focus goes there and back', async () => {
    const visit = await firstCall(['tota'], 'duel');
    await visit.user.click(button('Pause'));
    expect(button('Continue')).toHaveFocus();
    expect(button('Continue').closest('[data-player]')).toHaveAttribute('data-player', '0');
    await visit.user.keyboard('[Enter]');
    expect(half(1)).toHaveFocus();
  });

  /** Plays a game in which a sitter has these keys; what flies is lifted for by both. */
  async function playDuel(keys: string) {
    const visit = await startGame(NAMES, 'duel');
    while (gameOf(visit).phase !== 'over') {
      await nextCall(visit);
      await visit.user.keyboard(gameOf(visit).call?.flies ? '[KeyA][KeyL]' : keys);
      if (gameOf(visit).phase === 'calling') await visit.pass(LONGEST);
    }
    return visit;
  }

  test.each([
    ['[KeyL]', 'Player 1 wins!', '10-0', inTurn(duelEndings, 12)],
    ['[KeyA]', 'Player 2 wins!', '10-0', inTurn(duelEndings, 12)],
    ['[KeyA][KeyL]', "It's a tie!", '10-10, tie!', duelTie],
  ])('ten mistakes by %s: %s', async (keys, heading, told, line) => {
    const visit = await playDuel(keys);
    expect(result(heading)).toHaveFocus();
    expect(gameOf(visit).calls).toHaveLength(12);
    expect(screen.getByText(line)).toBeVisible();
    expect(Object.values(figures())).toEqual([0, 0, 0, 0, 0]);
    const share = screen.getByRole('group', { name: 'Share' });
    const { href } = within(share).getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    const message = new URL(href).searchParams.get('text') ?? '';
    expect(message).toContain(`: ${told}\n`);
    expect(message).not.toContain('#c=');
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

  test('that is accepted shows how it stands, and waits for Start', async () => {
    const visit = await accept();
    expect(button('Start')).toHaveFocus();
    expect(gameOf(visit)).toMatchObject({ phase: 'idle', mode: 'fast' });
  });

  test('has the calls of the friend, in their order', async () => {
    const visit = await accept();
    await visit.user.click(button('Start'));
    for (const name of NAMES) {
      await nextCall(visit);
      expect(gameOf(visit).call?.name).toBe(name);
      if (gameOf(visit).call?.flies) await visit.user.keyboard('[Space]');
      await until(visit, 'waiting');
    }
    expect(screen.getByText(challenge.standing(4, 1))).toBeVisible();
    expect(visit.env.random).not.toHaveBeenCalled();
  });

  /** Plays until the end; only so many calls are answered right. */
  async function playOn(visit: Visit, right: number) {
    await visit.user.click(button('Start'));
    for (let call = 0; gameOf(visit).phase !== 'over'; call += 1) {
      await nextCall(visit);
      const isLifted = gameOf(visit).call?.flies === call < right;
      if (isLifted) await visit.user.keyboard('[Space]');
      else await visit.pass(LONGEST);
    }
  }

  test.each<['won' | 'lost' | 'tied', right: number]>([
    ['won', 2],
    ['tied', 1],
    ['lost', 0],
  ])('is %s with a score of %i', async (outcome, right) => {
    const visit = await accept();
    await playOn(visit, right);
    expect(screen.getByText(challenge.standing(right, 1))).toBeVisible();
    expect(screen.getByText(challenge.outcomes[outcome], { exact: false })).toBeVisible();
  });

  test("is played once: Play again is a game of one's own", async () => {
    const visit = await accept();
    await playOn(visit, 0);
    await visit.pass(1100);
    await visit.user.click(button('Play again'));
    expect(screen.queryByText(challenge.standing(0, 1))).not.toBeInTheDocument();
    await nextCall(visit);
    expect(status().textContent).toBe('Chidiya udd!');
  });
});

describe('a screen reader', () => {
  test('finds the live region before there is a call', async () => {
    const visit = await startGame(['tota']);
    const region = status();
    await nextCall(visit);
    expect(status()).toBe(region);
  });

  test('says each call once, and then what became of it', async () => {
    const visit = await renderWithFakeTimers(PATH, { draws: drawsOf(['tota', 'haathi']) });
    const announced = listen();
    await visit.user.click(button('Start'));
    expect(announced.splice(0)).toEqual([labels.ready]);
    await nextCall(visit);
    expect(announced.splice(0)).toEqual(['Tota udd!']);
    await visit.user.keyboard('[Space]');
    await until(visit, 'waiting');
    expect(announced.splice(0)).toEqual([inTurn(praise, 1)]);
    await nextCall(visit);
    expect(announced.splice(0)).toEqual(['Haathi udd!']);
    await visit.user.keyboard('[Space]');
    await until(visit, 'waiting');
    expect(announced.splice(0)).toEqual([lines.haathi]);
  });

  test('of two players says the call and what became of it, too', async () => {
    const visit = await firstCall(['tota'], 'duel');
    const announced = listen();
    await visit.user.keyboard('[KeyA][KeyL]');
    await until(visit, 'waiting');
    expect(announced).toEqual([inTurn(praise, 1)]);
  });

  test('says of the end what the last mistake was, and what is said of the game', async () => {
    const visit = await firstCall(MISSED);
    const announced = listen();
    for (let call = 1; call < 3; call += 1) {
      await until(visit, 'waiting');
      await nextCall(visit);
    }
    announced.length = 0;
    await until(visit, 'over');
    expect(announced).toEqual([lines.baaz, bandText(endings, 0)]);
  });
});

describe('the stage', () => {
  /** The stage before a game, at a call, at its answer, and at the end. */
  async function stages() {
    const visit = await renderWithFakeTimers(PATH, { draws: [0, 0, 0] });
    const shown = [stage()];
    await visit.user.click(button('Start'));
    await nextCall(visit);
    shown.push(stage());
    await until(visit, 'waiting');
    shown.push(stage());
    await until(visit, 'over');
    shown.push(stage());
    return shown;
  }

  test('shows the caller, what he calls, and what becomes of it', async () => {
    const shown = await stages();
    expect(new Set(shown).size).toBe(4);
    expect(shown[1]).toContain('#up');
    expect(shown[1]).toContain('#chidiya');
    expect(shown[2]).toContain('data-wrong');
  });

  test('stays the same where the visitor wants less motion', async () => {
    mockSystem('reduced-motion');
    const shown = await stages();
    expect(shown[0]).toContain('#rest');
    expect(new Set(shown).size).toBe(1);
  });
});

test('leaving the game ends it, and nothing is called any more', async () => {
  const visit = await firstCall(['hans', 'tota']);
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

import type { Band } from '../../../src/games/shared/lines';
import type { Report, Row } from '../../../src/games/shared/report';
import type { GameFixture } from '../../support/gameFixture';

type Module<State, Scores extends object> = {
  report: Report<State, Scores>;
  remarks: readonly Band[];
};

type Pair<State> = [before: Partial<State>, now: Partial<State>];

type Facts<State, Scores> = {
  /** Rows by the scores, and by how often the card has counted the game; the remark is a place in the list. */
  rows: [Partial<Scores>, plays: number, row: Omit<Row, 'remark'>, remark: number][];
  /** What the state was, and is, where a turn was played, and where none was. */
  turns: { played: Pair<State>[]; notPlayed: Pair<State>[] };
  /** Some scores as they are in a code for the next phone: keys, order and values are for ever. */
  code: {
    key: string;
    showsPlays?: true;
    scores?: Scores;
    figures: [label: string, value: unknown][];
  };
};

/** The turns of a game that is played when it comes to its last phase, from any or from one of the others. */
export function turnsByPhase({ phases }: GameFixture, last: string, from?: string) {
  const pairs = phases.flatMap((before) =>
    phases.map((now) => [{ phase: before }, { phase: now }]),
  );
  const isPlayed = ([before, now]: { phase: string }[]) =>
    now?.phase === last && (from ? before?.phase === from : before?.phase !== last);
  return {
    played: pairs.filter(isPlayed) as Pair<never>[],
    notPlayed: pairs.filter((pair) => !isPlayed(pair)) as Pair<never>[],
  };
}

/** What holds for the report of every game. */
export function testReport<State, Scores extends object>(
  { report, remarks }: Module<State, Scores>,
  { rows, turns, code }: Facts<State, Scores>,
) {
  const { feature, figures, rowOf, hasPlayed } = report;
  const initial = feature.slice.getInitialState();
  const none = feature.persisted?.select(initial) ?? ({} as Scores);

  test('there is no row before the first turn, whatever was counted', () => {
    expect(rowOf(none, figures.showsPlays ? 0 : 9)).toBeNull();
  });

  test.each(rows)('the scores %j of %i turns have the row %j and remark %i', (...expected) => {
    const [scores, plays, row, remark] = expected;
    const text = remarks[remark]?.text;
    expect(text).toBeDefined();
    expect(rowOf({ ...none, ...scores }, plays)).toEqual({ ...row, remark: text });
  });

  test('a turn is played when it ends, and by nothing else', () => {
    const arePlayed = (pairs: Pair<State>[]) =>
      pairs.filter(([before, now]) => hasPlayed({ ...initial, ...now }, { ...initial, ...before }));
    expect(arePlayed(turns.played)).toEqual(turns.played);
    expect(arePlayed(turns.notPlayed)).toEqual([]);
  });

  test('in a code for the next phone the key, the figures and their order never change', () => {
    const { key, showsPlays, scores = none, figures: expected } = code;
    expect([figures.key, figures.showsPlays]).toEqual([key, showsPlays]);
    expect(figures.list.map(({ label, of }) => [label, of(scores)])).toEqual(expected);
    const found = figures.scoresOf?.(figures.list.map(({ of }) => of(scores)));
    if (feature.persisted) expect(feature.persisted.validate(found)).toEqual(scores);
  });

  const numbers = figures.list.filter(({ of }) => typeof of(none) === 'number');
  test('of two numbers the greater one is taken; a streak that is stale does not come', () => {
    for (const { label, merge } of numbers) {
      const merged = [merge(2, 6, false), merge(6, 2, true), merge(2, 6, true)];
      expect([label, merged]).toEqual([label, [6, 6, label === 'Streak' ? 2 : 6]]);
    }
  });
}

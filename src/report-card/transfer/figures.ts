import type { Value } from '../../games/shared/report';
import type { RootState } from '../../state/types';
import { selectBadges, selectScores } from '../selectors';
import { selectPersisted } from '../slice';
import type { Persisted as Badges, Plays } from '../state';
import type { Subject } from '../subjects';
import type { Sources } from './sources';

/** All that moves to another phone. */
export type Figures = {
  /** The Indian day of the code. */
  day: number;
  /** The values of each game, by its slice, in the order of its `figures`. */
  values: Readonly<Record<string, readonly Value[]>>;
  badges: Badges;
};

export const figuresOf = (state: RootState, sources: Sources, day: number): Figures => ({
  day,
  values: Object.fromEntries(
    sources.map((source) => {
      const scores = selectScores(state, source);
      const values = source.figures.list.map((figure): Value => figure.of(scores));
      return [source.game.slice.name, values];
    }),
  ),
  badges: selectPersisted(selectBadges(state)),
});

export const playsOf = ({ badges }: Figures, { game }: Subject): Plays =>
  badges.plays[game.slice.name] ?? { count: 0, day: 0 };

/**
 * What loses nothing of either side: the greater count, the days of both. A streak of an earlier day than
 * the one here does not replace it.
 */
export function merged(here: Figures, coming: Figures, sources: Sources): Omit<Figures, 'day'> {
  const values = sources.map((source) => {
    const { name } = source.game.slice;
    const [own, other] = [here.values[name] ?? [], coming.values[name] ?? []];
    const isStale = isEarlier(playsOf(coming, source), playsOf(here, source));
    const ofGame = source.figures.list.map(
      ({ merge }, index): Value => merge(own[index], other[index], isStale),
    );
    return [name, ofGame] as const;
  });
  return { values: Object.fromEntries(values), badges: mergedBadges(here, coming, sources) };
}

/** False where one side does not know its day: its scores are older than the report card. */
const isEarlier = (one: Plays, other: Plays) => one.day > 0 && one.day < other.day;

function mergedBadges(here: Figures, coming: Figures, sources: Sources): Badges {
  const [own, other] = [here.badges, coming.badges];
  const plays = sources.flatMap((source): [string, Plays][] => {
    const [one, two] = [playsOf(here, source), playsOf(coming, source)];
    const day = Math.max(one.day, two.day);
    return day > 0
      ? [[source.game.slice.name, { count: Math.max(one.count, two.count), day }]]
      : [];
  });
  return {
    earned: mergedDays(own.earned, other.earned),
    plays: Object.fromEntries(plays),
    days: Math.max(own.days, other.days),
    guides: [...own.guides, ...other.guides.filter((slug) => !own.guides.includes(slug))],
  };
}

/** A badge that both have was earned on the earlier day. */
function mergedDays(here: Badges['earned'], coming: Badges['earned']): Badges['earned'] {
  const earned = { ...coming, ...here };
  for (const id of Object.keys(earned) as (keyof typeof earned)[]) {
    earned[id] = Math.min(here[id] ?? Infinity, coming[id] ?? Infinity);
  }
  return earned;
}

/** For `scoresMerged`: what each slice takes over, if it changes. */
export function payloadOf(
  state: RootState,
  { values, badges }: Omit<Figures, 'day'>,
  sources: Sources,
): Record<string, object> {
  const scores = sources.flatMap((source): [string, object][] => {
    const { slice, persisted } = source.game;
    const { scoresOf } = source.figures;
    const here = selectScores(state, source);
    if (!persisted || !scoresOf) return [];
    const taken = persisted.validate({ ...here, ...scoresOf(values[slice.name] ?? []) });
    return isSame(here, taken) ? [] : [[slice.name, taken]];
  });
  const changes = isSame(selectPersisted(selectBadges(state)), badges) ? {} : { badges };
  return { ...Object.fromEntries(scores), ...changes };
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

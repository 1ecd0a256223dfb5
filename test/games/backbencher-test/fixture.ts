import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { feature } from '../../../src/games/backbencher-test/effects';
import { backbencherTest } from '../../../src/games/backbencher-test/game';
import { POINTS, pointsAmong } from '../../../src/games/backbencher-test/rules';
import { pointTicked, pointUnticked, ticksReset } from '../../../src/games/backbencher-test/slice';
import { fixed, from, record } from '../../support/arbitraries';
import { gameFixture } from '../../support/gameFixture';
import { taken } from '../../support/taken';

const point = fc.constantFrom(...POINTS);

export const fixture = gameFixture({
  game: backbencherTest,
  feature: feature,
  name: 'Backbencher Test',
  phases: [],
  actions: {
    pointTicked: from(9, point, pointTicked),
    pointUnticked: from(4, point, pointUnticked),
    ticksReset: fixed(1, ticksReset()),
    scoresTaken: from(1, record({ ticked: fc.subarray([...POINTS]) }), taken('backbencherTest')),
  },
  legal: {
    pointTicked: ({ ticked }, id) => !ticked.includes(id),
    pointUnticked: ({ ticked }, id) => ticked.includes(id),
  },
  clicks: [point.map(pointTicked), point.map(pointUnticked), fc.constant(ticksReset())],
  checks: ({ ticked }) => ({
    'ticked: points of the list, each once, in its order':
      Array.isArray(ticked) && isDeepStrictEqual(ticked, pointsAmong(ticked)),
  }),
  scores: {
    earlier: { ticked: ['back-page', 'bus-antakshari'] },
    afterReset: { ticked: [] },
    score: (store) => store.dispatch(pointTicked('proxy')),
    scored: { ticked: ['proxy'] },
  },
});

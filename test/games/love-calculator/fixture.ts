import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { calculate, chooseMode, feature } from '../../../src/games/love-calculator/effects';
import { flamesOf } from '../../../src/games/love-calculator/flames';
import { loveCalculator } from '../../../src/games/love-calculator/game';
import type { Mode } from '../../../src/games/love-calculator/rules';
import { workOut } from '../../../src/games/love-calculator/rules';
import { isBlank } from '../../../src/kit/visibleText';
import { fixed, from, name, text } from '../../support/arbitraries';
import { isOneOf } from '../../support/checks';
import { gameFixture } from '../../support/gameFixture';

const { actions } = feature.slice;
const mode = fc.constantFrom<Mode>('love', 'hate');

const calculation = (firstName: string, mode: Mode, secondName: string) => ({
  ...workOut(firstName, mode, secondName),
  flames: flamesOf(firstName, secondName),
});

export const fixture = gameFixture({
  game: loveCalculator,
  feature: feature,
  name: 'Love Calculator',
  phases: [],
  actions: {
    modeChosen: from(2, mode, actions.modeChosen),
    firstNameTyped: from(2, text, actions.firstNameTyped),
    secondNameTyped: from(2, text, actions.secondNameTyped),
    /** Calculates only with two names; types one that is missing. */
    calculated: from(4, fc.constant(null), (_drawn, { loveCalculator: state }) => {
      if (isBlank(state.firstName)) return actions.firstNameTyped('Raju');
      if (isBlank(state.secondName)) return actions.secondNameTyped('Rani');
      return actions.calculated(calculation(state.firstName, state.mode, state.secondName));
    }),
    cleared: fixed(1, actions.cleared()),
  },
  legal: {},
  clicks: [
    name.map(actions.firstNameTyped),
    name.map(actions.secondNameTyped),
    mode.map(chooseMode),
    fc.constant(calculate()),
  ],
  checks: ({ firstName, secondName, mode, result, steps, flames }) => {
    const isWorkedOut = result !== null && !isBlank(firstName) && !isBlank(secondName);
    return {
      'mode: love or hate': isOneOf(['love', 'hate'], mode),
      'names: strings': [firstName, secondName].every((each) => typeof each === 'string'),
      'result, steps and FLAMES: calculated from names and mode, or empty': isWorkedOut
        ? isDeepStrictEqual({ result, steps, flames }, calculation(firstName, mode, secondName))
        : result === null && steps.length === 0 && flames === null,
    };
  },
  alerts: [
    {
      id: 'firstNameMissing',
      text: 'Jaldi kya hai apna nam to dal lo pehle 😊',
      field: 'Pehla naam',
    },
    { id: 'secondNameMissing', text: 'Yaar dusre ka nam bhi dal do 😢', field: 'Dusra naam' },
  ],
});

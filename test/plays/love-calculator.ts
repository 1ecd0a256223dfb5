import type { Play, Visitor } from './visitor';
import { alert, button, list, progressbar, textbox, whatsApp } from './visitor';

export const LOVE_CALCULATOR = '/school-games';

/** Raju and Rani love each other by 75 per cent, and hate each other by 66. */
export async function calculate({ type, press, expectSeen }: Visitor) {
  await type('Pehla naam', 'Raju');
  await type('Dusra naam', 'Rani');
  await press('Calculate');
  await expectSeen(progressbar('Result'));
}

const result = [progressbar('Result'), whatsApp, button('Calculate'), textbox('Pehla naam')];

export const loveCalculator: Play = {
  game: 'Love Calculator',
  path: LOVE_CALCULATOR,
  about: 'No name, then two: what becomes of them in love; in a quarrel; and all over again',
  async play(visitor) {
    const { press, expectSeen, expectFocused, look } = visitor;
    await press('Calculate');
    await expectSeen(alert());
    await look('the alert');
    await press('OK');
    await expectFocused(textbox('Pehla naam'));
    await calculate(visitor);
    await look('a result', ...result);
  },
  async after({ choose, press, expectGone, look }) {
    await choose('Takrar');
    await look('a quarrel', ...result);
    await press('Dubara Karo');
    await expectGone(progressbar('Result'), list('Steps'));
  },
  sent: {
    says: ['Raju love Rani', '552, 75%'],
    file: 'love-calculator-75.png',
  },
};

/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen } from '@testing-library/react';
import { labels } from '../../../src/games/guess-the-teacher/content';
import { partNotLoaded } from '../../../src/layout/content';
import { renderApp } from '../../support/renderApp';
import { scriptedEnv } from '../../support/scriptedEnv';

jest.mock('../../../src/games/guess-the-teacher/hint/Hint', () => {
  throw new Error('Loading chunk certificate-share failed.');
});

test('a hint that does not come is not passed over in silence', async () => {
  const { user } = await renderApp('/school-games/guess-the-teacher', {
    env: scriptedEnv([0.5, 0, 0]),
  });
  expect(screen.queryByText(partNotLoaded)).toBeNull();
  await user.click(screen.getByRole('button', { name: `${labels.hint} ${labels.hintCost}` }));
  expect(screen.getByText(partNotLoaded)).toHaveAttribute('aria-live', 'polite');
});

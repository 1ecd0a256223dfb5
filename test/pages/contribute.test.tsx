/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { contributors, payment } from '../../src/pages/contribute/content';
import { settings } from '../../src/settings';
import { listen } from '../support/listen';
import { renderPage } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));
const ID = 'raju.k-1@bank';

afterEach(() => {
  jest.restoreAllMocks();
  window.getSelection()?.removeAllRanges();
});

test.each([
  ['shown', settings.upi.id],
  ['not shown', ID],
])('the note about a sample payee is %s for the ID %s', async (shown, id) => {
  jest.replaceProperty(settings, 'upi', { id, name: 'Raju & Co' });
  await renderPage('/contribute');
  expect(main().queryByText(payment.sample.text) !== null).toBe(shown === 'shown');
  expect(main().getByRole('img', { name: 'UPI QR code' })).toBeVisible();
});

test('the contributors are a named list, which is said to be a sample once', async () => {
  await renderPage('/contribute');
  const items = within(main().getByRole('list', { name: 'Contributors' })).getAllByRole('listitem');
  expect(items).toHaveLength(contributors.entries.length);
  expect(main().getAllByText(/sample/i)).toEqual([main().getByText(contributors.note)]);
});

test('each outcome of Copy UPI ID is announced; where it fails, the ID is selected', async () => {
  jest.replaceProperty(settings, 'upi', { id: ID, name: 'Raju & Co' });
  const { user, env } = await renderPage('/contribute');
  const announced = listen();
  const button = main().getByRole('button', { name: 'Copy UPI ID' });
  await user.click(button);
  expect(announced).toEqual([payment.copied]);
  expect(button).toHaveFocus();
  expect(window.getSelection()?.toString()).toBe('');
  env.copy.mockResolvedValue(false);
  await user.click(button);
  await user.click(button);
  expect(announced.slice(1)).toEqual([payment.failed, payment.failed]);
  expect(window.getSelection()?.toString()).toBe(ID);
  expect(env.copy.mock.calls).toEqual([[ID], [ID], [ID]]);
  // The region is empty until the outcome is known.
  env.copy.mockReturnValue(new Promise(() => undefined));
  await user.click(button);
  expect(main().getByRole('status')).toBeEmptyDOMElement();
});

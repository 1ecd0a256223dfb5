import { screen, within } from '@testing-library/react';
import type { Throw } from '../../../src/games/hand-cricket/rules';
import type { renderWithFakeTimers } from '../../support/renderWithFakeTimers';

export const MATCH_PATH = '/school-games/hand-cricket';
export const OVER_PATH = '/school-games/hand-cricket/aaj-ka-over';

/** How long both fists beat. */
export const BALL = 1000;

/** A random number with which the computer shows this. */
export const drawOf = (shown: Throw) => (shown - 0.5) / 6;

export const throwsGroup = () => screen.queryByRole('group', { name: 'Your throw' });
export const throwButton = (shown: Throw) =>
  within(screen.getByRole('group', { name: 'Your throw' })).getByRole('button', {
    name: `${shown}`,
  });

/** What the latest ball was; the other statuses have names. */
export const status = () => screen.getByRole('status', { name: '' });

/** A description list as an object; null if it is not on the screen. */
export function descriptions(
  name: string,
  where: HTMLElement = document.body,
): Record<string, string> | null {
  const list = within(where).queryByLabelText(name);
  if (!list) return null;
  const texts = (role: 'term' | 'definition') =>
    within(list)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  const values = texts('definition');
  return Object.fromEntries(texts('term').map((term, index) => [term, values[index] ?? '']));
}

/** Each ball as it is heard, after the name of the innings that it opens. */
export function balls(where: HTMLElement = document.body) {
  const list = within(where).queryByRole('list', { name: 'Balls' });
  return list ? within(list).queryAllByRole('listitem').map(heard) : [];
}

/** The text without what is hidden from screen readers. */
export function heard(element: HTMLElement) {
  const clone = element.cloneNode(true) as HTMLElement;
  for (const hidden of clone.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return (clone.textContent ?? '').replace(/\s+/g, ' ').trim();
}

type Visit = Pick<Awaited<ReturnType<typeof renderWithFakeTimers>>, 'user' | 'pass'>;

/** A ball, until the hands are open. */
export async function play({ user, pass }: Visit, shown: Throw) {
  await user.click(throwButton(shown));
  await pass(BALL, BALL);
}

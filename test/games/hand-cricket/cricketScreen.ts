import { screen, within } from '@testing-library/react';
import type { Throw } from '../../../src/games/hand-cricket/rules';
import type { HandCricketState } from '../../../src/games/hand-cricket/slice';
import { handCricketSlice } from '../../../src/games/hand-cricket/slice';
import { renderWithFakeTimers } from '../../support/renderWithFakeTimers';

export const MATCH_PATH = '/school-games/hand-cricket';
export const OVER_PATH = '/school-games/hand-cricket/aaj-ka-over';

/** Opens a page alone, in this state of the game. */
export const openIn = (
  path: string,
  some: Partial<HandCricketState>,
  scene: Parameters<typeof renderWithFakeTimers>[1] = {},
) =>
  renderWithFakeTimers(path, {
    ...{ preloadedState: { handCricket: { ...handCricketSlice.getInitialState(), ...some } } },
    isAlone: true,
    ...scene,
  });

export const throwsGroup = () => screen.queryByRole('group', { name: 'Your throw' });
export const throwButton = (shown: Throw) => screen.getByRole('button', { name: `${shown}` });

/** The status that tells the latest ball; the other statuses have names. */
export const status = () => screen.getByRole('status', { name: '' });

/** The text below each hand. */
export const shownHands = () =>
  ['You', 'Computer'].map((side) =>
    screen.getByText(new RegExp(`^${side} ?$`), { selector: 'p' }).textContent?.trim(),
  );

/** A description list as an object. */
export function descriptions(name: string, where: HTMLElement = document.body) {
  const terms = within(within(where).getByLabelText(name)).getAllByRole('term');
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
}

/** Each ball as it is heard, after the name of the innings that it opens. */
export const balls = (where: HTMLElement = document.body) =>
  within(within(where).getByRole('list', { name: 'Balls' }))
    .queryAllByRole('listitem')
    .map(heard);

/** The text without what is hidden from screen readers. */
export function heard(element: HTMLElement) {
  const clone = element.cloneNode(true) as HTMLElement;
  for (const hidden of clone.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return (clone.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The message that is sent, line by line. */
export function message() {
  const share = screen.getByRole('group', { name: 'Share' });
  const { href } = within(share).getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  return (new URL(href).searchParams.get('text') ?? '').split('\n');
}

/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { notices, form as words } from '../../src/feedback/content';
import type { FeedbackState } from '../../src/feedback/slice';
import { feedbackSlice } from '../../src/feedback/slice';
import { whatsappLink } from '../../src/layout/links';
import { listen } from '../support/listen';
import { mockSystem } from '../support/mockSystem';
import { mockNetwork } from '../support/network';
import { renderPage } from '../support/renderApp';

const draft = { name: 'Bittu', email: 'bittu@school.example', message: 'Us din kya hua tha…' };

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status');
const alert = () => screen.getByRole('alert');

/** Renders the filled form, with a network that responds when the test says so. */
async function visit(rest: Partial<FeedbackState> = {}) {
  const network = mockNetwork();
  const { user, store } = await renderPage('/feedback', {
    preloadedState: { feedback: { ...feedbackSlice.getInitialState(), draft, ...rest } },
  });
  const settle = async (respond: () => void) => {
    respond();
    await waitFor(() => expect(store.getState().feedback.status).not.toBe('sending'));
  };
  return {
    user,
    send: () => user.click(button('Send')),
    deliver: () => settle(() => network.answer({ success: true, message: 'Email sent.' })),
    refuse: (message: string) => settle(() => network.answer({ success: false, message }, 400)),
    drop: () => settle(network.drop),
  };
}

afterEach(() => jest.restoreAllMocks());

test('while sending, the button says so and keeps the focus; the fields can be read', async () => {
  const { user, send } = await visit();
  const pressed = button('Send');
  await send();
  expect(button('Sending...')).toBe(pressed);
  expect(pressed).toHaveAttribute('aria-disabled', 'true');
  expect(pressed).toHaveFocus();
  for (const name of ['Name', 'Email', 'Message']) {
    await user.click(field(name));
    expect(field(name)).toHaveFocus();
    expect(field(name)).toHaveAttribute('readonly');
  }
});

describe('on a small screen', () => {
  test('Enter dismisses the keyboard: the focus moves from the field to the button', async () => {
    mockSystem('pointer: coarse');
    const { user } = await visit();
    await user.type(field('Name'), '{Enter}');
    expect(button('Sending...')).toHaveFocus();
  });

  test('the page scrolls to the outcome, and only to that', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { send, deliver } = await visit();
    await send();
    expect(scrolled).not.toHaveBeenCalled();
    await deliver();
    expect(scrolled.mock.calls).toEqual([[{ block: 'nearest' }]]);
    expect(scrolled.mock.contexts[0]).toContainElement(status());
  });
});

describe('live regions announce', () => {
  test('progress and thanks; nothing when the next message is begun, which removes them', async () => {
    const { user, send, deliver } = await visit();
    const announced = listen();
    await send();
    await deliver();
    expect(announced).toEqual([words.onItsWay, notices.delivered]);
    expect(status()).toHaveTextContent(notices.delivered);
    expect(button('Send')).toHaveFocus();
    await user.type(field('Message'), 'Ek aur baat.');
    expect(screen.queryByText(notices.delivered)).toBeNull();
    expect(screen.getByText(words.hint)).toBeInTheDocument();
    expect(announced).toHaveLength(2);
  });

  test('each failure, also if it is the same; nothing while the message is edited', async () => {
    const { user, send, drop } = await visit();
    const announced = listen();
    for (const failures of [1, 2]) {
      await send();
      expect(alert()).toBeEmptyDOMElement();
      await drop();
      expect(announced).toEqual(Array(failures).fill([words.onItsWay, notices.failed]).flat());
      expect(button('Send')).toHaveFocus();
    }
    await user.type(field('Message'), ' Phir se.');
    expect(alert().textContent).toBe(notices.failed);
    expect(announced).toHaveLength(4);
  });
});

test('the last word of a failure opens the chat in a new tab, with the message as it is now', async () => {
  const { user } = await visit({ status: 'failed', notice: notices.failed });
  const link = within(alert()).getByRole('link', { name: 'WhatsApp' });
  expect(alert().textContent.endsWith('WhatsApp')).toBe(true);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  await user.type(field('Message'), ' Chalk 😊{Enter}नहीं hai.');
  expect(link).toHaveAttribute('href', whatsappLink(`${draft.message} Chalk 😊\nनहीं hai.`));
  await user.clear(field('Message'));
  expect(link).toHaveAttribute('href', whatsappLink(''));
});

test('a refusal is shown as text, without a link', async () => {
  const { send, refuse } = await visit();
  await send();
  const message =
    '<img src=x onerror="alert(1)"> <a href="https://example.net">Click</a> &amp; win';
  await refuse(message);
  expect(alert().textContent).toBe(`Error: ${message}`);
  expect(field('Message')).toHaveValue(draft.message);
});

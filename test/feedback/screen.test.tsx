/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { notices, form as words } from '../../src/feedback/content';
import type { FeedbackState } from '../../src/feedback/slice';
import { feedbackSlice } from '../../src/feedback/slice';
import { settings } from '../../src/settings';
import { listen } from '../support/listen';
import { mockSystem } from '../support/mockSystem';
import { mockNetwork } from '../support/network';
import { renderApp } from '../support/renderApp';
import { playRound } from '../support/turns';

const draft = {
  name: 'Bittu "Backbench" Kumar',
  email: 'bittu@school.example',
  message: 'Us din kya hua tha…\nआखिरी बेंच se: "Sir, \'chalk\' khatam!" 🎊 100% & #1',
};
const empty = { name: '', email: '', message: '' };

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const shown = () => ({
  name: field('Name').value,
  email: field('Email').value,
  message: field('Message').value,
});
const button = (name: string) => screen.getByRole('button', { name });
const main = () => within(screen.getByRole('main'));
const status = () => main().getByRole('status');
const alert = () => main().getByRole('alert');
const chatLink = () => within(alert()).getByRole<HTMLAnchorElement>('link');
const chatMessage = () => new URL(chatLink().href).searchParams.get('text');
const formOf = (control: HTMLInputElement) => control.form as HTMLFormElement;

/** Renders the filled form, with a network that responds when the test says so. */
async function visit(written: Partial<typeof draft> = draft, rest: Partial<FeedbackState> = {}) {
  const network = mockNetwork();
  const { user, store, ...page } = await renderApp('/feedback', {
    preloadedState: {
      feedback: { ...feedbackSlice.getInitialState(), draft: { ...empty, ...written }, ...rest },
    },
  });
  const settled = () =>
    new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        if (store.getState().feedback.status === 'sending') return;
        stop();
        resolve();
      });
    });
  /** Resolves when the outcome is rendered. */
  const ends = (how: () => void) =>
    act(async () => {
      how();
      await settled();
    });
  return {
    ...page,
    user,
    store,
    sent: network.sent,
    send: () => user.click(button('Send')),
    deliver: () => ends(() => network.answer({ success: true, message: 'Email sent.' })),
    refuse: (message: string) => ends(() => network.answer({ success: false, message }, 400)),
    drop: () => ends(network.drop),
  };
}

/** The form after a failed attempt. */
const visitAfterFailure = (written: Partial<typeof draft> = draft) =>
  visit(written, { status: 'failed', notice: notices.failed });

const footerLink = (name: string) =>
  within(screen.getByRole('contentinfo')).getByRole('link', { name });

async function leave({ follow }: Pick<Awaited<ReturnType<typeof visit>>, 'follow'>) {
  await follow(footerLink('Our Journey'));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
}

const comeBack = ({ follow }: Pick<Awaited<ReturnType<typeof visit>>, 'follow'>) =>
  follow(footerLink('Feedback'));

afterEach(() => jest.restoreAllMocks());

describe('the form', () => {
  test.each([
    ['Name', 'text', 'name'],
    ['Email', 'email', 'email'],
    ['Message', 'textarea', 'on'],
  ])('requires %s', async (name, type, autoComplete) => {
    await visit();
    expect(field(name)).toBeRequired();
    expect(field(name)).toHaveProperty('type', type);
    expect(field(name)).toHaveAttribute('autocomplete', autoComplete);
    expect(formOf(field(name)).noValidate).toBe(false);
  });

  test('has four lines for the message', async () => {
    await visit();
    expect(field('Message')).toHaveAttribute('rows', '4');
  });

  test('is empty at first, without an error', async () => {
    await renderApp('/feedback');
    expect(shown()).toEqual(empty);
    expect(main().getByText(words.hint)).toBeInTheDocument();
    expect(status()).toBeEmptyDOMElement();
    expect(alert()).toBeEmptyDOMElement();
  });

  test('keeps what is typed in the state, as it is typed', async () => {
    const { user, store } = await visit(empty);
    await user.type(field('Name'), 'Bittu ');
    await user.type(field('Email'), 'b@c');
    await user.type(field('Message'), 'Ek,{Enter}do');
    expect(store.getState().feedback).toEqual({
      draft: { name: 'Bittu ', email: 'b@c', message: 'Ek,\ndo' },
      status: 'idle',
      notice: null,
    });
  });

  test('sends the same fields to the same place with scripts and without', async () => {
    const { send, sent } = await visit();
    const form = formOf(field('Name'));
    const { endpoint, accessKey } = settings.feedback;
    const fields = [...Object.entries(draft), ['access_key', accessKey]];
    expect(form).toHaveAttribute('action', endpoint);
    expect([form.method, form.enctype]).toEqual(['post', 'multipart/form-data']);
    expect([...new FormData(form)]).toEqual(fields);
    await send();
    expect(sent).toEqual([{ to: `POST ${endpoint}`, fields }]);
  });

  test('does not show the access key', async () => {
    await visit();
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    expect(formOf(field('Name')).elements.namedItem('access_key')).toHaveProperty('type', 'hidden');
  });

  test('is sent by script, without a navigation', async () => {
    const { sent } = await visit();
    const isLeftToTheBrowser = fireEvent.submit(formOf(field('Name')));
    expect(isLeftToTheBrowser).toBe(false);
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

describe('while a message is being sent', () => {
  test('the button says so, rests, and keeps the focus', async () => {
    const { send } = await visit();
    const pressed = button('Send');
    await send();
    expect(button('Sending...')).toBe(pressed);
    expect(pressed).toHaveAttribute('aria-disabled', 'true');
    expect(pressed).toHaveFocus();
  });

  test('it can be read, and no longer changed', async () => {
    const { user, send } = await visit();
    await send();
    for (const name of ['Name', 'Email', 'Message']) {
      await user.type(field(name), 'x');
      expect(field(name)).toHaveFocus();
      expect(field(name)).toHaveAttribute('readonly');
    }
    expect(shown()).toEqual(draft);
  });

  test('it is not sent again, by button or by Enter', async () => {
    const { user, send, sent, deliver } = await visit();
    await send();
    await user.click(button('Sending...'));
    await user.dblClick(button('Sending...'));
    await user.type(field('Name'), '{Enter}');
    await user.type(field('Email'), '{Enter}');
    await deliver();
    expect(sent).toHaveLength(1);
  });

  test('and a double click sends it once', async () => {
    const { user, sent } = await visit();
    await user.dblClick(button('Send'));
    expect(sent).toHaveLength(1);
  });
});

describe('on a small screen', () => {
  test('the keyboard is dismissed: the focus leaves the field', async () => {
    mockSystem('pointer: coarse');
    const { user } = await visit();
    await user.type(field('Name'), '{Enter}');
    expect(button('Sending...')).toHaveFocus();
  });

  test('the page scrolls to the outcome, and only to that', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const visited = await visit();
    await visited.send();
    expect(scrolled).not.toHaveBeenCalled();
    await visited.deliver();
    expect(scrolled.mock.calls).toEqual([[{ block: 'nearest' }]]);
    expect(scrolled.mock.contexts[0]).toContainElement(status());
  });

  test('an outcome after leaving the page does not scroll the next page', async () => {
    const visited = await visit();
    await visited.send();
    await leave(visited);
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await visited.drop();
    expect(scrolled).not.toHaveBeenCalled();
  });
});

describe('a message that was delivered', () => {
  test('is thanked for, and the form is emptied', async () => {
    const { send, deliver } = await visit();
    await send();
    await deliver();
    expect(status().textContent).toBe(notices.delivered);
    expect(alert()).toBeEmptyDOMElement();
    expect(shown()).toEqual(empty);
  });

  test('leaves a button that sends, with the focus still on it', async () => {
    const { send, deliver } = await visit();
    await send();
    await deliver();
    expect(button('Send')).toHaveFocus();
    expect(button('Send')).not.toHaveAttribute('aria-disabled', 'true');
  });

  test.each(['Name', 'Email', 'Message'])(
    'is a thing of the past once %s is typed',
    async (name) => {
      const { user } = await visit(empty, { status: 'sent', notice: notices.delivered });
      expect(status()).toHaveTextContent(notices.delivered);
      await user.type(field(name), 'k');
      expect(screen.queryByText(notices.delivered)).not.toBeInTheDocument();
      expect(field(name)).toHaveValue('k');
    },
  );

  test('can be followed by another', async () => {
    const { user, send, deliver, sent } = await visit();
    await send();
    await deliver();
    await user.type(field('Name'), 'Pinky');
    await user.type(field('Email'), 'pinky@school.example');
    await user.type(field('Message'), 'Main bhi!');
    await send();
    await deliver();
    expect(sent.map(({ fields }) => fields[2])).toEqual([
      ['message', draft.message],
      ['message', 'Main bhi!'],
    ]);
    expect(status().textContent).toBe(notices.delivered);
  });
});

describe('a message that did not get through', () => {
  test('shows an error, and everything typed is still there', async () => {
    const { send, drop } = await visit();
    await send();
    await drop();
    expect(alert().textContent).toBe(notices.failed);
    expect(status()).toBeEmptyDOMElement();
    expect(shown()).toEqual(draft);
    expect(field('Message')).not.toHaveAttribute('readonly');
    expect(button('Send')).toHaveFocus();
  });

  test('can be sent by chat: the last word opens it in a new tab, with the message filled in', async () => {
    await visitAfterFailure();
    expect(chatLink()).toHaveTextContent(/^WhatsApp$/);
    expect(alert().textContent.endsWith('WhatsApp')).toBe(true);
    expect(chatLink().href.startsWith(settings.social.whatsapp)).toBe(true);
    expect(chatLink()).toHaveAttribute('target', '_blank');
    expect(chatLink()).toHaveAttribute('rel', 'noopener');
    expect(chatMessage()).toBe(draft.message);
  });

  test('goes to the chat as it is now, not as it was sent', async () => {
    const { user } = await visitAfterFailure({ ...draft, message: 'Sir!' });
    await user.type(field('Message'), ' Chalk 😊{Enter}नहीं hai.');
    expect(chatMessage()).toBe('Sir! Chalk 😊\nनहीं hai.');
    await user.clear(field('Message'));
    expect(chatMessage()).toBe('');
  });

  test('does not crash the page if it contains a lone surrogate', async () => {
    const { user } = await visitAfterFailure({ ...draft, message: '' });
    await user.click(field('Message'));
    await user.paste('Party \ud83d!');
    expect(shown().message).toBe('Party \ud83d!');
    expect(chatMessage()).toBe('Party \ufffd!');
  });

  test.each(['Name', 'Email', 'Message'])('keeps its error while %s is typed', async (name) => {
    const { user } = await visitAfterFailure();
    await user.type(field(name), 'k');
    expect(alert().textContent).toBe(notices.failed);
  });

  test('can be sent again: the error is gone until that fails, too', async () => {
    const { send, drop, sent } = await visitAfterFailure();
    await send();
    expect(alert()).toBeEmptyDOMElement();
    await drop();
    expect(alert().textContent).toBe(notices.failed);
    expect(sent).toHaveLength(1);
  });
});

describe('a message that was refused', () => {
  test.each([
    ['in words', 'Invalid Access Key.'],
    ['in HTML', '<img src=x onerror="alert(1)"> <a href="https://example.net">Click</a> &amp; win'],
    ['in one word without an end', 'n'.repeat(5000)],
    ['in the words of a failure', notices.failed],
  ])('%s shows this message, as text and without a link', async (_how, message) => {
    const { send, refuse } = await visit();
    await send();
    await refuse(message);
    expect(alert().textContent).toBe(`Error: ${message}`);
    expect(alert().querySelector('img, a')).toBeNull();
    expect(shown()).toEqual(draft);
  });
});

describe('who leaves the page', () => {
  test('finds the draft again', async () => {
    const visited = await visit(empty);
    await visited.user.type(field('Name'), 'Bittu');
    await visited.user.type(field('Message'), 'Aadhi baat');
    await leave(visited);
    await comeBack(visited);
    expect(shown()).toEqual({ ...empty, name: 'Bittu', message: 'Aadhi baat' });
  });

  test('finds the error and the draft again', async () => {
    const visited = await visit();
    await visited.send();
    await visited.refuse('No spam, please.');
    await leave(visited);
    await comeBack(visited);
    expect(alert().textContent).toBe('Error: No spam, please.');
    expect(shown()).toEqual(draft);
  });

  test('while a message is being sent finds it still there', async () => {
    const visited = await visit();
    await visited.send();
    await leave(visited);
    await comeBack(visited);
    expect(shown()).toEqual(draft);
    await visited.user.click(button('Sending...'));
    expect(visited.sent).toHaveLength(1);
    await visited.deliver();
    expect(status().textContent).toBe(notices.delivered);
    expect(shown()).toEqual(empty);
  });

  test('before it is delivered finds the thanks', async () => {
    const visited = await visit();
    await visited.send();
    await leave(visited);
    await visited.deliver();
    await comeBack(visited);
    expect(status().textContent).toBe(notices.delivered);
    expect(shown()).toEqual(empty);
  });

  test('before it fails finds the link to the chat, and everything typed', async () => {
    const visited = await visit();
    await visited.send();
    await leave(visited);
    await visited.drop();
    await comeBack(visited);
    expect(alert().textContent).toBe(notices.failed);
    expect(chatMessage()).toBe(draft.message);
    expect(shown()).toEqual(draft);
  });
});

test('nothing of it is stored, however it ends, where scores are', async () => {
  const { user, send, drop, deliver, env, store } = await visit(empty);
  for (const name of ['name', 'email', 'message'] as const) {
    await user.click(field(`${name.charAt(0).toUpperCase()}${name.slice(1)}`));
    await user.paste(draft[name]);
  }
  await send();
  await drop();
  await send();
  await deliver();
  playRound(store);
  await waitFor(() => expect(Object.keys(env.localStore.entries)).not.toEqual([]));

  const stores = [env.localStore.entries, env.sessionStore.entries, localStorage, sessionStorage];
  const stored = stores.flatMap((entries) => Object.entries(entries)).join() + document.cookie;
  expect(stored).not.toMatch(/bittu|chalk|feedback/i);
});

describe('live regions announce', () => {
  test('for a delivered message: the progress, then the thanks', async () => {
    const { send, deliver } = await visit();
    const said = listen();
    await send();
    expect(said).toEqual([words.onItsWay]);
    await deliver();
    expect(said).toEqual([words.onItsWay, notices.delivered]);
  });

  test('for one that fails, and fails again: the error, twice', async () => {
    const { send, drop } = await visit();
    const said = listen();
    await send();
    await drop();
    expect(said).toEqual([words.onItsWay, notices.failed]);
    await send();
    await drop();
    expect(said.slice(2)).toEqual([words.onItsWay, notices.failed]);
  });

  test('for one that is refused: the message of the service', async () => {
    const { send, refuse } = await visit();
    const said = listen();
    await send();
    await refuse('Email looks wrong.');
    expect(said).toEqual([words.onItsWay, 'Error: Email looks wrong.']);
  });

  test('nothing when the next message is begun', async () => {
    const { user } = await visit(empty, { status: 'sent', notice: notices.delivered });
    const said = listen();
    await user.type(field('Message'), 'Ek aur baat.');
    expect(main().getByText(words.hint)).toBeInTheDocument();
    expect(said).toEqual([]);
  });

  test('nothing while the message is edited after a failure', async () => {
    const { user } = await visitAfterFailure();
    const said = listen();
    await user.type(field('Message'), ' Phir se.');
    expect(said).toEqual([]);
  });
});

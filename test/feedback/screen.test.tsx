/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { notices, form as words } from '../../src/feedback/content';
import type { FeedbackState } from '../../src/feedback/slice';
import { feedbackSlice } from '../../src/feedback/slice';
import { settings } from '../../src/settings';
import { listen } from '../support/listen';
import { mockSystem } from '../support/mockSystem';
import { mockNetwork } from '../support/network';
import { renderApp, renderPage } from '../support/renderApp';

const draft = {
  name: 'Bittu "Backbench" Kumar',
  email: 'bittu@school.example',
  message: 'Us din kya hua tha…\nआखिरी बेंच se: "Sir, \'chalk\' khatam!" 🎊 100% & #1',
};
const empty = { name: '', email: '', message: '' };

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fieldValues = () => ({
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
async function visit(
  typed: Partial<typeof draft> = draft,
  rest: Partial<FeedbackState> = {},
  render = renderPage,
) {
  const network = mockNetwork();
  const { user, store, ...page } = await render('/feedback', {
    preloadedState: {
      feedback: { ...feedbackSlice.getInitialState(), draft: { ...empty, ...typed }, ...rest },
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
  const settle = (respond: () => void) =>
    act(async () => {
      respond();
      await settled();
    });
  return {
    ...page,
    user,
    store,
    sent: network.sent,
    send: () => user.click(button('Send')),
    deliver: () => settle(() => network.answer({ success: true, message: 'Email sent.' })),
    refuse: (message: string) => settle(() => network.answer({ success: false, message }, 400)),
    drop: () => settle(network.drop),
  };
}

/** Renders the form as after a failure. */
const visitAfterFailure = (typed: Partial<typeof draft> = draft) =>
  visit(typed, { status: 'failed', notice: notices.failed });

const footerLink = (name: string) =>
  within(screen.getByRole('contentinfo')).getByRole('link', { name });

async function leave({ follow }: Pick<Awaited<ReturnType<typeof visit>>, 'follow'>) {
  await follow(footerLink('Our Journey'));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
}

afterEach(() => jest.restoreAllMocks());

describe('the form', () => {
  test('has four lines for the message', async () => {
    await visit();
    expect(field('Message')).toHaveAttribute('rows', '4');
  });

  test('is empty at first, without a notice', async () => {
    await renderPage('/feedback');
    expect(fieldValues()).toEqual(empty);
    expect(main().getByText(words.hint)).toBeInTheDocument();
    expect(status()).toBeEmptyDOMElement();
    expect(alert()).toBeEmptyDOMElement();
  });

  test('sends the same fields to the same URL with scripts and without', async () => {
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

  test.each([
    ['Name', '   ', 'Bittu'],
    ['Message', ' \n\t ', 'Us din…'],
  ])(
    'holds back a %s of white space alone, with a message of its own',
    async (name, blank, text) => {
      const { user, send, sent, deliver } = await visit({ ...draft, [name.toLowerCase()]: blank });
      await send();
      expect(field(name).validationMessage).toBe(words.blank);
      expect(field(name)).toHaveValue(blank);
      expect(sent).toEqual([]);
      await user.type(field(name), text);
      await send();
      await deliver();
      expect(sent[0]?.fields).toContainEqual([name.toLowerCase(), blank + text]);
    },
  );

  test('does not show the access key', async () => {
    await visit();
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    expect(formOf(field('Name')).elements.namedItem('access_key')).toHaveProperty('type', 'hidden');
  });
});

describe('while a message is being sent', () => {
  test('the button says so, is disabled, and keeps the focus', async () => {
    const { send } = await visit();
    const pressed = button('Send');
    await send();
    expect(button('Sending...')).toBe(pressed);
    expect(pressed).toHaveAttribute('aria-disabled', 'true');
    expect(pressed).toHaveFocus();
  });

  test('the fields are read-only, and can be focused', async () => {
    const { user, send } = await visit();
    await send();
    for (const name of ['Name', 'Email', 'Message']) {
      await user.type(field(name), 'x');
      expect(field(name)).toHaveFocus();
      expect(field(name)).toHaveAttribute('readonly');
    }
    expect(fieldValues()).toEqual(draft);
  });

  test('the button and Enter do not send it again', async () => {
    const { user, send, sent, deliver } = await visit();
    await send();
    await user.click(button('Sending...'));
    await user.dblClick(button('Sending...'));
    await user.type(field('Name'), '{Enter}');
    await user.type(field('Email'), '{Enter}');
    await deliver();
    expect(sent).toHaveLength(1);
  });

  test('a double click on Send sends it once', async () => {
    const { user, sent } = await visit();
    await user.dblClick(button('Send'));
    expect(sent).toHaveLength(1);
  });
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
    const visited = await visit();
    await visited.send();
    expect(scrolled).not.toHaveBeenCalled();
    await visited.deliver();
    expect(scrolled.mock.calls).toEqual([[{ block: 'nearest' }]]);
    expect(scrolled.mock.contexts[0]).toContainElement(status());
  });

  test('an outcome on another page does not scroll that page', async () => {
    const visited = await visit(draft, {}, renderApp);
    await visited.send();
    await leave(visited);
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await visited.drop();
    expect(scrolled).not.toHaveBeenCalled();
  });
});

describe('a message that was delivered', () => {
  test('shows the thanks, empties the form, and leaves the focus on Send', async () => {
    const { send, deliver } = await visit();
    await send();
    await deliver();
    expect(status().textContent).toBe(notices.delivered);
    expect(alert()).toBeEmptyDOMElement();
    expect(fieldValues()).toEqual(empty);
    expect(button('Send')).toHaveFocus();
    expect(button('Send')).not.toHaveAttribute('aria-disabled', 'true');
  });

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

describe('a message that was not delivered', () => {
  test('shows an error, and the draft is kept', async () => {
    const { send, drop } = await visit();
    await send();
    await drop();
    expect(alert().textContent).toBe(notices.failed);
    expect(status()).toBeEmptyDOMElement();
    expect(fieldValues()).toEqual(draft);
    expect(field('Message')).not.toHaveAttribute('readonly');
    expect(button('Send')).toHaveFocus();
  });

  test('has a link to the chat as the last word of the error: in a new tab, with the message filled in', async () => {
    await visitAfterFailure();
    expect(chatLink()).toHaveTextContent(/^WhatsApp$/);
    expect(alert().textContent.endsWith('WhatsApp')).toBe(true);
    expect(chatLink().href.startsWith(settings.social.whatsapp)).toBe(true);
    expect(chatLink()).toHaveAttribute('target', '_blank');
    expect(chatLink()).toHaveAttribute('rel', 'noopener');
    expect(chatMessage()).toBe(draft.message);
  });

  test('is in the link to the chat as it is now, not as it was sent', async () => {
    const { user } = await visitAfterFailure({ ...draft, message: 'Sir!' });
    await user.type(field('Message'), ' Chalk 😊{Enter}नहीं hai.');
    expect(chatMessage()).toBe('Sir! Chalk 😊\nनहीं hai.');
    await user.clear(field('Message'));
    expect(chatMessage()).toBe('');
  });

  test('may contain a lone surrogate, which is replaced in the link to the chat', async () => {
    const { user } = await visitAfterFailure({ ...draft, message: '' });
    await user.click(field('Message'));
    await user.paste('Party \ud83d!');
    expect(fieldValues().message).toBe('Party \ud83d!');
    expect(chatMessage()).toBe('Party \ufffd!');
  });

  test('can be sent again, without the error until that fails, too', async () => {
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
    ['with text', 'Invalid Access Key.'],
    [
      'with HTML',
      '<img src=x onerror="alert(1)"> <a href="https://example.net">Click</a> &amp; win',
    ],
    ['with one very long word', 'n'.repeat(5000)],
    ['with the text of a failure', notices.failed],
  ])('%s shows this message, as text and without a link', async (_with, message) => {
    const { send, refuse } = await visit();
    await send();
    await refuse(message);
    expect(alert().textContent).toBe(`Error: ${message}`);
    expect(alert().querySelector('img, a')).toBeNull();
    expect(fieldValues()).toEqual(draft);
  });
});

describe('live regions announce', () => {
  type Page = Awaited<ReturnType<typeof visit>>;

  test.each<[string, (page: Page) => Promise<void>, string]>([
    ['delivered', ({ deliver }) => deliver(), notices.delivered],
    ['refused', ({ refuse }) => refuse('Email looks wrong.'), 'Error: Email looks wrong.'],
  ])('the progress, then the notice of a message that is %s', async (_outcome, end, notice) => {
    const page = await visit();
    const announced = listen();
    await page.send();
    expect(announced).toEqual([words.onItsWay]);
    await end(page);
    expect(announced).toEqual([words.onItsWay, notice]);
  });

  test('the error of each failure, also if it is the same', async () => {
    const { send, drop } = await visit();
    const announced = listen();
    for (const failures of [1, 2]) {
      await send();
      await drop();
      expect(announced).toEqual(Array(failures).fill([words.onItsWay, notices.failed]).flat());
    }
  });

  test('nothing when the next message is begun, which removes the thanks', async () => {
    const { user } = await visit(empty, { status: 'sent', notice: notices.delivered });
    expect(status()).toHaveTextContent(notices.delivered);
    const announced = listen();
    await user.type(field('Message'), 'Ek aur baat.');
    expect(field('Message')).toHaveValue('Ek aur baat.');
    expect(screen.queryByText(notices.delivered)).not.toBeInTheDocument();
    expect(main().getByText(words.hint)).toBeInTheDocument();
    expect(announced).toEqual([]);
  });

  test('nothing while the message is edited after a failure, which keeps the error', async () => {
    const { user } = await visitAfterFailure();
    const announced = listen();
    await user.type(field('Message'), ' Phir se.');
    expect(alert().textContent).toBe(notices.failed);
    expect(announced).toEqual([]);
  });
});

/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { contributors, payment, steps } from '../../src/pages/contribute/content';
import { browserEnv } from '../../src/platform/env';
import { settings } from '../../src/settings';
import { listen } from '../support/listen';
import { renderApp, renderPage } from '../support/renderApp';
import { scriptedEnv } from '../support/scriptedEnv';

const main = () => within(screen.getByRole('main'));
const link = (name: string) => main().getByRole('link', { name });
const copyButton = () => main().getByRole('button', { name: 'Copy UPI ID' });
const status = () => main().getByRole('status');
const selected = () => window.getSelection()?.toString();

/** Mocks the settings of a release with a payee. */
const mockPayee = () =>
  jest.replaceProperty(settings, 'upi', { id: 'raju.k-1@bank', name: 'Raju & Co' });

afterEach(() => {
  jest.restoreAllMocks();
  window.getSelection()?.removeAllRanges();
});

test('the QR code can be downloaded, and reserves its space while it loads', async () => {
  await renderPage('/contribute');
  const code = main().getByRole('img', { name: 'UPI QR code' });
  expect(code).toHaveAttribute('src', '/upi-qr-code.png');
  expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['240', '240']);
  expect(link('Save QR code')).toHaveAttribute('href', '/upi-qr-code.png');
  expect(link('Save QR code')).toHaveAttribute('download');
});

describe('the note about a sample payee', () => {
  const sampleNote = () => main().queryByText(payment.sample.text);

  test('is shown without a configured payee, and the alt text is the same', async () => {
    await renderPage('/contribute');
    expect(sampleNote()).toBeVisible();
    expect(payment.sample.text).toMatch(/sample.*kisi ke account mein kuch nahi jaata/);
    expect(main().getByRole('img', { name: 'UPI QR code' })).toBeVisible();
  });

  test('is shown if only a name is configured', async () => {
    jest.replaceProperty(settings, 'upi', { id: 'backbenchers@example', name: 'Raju & Co' });
    await renderPage('/contribute');
    expect(sampleNote()).toBeVisible();
  });

  test('is not shown with a configured ID', async () => {
    jest.replaceProperty(settings, 'upi', { ...settings.upi, id: 'raju.k-1@bank' });
    await renderPage('/contribute');
    expect(sampleNote()).not.toBeInTheDocument();
  });
});

describe('Copy UPI ID', () => {
  test('is next to the ID of the settings, with a hint', async () => {
    mockPayee();
    const { env } = await renderPage('/contribute');
    expect(main().getByText('raju.k-1@bank')).toBeVisible();
    expect(status()).toHaveTextContent(payment.hint);
    expect(env.copy).not.toHaveBeenCalled();
  });

  test('copies that ID, and announces it', async () => {
    mockPayee();
    const { user, env } = await renderPage('/contribute');
    const announced = listen();
    await user.click(copyButton());
    expect(env.copy.mock.calls).toEqual([['raju.k-1@bank']]);
    expect(status()).toHaveTextContent(payment.copied);
    expect(announced).toEqual([payment.copied]);
    expect(copyButton()).toHaveFocus();
    expect(selected()).toBe('');
  });

  test('announces nothing before the outcome is known', async () => {
    const env = scriptedEnv();
    env.copy.mockReturnValue(new Promise(() => undefined));
    const { user } = await renderPage('/contribute', { env });
    await user.click(copyButton());
    expect(status()).toBeEmptyDOMElement();
  });

  test('selects exactly the ID if the clipboard rejects, and announces it', async () => {
    mockPayee();
    const env = scriptedEnv();
    env.copy.mockResolvedValue(false);
    const { user } = await renderPage('/contribute', { env });
    const announced = listen();
    await user.click(copyButton());
    expect(status()).toHaveTextContent(payment.failed);
    expect(announced).toEqual([payment.failed]);
    expect(selected()).toBe('raju.k-1@bank');
  });

  test('selects the ID in a browser without a clipboard', async () => {
    const env = Object.assign(scriptedEnv(), { copy: browserEnv(scriptedEnv()).copy });
    const { user } = await renderPage('/contribute', { env });
    jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    await user.click(copyButton());
    expect(status()).toHaveTextContent(payment.failed);
    expect(selected()).toBe(settings.upi.id);
  });

  test('shows the outcome of the last try', async () => {
    const env = scriptedEnv();
    env.copy.mockResolvedValueOnce(false);
    const { user } = await renderPage('/contribute', { env });
    const announced = listen();
    await user.click(copyButton());
    await user.click(copyButton());
    expect(announced).toEqual([payment.failed, payment.copied]);
    expect(status()).toHaveTextContent(payment.copied);
  });
});

test('how to contribute is explained in three steps', async () => {
  await renderPage('/contribute');
  const heading = main().getByRole('heading', { level: 2, name: steps.heading });
  const list = within(heading.parentElement as HTMLElement).getByRole('list');
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  for (const { title, text } of steps.items) {
    expect(list).toHaveTextContent(`${title}. ${text}`);
  }
});

test('Send screenshot on WhatsApp opens the chat of the settings, with a pre-filled message', async () => {
  await renderPage('/contribute');
  const url = new URL(link('Send screenshot on WhatsApp').getAttribute('href') ?? '');
  expect(url.origin + url.pathname).toBe(settings.social.whatsapp);
  expect([...url.searchParams]).toEqual([['text', payment.message]]);
  expect(url.searchParams.get('text')).toMatch(/Backbencher's Memories.*Screenshot.*:$/);
  expect(link('Send screenshot on WhatsApp')).toHaveAttribute('rel', 'noopener');
});

test('the contributors are a named list, and each is marked as a sample', async () => {
  await renderPage('/contribute');
  const list = main().getByRole('list', { name: 'Contributors' });
  const items = within(list).getAllByRole('listitem');
  expect(items).toHaveLength(contributors.entries.length);
  expect(items.length).toBeGreaterThanOrEqual(3);
  for (const item of items) expect(item).toHaveTextContent(/\(sample\)/);
  expect(main().getByText(contributors.note)).toBeVisible();
  expect(contributors.note).toContain('sample');
});

test('Feedback is linked as a way to help without paying', async () => {
  const { follow } = await renderApp('/contribute');
  await follow(link('Feedback'));
  expect(main().getByRole('heading', { level: 1, name: 'Feedback' })).toHaveFocus();
});

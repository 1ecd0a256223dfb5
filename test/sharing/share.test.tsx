/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { actions } from '../../src/sharing/actions/content';
import { renderApp } from '../support/renderApp';
import { scriptedEnv, sharing } from '../support/scriptedEnv';

jest.mock('../../src/sharing/paint/paintPicture', () => ({
  paintPicture: jest.fn(),
  encodePicture: jest.fn(),
}));
const painter: Record<'paintPicture' | 'encodePicture', jest.Mock> = jest.requireMock(
  '../../src/sharing/paint/paintPicture',
);

const group = () => screen.getByRole('group', { name: 'Share' });
const status = () => screen.findByRole('status', { name: 'Share status' });
const field = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Share text' });
const message = () => {
  const link = within(group()).getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  return new URL(link.href).searchParams.get('text') ?? '';
};

/** The part below a guide; its picture is made with the first press, as nothing is ever in sight. */
async function renderGuide(env = scriptedEnv()) {
  const { user } = await renderApp('/how-to-play/pacheta', { env });
  const press = (name: string) => user.click(within(group()).getByRole('button', { name }));
  return { env, press };
}

beforeEach(() => {
  sharing.shareFile.mockReset().mockResolvedValue('shared');
  sharing.saveFile.mockReset();
  sharing.isInAppBrowser.mockReset().mockReturnValue(false);
  painter.paintPicture.mockReset().mockImplementation(async () => document.createElement('canvas'));
  painter.encodePicture.mockReset().mockResolvedValue(new Blob(['a picture']));
});

test('WhatsApp comes first, as a link that opens in a tab of its own', async () => {
  await renderGuide();
  const ways = [...group().querySelectorAll('a, button')];
  expect(ways.map(({ textContent }) => textContent)).toEqual(['WhatsApp', 'Photo', 'Copy']);
  expect(ways[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/\?text=[^&#]+$/),
  );
  expect(ways[0]).toHaveAttribute('target', '_blank');
  expect(ways[0]).toHaveAttribute('rel', 'noopener');
});

test('nothing is said before a press', async () => {
  await renderGuide();
  expect(screen.queryByRole('status', { name: 'Share status' })).toBeNull();
  expect(field()).toBeNull();
});

describe('Copy', () => {
  test('copies the message of the link, and says so', async () => {
    const { env, press } = await renderGuide();
    await press('Copy');
    expect(env.copy).toHaveBeenCalledWith(message());
    await waitFor(async () => expect(await status()).toHaveTextContent(actions.copied));
    expect(field()).toBeNull();
  });

  test('where it fails, the whole message is there, selected', async () => {
    const env = scriptedEnv();
    env.copy.mockResolvedValue(false);
    const { press } = await renderGuide(env);
    await press('Copy');
    await waitFor(async () => expect(await status()).toHaveTextContent(actions.copyFailed));
    expect(field()).toHaveValue(message());
    expect(field()).toHaveFocus();
    expect([field()?.selectionStart, field()?.selectionEnd]).toEqual([0, message().length]);
  });

  test('in the browser of an app, which may not have copied, the message is there as well', async () => {
    sharing.isInAppBrowser.mockReturnValue(true);
    const { press } = await renderGuide();
    await press('Copy');
    expect(field()).toHaveValue(message());
  });
});

describe('Photo', () => {
  test('shares the picture alone, and says nothing', async () => {
    const { press } = await renderGuide();
    await press('Photo');
    await waitFor(() => expect(sharing.shareFile).toHaveBeenCalledTimes(1));
    const file = sharing.shareFile.mock.calls[0]?.[0];
    expect(file).toMatchObject({ name: 'pacheta.png', type: 'image/png' });
    await waitFor(async () => expect(await status()).toBeEmptyDOMElement());
    expect(sharing.saveFile).not.toHaveBeenCalled();
  });

  test('says nothing of a share that was cancelled', async () => {
    sharing.shareFile.mockResolvedValue('cancelled');
    const { press } = await renderGuide();
    await press('Photo');
    await waitFor(() => expect(sharing.shareFile).toHaveBeenCalled());
    await waitFor(async () => expect(await status()).toBeEmptyDOMElement());
    expect(sharing.saveFile).not.toHaveBeenCalled();
  });

  test('where sharing is not supported, saves it and says under which name', async () => {
    sharing.shareFile.mockResolvedValue('unsupported');
    const { press } = await renderGuide();
    await press('Photo');
    await waitFor(() => expect(sharing.saveFile).toHaveBeenCalledTimes(1));
    await waitFor(async () =>
      expect(await status()).toHaveTextContent(actions.photoSaved('pacheta.png')),
    );
  });

  test('refused as the press was too long ago: asks for another; refused then: saves it', async () => {
    sharing.shareFile.mockResolvedValue('refused');
    const { press } = await renderGuide();
    await press('Photo');
    await waitFor(async () => expect(await status()).toHaveTextContent(actions.photoReady));
    expect(sharing.saveFile).not.toHaveBeenCalled();
    await press('Photo');
    await waitFor(() => expect(sharing.saveFile).toHaveBeenCalledTimes(1));
    expect(painter.paintPicture).toHaveBeenCalledTimes(1);
  });

  test('never answered: the next press saves it', async () => {
    sharing.shareFile.mockReturnValue(new Promise(() => undefined));
    const { press } = await renderGuide();
    await press('Photo');
    await waitFor(() => expect(sharing.shareFile).toHaveBeenCalledTimes(1));
    await press('Photo');
    await waitFor(() => expect(sharing.saveFile).toHaveBeenCalledTimes(1));
  });

  test('says that it is being made, and if that fails; the next press tries again', async () => {
    let fail: (error: Error) => void = () => undefined;
    painter.paintPicture.mockReturnValueOnce(
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
    );
    const { press } = await renderGuide();
    await press('Photo');
    await waitFor(async () => expect(await status()).toHaveTextContent(actions.photoMaking));
    await act(async () => fail(new Error('No canvas.')));
    await waitFor(async () => expect(await status()).toHaveTextContent(actions.photoFailed));
    await press('Photo');
    await waitFor(() => expect(sharing.shareFile).toHaveBeenCalledTimes(1));
  });

  test('in the browser of an app it is shown, with what to do', async () => {
    sharing.shareFile.mockResolvedValue('unsupported');
    sharing.isInAppBrowser.mockReturnValue(true);
    const { press } = await renderGuide();
    await press('Photo');
    const shown = await screen.findByRole('img', { name: actions.photoAlt });
    expect(shown.querySelector('canvas')).not.toBeNull();
    await waitFor(async () => expect(await status()).toHaveTextContent(actions.photoImpossible));
  });
});

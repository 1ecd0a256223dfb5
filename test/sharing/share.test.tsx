/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { actions } from '../../src/sharing/content';
import { renderPage } from '../support/renderApp';
import { renderWithFakeTimers } from '../support/renderWithFakeTimers';
import { scriptedEnv, sharing } from '../support/scriptedEnv';

jest.mock('../../src/sharing/paint/paintPicture', () => ({ paintPicture: jest.fn() }));
jest.mock('../../src/sharing/paint/encodePicture', () => ({ encodePicture: jest.fn() }));
const painter: Record<'paintPicture' | 'encodePicture', jest.Mock> = {
  ...jest.requireMock('../../src/sharing/paint/paintPicture'),
  ...jest.requireMock('../../src/sharing/paint/encodePicture'),
};

const group = () => within(screen.getByRole('group', { name: 'Share' }));
const field = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Share text' });
const message = () => {
  const { href } = group().getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  return new URL(href).searchParams.get('text') ?? '';
};
const said = (text: string) =>
  waitFor(() =>
    expect(screen.getByRole('status', { name: 'Share status' }).textContent).toBe(text),
  );

const inApp = () => Object.assign(scriptedEnv(), { isInAppBrowser: () => true });

/** The part below a guide; its picture is made with the first press, as nothing is ever in sight. */
async function renderGuide(env = scriptedEnv()) {
  const { user } = await renderPage('/how-to-play/pacheta', { env });
  const press = (name: string) => user.click(group().getByRole('button', { name }));
  return { env, press };
}

beforeEach(() => {
  sharing.shareFile.mockReset().mockResolvedValue('shared');
  sharing.saveFile.mockReset();
  painter.paintPicture.mockReset().mockImplementation(async () => document.createElement('canvas'));
  painter.encodePicture.mockReset().mockResolvedValue(new Blob(['a picture']));
});

afterEach(() => void jest.useRealTimers());

describe('Copy', () => {
  test('where it fails, the whole message is there, selected', async () => {
    const env = scriptedEnv();
    env.copy.mockResolvedValue(false);
    const { press } = await renderGuide(env);
    await press('Copy');
    await said(actions.copyFailed);
    expect(field()).toHaveValue(message());
    expect(field()).toHaveFocus();
    expect([field()?.selectionStart, field()?.selectionEnd]).toEqual([0, message().length]);
  });

  test('in the browser of an app, which may not have copied, the message is there as well', async () => {
    const { press } = await renderGuide(inApp());
    await press('Copy');
    await waitFor(() => expect(field()).toHaveValue(message()));
  });
});

describe('Photo', () => {
  test.each([
    ['shared', '', 0],
    ['cancelled', '', 0],
    ['unsupported', actions.photoSaved('pacheta.png'), 1],
    // The press was too long ago.
    ['refused', actions.photoReady, 0],
  ] as const)(
    'after the answer "%s" says "%s", and saves %i files',
    async (answer, text, saved) => {
      sharing.shareFile.mockResolvedValue(answer);
      const { press } = await renderGuide();
      await press('Photo');
      await waitFor(() => expect(sharing.shareFile).toHaveBeenCalled());
      const file = { name: 'pacheta.png', type: 'image/png' };
      expect(sharing.shareFile.mock.calls).toEqual([[expect.objectContaining(file)]]);
      await said(text);
      expect(sharing.saveFile).toHaveBeenCalledTimes(saved);
    },
  );

  test.each([
    ['refused', Promise.resolve('refused' as const)],
    ['never answered', new Promise<never>(() => undefined)],
  ])('%s, is saved by the next press, and painted once', async (_what, answer) => {
    sharing.shareFile.mockReturnValue(answer);
    const { press } = await renderGuide();
    await press('Photo');
    await waitFor(() => expect(sharing.shareFile).toHaveBeenCalledTimes(1));
    await act(async () => undefined);
    expect(sharing.saveFile).not.toHaveBeenCalled();
    await press('Photo');
    await waitFor(() => expect(sharing.saveFile).toHaveBeenCalledTimes(1));
    expect(painter.paintPicture).toHaveBeenCalledTimes(1);
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
    await said(actions.photoMaking);
    await act(async () => fail(new Error('No canvas.')));
    await said(actions.photoFailed);
    await press('Photo');
    await waitFor(() => expect(sharing.shareFile).toHaveBeenCalledTimes(1));
  });

  test.each<
    [what: string, leave: (env: ReturnType<typeof scriptedEnv>, unanswered: never) => void]
  >([
    ['a font', (_env, unanswered) => painter.paintPicture.mockReturnValueOnce(unanswered)],
    ['the PNG', (_env, unanswered) => painter.encodePicture.mockReturnValueOnce(unanswered)],
    ['what shares it', ({ loadSharing }, unanswered) => loadSharing.mockReturnValue(unanswered)],
    ['what shares it, which failed,', (env) => env.loadSharing.mockRejectedValue(new Error())],
  ])(
    'has failed where %s has not come after 15 s; the next press tries again',
    async (_what, leave) => {
      let answer: (canvas: HTMLCanvasElement) => void = () => undefined;
      const env = scriptedEnv();
      leave(env, new Promise((resolve) => (answer = resolve)) as never);
      const { user, pass } = await renderWithFakeTimers('/how-to-play/pacheta', {
        env,
        isAlone: true,
      });
      const press = () => user.click(group().getByRole('button', { name: 'Photo' }));
      await press();
      await pass(14_000);
      await said(actions.photoMaking);
      await pass(2000);
      await said(actions.photoFailed);
      env.loadSharing.mockResolvedValue(sharing);
      await press();
      await pass(100);
      answer(document.createElement('canvas'));
      await pass(20_000);
      await said('');
      expect(sharing.shareFile).toHaveBeenCalledTimes(1);
    },
  );

  const cannotSave = () => {
    throw new TypeError();
  };
  test.each([
    ['the browser of an app', inApp(), () => undefined],
    ['a browser that cannot save', scriptedEnv(), cannotSave],
  ])('in %s it is shown, with what to do', async (_where, env, saveFile) => {
    sharing.shareFile.mockResolvedValue('unsupported');
    sharing.saveFile.mockImplementation(saveFile);
    const { press } = await renderGuide(env);
    await press('Photo');
    const shown = await screen.findByRole('img', { name: actions.photoAlt });
    expect(shown.querySelector('canvas')).not.toBeNull();
    await said(actions.photoImpossible);
  });
});

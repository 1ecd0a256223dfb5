/** @jest-environment node */
// First of all: the stores below are made in a browser that has Redux DevTools.
import '../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import { notices } from '../../src/feedback/content';
import type { Draft } from '../../src/feedback/slice';
import { fieldTyped } from '../../src/feedback/slice';
import { liftedStoreOf } from '../support/devToolsExtension';
import type { Answer, FormService } from '../support/formService';
import { json, releaseSendingTo, startFormService } from '../support/formService';
import { scriptedEnv } from '../support/scriptedEnv';

const MINUTE = 60_000;
const empty: Draft = { name: '', email: '', message: '' };
const note: Draft = { name: 'Raju', email: 'raju@example.com', message: 'Kal chhutti hai?' };
const accepted = json(200, { success: true, message: 'Email sent successfully!' });
const refused = json(400, { success: false, message: 'No.' });

let service: FormService;
beforeAll(async () => {
  service = await startFormService();
});
beforeEach(() => {
  service.forget();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});
afterAll(() => service.close());

/** A store in DevTools, from before its visitor came to the form: the API is not there yet. */
async function aVisit() {
  const asked = jest.spyOn(globalThis, 'fetch');
  const { makeStore, injectFeedback, sendFeedback } = await releaseSendingTo(service.url);
  const store = makeStore({ env: scriptedEnv() });
  const lifted = liftedStoreOf(store);
  const write = (draft: Draft) => {
    for (const field of ['name', 'email', 'message'] as const) {
      store.dispatch(fieldTyped({ field, text: draft[field] }));
    }
  };
  const send = () => store.dispatch(sendFeedback());
  const sendAndHear = (answer: Answer) => {
    service.answers(answer);
    return send();
  };
  const jump = (index: number) => lifted.dispatch(ActionCreators.jumpToState(index));
  const moments = () => lifted.getState().computedStates.map(({ state }) => state);
  const toPresent = () => jump(moments().length - 1);
  return {
    ...{ store, lifted, asked, injectFeedback, write, send, sendAndHear },
    ...{ jump, moments, toPresent },
  };
}

type Visit = Awaited<ReturnType<typeof aVisit>>;
type Log = ReturnType<Visit['lifted']['getState']>;
const logIn = (file: string): Log => JSON.parse(file);

/** Whatever a journey may set off gets the time to show itself: no request does. */
async function expectStillness({ lifted, asked }: Visit, journey: () => void, logAfter?: number) {
  const log = logAfter ?? lifted.getState().nextActionId;
  const before = asked.mock.calls.length;
  journey();
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(asked).toHaveBeenCalledTimes(before);
  expect(lifted.getState().nextActionId).toBe(log);
  expect(jest.getTimerCount()).toBe(0);
}

test('a log from the form is shown where nobody has been at it, and sends nothing', async () => {
  const { lifted, injectFeedback, write, sendAndHear, moments } = await aVisit();
  injectFeedback();
  write(note);
  await sendAndHear(refused);
  const file = JSON.stringify(lifted.getState());
  const states = structuredClone(moments());

  const visit = await aVisit();
  await expectStillness(
    visit,
    () => {
      visit.lifted.dispatch(ActionCreators.importState(logIn(file)));
      for (const [index, state] of states.entries()) {
        visit.jump(index);
        expect(visit.store.getState().feedback).toEqual(state.feedback);
      }
    },
    states.length,
  );
});

test('a log that was cut off while sending sends nothing; Send gives the form back', async () => {
  const { lifted, injectFeedback, write, send } = await aVisit();
  injectFeedback();
  write(note);
  const sent = send();
  const request = await service.arrival();
  const log = logIn(JSON.stringify(lifted.getState()));
  request.answer(accepted);
  await sent;

  // RTK Query tells developers that the log is of another API than theirs.
  const warning = jest.spyOn(console, 'warn').mockImplementation();
  const visit = await aVisit();
  visit.injectFeedback();
  await expectStillness(
    visit,
    () => void visit.lifted.dispatch(ActionCreators.importState(log)),
    log.nextActionId,
  );
  expect(visit.store.getState().feedback).toMatchObject({ draft: note, status: 'sending' });
  await visit.send();
  expect(visit.store.getState().feedback).toEqual({
    draft: note,
    status: 'failed',
    notice: notices.failed,
  });
  expect(visit.asked).toHaveBeenCalledTimes(1);
  await visit.sendAndHear(accepted);
  expect(visit.store.getState().feedback).toMatchObject({ draft: empty, status: 'sent' });
  expect(warning).toHaveBeenCalledWith(expect.stringContaining('mismatch'));
});

describe('what DevTools does not let into the state is not sent', () => {
  /** A letter, with an older one of the same hand in the log. */
  async function written() {
    const visit = await aVisit();
    visit.injectFeedback();
    visit.write({ ...note, message: 'Kal?' });
    visit.write(note);
    return visit;
  }

  test('while changes are locked', async () => {
    const { store, lifted, asked, send, sendAndHear } = await written();
    lifted.dispatch(ActionCreators.lockChanges(true));
    await send();
    expect(asked).not.toHaveBeenCalled();
    expect(store.getState().feedback).toMatchObject({ draft: note, status: 'idle' });

    lifted.dispatch(ActionCreators.lockChanges(false));
    await sendAndHear(accepted);
    expect(store.getState().feedback).toMatchObject({ draft: empty, status: 'sent' });
  });

  test('while an older draft is shown: neither that one nor the present one, which stays', async () => {
    const { store, asked, jump, send, sendAndHear, toPresent } = await written();
    jump(4);
    expect(store.getState().feedback.draft.message).toBe('Kal?');
    await send();
    expect(asked).not.toHaveBeenCalled();
    toPresent();
    expect(store.getState().feedback).toMatchObject({ draft: note, status: 'failed' });

    await sendAndHear(accepted);
    expect(store.getState().feedback).toMatchObject({ draft: empty, status: 'sent' });
    expect(service.requests).toHaveLength(1);
    expect(service.requests[0]?.fields).toContainEqual(['message', note.message]);
  });

  test('while the moment of sending is shown, long after the answer', async () => {
    const { store, asked, jump, send, sendAndHear, moments, toPresent } = await written();
    await sendAndHear(accepted);
    const sending = moments().findIndex(({ feedback }) => feedback.status === 'sending');
    jump(sending);
    await send();
    expect(asked).toHaveBeenCalledTimes(1);
    toPresent();
    expect(store.getState().feedback).toMatchObject({ draft: empty, status: 'sent' });
  });
});

describe('while a message is on its way, and DevTools shows', () => {
  /** Every kind of moment that there is to look back at: where it stands in the log, and the form. */
  const pasts: [string, number, object][] = [
    ['the first state, from before the form was loaded', 0, { draft: empty, status: 'idle' }],
    ['a form half filled in', 2, { draft: { ...empty, name: 'Raju' }, status: 'idle' }],
    ['a form that is not sent yet', 4, { draft: note, status: 'idle' }],
    ['the moment in which it was sent', 5, { draft: note, status: 'sending' }],
  ];
  const answers: [string, Answer, object][] = [
    ['delivered', accepted, { draft: empty, status: 'sent' }],
    ['refused', refused, { draft: note, status: 'failed', notice: 'Error: No.' }],
    ['lost', 'reset', { draft: note, status: 'failed' }],
  ];

  /** On the way, with DevTools parked on a past. */
  async function parked(index: number) {
    const visit = await aVisit();
    const { store, injectFeedback, write, send, jump } = visit;
    injectFeedback();
    write(note);
    const sent = send();
    const request = await service.arrival();
    expect(store.getState().feedback.status).toBe('sending');
    jump(index);
    const shown = structuredClone(store.getState());
    expect('feedbackApi' in shown).toBe(index > 0);
    return { ...visit, sent, request, shown };
  }

  test.each(pasts)('%s, a second submit sends nothing', async (_what, index, past) => {
    const { store, asked, send, sent, request, shown, toPresent } = await parked(index);
    expect(shown.feedback).toMatchObject(past);
    await send();
    await send();
    expect(store.getState()).toEqual(shown);
    request.answer(accepted);
    await sent;
    expect(asked).toHaveBeenCalledTimes(1);
    toPresent();
    expect(store.getState().feedback).toMatchObject({ draft: empty, status: 'sent' });
  });

  test.each(answers)(
    'the first state, the answer comes and is there in the present: %s',
    async (...row) => {
      const [, answer, present] = row;
      const { store, sent, request, shown, toPresent, sendAndHear } = await parked(0);
      request.answer(answer);
      await sent;
      expect(store.getState()).toEqual(shown);
      toPresent();
      expect(store.getState().feedback).toMatchObject(present);

      // Nothing is stuck: the next message goes its way.
      await sendAndHear(accepted);
      expect(store.getState().feedback.status).toBe('sent');
      expect(service.requests).toHaveLength(2);
    },
  );

  test('the first state, a service that is silent is given up all the same', async () => {
    const { store, sent, toPresent } = await parked(0);
    await jest.advanceTimersByTimeAsync(15_000);
    await sent;
    toPresent();
    expect(store.getState().feedback).toMatchObject({ draft: note, status: 'failed' });
  });
});

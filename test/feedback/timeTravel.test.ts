/** @jest-environment node */
// The first import, as it installs the Redux DevTools extension.
import '../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import { notices } from '../../src/feedback/content';
import type { Draft } from '../../src/feedback/slice';
import { fieldTyped } from '../../src/feedback/slice';
import { liftedStoreOf } from '../support/devToolsExtension';
import type { Answer, FormService } from '../support/formService';
import { json, releaseSendingTo, startFormService } from '../support/formService';

/* Importing a whole log, jumping to each state and skipping actions are tested with the recorded session (../sessions). */

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

/** A visit to the form, in a store with DevTools. */
async function setUp() {
  const fetch = jest.spyOn(globalThis, 'fetch');
  const { newStore, sendFeedback } = await releaseSendingTo(service.url);
  const { store } = newStore();
  const lifted = liftedStoreOf(store);
  const write = (draft: Draft) => {
    for (const field of ['name', 'email', 'message'] as const) {
      store.dispatch(fieldTyped({ field, text: draft[field] }));
    }
  };
  const send = () => store.dispatch(sendFeedback());
  const sendAnsweredBy = (answer: Answer) => {
    service.answers(answer);
    return send();
  };
  const states = () => lifted.getState().computedStates.map(({ state }) => state);
  const jump = (index: number) => lifted.dispatch(ActionCreators.jumpToState(index));
  return {
    ...{ store, lifted, fetch, write, send, sendAnsweredBy, jump },
    feedback: () => store.getState().feedback,
    jumpToPresent: () => jump(states().length - 1),
  };
}

type Visit = Awaited<ReturnType<typeof setUp>>;
type Log = ReturnType<Visit['lifted']['getState']>;

/** The log of a visit, as a visitor exports it. */
const exportLog = ({ lifted }: Visit): Log => JSON.parse(JSON.stringify(lifted.getState()));

/** Imports a log, and expects no request, timer or further action from that. */
async function importWithoutSideEffects(visit: Visit, log: Log) {
  visit.lifted.dispatch(ActionCreators.importState(log));
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(visit.fetch).not.toHaveBeenCalled();
  expect(visit.lifted.getState().nextActionId).toBe(log.nextActionId);
  expect(jest.getTimerCount()).toBe(0);
}

test('a log that ends while sending sends nothing; Send then fails, and the form can be used again', async () => {
  const recorded = await setUp();
  recorded.write(note);
  const sent = recorded.send();
  const request = await service.arrival();
  const log = exportLog(recorded);
  request.answer(accepted);
  await sent;
  recorded.fetch.mockRestore();

  // RTK Query warns that the log is of another instance of the API.
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const visit = await setUp();
  await importWithoutSideEffects(visit, log);
  expect(visit.feedback()).toMatchObject({ draft: note, status: 'sending' });
  await visit.send();
  expect(visit.feedback()).toEqual({ draft: note, status: 'failed', notice: notices.failed });
  expect(visit.fetch).not.toHaveBeenCalled();
  await visit.sendAnsweredBy(accepted);
  expect(visit.feedback()).toMatchObject({ draft: empty, status: 'sent' });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('mismatch'));
});

describe('Send, where DevTools does not let its action change the state, sends nothing', () => {
  /** A draft, with an older one in the log. */
  async function setUpWithDrafts() {
    const visit = await setUp();
    visit.write({ ...note, message: 'Kal?' });
    visit.write(note);
    return visit;
  }

  test('while changes are locked', async () => {
    const { lifted, fetch, feedback, send, sendAnsweredBy } = await setUpWithDrafts();
    lifted.dispatch(ActionCreators.lockChanges(true));
    await send();
    expect(fetch).not.toHaveBeenCalled();
    expect(feedback()).toMatchObject({ draft: note, status: 'idle' });

    lifted.dispatch(ActionCreators.lockChanges(false));
    await sendAnsweredBy(accepted);
    expect(feedback()).toMatchObject({ draft: empty, status: 'sent' });
  });

  test('while an older draft is shown: neither that nor the present one, which is kept', async () => {
    const { fetch, feedback, jump, jumpToPresent, send, sendAnsweredBy } = await setUpWithDrafts();
    jump(4);
    expect(feedback().draft.message).toBe('Kal?');
    await send();
    expect(fetch).not.toHaveBeenCalled();
    jumpToPresent();
    expect(feedback()).toMatchObject({ draft: note, status: 'failed' });

    await sendAnsweredBy(accepted);
    expect(feedback()).toMatchObject({ draft: empty, status: 'sent' });
    expect(service.requests).toHaveLength(1);
    expect(service.requests[0]?.fields).toContainEqual(['message', note.message]);
  });
});

test.each<[string, number, Answer, object]>([
  ['the first state', 0, accepted, { draft: empty, status: 'sent' }],
  ['a form not sent yet', 4, refused, { draft: note, status: 'failed', notice: 'Error: No.' }],
  ['the state of sending', 5, 'reset', { draft: note, status: 'failed' }],
])(
  'while a request is pending and DevTools shows %s, Send sends nothing; the outcome is in the present',
  async (_what, index, answer, outcome) => {
    const visit = await setUp();
    const { store, fetch, feedback, send, jump } = visit;
    visit.write(note);
    const sent = send();
    const request = await service.arrival();
    jump(index);
    const past = structuredClone(store.getState());
    await send();
    request.answer(answer);
    await sent;
    expect(store.getState()).toEqual(past);
    expect(fetch).toHaveBeenCalledTimes(1);
    visit.jumpToPresent();
    expect(feedback()).toMatchObject(outcome);

    // The next message can be sent.
    await visit.sendAnsweredBy(accepted);
    expect(feedback().status).toBe('sent');
    expect(service.requests).toHaveLength(2);
  },
);

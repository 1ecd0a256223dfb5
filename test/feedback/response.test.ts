import fc from 'fast-check';
import type { SendResult } from '../../src/feedback/response';
import { failureNotice, isDelivered } from '../../src/feedback/response';
import { anything, notAnObject } from '../support/hostileValues';

const FAILED = 'Something went wrong. Please Connect with us through WhatsApp';

/** As RTK Query returns it for a status in and outside of 2xx. */
const ways: [string, (body: unknown) => SendResult][] = [
  ['with status 200', (data) => ({ data })],
  ['with status 400', (data) => ({ error: { status: 400, data } })],
];

describe.each(ways)('a response %s', (_way, answer) => {
  const refusals: [string, object, string][] = [
    ['at its top', { message: 'No.' }, 'No.'],
    ['in its body', { body: { data: {}, message: 'No.' } }, 'No.'],
    ['in both, those at its top', { message: 'One', body: { message: 'Two' } }, 'One'],
    ['in its body, where those at its top are blank', blank(' \n'), 'Two'],
    ['in its body, where those at its top are none', blank({ no: 'text' }), 'Two'],
    ['as they are', { message: '  <b>"नहीं" 🎊</b>\r\n' }, '  <b>"नहीं" 🎊</b>\r\n'],
  ];

  test.each(refusals)('that refuses with words %s is quoted', (_where, rest, words) => {
    expect(failureNotice(answer({ success: false, ...rest }))).toBe(`Error: ${words}`);
  });

  test.each([...notAnObject, ['a blank', ' ']])(
    'that refuses with %s is quoted only if that is a non-blank string',
    (_, message) => {
      const isText = typeof message === 'string' && message.trim() !== '';
      const notice = isText ? `Error: ${message}` : FAILED;
      expect(failureNotice(answer({ success: false, message }))).toBe(notice);
      expect(failureNotice(answer({ success: false, body: { message } }))).toBe(notice);
      expect(failureNotice(answer({ success: false, body: message }))).toBe(FAILED);
    },
  );

  test.each(notAnObject)('that is %s is neither success nor refusal', (_what, body) => {
    expect(isDelivered(answer(body))).toBe(false);
    expect(failureNotice(answer(body))).toBe(FAILED);
  });

  test.each([...notAnObject.filter(([, value]) => value !== true), ['false in a text', 'false']])(
    'whose success is %s is neither success nor refusal',
    (_what, success) => {
      const body = { success, message: 'Hello' };
      expect(isDelivered(answer(body))).toBe(false);
      expect(failureNotice(answer(body))).toBe(FAILED);
    },
  );

  test('that sets success on a prototype is not trusted', () => {
    const body = JSON.parse('{"__proto__":{"success":true},"constructor":{"success":true}}');
    expect(isDelivered(answer(body))).toBe(false);
  });
});

function blank(message: unknown) {
  return { message, body: { message: 'Two' } };
}

describe('success', () => {
  test('is `success: true` in the body', () => {
    expect(isDelivered({ data: { success: true } })).toBe(true);
    expect(isDelivered({ data: { success: true, message: 'Sent', body: {} } })).toBe(true);
  });

  test('needs a success status, too', () => {
    const error = { status: 500, data: { success: true, message: 'Sent' } };
    expect(isDelivered({ error })).toBe(false);
    expect(failureNotice({ error })).toBe(FAILED);
  });
});

describe('for any response', () => {
  // Often close to the real format, which purely random values never are.
  const message = fc.oneof(fc.string({ unit: 'grapheme' }), anything);
  const optional = { requiredKeys: [] };
  const body = fc.oneof(
    anything,
    fc.record(
      {
        success: fc.oneof(fc.boolean(), anything),
        message,
        body: fc.oneof(fc.record({ message }, optional), anything),
      },
      optional,
    ),
  );
  const answer: fc.Arbitrary<SendResult> = fc.oneof(
    fc.record({ data: body }),
    fc.record({ error: fc.oneof(fc.record({ status: anything, data: body }, optional), anything) }),
    fc.record({ data: anything, error: anything }, optional),
  );

  test('the notice quotes the message of the service, or points to the chat', () => {
    fc.assert(
      fc.property(answer, (given) => {
        const notice = failureNotice(given);
        if (notice === FAILED) return;
        expect(notice).toMatch(/^Error: \s*\S/);
        const words = notice.slice('Error: '.length);
        const said = given.data ?? (given.error as { data: unknown }).data;
        const { success, message, body } = said as Record<string, unknown>;
        expect(success).toBe(false);
        expect([message, (body as { message?: unknown } | undefined)?.message]).toContain(words);
      }),
    );
  });

  test('only `success: true` counts as delivered', () => {
    fc.assert(
      fc.property(answer, (given) => {
        const success = (given.data as { success?: unknown } | null | undefined)?.success;
        expect(isDelivered(given)).toBe(success === true);
      }),
    );
  });
});

import fc from 'fast-check';
import type { SendResult } from '../../src/feedback/response';
import { failureNotice, isDelivered } from '../../src/feedback/response';
import { anything, notAnObject } from '../support/hostileValues';

const FAILED = 'Something went wrong. Please Connect with us through WhatsApp';

/** The results of RTK Query for a success status and for any other. */
const ways: [string, (body: unknown) => SendResult][] = [
  ['with status 200', (data) => ({ data })],
  ['with status 400', (data) => ({ error: { status: 400, data } })],
];

describe.each(ways)('a response %s', (_way, resultOf) => {
  const inBoth = (message: unknown) => ({ message, body: { message: 'Two' } });
  const refusals: [string, object, string][] = [
    ['at the top', { message: 'No.' }, 'No.'],
    ['in `body`', { body: { data: {}, message: 'No.' } }, 'No.'],
    ['at the top, before one in `body`', inBoth('One'), 'One'],
    ['in `body`, where that at the top is blank', inBoth(' \n'), 'Two'],
    ['in `body`, where that at the top is no string', inBoth({ no: 'text' }), 'Two'],
    ['with HTML and spaces', { message: '  <b>"नहीं" 🎊</b>\r\n' }, '  <b>"नहीं" 🎊</b>\r\n'],
  ];

  test.each(refusals)(
    'that refuses with a message %s gives that as the notice',
    (_where, rest, message) => {
      expect(failureNotice(resultOf({ success: false, ...rest }))).toBe(`Error: ${message}`);
    },
  );

  test.each([...notAnObject, ['a blank', ' ']])(
    'that refuses with %s as its message shows that only if it is a non-blank string',
    (_, message) => {
      const isText = typeof message === 'string' && message.trim() !== '';
      const notice = isText ? `Error: ${message}` : FAILED;
      expect(failureNotice(resultOf({ success: false, message }))).toBe(notice);
      expect(failureNotice(resultOf({ success: false, body: { message } }))).toBe(notice);
      expect(failureNotice(resultOf({ success: false, body: message }))).toBe(FAILED);
    },
  );

  test.each(notAnObject)('that is %s is neither success nor refusal', (_what, body) => {
    expect(isDelivered(resultOf(body))).toBe(false);
    expect(failureNotice(resultOf(body))).toBe(FAILED);
  });

  test.each([...notAnObject.filter(([, value]) => value !== true), ['false in a string', 'false']])(
    'whose success is %s is neither success nor refusal',
    (_what, success) => {
      const body = { success, message: 'Hello' };
      expect(isDelivered(resultOf(body))).toBe(false);
      expect(failureNotice(resultOf(body))).toBe(FAILED);
    },
  );

  test('that sets success on a prototype is not trusted', () => {
    const body = JSON.parse('{"__proto__":{"success":true},"constructor":{"success":true}}');
    expect(isDelivered(resultOf(body))).toBe(false);
  });
});

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
  // Often close to the real format, unlike purely random values.
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
  const result: fc.Arbitrary<SendResult> = fc.oneof(
    fc.record({ data: body }),
    fc.record({ error: fc.oneof(fc.record({ status: anything, data: body }, optional), anything) }),
    fc.record({ data: anything, error: anything }, optional),
  );

  test('the notice is the message of the service, or points to the chat', () => {
    fc.assert(
      fc.property(result, (given) => {
        const notice = failureNotice(given);
        if (notice === FAILED) return;
        expect(notice).toMatch(/^Error: \s*\S/);
        const shown = notice.slice('Error: '.length);
        const received = given.data ?? (given.error as { data: unknown }).data;
        const { success, message, body } = received as Record<string, unknown>;
        expect(success).toBe(false);
        expect([message, (body as { message?: unknown } | undefined)?.message]).toContain(shown);
      }),
    );
  });

  test('only `success: true` counts as delivered', () => {
    fc.assert(
      fc.property(result, (given) => {
        const success = (given.data as { success?: unknown } | null | undefined)?.success;
        expect(isDelivered(given)).toBe(success === true);
      }),
    );
  });
});

import fc from 'fast-check';
import { notices } from '../../src/feedback/content';
import type { SendResult } from '../../src/feedback/response';
import { failureNotice, isDelivered } from '../../src/feedback/response';
import { anything, notAnObject } from '../support/hostileValues';

/** The results of RTK Query for a success status and for any other. */
const ways: [string, (body: unknown) => SendResult][] = [
  ['with status 200', (data) => ({ data })],
  ['with status 400', (data) => ({ error: { status: 400, data } })],
];

describe.each(ways)('a response %s', (_way, resultOf) => {
  test.each([
    ['at the top', { message: 'No.' }, 'No.'],
    ['in `body`', { body: { data: {}, message: 'No.' } }, 'No.'],
    ['at the top, before one in `body`', { message: 'One', body: { message: 'Two' } }, 'One'],
    ['in `body`, after a blank', { message: ' \n', body: { message: 'Two' } }, 'Two'],
    ['in `body`, after no string', { message: {}, body: { message: 'Two' } }, 'Two'],
    ['with HTML and spaces', { message: '  <b>"नहीं" 🎊</b>\r\n' }, '  <b>"नहीं" 🎊</b>\r\n'],
  ])('that refuses with a message %s gives that as the notice', (_where, rest, message) => {
    expect(failureNotice(resultOf({ success: false, ...rest }))).toBe(`Error: ${message}`);
  });

  test.each([...notAnObject, ['a blank', ' '], ["'false'", 'false']])(
    'that has %s where something else belongs is no success, and no refusal with a reason',
    (_what, value) => {
      const isText = typeof value === 'string' && value.trim() !== '';
      const bodies = [
        value,
        ...(value === true ? [] : [{ success: value, message: 'Hello' }]),
        { success: false, body: value },
        ...(isText ? [] : [{ success: false, message: value, body: { message: value } }]),
      ];
      for (const body of bodies) {
        expect(isDelivered(resultOf(body))).toBe(false);
        expect(failureNotice(resultOf(body))).toBe(notices.failed);
      }
    },
  );

  test('that sets success on a prototype is not trusted', () => {
    const body = JSON.parse('{"__proto__":{"success":true},"constructor":{"success":true}}');
    expect(isDelivered(resultOf(body))).toBe(false);
  });
});

test('success needs `success: true` and a success status', () => {
  const data = { success: true, message: 'Sent', body: {} };
  const error = { status: 500, data };
  expect([isDelivered({ data }), isDelivered({ error })]).toEqual([true, false]);
  expect(failureNotice({ error })).toBe(notices.failed);
});

test('of any response only true is success, and the notice is its own message or points to the chat', () => {
  // The values are often close to the real format, as purely random ones would be refused at once.
  const record = <Fields>(fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> }) =>
    fc.oneof(anything, fc.record(fields, { requiredKeys: [] }));
  const message = fc.oneof(fc.string({ unit: 'grapheme' }), anything);
  const success = fc.oneof(fc.boolean(), anything);
  const data = record({ success, message, body: record({ message }) });
  const result = fc.oneof(
    fc.record({ data }),
    fc.record({ error: record({ status: anything, data }) }),
    fc.record({ data: anything, error: anything }),
  );
  fc.assert(
    fc.property(result, (given: SendResult) => {
      expect(isDelivered(given)).toBe(Object(given.data).success === true);
      const notice = failureNotice(given);
      if (notice === notices.failed) return;
      const { success, message, body } = Object(given.data ?? Object(given.error).data);
      expect(success).toBe(false);
      expect([message, Object(body).message]).toContain(notice.slice('Error: '.length));
    }),
  );
});

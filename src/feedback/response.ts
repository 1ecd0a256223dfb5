import { notices } from './content';

/** RTK Query's result of the request. */
export type SendResult = { data?: unknown; error?: unknown };

/**
 * Whether the form service accepted the message. Only `success: true` counts, as other hosts may
 * respond with status 200, too.
 * Example: `{ data: { success: true } }` gives true, `{ data: '<html>' }` false.
 */
export const isDelivered = ({ data }: SendResult): boolean =>
  isObject(data) && data.success === true;

/**
 * The text to show if the message was not accepted: the message of the service, at the top level or
 * in `body`, if it refused with one; otherwise the text for network failures.
 * Example: `{ error: { status: 400, data: { success: false, message: 'No.' } } }` gives 'Error: No.'.
 */
export function failureNotice({ data, error }: SendResult): string {
  const body = data ?? (isObject(error) ? error.data : undefined);
  if (!isObject(body) || body.success !== false) return notices.failed;
  const reason = [body.message, isObject(body.body) && body.body.message].find(isText);
  return reason === undefined ? notices.failed : `${notices.refused} ${reason}`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

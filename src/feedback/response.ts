import { notices } from './content';

/** The result of the request, as RTK Query returns it. */
export type SendResult = { data?: unknown; error?: unknown };

/**
 * Whether the form service accepted the message. Only `success: true` in the body counts. The HTTP status does not
 * count, because another host may answer instead, with an HTML page and the status 200.
 * Example: `{ data: { success: true } }` gives true, `{ data: '<html>' }` gives false.
 */
export const isDelivered = ({ data }: SendResult): boolean =>
  isObject(data) && data.success === true;

/**
 * Returns the notice about a message that was not accepted. If the response has `success: false` and a reason, in
 * `message` or in `body.message`, the notice contains the reason. Otherwise the notice is `notices.failed`.
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

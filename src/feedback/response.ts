import { notices } from './content';

/** The result of the request, as RTK Query gives it. */
export type SendResult = { data?: unknown; error?: unknown };

/**
 * Whether the form service accepted the message. Only `success: true` in the body counts, not the status: an HTML
 * page that another host sends instead may have status 200, too.
 * Example: `{ data: { success: true } }` gives true, `{ data: '<html>' }` false.
 */
export const isDelivered = ({ data }: SendResult): boolean =>
  isObject(data) && data.success === true;

/**
 * The notice about a message that was not accepted. If a response with `success: false` gives a reason, as `message`
 * or as `body.message`, the notice tells the reason. Otherwise the result is the notice for network failures.
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

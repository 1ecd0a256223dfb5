import { notices } from './content';

/** What RTK Query makes of an answer: its body, or what went wrong. */
export type Answer = { data?: unknown; error?: unknown };

/**
 * Whether the form service took the message. Only its own word counts, and no status alone.
 * Example: `{ data: { success: true } }` gives true, `{ data: '<html>' }` false.
 */
export const isDelivered = ({ data }: Answer): boolean => isObject(data) && data.success === true;

/**
 * What the visitor is told of a message that was not taken: the words of the service where it
 * refused with some, at the top of its body or in `body`, and the network-failure text otherwise.
 * Example: `{ error: { status: 400, data: { success: false, message: 'No.' } } }` gives 'Error: No.'.
 */
export function failureNotice({ data, error }: Answer): string {
  const body = data ?? (isObject(error) ? error.data : undefined);
  if (!isObject(body) || body.success !== false) return notices.failed;
  const words = [body.message, isObject(body.body) && body.body.message].find(isText);
  return words === undefined ? notices.failed : `${notices.refused} ${words}`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

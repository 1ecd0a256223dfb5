import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
import { settings } from '../settings';
import type { Draft } from './slice';

/** How long the form service may take, in milliseconds. */
export const TIME_LIMIT = 15_000;

const { endpoint, accessKey } = settings.feedback;

/**
 * The form service. It is asked once: a POST that is tried again may arrive twice. What it answers
 * is read by `answer.ts`, as nobody vouches for its shape.
 */
export const feedbackApi = createApi({
  reducerPath: 'feedbackApi',
  baseQuery: fetchBaseQuery({ timeout: TIME_LIMIT }),
  endpoints: ({ mutation }) => ({
    sendMessage: mutation<unknown, Draft>({
      query: (draft) => ({ url: endpoint, method: 'POST', body: multipart(draft) }),
    }),
  }),
});

/** The four fields of the contract. Content type and boundary are written by the browser. */
function multipart({ name, email, message }: Draft): FormData {
  const body = new FormData();
  body.append('name', name);
  body.append('email', email);
  body.append('message', message);
  body.append('access_key', accessKey);
  return body;
}

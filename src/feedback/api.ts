import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
import { settings } from '../settings';
import type { Draft } from './slice';

/** How long the form service may take, in milliseconds. */
const TIME_LIMIT = 15_000;

/** Browsers refuse to keep a larger body alive: 64 KiB, here less the parts around the fields. */
const KEEPALIVE_LIMIT = 60_000;

const { endpoint, accessKey } = settings.feedback;

const fetchOnce = fetchBaseQuery({ timeout: TIME_LIMIT });

/** Without the request and the response, which RTK Query would put into the log: it is plain JSON. */
const ask: BaseQueryFn<FetchArgs> = async (...question) => {
  const { meta, ...answer } = await fetchOnce(...question);
  return answer;
};

/**
 * The form service. It is asked once: a POST that is tried again may arrive twice. What it answers
 * is read by `answer.ts`, as nobody vouches for its shape.
 */
export const feedbackApi = createApi({
  reducerPath: 'feedbackApi',
  baseQuery: ask,
  endpoints: ({ mutation }) => ({
    sendMessage: mutation<unknown, Draft>({
      query: (draft) => ({
        url: endpoint,
        method: 'POST',
        body: multipart(draft),
        // Goes on, as far as the browser can, when the visitor presses Send and closes the tab.
        keepalive: mostBytes(draft) < KEEPALIVE_LIMIT,
      }),
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

/** UTF-8 takes three bytes at most for what is one unit of a JavaScript text. */
const mostBytes = (draft: Draft) => 3 * Object.values(draft).join('').length;

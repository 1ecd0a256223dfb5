import type { WithSlice } from '@reduxjs/toolkit';
import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
import { within } from '../platform/within';
import { settings } from '../settings';
import type { Draft } from './slice';

const TIMEOUT_MS = 15_000;

/**
 * The longest wait for an answer. `TIMEOUT_MS` normally aborts the request earlier. The abort fails if a browser
 * extension has replaced `fetch` by a function that cannot be aborted.
 */
const LATEST_MS = 16_000;
const NO_ANSWER = { error: { status: 'TIMEOUT_ERROR', error: '' }, meta: undefined } as const;

/**
 * The size in bytes below which a draft is sent with `keepalive`. Browsers allow 64 KiB for the whole body of a
 * `keepalive` request. The rest of the 64 KiB is for the multipart headers.
 */
const KEEPALIVE_LIMIT = 60_000;

const { endpoint, accessKey } = settings.feedback;

const baseQuery = fetchBaseQuery({ timeout: TIMEOUT_MS });

/**
 * The query function. It drops `meta` from the result: `meta` has a Request and a Response, which cannot be serialized
 * in the action log.
 */
const serializableBaseQuery: BaseQueryFn<FetchArgs> = async (...args) => {
  const { meta, ...result } = await within(
    LATEST_MS,
    Promise.resolve(baseQuery(...args)),
    NO_ANSWER,
  );
  return result;
};

/**
 * The API of the form service. A failed request is not repeated, because a second POST may deliver the message twice.
 * The response may have any shape; `response.ts` validates the response.
 */
export const feedbackApi = createApi({
  reducerPath: 'feedbackApi',
  baseQuery: serializableBaseQuery,
  endpoints: ({ mutation }) => ({
    sendMessage: mutation<unknown, Draft>({
      query: (draft) => ({
        url: endpoint,
        method: 'POST',
        body: multipart(draft),
        // `keepalive` lets the request continue if the visitor closes the tab right after Send.
        keepalive: maxBytes(draft) < KEEPALIVE_LIMIT,
      }),
    }),
  }),
});

declare module '../state/reducer' {
  interface LazySlices extends WithSlice<typeof feedbackApi> {}
}

/**
 * Returns the form data with the four fields that the form service expects. The browser adds the content type, which
 * contains the multipart boundary.
 */
function multipart({ name, email, message }: Draft): FormData {
  const body = new FormData();
  body.append('name', name);
  body.append('email', email);
  body.append('message', message);
  body.append('access_key', accessKey);
  return body;
}

/**
 * Returns an upper bound for the size of this draft, in bytes. UTF-8 needs at most three bytes for each UTF-16 code
 * unit.
 */
const maxBytes = (draft: Draft) => 3 * Object.values(draft).join('').length;

import { createDynamicMiddleware } from '@reduxjs/toolkit';

/**
 * Part of every store; empty until a page adds what is loaded with it: the form RTK Query
 * (`injectApi.ts`), a game its effects (`injectEffects.ts`). Each store gets its own instance of each,
 * so that stores share no request and no timer.
 */
export const dynamicMiddleware = createDynamicMiddleware();

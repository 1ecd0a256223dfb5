import { createDynamicMiddleware } from '@reduxjs/toolkit';

/**
 * Part of every store; empty until `injectApi` adds RTK Query's middleware. Each store gets its own
 * instance of that, so that stores share no requests.
 */
export const dynamicMiddleware = createDynamicMiddleware();

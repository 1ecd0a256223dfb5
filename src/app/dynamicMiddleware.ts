import { createDynamicMiddleware } from '@reduxjs/toolkit';

/**
 * In every store from the start, and empty until a page brings something along, which is then
 * applied to each store separately: no two share a request.
 */
export const dynamicMiddleware = createDynamicMiddleware();

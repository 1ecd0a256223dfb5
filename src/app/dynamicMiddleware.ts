import { createDynamicMiddleware } from '@reduxjs/toolkit';

/** In every store from the start, and empty until a page brings something along. */
export const dynamicMiddleware = createDynamicMiddleware();

/// <reference types="@testing-library/jest-dom" />

// Not loaded for tests with the Node environment, to save time.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  // Of `findBy` and `waitFor`: a busy machine may need more than the usual second.
  const { configure }: typeof import('@testing-library/dom') = require('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
}

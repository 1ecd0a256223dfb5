/// <reference types="@testing-library/jest-dom" />

// Tests with the Node environment do without these matchers, to save time.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  // `findBy` and `waitFor` wait longer than the usual second, as on a busy machine.
  const { configure }: typeof import('@testing-library/dom') = require('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
}

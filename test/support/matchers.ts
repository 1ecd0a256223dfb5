/// <reference types="@testing-library/jest-dom" />

// What a visitor sees, as matchers. Node tests have no document, and need not wait for this.
if (typeof document !== 'undefined') require('@testing-library/jest-dom');

/// <reference types="@testing-library/jest-dom" />

// Not loaded for tests with the Node environment, to save time.
if (typeof document !== 'undefined') require('@testing-library/jest-dom');

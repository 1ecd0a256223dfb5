import { whyNotRun } from '../engines/browsers';

const webkit = { name: 'WebKit', missing: 'WebKitWebDriver', install: () => undefined };
const nothing = { open: () => Promise.reject(new Error()), close: () => Promise.resolve() };

test('one line names a browser that is missing and cannot be installed', () => {
  expect(whyNotRun({ ...webkit, find: () => undefined })).toBe(
    'journeys not run in WebKit: there is no WebKitWebDriver, and none could be installed',
  );
});

test('nothing is printed for a browser that is installed', () => {
  expect(whyNotRun({ ...webkit, find: () => () => nothing })).toBeUndefined();
});

import { whyNotRun } from '../engines/browsers';

const webkit = { name: 'WebKit', missing: 'WebKitWebDriver', install: () => undefined };
const nothing = { open: () => Promise.reject(new Error()), close: () => Promise.resolve() };

test('of a browser that cannot be had, one line tells, by name', () => {
  expect(whyNotRun({ ...webkit, find: () => undefined })).toBe(
    'journeys not run in WebKit: there is no WebKitWebDriver, and none could be installed',
  );
});

test('of one that is there, nothing is told', () => {
  expect(whyNotRun({ ...webkit, find: () => () => nothing })).toBeUndefined();
});

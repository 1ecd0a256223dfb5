import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import leanRouterLoader from '../../src/build/leanRouterLoader.js';

const folder = path.resolve('node_modules/react-router/dist/production');
const router = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

const lean = (source: string) => leanRouterLoader.call({} as never, source) as unknown as string;

const NAMED = /^\w+\.displayName = /m;
const MADE = /= React\d*\.(?:forwardRef|memo)\(/;
const ASKED = /= React\d*\[/;

test('the router is written in the way that the loader mends', () => {
  expect(router).toMatch(NAMED);
  expect(router).toMatch(MADE);
  expect(router).toMatch(ASKED);
});

test('no component of the router is used by being named', () => {
  expect(lean(router)).not.toMatch(NAMED);
  expect(lean(router)).not.toMatch(MADE);
  expect(lean(router)).not.toMatch(ASKED);
});

test('a component that is made can be left out', () => {
  expect(lean('var Link = React10.forwardRef(\n')).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(\n',
  );
});

test('a hook that is asked for by name can be left out, or used', () => {
  const hook = lean('var hook = React3[USE_OPTIMISTIC];\n');
  expect(hook).toBe('var hook = /* @__PURE__ */ (() => React3[USE_OPTIMISTIC])();\n');
});

test('every line stays where it is, and what is no name stays as it is', () => {
  const source = 'var A = React.createContext(null);\nA.displayName = "A";\nuse(A.displayName);\n';
  expect(lean(source)).toBe('var A = React.createContext(null);\n\nuse(A.displayName);\n');
});

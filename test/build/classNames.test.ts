import { readdirSync } from 'node:fs';
import { classNamer } from '../../src/build/classNames';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => `src/${file}`);

test('a class is named by its stylesheet and its place in there, in every release', () => {
  const names = () => {
    const nameOf = classNamer();
    return ['card', 'taped', 'card'].map((name) => nameOf('src/kit/Card.module.css', name));
  };
  const [card, taped, again] = names();
  expect(card).toMatch(/^[a-zA-Z]{3}0$/);
  expect(taped).toBe(`${card?.slice(0, 3)}1`);
  expect(again).toBe(card);
  expect(names()).toEqual([card, taped, card]);
});

test('no two stylesheets give the same names', () => {
  const nameOf = classNamer();
  const names = sheets.map((file) => nameOf(file, 'any'));
  expect(names.length).toBeGreaterThan(40);
  expect(new Set(names).size).toBe(names.length);
});

test('two stylesheets of one mark are refused, by name', () => {
  const nameOf = classNamer();
  const all = () => {
    for (let index = 0; index < 2000; index += 1) nameOf(`src/${index}.module.css`, 'any');
  };
  expect(all).toThrow(
    /^src\/\d+\.module\.css needs another name: src\/\d+\.module\.css has its mark\.$/,
  );
});

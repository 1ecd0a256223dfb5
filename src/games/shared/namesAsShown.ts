import { nameAsShown, visibleOf } from '../../kit/visibleText';

/**
 * Returns the names of players as the screen shows them, without needless spaces and invisible characters. Equal names
 * could not be told apart, so the second of two equal names gets a number. Names that differ only in capital letters or
 * in spaces count as equal.
 * Example: `namesAsShown([' Raju ', 'Sita', 'raju'])` is `['Raju', 'Sita', 'raju 2']`.
 */
export function namesAsShown(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((typed) => {
    const name = nameAsShown(typed);
    let shown = name;
    for (let number = 2; taken.has(keyOf(shown)); number += 1) shown = `${name} ${number}`;
    taken.add(keyOf(shown));
    return shown;
  });
}

const keyOf = (name: string) => visibleOf(name.normalize('NFKC').toLowerCase());

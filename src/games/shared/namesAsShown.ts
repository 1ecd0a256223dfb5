import { nameAsShown, visibleOf } from '../../kit/visibleText';

/**
 * Returns the names of players as they are shown: without needless spaces and invisible marks, and no two alike, so
 * that everybody knows who is meant. Names that differ only in capital letters count as alike.
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

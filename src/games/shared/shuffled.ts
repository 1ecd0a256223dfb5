/**
 * Returns the items in a random order. Every order is equally likely (Fisher-Yates). `random` must return numbers from
 * 0 (inclusive) to 1 (exclusive). `random` is called once for each item except the first.
 * Example: `shuffled(['a', 'b', 'c'], () => 0)` swaps `c` with `a`, then `b` with `c`, and returns `['b', 'c', 'a']`.
 */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    [order[last], order[chosen]] = [order[chosen] as Item, order[last] as Item];
  }
  return order;
}

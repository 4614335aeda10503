// Puts things that have something in common together (`Map.groupBy` needs a later Node).

/** Groups in the order in which their keys were met first, each in the order given. */
export function groupBy<K, T>(all: Iterable<T>, keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

/** The commonest first, with how often it stands there; equally common ones in the order given. */
export const commonest = <T>(all: Iterable<T>): [T, number][] =>
  [...groupBy(all, (one) => one)]
    .map(([one, same]): [T, number] => [one, same.length])
    .sort(([, a], [, b]) => b - a);

// Numbers that look random and are the same in every run.

export interface Random {
  /** 0 <= number < 1. */
  next: () => number;
  chance: (share: number) => boolean;
  /** A whole number, both ends included. */
  between: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** So many figures, the first of which is no zero. */
  digits: (count: number) => string;
}

/** The generator "mulberry32" of Tommy Ettinger (public domain). */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between: Random['between'] = (from, to) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    chance: (share) => next() < share,
    between,
    pick: (list) => {
      const one = list[Math.floor(next() * list.length)];
      if (one === undefined) throw new Error('Nothing to pick from.');
      return one;
    },
    digits: (count) => Array.from({ length: count }, (_, i) => between(i === 0 ? 1 : 0, 9)).join(''),
  };
}

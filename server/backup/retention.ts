// Which generations of a scheduled backup stay: the newest of each of the last days, weeks and months that have one.

/** `recto-20261122T020000Z`: by its name alone a generation says when it was begun, and names sort as they follow. */
const GENERATION = /^recto-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

export const generationName = (at: Date): string => `recto-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

export function generationTime(name: string): Date | undefined {
  const parts = GENERATION.exec(name);
  if (parts === null) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

export interface Kept {
  daily: number;
  weekly: number;
  monthly: number;
}

const DAY_MS = 86_400_000;
const dayOf = (at: Date): number => Math.floor(at.getTime() / DAY_MS);
/** The first of January 1970 was a Thursday; weeks begin on Monday. */
const weekOf = (at: Date): number => Math.floor((dayOf(at) + 3) / 7);
const monthOf = (at: Date): number => at.getUTCFullYear() * 12 + at.getUTCMonth();

/** The names of those that may go. The newest always stays, and what has another name is never among them. */
export function surplusGenerations(names: string[], kept: Kept): string[] {
  const newestFirst = names
    .flatMap((name) => {
      const at = generationTime(name);
      return at === undefined ? [] : [{ name, at }];
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const staying = new Set(newestFirst.slice(0, 1).map(({ name }) => name));
  const keepNewestOf = (periodOf: (at: Date) => number, periods: number) => {
    const seen = new Set<number>();
    for (const { name, at } of newestFirst) {
      const period = periodOf(at);
      if (seen.has(period)) continue;
      if (seen.size === periods) return;
      seen.add(period);
      staying.add(name);
    }
  };
  keepNewestOf(dayOf, kept.daily);
  keepNewestOf(weekOf, kept.weekly);
  keepNewestOf(monthOf, kept.monthly);
  return newestFirst.map(({ name }) => name).filter((name) => !staying.has(name));
}

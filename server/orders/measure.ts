// What a quantity is counted in, and how many of one unit are one of another: 10 boxes of 12 are 120 pieces.
import { UNIT_IDS, UNITS, type UnitId } from '../lexicon/units.ts';
import { textsOf } from '../lexicon/phrases.ts';
import { wordsOf } from '../lexicon/words.ts';
import { fold } from '../extraction/text/fold.ts';

export interface Measure {
  /** As it is called, for people. */
  name: string;
  /** What the name may mean; none where nobody knows it. */
  units: readonly UnitId[];
  /** How many pieces are in one, where that is said. */
  size: number | null;
}

const MEANINGS = new Map<string, UnitId[]>();
for (const id of UNIT_IDS)
  for (const name of [...UNITS[id].signs.split(' '), ...textsOf('units', id)]) {
    const key = fold(name);
    const known = MEANINGS.get(key) ?? [];
    if (!known.includes(id)) MEANINGS.set(key, [...known, id]);
  }

const holds = (id: UnitId): boolean => UNITS[id].holds === true;

/** "of 12", "à 12", "(12", "12er", "x 12": how many a pack holds, beside its name. */
const SIZE = new RegExp(
  String.raw`(?:(?:${wordsOf('pack_of')})|[x×*(/-])?\s*(?<!\d)(\d{1,5})(?![\d.,])`,
  'iu',
);
const WORD = /\p{L}[\p{L}.]*/gu;

/**
 * Null where no unit is named.
 * @param text the cell of a unit: "pcs", "C62", "box of 12", "Karton (12 Stk)"
 */
export function measureOf(text: string | null): Measure | null {
  const name = text?.trim() ?? '';
  if (name === '') return null;
  const whole = MEANINGS.get(fold(name));
  if (whole !== undefined) return { name, units: whole, size: null };
  const words = (name.match(WORD) ?? []).map((word) => MEANINGS.get(fold(word)) ?? []);
  const pack = words.find((units) => units.some(holds)) ?? [];
  const size = Number(SIZE.exec(name)?.[1] ?? 0);
  if (pack.length > 0 && size > 1) return { name, units: pack, size };
  return { name, units: words.length === 1 ? words[0]! : [], size: null };
}

const PACK_NAMES = [...new Set(UNIT_IDS.filter(holds).flatMap((id) => textsOf('units', id)))].toSorted(
  (a, b) => b.length - a.length,
);
const SAID = new RegExp(
  String.raw`(?<!\p{L})(?:${PACK_NAMES.join('|')})\s*(?:${wordsOf('pack_of')})\s*(\d{1,5})(?![\d.,])`,
  'iu',
);

/** "Screws, box of 12": how many a pack holds, where a description says so; null otherwise. */
export function packSizeIn(description: string): number | null {
  const size = Number(SAID.exec(description)?.[1] ?? 0);
  return size > 1 ? size : null;
}

/**
 * How many of `to` are one of `from`. Null where they cannot be compared: kilograms and hours, boxes of nobody knows how many and
 * pieces. A unit that is not named is taken for the other one.
 * @param pack_size pieces in a pack of the article, for packs that do not say so themselves
 */
export function factorBetween(
  from: Measure | null,
  to: Measure | null,
  pack_size: number | null,
): number | null {
  if (from === null || to === null) return 1;
  if (fold(from.name) === fold(to.name)) return 1;
  const shared = from.units.some((id) => to.units.includes(id));
  if (shared && from.size === to.size) return 1;
  if (shared && !from.units.some(holds)) return 1;
  const factors = from.units.flatMap((a) =>
    to.units.flatMap((b) => convert(inBase(a, from.size ?? pack_size), inBase(b, to.size ?? pack_size))),
  );
  const [first] = factors;
  // A name with several meanings that make a difference is understood by nobody.
  return first !== undefined && factors.every((factor) => Math.abs(factor - first) < 1e-9) ? first : null;
}

type InBase = [count: number, base: UnitId] | null;

function inBase(id: UnitId, size: number | null): InBase {
  if (holds(id)) return size === null ? null : [size, 'piece'];
  return UNITS[id].is ?? [1, id];
}

const convert = (from: InBase, to: InBase): number[] =>
  from === null || to === null || from[1] !== to[1] ? [] : [from[0] / to[0]];

// Which of several columns of money holds the amounts, where quantity x price does not say: the one whose sum the document
// states as its net total or total of lines. Amounts with tax, or the taxes themselves, are taken for them otherwise.
import { sumBy } from '../../platform/sum.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { addsUp } from '../checks/line-arithmetic.ts';
import type { Row } from '../layout/layout.ts';
import type { Scene } from '../ranking/scene.ts';
import { sumsIn } from '../ranking/sum-features.ts';
import type { TableLine } from './allowances.ts';
import { cellAt, loneNumber, type CellNumber } from './cells.ts';

/** Share of the items whose amount is quantity x price from which the column is beyond doubt. */
const PROVEN = 0.5;
/** Each line may have been rounded by this much, in 1/10,000. */
const ROUNDING = 50;
/** A cent, in 1/10,000. */
const CENT = 100;

/** The lines with the amounts of the column that adds up; as they are where another adds up, or none. */
export function chooseAmounts(lines: TableLine[], scene: Scene): TableLine[] {
  const amounts = lines.flatMap(({ item }) => item.amount ?? []);
  if (amounts.length === 0) return pricesAsAmounts(lines, scene);
  const proven = lines.filter(({ item }) => item.adds_up === true).length;
  const { net, lines: totals } = sumsIn(scene);
  const stated = [...net, ...totals].filter((units) => units !== 0);
  if (lines.length === 0 || stated.length === 0 || proven > PROVEN * lines.length) return lines;
  const isStated = (numbers: CellNumber[]) => {
    const sum = sumBy(numbers, ({ units }) => units);
    return stated.some((total) => Math.abs(total - sum) <= CENT + ROUNDING * numbers.length);
  };
  if (amounts.length < lines.length || isStated(amounts)) return lines;
  for (const column of columnsIn(lines)) {
    const others = lines.map((line) => numberOf(line, column, scene.candidates.byRow));
    const numbers = others.filter((number) => number !== undefined);
    if (numbers.length < lines.length || !isStated(numbers)) continue;
    return lines.map((line, i) => {
      const amount = others[i] ?? line.item.amount;
      return { ...line, item: { ...line.item, amount, adds_up: addsUp({ ...line.item, amount }) } };
    });
  }
  return lines;
}

/** In 1/10,000. */
const ONE = 10_000;

/** Without a column of amounts the prices are these: where one of each was bought, or where they add up to the total. */
function pricesAsAmounts(lines: TableLine[], scene: Scene): TableLine[] {
  const prices = lines.flatMap(({ item }) => item.unit_price ?? []);
  if (prices.length < lines.length || lines.length === 0) return lines;
  const counted = lines.flatMap(({ item }) => item.quantity ?? []);
  const single = counted.length > 0 && counted.every(({ units }) => units === ONE);
  const { net, lines: totals, total } = sumsIn(scene);
  const sum = sumBy(prices, ({ units }) => units);
  if (!single && ![...net, ...totals, ...total].includes(sum)) return lines;
  return lines.map(({ item, ...line }) => {
    const amount = item.unit_price;
    const priced = { ...item, unit_price: single ? amount : null, amount };
    return { ...line, item: { ...priced, adds_up: addsUp(priced) } };
  });
}

const columnsIn = (lines: TableLine[]): Set<number> =>
  new Set(lines.flatMap(({ group }) => group.core.flatMap((row) => row.cells.map(({ column }) => column))));

function numberOf(
  { group }: TableLine,
  column: number,
  byRow: Map<Row, Candidate[]>,
): CellNumber | undefined {
  for (const row of group.core) {
    const number = loneNumber(cellAt(row, column), byRow);
    if (number !== undefined) return number;
  }
  return undefined;
}

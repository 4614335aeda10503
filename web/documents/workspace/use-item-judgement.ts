// What the service says of the lines: which cells are doubtful, what their columns add up to, and what that is compared with.
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnSum } from '../../../contract/blockers.ts';
import { useStore } from '../../api/store.ts';
import type { GridRow, SumRow } from '../../grid/grid-model.ts';
import { useFormat, type Format } from '../../text/format.ts';
import { shownLabel } from '../../text/known-names.ts';
import { cellKey } from './item-columns.ts';
import { openBlockers } from './open-blockers.ts';
import { sumDifference } from './sum-difference.tsx';
import { useWorkspace } from './workspace-context.ts';

export interface ItemJudgement {
  sums: SumRow[];
  markOf: (row: GridRow, key: string) => string | undefined;
}

export function useItemJudgement(): ItemJudgement {
  const { t } = useTranslation();
  const format = useFormat();
  const { record, items } = useWorkspace();
  const { places } = useStore(items.state);
  const reasons = useMemo(
    () => new Map(openBlockers(record).map(({ target, message }) => [target, message])),
    [record],
  );
  const markOf = useCallback(
    ({ id }: GridRow, key: string) => {
      const line = places.get(id);
      if (line === undefined) return undefined;
      // The arithmetic of a whole line is shown where its result stands.
      const whole = key === 'amount' ? reasons.get(`line_items[${line}]`) : undefined;
      return reasons.get(cellKey(line, key)) ?? whole;
    },
    [places, reasons],
  );
  const sums = useMemo(
    () => sumRows(record.sums, t('workspace.items.sum'), format),
    [record.sums, t, format],
  );
  return { sums, markOf };
}

/** The sums, and below them the amount of the record that they come closest to. */
function sumRows(sums: ColumnSum[], name: string, format: Format): SumRow[] {
  const cells: Record<string, ReactNode> = { description: name };
  for (const { column, sum } of sums.toReversed()) cells[column] = format.amount(sum);
  const [closest] = sums
    .filter(({ field }) => field !== null)
    .sort((a, b) => Math.abs(Number(a.difference)) - Math.abs(Number(b.difference)));
  if (closest === undefined) return [cells];
  return [
    cells,
    {
      description: shownLabel(closest.label ?? ''),
      unit_price: sumDifference(closest, format),
      amount: closest.stated === null ? '' : format.amount(closest.stated),
    },
  ];
}

// What the service says of a table: which cells are doubtful; of line items also what they add up to and what that is compared with.
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnSum } from '../../../contract/blockers.ts';
import type { RecordTable } from '../../../contract/record-tables.ts';
import { useStore } from '../../api/store.ts';
import type { GridRow, SumRow } from '../../grid/grid-model.ts';
import { useFormat, type Format } from '../../text/format.ts';
import { shownLabel } from '../../text/known-names.ts';
import { cellKey, RESULT } from './table-columns.ts';
import { openBlockers } from './open-blockers.ts';
import { sumDifference } from './sum-difference.tsx';
import { useWorkspace } from './workspace-context.ts';

export interface TableJudgement {
  sums: SumRow[];
  markOf: (row: GridRow, key: string) => string | undefined;
}

export function useTableJudgement(table: RecordTable): TableJudgement {
  const { t } = useTranslation();
  const format = useFormat();
  const { record, tables } = useWorkspace();
  const { places } = useStore(tables[table].store.state);
  const reasons = useMemo(
    () => new Map(openBlockers(record).map(({ target, message }) => [target, message])),
    [record],
  );
  const markOf = useCallback(
    ({ id }: GridRow, key: string) => {
      const line = places.get(id);
      if (line === undefined) return undefined;
      // The arithmetic of a whole row is shown where its result stands.
      const whole = key === RESULT[table] ? reasons.get(`${table}[${line}]`) : undefined;
      return reasons.get(cellKey(table, line, key)) ?? whole;
    },
    [places, reasons, table],
  );
  const sums = useMemo(
    () => (table === 'line_items' ? sumRows(record.sums, t('workspace.items.sum'), format) : []),
    [table, record.sums, t, format],
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

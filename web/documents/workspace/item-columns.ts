// The columns of line items, in the order of the contract.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridColumn } from '../../grid/grid-model.ts';

export const COLUMNS = ['description', 'quantity', 'unit_price', 'amount'] as const;
export type Column = (typeof COLUMNS)[number];

const SHAPES: Record<Column, Pick<GridColumn, 'kind' | 'decimals' | 'width'>> = {
  description: { kind: 'text' },
  quantity: { kind: 'number', width: 72 },
  unit_price: { kind: 'number', decimals: 2, width: 88 },
  amount: { kind: 'number', decimals: 2, width: 92 },
};

export const ITEM_COLUMNS: GridColumn[] = COLUMNS.map((key) => ({ key, label: key, ...SHAPES[key] }));

/** With their names in the language of the person. */
export function useItemColumns(): GridColumn[] {
  const { t } = useTranslation();
  return useMemo(
    () => ITEM_COLUMNS.map((column) => ({ ...column, label: t(`workspace.items.${column.key as Column}`) })),
    [t],
  );
}

/** What a cell of a line is called among evidence, blockers and marks. */
export const cellKey = (line: number, column: string): string => `line_items[${line}].${column}`;

export function readCellKey(key: string): { line: number; column: string | undefined } | undefined {
  const match = /^line_items\[(\d+)\](?:\.(\w+))?$/.exec(key);
  return match === null ? undefined : { line: Number(match[1]), column: match[2] };
}

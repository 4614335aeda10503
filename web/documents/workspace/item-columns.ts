// The columns of line items: the four that every profile has, then those of the document's own one.
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isEveryLineColumn, LINE_COLUMNS, type EveryLineColumn } from '../../../contract/line-columns.ts';
import type { LineColumn, Profile } from '../../../contract/profiles.ts';
import type { GridColumn } from '../../grid/grid-model.ts';
import { shownLabel } from '../../text/known-names.ts';
import { useWorkspace } from './workspace-context.ts';

type Shape = Pick<GridColumn, 'kind' | 'decimals' | 'width'>;

const SHAPES: Record<EveryLineColumn, Shape> = {
  description: { kind: 'text' },
  quantity: { kind: 'number', width: 72 },
  unit_price: { kind: 'number', decimals: 2, width: 88 },
  amount: { kind: 'number', decimals: 2, width: 92 },
};

const FURTHER: Record<LineColumn['type'], Shape> = {
  text: { kind: 'text', width: 104 },
  number: { kind: 'number', width: 80 },
  amount: { kind: 'number', decimals: 2, width: 92 },
  date: { kind: 'date', width: 100 },
};

type OfProfile = Pick<Profile, 'line_columns'> | undefined;

/** Keys from left to right. */
export const columnKeys = (profile: OfProfile): string[] => [
  ...LINE_COLUMNS,
  ...(profile?.line_columns ?? []).map(({ key }) => key),
];

/** What a column is called in the language of the person. */
export function useColumnName(): (key: string) => string {
  const { t } = useTranslation();
  const { profile } = useWorkspace();
  return useCallback(
    (key) => {
      if (isEveryLineColumn(key)) return t(`workspace.items.${key}`);
      return shownLabel(profile?.line_columns.find((column) => column.key === key)?.label ?? key);
    },
    [profile, t],
  );
}

export function useItemColumns(): GridColumn[] {
  const { profile } = useWorkspace();
  const nameOf = useColumnName();
  return useMemo(() => {
    const further = profile?.line_columns ?? [];
    return [
      ...LINE_COLUMNS.map((key) => ({ key, label: nameOf(key), ...SHAPES[key] })),
      ...further.map(({ key, type }) => ({ key, label: nameOf(key), ...FURTHER[type] })),
    ];
  }, [profile, nameOf]);
}

/** What a cell of a line is called among evidence, blockers and marks. */
export const cellKey = (line: number, column: string): string => `line_items[${line}].${column}`;

export function readCellKey(key: string): { line: number; column: string | undefined } | undefined {
  const match = /^line_items\[(\d+)\](?:\.(\w+))?$/.exec(key);
  return match === null ? undefined : { line: Number(match[1]), column: match[2] };
}

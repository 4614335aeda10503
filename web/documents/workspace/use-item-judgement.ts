// What stands under the columns of the lines.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../api/store.ts';
import type { SumRow } from '../../grid/grid-model.ts';
import { useFormat } from '../../text/format.ts';
import { useWorkspace } from './workspace-context.ts';

export function useItemJudgement(): { sums: SumRow[]; markOf: undefined } {
  const { t } = useTranslation();
  const format = useFormat();
  const { items } = useWorkspace();
  const { rows } = useStore(items.state);
  return useMemo(() => {
    const sum = rows.reduce(
      (total, { cells: { amount } }) => total + (typeof amount === 'number' ? amount : 0),
      0,
    );
    return {
      sums: [{ description: t('workspace.items.sum'), amount: format.amount(sum.toFixed(2)) }],
      markOf: undefined,
    };
  }, [rows, t, format]);
}

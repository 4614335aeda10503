// One line: four cells, and in red what does not multiply.
import { ActionIcon } from '@mantine/core';
import { TbTrash } from 'react-icons/tb';
import { clsx } from 'clsx';
import { memo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineItem } from '../../../contract/documents.ts';
import classes from './line-item-row.module.css';
import { COLUMNS, type Column } from './line-item-columns.ts';
import { usePicker } from './use-field-edit.ts';
import { decimalFromText } from './value-from-text.ts';
import { cellId, choose, useChosen, useWorkspace } from './workspace-context.ts';

interface Props {
  item: LineItem;
  index: number;
  onSave: (item: LineItem) => void;
  onRemove: () => void;
}

export const LineItemRow = memo(function LineItemRow({ item, index, onSave, onRemove }: Props) {
  const { t } = useTranslation();
  const { locked } = useWorkspace();
  const problem = useMismatch(item);
  return (
    <tr className={classes['row']} title={problem} data-wrong={problem !== undefined || undefined}>
      {COLUMNS.map((column) => (
        <Cell
          key={column}
          item={item}
          column={column}
          index={index}
          wrong={column === 'amount' && problem !== undefined}
          onSave={onSave}
        />
      ))}
      <td>
        {problem !== undefined && <span className="quiet">{problem}</span>}
        {locked === undefined && (
          <ActionIcon
            size="sm"
            className={classes['remove'] ?? ''}
            aria-label={t('workspace.items.remove', { number: index + 1 })}
            onClick={onRemove}
          >
            <TbTrash size={14} />
          </ActionIcon>
        )}
      </td>
    </tr>
  );
});

/** Quantity times price against the amount, to the cent. */
function useMismatch({ quantity, unit_price, amount }: LineItem): string | undefined {
  const { t } = useTranslation();
  if (quantity === null || unit_price === null || amount === null) return undefined;
  const product = Math.round(quantity * unit_price * 100) / 100;
  if (Math.abs(product - amount) < 0.015) return undefined;
  return t('workspace.items.mismatch', {
    quantity,
    price: unit_price,
    product: product.toFixed(2),
    amount: amount.toFixed(2),
  });
}

interface CellProps {
  item: LineItem;
  column: Column;
  index: number;
  wrong: boolean;
  onSave: (item: LineItem) => void;
}

function Cell({ item, column, index, wrong, onSave }: CellProps) {
  const { t } = useTranslation();
  const { locked, selection } = useWorkspace();
  const key = `line_items[${index}].${column}`;
  const chosen = useChosen(key);
  const edit = useCell(item, column, key, onSave);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') {
      event.stopPropagation();
      if (!edit.drop()) event.currentTarget.blur();
    } else if (step !== undefined && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const below = document.getElementById(cellId(index + step, column));
      if (below === null) event.currentTarget.blur();
      else below.focus();
    }
  };
  return (
    <td className={clsx(classes['cell'], column !== 'description' && classes['number'])}>
      <input
        id={cellId(index, column)}
        className={clsx(classes['input'], chosen && classes['chosen'], wrong && classes['wrong'])}
        aria-label={t('workspace.items.cell', { column: t(`workspace.items.${column}`), number: index + 1 })}
        aria-invalid={edit.invalid || undefined}
        title={edit.invalid ? t('workspace.items.notNumber') : edit.text}
        readOnly={locked !== undefined}
        autoComplete="off"
        value={edit.text}
        onFocus={(event) => {
          event.currentTarget.select();
          choose(selection, [key], key);
        }}
        onChange={(event) => edit.type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={edit.commit}
      />
    </td>
  );
}

function useCell(item: LineItem, column: Column, key: string, onSave: (item: LineItem) => void) {
  const { invalid: invalidKeys } = useWorkspace();
  const value = item[column];
  const stored =
    value === null ? '' : typeof value === 'number' && column !== 'quantity' ? money(value) : String(value);
  const [draft, setDraft] = useState<string>();
  const [invalid, setInvalid] = useState(false);
  const mark = (bad: boolean) => {
    setInvalid(bad);
    if (bad) invalidKeys.add(key);
    else invalidKeys.delete(key);
  };
  const accept = (text: string) => {
    const next =
      column === 'description'
        ? text.trim()
        : text.trim() === ''
          ? null
          : Number(decimalFromText(text) ?? NaN);
    mark(Number.isNaN(next));
    if (Number.isNaN(next)) return setDraft(text);
    setDraft(undefined);
    if (next !== value) onSave({ ...item, [column]: next });
  };
  usePicker(key, accept);
  return {
    text: draft ?? stored,
    invalid,
    type: setDraft,
    commit: () => draft !== undefined && accept(draft),
    drop: () => {
      const typed = draft !== undefined && draft !== stored;
      setDraft(undefined);
      mark(false);
      return typed;
    },
  };
}

/** Two decimals at least; more where there are more. */
const money = (value: number): string => {
  const text = String(value);
  return (text.split('.')[1]?.length ?? 0) < 2 && Number.isFinite(value) ? value.toFixed(2) : text;
};

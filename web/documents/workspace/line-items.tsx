// The line items as a table one can type in. A change of any cell saves the table.
import { Button } from '@mantine/core';
import { TbPlus } from 'react-icons/tb';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineItem } from '../../../contract/documents.ts';
import { useFormat } from '../../text/format.ts';
import { COLUMNS } from './line-item-columns.ts';
import { LineItemRow } from './line-item-row.tsx';
import classes from './line-items.module.css';
import { Section } from './section.tsx';
import { cellId, useWorkspace } from './workspace-context.ts';

/** More are shown when asked for: every cell is an input. */
const SHOWN = 100;
const EMPTY: LineItem = { description: '', quantity: null, unit_price: null, amount: null };

export function LineItems() {
  const { t } = useTranslation();
  const format = useFormat();
  const { record, profile, locked, saver } = useWorkspace();
  const items = record.line_items;
  const [all, setAll] = useState(false);
  if (items.length === 0 && profile?.line_items !== true) return null;
  const save = (next: LineItem[]) => void saver.save({ line_items: next }, record);
  const add = () => {
    save([...items, EMPTY]);
    requestAnimationFrame(() => document.getElementById(cellId(items.length, 'description'))?.focus());
  };
  const action = locked === undefined && (
    <Button size="compact-xs" variant="subtle" leftSection={<TbPlus size={14} />} onClick={add}>
      {t('workspace.items.add')}
    </Button>
  );
  const sum = items.reduce((total, { amount }) => total + (amount ?? 0), 0);
  return (
    <Section title={t('workspace.lineItems')} aside={action} flush>
      {items.length === 0 ? (
        <p className={classes['none']}>{t('workspace.items.none')}</p>
      ) : (
        <div className={classes['scroll']}>
          <table className={classes['table']}>
            <Head />
            <tbody>
              {items.slice(0, all ? items.length : SHOWN).map((item, index) => (
                <LineItemRow
                  key={index}
                  item={item}
                  index={index}
                  onSave={(next) => save(items.with(index, next))}
                  onRemove={() => save(items.toSpliced(index, 1))}
                />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={3}>
                  {t('workspace.items.sum')}
                </th>
                <td className="tabular" colSpan={2}>
                  {format.amount(sum.toFixed(2))}
                </td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {!all && items.length > SHOWN && (
        <Button variant="subtle" size="compact-sm" m={8} onClick={() => setAll(true)}>
          {t('workspace.items.showAll', { count: items.length })}
        </Button>
      )}
    </Section>
  );
}

function Head() {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        {COLUMNS.map((column) => (
          <th key={column} scope="col" data-column={column}>
            {t(`workspace.items.${column}`)}
          </th>
        ))}
        <th scope="col">
          <span className="quiet">{t('common.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}

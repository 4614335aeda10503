// What speaks for the chosen value: its place on the page, who set it, and what else it may be. Of the same height for every
// value, so that nothing moves when another one is chosen.
import { ActionIcon, Tooltip } from '@mantine/core';
import { TbRosetteDiscountCheck } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { Evidence } from '../../../contract/documents.ts';
import { addressOf } from '../../api/call.ts';
import { useStore } from '../../api/store.ts';
import { PageCrop } from '../../pages/page-crop.tsx';
import classes from './evidence-strip.module.css';
import { readCellKey, TABLE_TEXTS, useColumnName } from './table-columns.ts';
import { useLineageText } from './lineage-mark.tsx';
import { evidenceOf, isNotFromPage, lineageAt, valueAt } from './open-blockers.ts';
import { ValueChips } from './value-chips.tsx';
import { useWorkspace } from './workspace-context.ts';

const CROP = 54;

export function EvidenceStrip() {
  const { t } = useTranslation();
  const { record, selection } = useWorkspace();
  const key = useStore(selection, ({ keys }) => keys[0]);
  const name = useNameOf(key);
  const places = key === undefined ? [] : evidenceOf(record.evidence, key);
  const lineage = key === undefined ? undefined : lineageAt(record, key);
  const by = useLineageText(lineage);
  const [first] = places;
  return (
    <section className={classes['strip']} aria-label={t('workspace.evidence.title')}>
      <p className={classes['origin']}>
        {name === undefined ? <span>{t('workspace.evidence.none')}</span> : <strong>{name}</strong>}
        {name !== undefined && <Origin places={places} by={by} />}
        {key !== undefined && <ProofLink field={key} />}
      </p>
      {first === undefined ? (
        <div className={classes['noPlace']} style={{ height: CROP }}>
          {name !== undefined && (isNotFromPage(lineage) ? lineage.detail : t('workspace.fields.noPlace'))}
        </div>
      ) : (
        <PageCrop
          of={{ document_id: record.id, version: record.version }}
          page={first.page}
          box={first.box}
          height={CROP}
        />
      )}
      <ValueChips field={key} />
    </section>
  );
}

/** Of a single value that is there. */
function ProofLink({ field }: { field: string }) {
  const { t, i18n } = useTranslation();
  const { record } = useWorkspace();
  if (valueAt(record, field) === null) return null;
  const query = { field, language: i18n.language === 'zh' ? 'zh' : 'en' } as const;
  return (
    <Tooltip label={t('retention.proof')}>
      <ActionIcon
        component="a"
        size="xs"
        href={addressOf('getProof', { params: { id: record.id }, query })}
        download
        aria-label={t('retention.proof')}
      >
        <TbRosetteDiscountCheck size={15} />
      </ActionIcon>
    </Tooltip>
  );
}

function Origin({ places: [first, ...others], by }: { places: Evidence[]; by: string }) {
  const { t } = useTranslation();
  const parts = [
    first && t('workspace.evidence.page', { page: first.page }),
    first && first.match !== 'exact' && t(`workspace.fields.match.${first.match}`),
    others.length > 0 && t('workspace.fields.placesMore', { count: others.length }),
    by,
  ].filter((part) => typeof part === 'string' && part !== '');
  const text = parts.join(' · ');
  return <span title={text}>{text}</span>;
}

/** What a field or a cell is called. */
export function useNameOf(key: string | undefined): string | undefined {
  const { t } = useTranslation();
  const { fields } = useWorkspace();
  const columnName = useColumnName();
  if (key === undefined) return undefined;
  if (key === 'line_items') return t('workspace.lineItems');
  if (key === 'allowances' || key === 'tax_breakdown') return t(`${TABLE_TEXTS[key]}.title`);
  const cell = readCellKey(key);
  if (cell !== undefined) {
    const number = cell.line + 1;
    const line =
      cell.table === 'line_items'
        ? t('workspace.items.line', { number })
        : t(`${TABLE_TEXTS[cell.table]}.line`, { number });
    return cell.column === undefined ? line : `${line}, ${columnName(cell.table, cell.column)}`;
  }
  const field = fields.find((each) => each.key === key);
  return field?.label;
}

// Who set a value, and how sure an engine was: one small mark, in words when one asks.
import { Tooltip } from '@mantine/core';
import {
  TbArrowsSplit2,
  TbCertificate,
  TbHistory,
  TbMathFunction,
  TbSchool,
  TbSparkles,
  TbUserCheck,
} from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { shownActor } from '../../text/known-names.ts';
import type { Blocker } from '../../../contract/blockers.ts';
import type { Lineage } from '../../../contract/documents.ts';
import type { ProfileField } from '../../../contract/profiles.ts';
import { useFormat } from '../../text/format.ts';
import { bandOf } from '../../ui/confidence.tsx';
import classes from './lineage-mark.module.css';
import { isNotFromPage } from './open-blockers.ts';
import { useWorkspace } from './workspace-context.ts';

const ICONS: Partial<Record<Lineage['source'], typeof TbUserCheck>> = {
  person: TbUserCheck,
  rule: TbArrowsSplit2,
  learned: TbSchool,
  e_invoice: TbCertificate,
  model: TbSparkles,
  formula: TbMathFunction,
  history: TbHistory,
};

export function LineageMark({ field, blocker }: { field: ProfileField; blocker: Blocker | undefined }) {
  const { record } = useWorkspace();
  const lineage = record.lineage[field.key];
  const value = record.extracted_fields[field.key] ?? null;
  const text = useLineageText(lineage);
  if (value === null && isNotFromPage(lineage) && lineage.detail !== null)
    return <Mark text={lineage.detail} sign="!" />;
  if (value === null) return blocker === undefined ? null : <Mark text={blocker.message} sign="!" />;
  if (lineage === undefined) return null;
  const Glyph = ICONS[lineage.source];
  const reason = blocker === undefined ? '' : `${blocker.message}. `;
  const { confidence } = lineage;
  const band = confidence === null ? undefined : bandOf(confidence);
  const sure =
    lineage.source === 'person' || lineage.source === 'rule' || lineage.source === 'formula'
      ? undefined
      : confidence;
  return (
    <Tooltip label={reason + text} multiline maw={300}>
      <span className={classes['mark']} data-band={band} data-source={lineage.source} tabIndex={-1}>
        {Glyph !== undefined && <Glyph size={15} strokeWidth={1.7} aria-hidden />}
        {sure !== undefined && sure !== null && <span className="tabular">{sure}</span>}
        <span className="quiet">{reason + text}</span>
      </span>
    </Tooltip>
  );
}

function Mark({ text, sign }: { text: string; sign: string }) {
  return (
    <Tooltip label={text}>
      <span className={classes['sign']}>
        <span aria-hidden>{sign}</span>
        <span className="quiet">{text}</span>
      </span>
    </Tooltip>
  );
}

/** "Model: qwen, 22 Mar 2026, 08:30. 96 of 100." */
export function useLineageText(lineage: Lineage | undefined): string {
  const { t } = useTranslation();
  const format = useFormat();
  if (lineage === undefined) return '';
  const { source, by, at, confidence, detail } = lineage;
  const name = t(`workspace.fields.source.${source}`);
  // The built-in engine has no other name.
  const set = [
    by === 'builtin' || by === '' ? name : t('workspace.fields.setBy', { source: name, by: shownActor(by) }),
    format.dateTime(at),
  ].join(', ');
  const sure =
    source === 'person' || source === 'formula' || confidence === null
      ? ''
      : ` · ${t('workspace.fields.confidence', { value: confidence })}`;
  return set + sure + (detail === null ? '' : ` · ${detail}`);
}

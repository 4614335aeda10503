// One field: its label, its value, how sure that is, and, when chosen, where it comes from.
import { ActionIcon, Tooltip } from '@mantine/core';
import { TbArrowBackUp, TbCheck } from 'react-icons/tb';
import { clsx } from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileField } from '../../../contract/profiles.ts';
import { FieldInput } from './field-input.tsx';
import classes from './field-row.module.css';
import { LineageMark } from './lineage-mark.tsx';
import { blockersAt } from './open-blockers.ts';
import { useFieldEdit, type FieldEdit } from './use-field-edit.ts';
import { choose, fieldId, useChosen, useWorkspace } from './workspace-context.ts';

export const FieldRow = memo(function FieldRow({ field }: { field: ProfileField }) {
  const { record, selection } = useWorkspace();
  const { key, label } = field;
  useTranslation();
  const chosen = useChosen(key);
  const edit = useFieldEdit(field);
  const [blocker] = blockersAt(record, key);
  return (
    <div
      className={clsx(classes['row'], chosen && classes['chosen'])}
      data-field={key}
      data-blocker={blocker?.severity}
      data-problem={edit.problem !== undefined || undefined}
    >
      <label className={classes['label']} htmlFor={fieldId(key)} title={field.description}>
        {label}
        {field.required && (
          <span className={classes['required']} aria-hidden>
            *
          </span>
        )}
      </label>
      <FieldInput
        field={field}
        edit={edit}
        chosen={chosen}
        onFocus={() => choose(selection, [key], field.formula === undefined ? key : undefined)}
      />
      <span className={classes['marks']}>
        <RowActions field={field} edit={edit} chosen={chosen} />
        <LineageMark field={field} blocker={blocker} />
      </span>
      {edit.problem !== undefined && (
        <p className={classes['problem']} id={`${fieldId(key)}-problem`} role="alert">
          {edit.problem}
        </p>
      )}
    </div>
  );
});

function RowActions({ field, edit, chosen }: { field: ProfileField; edit: FieldEdit; chosen: boolean }) {
  const { t } = useTranslation();
  const { record, locked, saver } = useWorkspace();
  const value = record.extracted_fields[field.key] ?? null;
  if (locked !== undefined || field.formula !== undefined) return null;
  const { previous } = edit;
  const back =
    previous === null
      ? t('workspace.fields.undoEmpty')
      : t('workspace.fields.undoEdit', { value: previous ?? '' });
  const confirm = t('workspace.fields.accept');
  return (
    <>
      {previous !== undefined && (
        <Tooltip label={back}>
          <ActionIcon size="sm" aria-label={back} onClick={() => edit.set(previous)}>
            <TbArrowBackUp size={15} />
          </ActionIcon>
        </Tooltip>
      )}
      {chosen && value !== null && record.lineage[field.key]?.source !== 'person' && (
        <Tooltip label={confirm}>
          <ActionIcon
            size="sm"
            aria-label={`${confirm}: ${field.label}`}
            onClick={() => void saver.save({ extracted_fields: { [field.key]: value } }, record)}
          >
            <TbCheck size={15} />
          </ActionIcon>
        </Tooltip>
      )}
    </>
  );
}

// Under the chosen field: the words on the page that its value comes from, who set it, and a newer proposal.
import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ProfileField } from '../../../contract/profiles.ts';
import classes from './field-origin.module.css';
import { useLineageText } from './lineage-mark.tsx';
import type { FieldEdit } from './use-field-edit.ts';
import { useWorkspace } from './workspace-context.ts';

export function FieldOrigin({ field, edit }: { field: ProfileField; edit: FieldEdit }) {
  const { t } = useTranslation();
  const { record, locked } = useWorkspace();
  const lineage = record.lineage[field.key];
  const [first, ...others] = record.evidence[field.key] ?? [];
  const value = record.extracted_fields[field.key] ?? null;
  const by = useLineageText(lineage);
  const proposed = lineage?.proposed ?? null;
  return (
    <div className={classes['origin']}>
      {first !== undefined ? (
        <span>
          {t('workspace.fields.place', { page: first.page, text: first.text })}
          {` · ${t(`workspace.fields.match.${first.match}`)}`}
          {others.length > 0 && ` · ${t('workspace.fields.placesMore', { count: others.length })}`}
        </span>
      ) : (
        value !== null && <span>{t('workspace.fields.noPlace')}</span>
      )}
      {by !== '' && <span>{by}</span>}
      {proposed !== null && proposed !== value && (
        <span className={classes['proposed']}>
          {t('workspace.fields.proposed', { value: proposed })}
          {locked === undefined && (
            <Anchor component="button" type="button" size="xs" fw={600} onClick={() => edit.set(proposed)}>
              {t('workspace.fields.useProposed')}
            </Anchor>
          )}
        </span>
      )}
    </div>
  );
}

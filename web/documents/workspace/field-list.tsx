// All fields of the profile, in its order.
import { Button } from '@mantine/core';
import { TbLock } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { FieldRow } from './field-row.tsx';
import classes from './field-list.module.css';
import { OpenCount } from './open-count.tsx';
import { useActions } from './use-actions.ts';
import { Section } from './section.tsx';
import { useWorkspace } from './workspace-context.ts';

export function FieldList() {
  const { t } = useTranslation();
  const { fields } = useWorkspace();
  const keys = new Set(fields.map(({ key }) => key));
  return (
    <Section
      title={t('workspace.fields.title')}
      aside={<OpenCount of={({ target }) => target !== null && keys.has(target)} />}
      flush
    >
      <LockedHint />
      <div className={classes['list']}>
        {fields.map((field) => (
          <FieldRow key={field.key} field={field} />
        ))}
      </div>
    </Section>
  );
}

function LockedHint() {
  const { t } = useTranslation();
  const { locked } = useWorkspace();
  const { change } = useActions();
  if (locked === undefined) return null;
  const text = {
    approved: 'workspace.locked',
    reading: 'workspace.lockedWhileReading',
    viewer: 'workspace.readOnly',
  } as const;
  return (
    <div className={classes['locked']}>
      <TbLock size={15} aria-hidden />
      <span>{t(text[locked])}</span>
      {locked === 'approved' && (
        <Button size="compact-xs" variant="default" ml="auto" onClick={() => change('Needs Review')}>
          {t('workspace.unlock')}
        </Button>
      )}
    </div>
  );
}

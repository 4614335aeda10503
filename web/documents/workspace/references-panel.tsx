// Records of other systems that belong to this document.
import { ActionIcon, Anchor, Button, Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { TbPlus, TbTrash } from 'react-icons/tb';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/queries.ts';
import { notifyError } from '../../ui/notify.ts';
import classes from './references-panel.module.css';
import { Section } from './section.tsx';
import { useWorkspace } from './workspace-context.ts';

export function ReferencesPanel() {
  const { t } = useTranslation();
  const { record, canWrite } = useWorkspace();
  const remove = useMutation({
    mutationFn: (crm_name: string) => call('deleteExternalRef', { params: { id: record.id, crm_name } }),
    onSuccess: () => refresh('getDocument'),
    onError: notifyError,
  });
  const refs = Object.entries(record.external_refs);
  const action = canWrite && (
    <Button
      size="compact-xs"
      variant="subtle"
      leftSection={<TbPlus size={14} />}
      onClick={() => openReferenceDialog(record.id, t('workspace.addReference'))}
    >
      {t('common.add')}
    </Button>
  );
  if (refs.length === 0 && !canWrite) return null;
  return (
    <Section title={t('workspace.references')} name="references" aside={action}>
      {refs.length === 0 && <p className={classes['none']}>{t('workspace.noReferences')}</p>}
      <ul className={classes['list']}>
        {refs.map(([system, { record_id, record_type, record_url }]) => (
          <li key={system}>
            <span className={classes['system']}>{system}</span>
            <span className={classes['record']}>
              {record_type !== undefined && `${record_type} `}
              {isWebAddress(record_url) ? (
                <Anchor href={record_url} target="_blank" rel="noreferrer" size="sm">
                  {record_id ?? record_url}
                </Anchor>
              ) : (
                (record_id ?? record_url)
              )}
            </span>
            {canWrite && (
              <ActionIcon
                size="sm"
                aria-label={t('workspace.removeReference', { name: system })}
                onClick={() => remove.mutate(system)}
              >
                <TbTrash size={14} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The service takes no other addresses; what an earlier version took may be anything, also one that runs as a script. */
const isWebAddress = (url: string | undefined): url is string =>
  url !== undefined && /^https?:\/\//i.test(url);

function openReferenceDialog(id: number, title: string): void {
  modals.open({
    modalId: 'reference',
    title,
    children: <ReferenceForm id={id} onDone={() => modals.close('reference')} />,
  });
}

function ReferenceForm({ id, onDone }: { id: number; onDone: () => void }) {
  const { t } = useTranslation();
  const [values, setValues] = useState({ system: '', record_id: '', record_type: '', record_url: '' });
  const save = useMutation({
    mutationFn: () => {
      const { system, ...parts } = values;
      const body = Object.fromEntries(Object.entries(parts).filter(([, text]) => text.trim() !== ''));
      return call('setExternalRef', { params: { id, crm_name: system.trim() }, body });
    },
    onSuccess: async () => {
      await refresh('getDocument');
      onDone();
    },
    onError: notifyError,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  const input = (name: keyof typeof values, label: string, required = false) => (
    <TextInput
      label={label}
      required={required}
      data-autofocus={required || undefined}
      maxLength={name === 'record_url' ? 2000 : 100}
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
    />
  );
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        {input('system', t('workspace.referenceSystem'), true)}
        {input('record_id', t('workspace.referenceId'))}
        {input('record_type', t('workspace.referenceType'))}
        {input('record_url', t('workspace.referenceUrl'))}
        <Button type="submit" loading={save.isPending}>
          {t('common.save')}
        </Button>
      </Stack>
    </form>
  );
}

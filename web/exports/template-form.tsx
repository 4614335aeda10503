// Adding and changing an export template.
import { Accordion, Button, Group, Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportTemplate, ReadyTemplate } from '../../contract/export-templates.ts';
import { call } from '../api/call.ts';
import { refresh } from '../api/queries.ts';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { AccountFields } from './account-fields.tsx';
import { ColumnFields } from './column-fields.tsx';
import { DatevFields } from './datev-fields.tsx';
import { FileFields } from './file-fields.tsx';
import { FilterFields } from './filter-fields.tsx';
import { TaxKeyFields } from './tax-key-fields.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { bodyOf, draftOf, isComplete, type PartProps } from './template-draft.ts';

const DIALOG = 'export-template';

/** Without an existing template it adds one. */
export function openTemplateDialog(from: ExportTemplate | ReadyTemplate | undefined): void {
  const title =
    from === undefined
      ? i18next.t('exportTemplates.add')
      : 'id' in from
        ? i18next.t('exportTemplates.edit', { name: from.name })
        : i18next.t('exportTemplates.addTitle', { name: from.name });
  modals.open({ modalId: DIALOG, size: 'xl', title, children: <TemplateForm from={from} /> });
}

const PARTS = [
  ['accounts', AccountFields],
  ['taxKeys', TaxKeyFields],
  ['columns', ColumnFields],
  ['file', FileFields],
] as const;

function TemplateForm({ from }: { from: ExportTemplate | ReadyTemplate | undefined }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(from));
  const part: PartProps = { draft, onChange: (patch) => setDraft((now) => ({ ...now, ...patch })) };
  const id = from !== undefined && 'id' in from ? from.id : undefined;
  const save = useMutation({
    mutationFn: () => {
      const body = bodyOf(draft);
      return id === undefined
        ? call('createExportTemplate', { body })
        : call('replaceExportTemplate', { params: { id }, body });
    },
    onSuccess: async ({ name }) => {
      await refresh('listExportTemplates', 'previewExport');
      notifyDone(t('exportTemplates.saved', { name }));
      modals.close(DIALOG);
    },
    onError: notifyError,
  });
  const complete = isComplete(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complete) save.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={t('exportTemplates.name')}
          required
          data-autofocus
          maxLength={80}
          value={draft.name}
          onChange={(event) => part.onChange({ name: event.currentTarget.value })}
        />
        <FilterFields {...part} />
        {draft.datev !== null && <DatevFields datev={draft.datev} onChange={part.onChange} />}
        <Accordion
          multiple
          variant="contained"
          defaultValue={from === undefined ? ['columns'] : ['accounts']}
        >
          {PARTS.map(([name, Fields]) => (
            <Accordion.Item key={name} value={name}>
              <Accordion.Control>{t(`exportTemplates.${name}`)}</Accordion.Control>
              <Accordion.Panel>
                <Fields {...part} />
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
        <TemplatePreview draft={draft} complete={complete} />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => modals.close(DIALOG)}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={!complete}>
            {t(id === undefined ? 'common.add' : 'common.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

// Documents as a file of a template: what it would hold, what is missing, what was taken before; then the file.
import { Alert, Button, Group, Radio, Select, Skeleton, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { notifyDone } from '../ui/notify.ts';
import { PreviewOutcome, PreviewProblems, PreviewSample, PreviewTaken } from './export-preview.tsx';

const DIALOG = 'export';

interface Given {
  template_id?: number;
  /** Only these documents; otherwise all that the template takes. */
  ids?: number[];
}

export function openExportDialog(given: Given): void {
  modals.open({
    modalId: DIALOG,
    size: 'xl',
    title: i18next.t('exportTemplates.dialogTitle'),
    children: <ExportForm {...given} />,
  });
}

function ExportForm({ template_id: first, ids }: Given) {
  const { t } = useTranslation();
  const { data, error } = useQuery(query('listExportTemplates'));
  const [chosen, setChosen] = useState(first);
  if (error !== null && data === undefined) return <ErrorState error={error} />;
  if (data === undefined) return <Skeleton height={160} />;
  const template_id = chosen ?? data.templates[0]?.id;
  if (template_id === undefined) return <Text size="sm">{t('exportTemplates.noTemplates')}</Text>;
  return (
    <Stack gap="md">
      <Select
        label={t('exportTemplates.template')}
        data-autofocus
        allowDeselect={false}
        data={data.templates.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(template_id)}
        onChange={(id) => id !== null && setChosen(Number(id))}
      />
      <Preview key={template_id} template_id={template_id} ids={ids} />
    </Stack>
  );
}

type Again = 'skip' | 'again';

function Preview({ template_id, ids }: { template_id: number; ids: number[] | undefined }) {
  const { t } = useTranslation();
  const [again, setAgain] = useState<Again>();
  const params = { id: template_id };
  const selection = {
    ...(ids === undefined ? {} : { ids }),
    ...(again === undefined ? {} : { again: again === 'again' }),
  };
  const { data, error } = useQuery({
    ...query('previewExport', { params, query: selection }),
    staleTime: 0,
    placeholderData: (before) => before,
  });
  if (error !== null && data === undefined) return <ErrorState error={error} />;
  if (data === undefined) return <Skeleton height={220} />;
  const undecided = data.taken_count > 0 && again === undefined;
  const done = () => {
    notifyDone(t('exportTemplates.started'));
    modals.close(DIALOG);
    // The service remembers it when the file is written.
    setTimeout(() => void refresh('previewExport'), 2000);
  };
  return (
    <Stack gap="md">
      <PreviewOutcome preview={data} selected={again === undefined ? ids?.length : undefined} />
      {data.taken_count > 0 && (
        <Alert color="yellow" title={t('exportTemplates.taken', { count: data.taken_count })}>
          <PreviewTaken preview={data} />
          <Radio.Group
            mt="sm"
            label={t('exportTemplates.again')}
            value={again ?? null}
            onChange={(value) => setAgain(value)}
          >
            <Group mt={4}>
              <Radio value="skip" label={t('exportTemplates.againChoices.skip')} />
              <Radio value="again" label={t('exportTemplates.againChoices.again')} />
            </Group>
          </Radio.Group>
        </Alert>
      )}
      {data.problem_count > 0 && <PreviewProblems preview={data} />}
      {data.sample.length > 0 && <PreviewSample preview={data} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={() => modals.close(DIALOG)}>
          {t('common.cancel')}
        </Button>
        {undecided || data.documents === 0 || data.problem_count > 0 ? (
          <Button disabled>{t('exportTemplates.download')}</Button>
        ) : (
          <Button
            component="a"
            href={addressOf('exportByTemplate', { params, query: selection })}
            download
            onClick={done}
          >
            {t('exportTemplates.download')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

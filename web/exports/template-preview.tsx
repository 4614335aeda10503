// What a template would write as it stands in the form.
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { TbEye } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { notifyError } from '../ui/notify.ts';
import { PreviewOutcome, PreviewProblems, PreviewSample } from './export-preview.tsx';
import { bodyOf, type TemplateDraft } from './template-draft.ts';

/** @param complete whether the service can take the draft */
export function TemplatePreview({ draft, complete }: { draft: TemplateDraft; complete: boolean }) {
  const { t } = useTranslation();
  const { data, variables, isPending, mutate } = useMutation({
    mutationFn: (draft: TemplateDraft) => call('previewNewExport', { body: bodyOf(draft) }),
    onError: notifyError,
  });
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<TbEye size={15} />}
          loading={isPending}
          disabled={!complete}
          onClick={() => mutate(draft)}
        >
          {t('exportTemplates.preview')}
        </Button>
        <Text size="sm" c="dimmed">
          {t(
            data !== undefined && variables !== draft
              ? 'exportTemplates.previewOld'
              : 'exportTemplates.previewHint',
          )}
        </Text>
      </Group>
      {data !== undefined && (
        <>
          <PreviewOutcome preview={data} />
          {data.problem_count > 0 && <PreviewProblems preview={data} />}
          {data.sample.length > 0 && <PreviewSample preview={data} />}
        </>
      )}
    </Stack>
  );
}

// A profile proposed from a sample document: the editor filled with it, and the values it finds there.
import { Loader, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProfileDraft } from '../../contract/profile-design.ts';
import { query } from '../api/queries.ts';
import { useFieldFormat } from '../text/field-format.ts';
import { shownLabel } from '../text/known-names.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkAnchor } from '../ui/links.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { ProfileEditor } from './profile-editor.tsx';

export function DraftedProfile({ sample }: { sample: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    ...query('draftProfile', { body: { document_id: sample } }),
    // One proposal; it is being edited from then on.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });
  if (data !== undefined)
    return (
      <ProfileEditor profile={undefined} template={data.profile}>
        <Found draft={data} />
      </ProfileEditor>
    );
  const back = (
    <LinkAnchor to="/profiles" size="sm">
      {t('profiles.title')}
    </LinkAnchor>
  );
  return (
    <Page title={t('design.draft')} subtitle={back}>
      {error !== null ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Panel>
          <Stack align="center" gap="sm" py="lg" role="status">
            <Loader size="sm" />
            <Text size="sm">{t('design.drafting', { id: sample })}</Text>
          </Stack>
        </Panel>
      )}
    </Page>
  );
}

function Found({ draft }: { draft: ProfileDraft }) {
  const { t } = useTranslation();
  const format = useFieldFormat();
  const { document_id, profile, values, evidence, line_items } = draft;
  const open = (
    <LinkAnchor to="/documents/$id" params={{ id: document_id }} size="sm">
      {t('design.openSample', { id: document_id })}
    </LinkAnchor>
  );
  return (
    <Panel title={t('design.found')} aside={open}>
      <Text size="sm" mb="sm">
        {t('design.foundText')}
      </Text>
      <Table.ScrollContainer minWidth={300}>
        <Table fz="sm" verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('design.field')}</Table.Th>
              <Table.Th>{t('design.value')}</Table.Th>
              <Table.Th>{t('design.page')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {profile.fields.map(({ key, label, type }) => (
              <Table.Tr key={key}>
                <Table.Td>{shownLabel(label)}</Table.Td>
                <Table.Td>{values[key] == null ? '–' : format(values[key], type)}</Table.Td>
                <Table.Td c="dimmed">{evidence[key]?.[0]?.page ?? '–'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {profile.line_items && (
        <Text size="sm" c="dimmed">
          {t('design.lineItems', { count: line_items.length })}
        </Text>
      )}
    </Panel>
  );
}

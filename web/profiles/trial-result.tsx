// How the changed profile compares with the present one: in all, field by field, and document by document.
import { Group, Stack, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type {
  DocumentComparison,
  FieldComparison,
  FieldScore,
  ProfileTest,
} from '../../contract/profile-design.ts';
import { shownLabel } from '../text/known-names.ts';
import { LinkAnchor } from '../ui/links.tsx';
import { ToneMark } from '../ui/tone-mark.tsx';

/** Whole percent, rounded down so that 100 % means every one. */
const percent = (score: FieldScore | null): string =>
  score === null || score.accuracy === null ? '–' : `${Math.floor(Math.round(score.accuracy * 1e6) / 1e4)} %`;

export function TrialResult({ test }: { test: ProfileTest }) {
  const { t } = useTranslation();
  const { before, after, documents_done, documents_skipped, fields, documents } = test;
  return (
    <Stack gap="md">
      <div role="status">
        <Text fw={600}>
          {t('design.overall', { before: percent(before), after: percent(after), count: documents_done })}
        </Text>
        {documents_skipped > 0 && (
          <Text size="sm" c="dimmed">
            {t('design.skipped', { count: documents_skipped })}
          </Text>
        )}
      </div>
      <Fields fields={fields} />
      <Documents documents={documents} fields={fields} />
    </Stack>
  );
}

function Fields({ fields }: { fields: FieldComparison[] }) {
  const { t } = useTranslation();
  const detailOf = (score: FieldScore | null) =>
    score === null ? undefined : t('design.detail', { ...score });
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table fz="sm" verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('design.field')}</Table.Th>
            <Table.Th ta="right">{t('design.approved')}</Table.Th>
            <Table.Th ta="right">{t('design.before')}</Table.Th>
            <Table.Th ta="right">{t('design.after')}</Table.Th>
            <Table.Th>{t('design.change')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {fields.map((field) => (
            <Table.Tr key={field.key}>
              <Table.Td>{shownLabel(field.label)}</Table.Td>
              <Table.Td ta="right" className="tabular">
                {field.documents}
              </Table.Td>
              <Table.Td ta="right" className="tabular" title={detailOf(field.before)}>
                {percent(field.before)}
              </Table.Td>
              <Table.Td ta="right" className="tabular" title={detailOf(field.after)}>
                {percent(field.after)}
              </Table.Td>
              <Table.Td>
                <Change field={field} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Change({ field: { before, after } }: { field: FieldComparison }) {
  const { t } = useTranslation();
  if (before === null) return <ToneMark tone="blue">{t('design.added')}</ToneMark>;
  if (after === null) return <ToneMark tone="gray">{t('design.removed')}</ToneMark>;
  const gain = (after.accuracy ?? 0) - (before.accuracy ?? 0);
  if (gain > 0) return <ToneMark tone="green">{t('design.better')}</ToneMark>;
  if (gain < 0) return <ToneMark tone="red">{t('design.worse')}</ToneMark>;
  return (
    <ToneMark tone="gray" hollow>
      {t('design.same')}
    </ToneMark>
  );
}

interface DocumentsProps {
  documents: DocumentComparison[];
  fields: FieldComparison[];
}

function Documents({ documents, fields }: DocumentsProps) {
  const { t } = useTranslation();
  if (documents.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('design.noDifference')}
      </Text>
    );
  const labelOf = (key: string) => shownLabel(fields.find((field) => field.key === key)?.label ?? key);
  return (
    <Stack gap="sm">
      <Text fw={600}>{t('design.documents', { count: documents.length })}</Text>
      {documents.map(({ document_id, filename, changes }) => (
        <div key={document_id}>
          <LinkAnchor to="/documents/$id" params={{ id: document_id }} size="sm">
            {filename}
          </LinkAnchor>
          {changes.map(({ field, outcome, approved, before, after }) => (
            <Group key={field} gap={10} wrap="wrap">
              <ToneMark tone={outcome === 'better' ? 'green' : 'red'}>
                {t(outcome === 'better' ? 'design.better' : 'design.worse')}
              </ToneMark>
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {t('design.difference', {
                  field: labelOf(field),
                  approved: approved ?? '–',
                  before: before ?? '–',
                  after: after ?? '–',
                })}
              </Text>
            </Group>
          ))}
        </div>
      ))}
    </Stack>
  );
}

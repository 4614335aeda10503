// The parts of a preview: how much it takes, what documents lack, which were taken before, the first rows.
import { Alert, Anchor, ScrollArea, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ExportPreview } from '../../contract/export-template-endpoints.ts';
import { PREVIEW_MOST } from '../../contract/export-columns.ts';
import { atBase } from '../api/base-path.ts';
import { useFormat } from '../text/format.ts';
import classes from './exports.module.css';

interface Props {
  preview: ExportPreview;
}

/** Dialogs stand outside the pages' router; another tab keeps the dialog. */
const DocumentLink = ({ id, filename }: { id: number; filename: string }) => (
  <Anchor size="sm" c="inherit" underline="always" href={atBase(`/documents/${id}`)} target="_blank">
    {filename}
  </Anchor>
);

function More({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count <= PREVIEW_MOST) return null;
  return (
    <Text size="xs" c="dimmed">
      {t('exportTemplates.first', { count: PREVIEW_MOST })}
    </Text>
  );
}

/** @param selected documents that were chosen, of which some may not fit the template */
export function PreviewOutcome({ preview, selected }: Props & { selected?: number | undefined }) {
  const { t } = useTranslation();
  const { documents, rows, problem_count } = preview;
  const out = (selected ?? documents) - documents;
  const facts = [
    t('exportTemplates.takes', { count: documents }),
    t('exportTemplates.takesRows', { count: rows }),
    ...(documents > 0 && problem_count === 0 ? [t('exportTemplates.complete')] : []),
  ];
  return (
    <div role="status">
      <Text size="sm">{documents === 0 ? t('exportTemplates.nothing') : facts.join(' · ')}</Text>
      {out > 0 && documents > 0 && (
        <Text size="sm" c="dimmed">
          {t('exportTemplates.leftOut', { count: out })}
        </Text>
      )}
    </div>
  );
}

export function PreviewProblems({ preview: { problems, problem_count } }: Props) {
  const { t } = useTranslation();
  return (
    <Alert color="red" title={t('exportTemplates.problems', { count: problem_count })}>
      <Text size="sm" mb="xs">
        {t('exportTemplates.problemsHint')}
      </Text>
      <ScrollArea.Autosize mah={220} viewportProps={{ tabIndex: 0 }}>
        <ul className={classes['parts']}>
          {problems.map(({ document_id, filename, missing }) => (
            <li key={document_id}>
              <DocumentLink id={document_id} filename={filename} />
              {missing.map((said) => (
                <Text key={said} size="sm">
                  {said}
                </Text>
              ))}
            </li>
          ))}
        </ul>
        <More count={problem_count} />
      </ScrollArea.Autosize>
    </Alert>
  );
}

export function PreviewTaken({ preview: { taken, taken_count } }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ScrollArea.Autosize mah={220} viewportProps={{ tabIndex: 0 }}>
      <ul className={classes['parts']}>
        {taken.map(({ document_id, filename, at, by }) => (
          <li key={document_id} className={classes['part']}>
            <DocumentLink id={document_id} filename={filename} />
            <Text size="sm">{t('exportTemplates.takenAt', { time: format.dateTime(at), name: by })}</Text>
          </li>
        ))}
      </ul>
      <More count={taken_count} />
    </ScrollArea.Autosize>
  );
}

/** Columns in which nothing stands are left out: a DATEV file has more than a hundred of them. */
export function PreviewSample({ preview: { headings, sample } }: Props) {
  const { t } = useTranslation();
  const shown = headings.map((_, i) => i).filter((i) => sample.some((row) => (row[i] ?? '') !== ''));
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {t('exportTemplates.sample')}
      </Text>
      <Table.ScrollContainer minWidth={shown.length * 90} className={classes['sample'] ?? ''}>
        <Table fz="xs" withTableBorder>
          <Table.Thead>
            <Table.Tr>
              {shown.map((i) => (
                <Table.Th key={i}>{headings[i]}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sample.map((row, number) => (
              <Table.Tr key={number}>
                {shown.map((i) => (
                  <Table.Td key={i}>{row[i]}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </div>
  );
}

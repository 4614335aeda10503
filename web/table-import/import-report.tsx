// What an import would do: how many things, and which of them.
import { Group, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../ui/panel.tsx';
import { ToneMark, type Tone } from '../ui/tone-mark.tsx';
import type { TableKind, TableReport } from './table-import-page.tsx';

const KINDS = ['new', 'changed', 'unchanged', 'gone', 'refused'] as const;
const TONES: Record<(typeof KINDS)[number], Tone> = {
  new: 'green',
  changed: 'blue',
  unchanged: 'gray',
  gone: 'orange',
  refused: 'red',
};
/** As many of each kind as an answer names. */
const SHOWN = 100;

interface Props {
  report: TableReport;
  kind: TableKind;
  /** Beside the counts: what to do. */
  children: ReactNode;
}

export function ImportReport({ report, kind, children }: Props) {
  const { t } = useTranslation();
  const { changes, problems } = report;
  const more = KINDS.some((kind) => kind !== 'unchanged' && report[kind] > SHOWN);
  return (
    <>
      <Panel title={t('vendorImport.outcome')}>
        <Group justify="space-between" gap="md">
          <Group gap={8} role="status">
            {KINDS.filter((kind) => report[kind] > 0).map((kind) => (
              <ToneMark key={kind} tone={TONES[kind]} soft>
                {t(`vendorImport.${kind}`, { count: report[kind] })}
              </ToneMark>
            ))}
          </Group>
          <Group gap="md">{children}</Group>
        </Group>
        {changes.length === 0 && problems.length === 0 && (
          <Text size="sm" c="dimmed" mt="sm">
            {kind.texts.nothing}
          </Text>
        )}
        {changes.length > 0 && <Changes changes={changes} kind={kind} />}
        {more && (
          <Text size="xs" c="dimmed" mt="xs">
            {t('vendorImport.first', { count: SHOWN })}
          </Text>
        )}
      </Panel>
      <Problems problems={problems} />
    </>
  );
}

/** Rows that are left out. */
export function Problems({ problems }: Pick<TableReport, 'problems'>) {
  const { t } = useTranslation();
  if (problems.length === 0) return null;
  return (
    <Panel title={t('vendorImport.problems')}>
      <Table fz="sm">
        <Table.Tbody>
          {problems.map(({ row, detail }, i) => (
            <Table.Tr key={i}>
              <Table.Td w={110}>{t('vendorImport.row', { row })}</Table.Td>
              <Table.Td>{detail}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  );
}

function Changes({ changes, kind }: Pick<TableReport, 'changes'> & { kind: TableKind }) {
  const { t } = useTranslation();
  return (
    <Table.ScrollContainer minWidth={560} mt="md">
      <Table fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{kind.texts.one}</Table.Th>
            <Table.Th>{t('vendorImport.change')}</Table.Th>
            <Table.Th>{t('vendorImport.was')}</Table.Th>
            <Table.Th>{t('vendorImport.is')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {changes.map((one) => (
            <Change key={`${one.change} ${one.external_id}`} one={one} kind={kind} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

interface ChangeProps {
  one: TableReport['changes'][number];
  kind: TableKind;
}

function Change({ one: { change, external_id, name, fields }, kind }: ChangeProps) {
  const { t } = useTranslation();
  const value = (side: 'before' | 'after') =>
    fields.map((field) => (
      <div key={field.field}>
        <Text span size="xs" c="dimmed">
          {labelOf(kind, field.field)}
        </Text>{' '}
        {field[side] ?? '–'}
      </div>
    ));
  const [first, second] = kind.byNumber === true ? [external_id, name] : [name, external_id];
  return (
    <Table.Tr>
      <Table.Td>
        {first}
        <Text size="xs" c="dimmed">
          {second}
        </Text>
      </Table.Td>
      <Table.Td>
        <ToneMark tone={TONES[change]}>{t(`vendorImport.changes.${change}`)}</ToneMark>
      </Table.Td>
      <Table.Td>{value('before')}</Table.Td>
      <Table.Td>{value('after')}</Table.Td>
    </Table.Tr>
  );
}

const labelOf = ({ fields }: TableKind, field: string): string =>
  fields.find(({ value }) => value === field)?.label ?? field;

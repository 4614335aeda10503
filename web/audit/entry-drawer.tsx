// One entry with everything it holds.
import { Drawer, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { shownActor } from '../text/known-names.ts';
import type { AuditEntry } from '../../contract/audit.ts';
import { useFormat } from '../text/format.ts';
import { About } from './audit-table.tsx';
import { changesOf, factsOf } from './entry-detail.ts';
import classes from './entry-drawer.module.css';

/** A fingerprint, or what programs call a thing. */
const MACHINE = /^(?:[0-9a-f]{64}|msg_[\w-]+)$/;

export function EntryDrawer({ entry, onClose }: { entry: AuditEntry | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer
      opened={entry !== undefined}
      onClose={onClose}
      position="right"
      size={520}
      title={entry === undefined ? '' : t(`audit.events.${entry.event}`)}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {entry !== undefined && <Detail entry={entry} />}
    </Drawer>
  );
}

function Detail({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const format = useFormat();
  const changes = changesOf(entry);
  return (
    <div className={classes['detail']}>
      <dl className={classes['facts']}>
        <dt>{t('audit.time')}</dt>
        <dd>{format.exactTime(entry.at)}</dd>
        <dt>{t('audit.who')}</dt>
        <dd>
          {shownActor(entry.actor_name)} ({t(`audit.actors.${entry.actor_kind}`)})
        </dd>
        {(entry.document_id !== null || entry.contact_id !== null) && (
          <>
            <dt>{t('audit.about')}</dt>
            <dd>
              <About entry={entry} />
            </dd>
          </>
        )}
        {factsOf(entry).map(([name, value]) => (
          <div key={name} className={classes['fact']}>
            <dt>{name}</dt>
            <dd>{MACHINE.test(value) ? <code>{value}</code> : value}</dd>
          </div>
        ))}
      </dl>
      {changes.length > 0 && (
        <Table fz="sm" verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('audit.change')}</Table.Th>
              <Table.Th>{t('audit.before')}</Table.Th>
              <Table.Th>{t('audit.after')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changes.map(({ name, before, after }) => (
              <Table.Tr key={name}>
                <Table.Td>{name}</Table.Td>
                <Table.Td className={classes['value'] ?? ''}>{before}</Table.Td>
                <Table.Td className={classes['value'] ?? ''}>{after}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Text size="xs" c="dimmed" className={classes['hash'] ?? ''}>
        {t('audit.entry', { id: entry.id })} · {t('audit.hash')} <code>{entry.hash}</code>
      </Text>
    </div>
  );
}

// Each field with its accuracy as an interval, its errors, and what helps against them.
import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FieldQuality } from '../../contract/quality.ts';
import { useFormat } from '../text/format.ts';
import { shownKey, shownProfile } from '../text/known-names.ts';
import { LinkAnchor } from '../ui/links.tsx';
import { Panel } from '../ui/panel.tsx';
import classes from './fields-panel.module.css';
import page from './quality-page.module.css';
import { shareText } from './share.ts';

export function FieldsPanel({ fields }: { fields: FieldQuality[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (fields.length === 0) return null;
  return (
    <Panel title={t('quality.fields')} flush className={page['whole'] ?? ''}>
      <Table.ScrollContainer minWidth={760}>
        <Table verticalSpacing="xs" horizontalSpacing="md" className={classes['table'] ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('quality.field')}</Table.Th>
              <Table.Th>{t('quality.accuracy')}</Table.Th>
              <Table.Th className={classes['number'] ?? ''}>{t('quality.values')}</Table.Th>
              <Table.Th className={classes['number'] ?? ''}>{t('quality.wrong')}</Table.Th>
              <Table.Th className={classes['number'] ?? ''}>{t('quality.missed')}</Table.Th>
              <Table.Th className={classes['number'] ?? ''}>{t('quality.rejected')}</Table.Th>
              <Table.Th>{t('quality.remedy')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {fields.map((field) => (
              <Table.Tr key={`${field.profile_id} ${field.field}`}>
                <Table.Th scope="row" fw={500}>
                  {shownKey(field.field)}
                  <span className={classes['profile']}>{shownProfile(field.profile_name)}</span>
                </Table.Th>
                <Table.Td>
                  <Accuracy field={field} />
                </Table.Td>
                <Table.Td className={classes['number'] ?? ''}>
                  {format.number(field.correct + field.wrong + field.missed)}
                </Table.Td>
                <Table.Td className={classes['number'] ?? ''}>{format.number(field.wrong)}</Table.Td>
                <Table.Td className={classes['number'] ?? ''}>{format.number(field.missed)}</Table.Td>
                <Table.Td className={classes['number'] ?? ''}>{format.number(field.rejected)}</Table.Td>
                <Table.Td>
                  <Remedy field={field} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}

function Accuracy({ field: { accuracy, lower, upper } }: { field: FieldQuality }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (accuracy === null || lower === null || upper === null) return null;
  const percent = (share: number) => `${share * 100}%`;
  const interval = t('quality.interval', {
    lower: shareText(format, lower),
    upper: shareText(format, upper),
  });
  return (
    <span className={classes['accuracy']} title={interval}>
      <span className={classes['share']}>{shareText(format, accuracy)}</span>
      <span className="quiet">{interval}</span>
      <span className={classes['track']} aria-hidden>
        <span className={classes['interval']} style={{ left: percent(lower), right: percent(1 - upper) }} />
        <span className={classes['point']} style={{ left: percent(accuracy) }} />
      </span>
    </span>
  );
}

function Remedy({ field: { remedy, profile_id } }: { field: FieldQuality }) {
  const { t } = useTranslation();
  if (remedy === null) return null;
  const text = t(`quality.remedies.${remedy}`);
  return remedy === 'lessons' ? (
    <LinkAnchor to="/lessons" size="sm">
      {text}
    </LinkAnchor>
  ) : (
    <LinkAnchor to="/profiles/$id" params={{ id: String(profile_id) }} size="sm">
      {text}
    </LinkAnchor>
  );
}

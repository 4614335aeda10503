// Whose a document is that came in without a contact, and why; or who comes into question.
import { Button, Group, Stack, Text } from '@mantine/core';
import { TbFolders } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { shownContact, shownFolder } from '../../text/known-names.ts';
import { openMoveOne } from './move-one.tsx';
import classes from './proposals.module.css';
import { Reasons } from './reasons.tsx';
import { Section } from './section.tsx';
import { useFiling } from './use-filing.ts';
import { useWorkspace } from './workspace-context.ts';

export function ContactSection() {
  const { t } = useTranslation();
  const { record, canWrite } = useWorkspace();
  const { file } = useFiling();
  const match = record.contact_match;
  if (match === null) return null;
  return (
    <Section title={t('workspace.filing.title')} name="contact">
      <Stack gap="sm">
        {!match.open && (
          <div>
            <Text size="sm">{t('workspace.filing.found', { name: shownContact(record.contact_name) })}</Text>
            {match.probability !== null && match.by !== 'person' && (
              <Text size="xs" c="dimmed">
                {t('vendors.match.sure', { percent: Math.floor(match.probability * 100) })}
              </Text>
            )}
            <Reasons reasons={match.reasons} />
          </div>
        )}
        {match.open && match.proposals.length === 0 && <Text size="sm">{t('workspace.filing.none')}</Text>}
        {match.proposals.map(({ contact_id, folder_id, name, folder_name, probability, reasons }) => (
          <div key={contact_id} className={classes['proposal']}>
            <Group justify="space-between" wrap="nowrap" gap="sm">
              <div>
                <Text fw={550} size="sm">
                  {name}
                </Text>
                <Text size="xs" c="dimmed">
                  {t('workspace.filing.where', {
                    folder: shownFolder(folder_name),
                    percent: Math.floor(probability * 100),
                  })}
                </Text>
              </div>
              {canWrite && (
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={t('workspace.filing.takeOne', { name })}
                  onClick={() => file({ contact_id, folder_id })}
                >
                  {t('workspace.filing.take')}
                </Button>
              )}
            </Group>
            <Reasons reasons={reasons} />
          </div>
        ))}
        {canWrite && (
          <Group gap={8}>
            <Button
              size="compact-xs"
              variant="default"
              leftSection={<TbFolders size={14} />}
              onClick={() => openMoveOne(record)}
            >
              {t('workspace.filing.other')}
            </Button>
          </Group>
        )}
      </Stack>
    </Section>
  );
}

// Two people changed the same value: both values, and a choice for each.
import { Button, Group, Modal, SegmentedControl, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownActor } from '../../text/known-names.ts';
import { useStore } from '../../api/store.ts';
import { useFormat } from '../../text/format.ts';
import type { Collision } from './collisions.ts';
import { partLabel } from './part-label.ts';
import type { Question } from './saver.ts';
import { useWorkspace } from './workspace-context.ts';

export function ConflictDialog() {
  const { t } = useTranslation();
  const { saver } = useWorkspace();
  const question = useStore(saver.question);
  return (
    <Modal
      opened={question !== undefined}
      // Closing without a choice keeps what is stored.
      onClose={() => question?.answer([])}
      title={t('workspace.conflict.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {question !== undefined && <Choices question={question} />}
    </Modal>
  );
}

function Choices({ question }: { question: Question }) {
  const { t } = useTranslation();
  const { fields } = useWorkspace();
  const [mine, setMine] = useState<Collision[]>(question.collisions);
  return (
    <>
      <Text size="sm" mb="sm">
        {t('workspace.conflict.text')}
      </Text>
      <Table fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('workspace.conflict.field')}</Table.Th>
            <Table.Th>{t('workspace.conflict.mine')}</Table.Th>
            <Table.Th>{t('workspace.conflict.theirs')}</Table.Th>
            <Table.Th />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {question.collisions.map((collision) => {
            const label = partLabel(collision, fields);
            return (
              <Table.Tr key={label}>
                <Table.Th>{label}</Table.Th>
                <Table.Td>
                  <Value value={collision.mine} />
                </Table.Td>
                <Table.Td>
                  <Value value={collision.theirs} />
                  <WhoAndWhen question={question} collision={collision} />
                </Table.Td>
                <Table.Td>
                  <SegmentedControl
                    size="xs"
                    aria-label={label}
                    value={mine.includes(collision) ? 'mine' : 'theirs'}
                    onChange={(value) =>
                      setMine(
                        value === 'mine' ? [...mine, collision] : mine.filter((other) => other !== collision),
                      )
                    }
                    data={[
                      { value: 'mine', label: t('workspace.conflict.mine') },
                      { value: 'theirs', label: t('workspace.conflict.theirs') },
                    ]}
                  />
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
      <Group justify="flex-end" mt="md">
        <Button data-autofocus onClick={() => question.answer(mine)}>
          {t('workspace.conflict.apply')}
        </Button>
      </Group>
    </>
  );
}

function Value({ value }: { value: unknown }) {
  const { t } = useTranslation();
  if (value === null || value === undefined || value === '')
    return (
      <Text size="sm" c="dimmed">
        {t('workspace.conflict.empty')}
      </Text>
    );
  if (Array.isArray(value)) return <>{t('workspace.conflict.lines', { count: value.length })}</>;
  return <>{typeof value === 'string' ? value : JSON.stringify(value)}</>;
}

function WhoAndWhen({
  question: { record },
  collision: { field, part },
}: {
  question: Question;
  collision: Collision;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const lineage = record.lineage[field ?? part];
  if (lineage === undefined) return null;
  return (
    <Text size="xs" c="dimmed">
      {t('workspace.conflict.by', { by: shownActor(lineage.by), at: format.ago(lineage.at) })}
    </Text>
  );
}

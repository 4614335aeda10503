// What a batch has done, and what it could not do.
import { Anchor, Group, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Failure } from './run-batch.ts';

export function BatchDone({ text, undo }: { text: string; undo: (() => void) | undefined }) {
  const { t } = useTranslation();
  return (
    <Group justify="space-between" wrap="nowrap">
      <span>{text}</span>
      {undo !== undefined && (
        <Anchor component="button" type="button" size="sm" fw={600} onClick={undo}>
          {t('common.undo')}
        </Anchor>
      )}
    </Group>
  );
}

export function BatchFailures({ failed }: { failed: Failure[] }) {
  return (
    <Table verticalSpacing={6} fz="sm">
      <Table.Tbody>
        {failed.map(({ document, reason }) => (
          <Table.Tr key={document.id}>
            <Table.Td>
              <Text size="sm" fw={550}>
                {document.filename}
              </Text>
              <Text size="sm" c="dimmed">
                {reason}
              </Text>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

// Editing and deleting what a row of a list is about.
import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { TbPencil, TbTrash } from 'react-icons/tb';

interface Tool {
  /** Names the row too: the same buttons stand beside others. */
  label: string;
  onClick: () => void;
}

export function RowTools({ edit, remove }: { edit: Tool; remove: Tool }) {
  return (
    <Group gap={2} wrap="nowrap">
      <Tooltip label={edit.label}>
        <ActionIcon aria-label={edit.label} onClick={edit.onClick}>
          <TbPencil size={16} strokeWidth={1.6} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={remove.label}>
        <ActionIcon aria-label={remove.label} onClick={remove.onClick}>
          <TbTrash size={16} strokeWidth={1.6} />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}

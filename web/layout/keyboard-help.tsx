// `?` lists every shortcut that works right now.
import { Modal, Switch, Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { createStore, useStore } from '../api/store.ts';
import { Keys } from '../ui/keys.tsx';
import { offeredShortcuts, singleKeys, type ShortcutGroup } from '../ui/shortcuts.ts';
import classes from './keyboard-help.module.css';

export const keyboardHelp = createStore(false);

export function KeyboardHelp() {
  const { t } = useTranslation();
  const open = useStore(keyboardHelp);
  const enabled = useStore(singleKeys);
  return (
    <Modal
      opened={open}
      onClose={() => keyboardHelp.set(false)}
      title={t('keyboard.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Text size="sm" c="dimmed" mb="md">
        {t('keyboard.intro')}
      </Text>
      <div className={classes['groups']}>
        {open && merged(offeredShortcuts()).map((group) => <Group key={group.title} group={group} />)}
      </div>
      <Switch
        mt="md"
        label={t('keyboard.enabled')}
        description={t('keyboard.enabledHint')}
        checked={enabled}
        onChange={(event) => singleKeys.set(event.currentTarget.checked)}
      />
    </Modal>
  );
}

function Group({ group }: { group: ShortcutGroup }) {
  return (
    <section>
      <Title order={2} size="h3" mb={4}>
        {group.title}
      </Title>
      <Table verticalSpacing={4} horizontalSpacing={4} withRowBorders={false}>
        <Table.Tbody>
          {group.shortcuts.map((shortcut) => (
            <Table.Tr key={shortcut.label}>
              <Table.Td className={classes['keys']}>
                {shortcut.keys.map((keys) => (
                  <Keys key={keys} keys={keys} />
                ))}
              </Table.Td>
              <Table.Td>{shortcut.label}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

/** Groups of the same title become one; the page comes before what works everywhere. */
function merged(groups: ShortcutGroup[]): ShortcutGroup[] {
  const byTitle = new Map<string, ShortcutGroup>();
  for (const { title, shortcuts } of groups.toReversed()) {
    const known = byTitle.get(title);
    byTitle.set(title, { title, shortcuts: [...(known?.shortcuts ?? []), ...shortcuts] });
  }
  return [...byTitle.values()];
}

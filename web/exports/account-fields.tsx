// The accounts of documents whose vendor has none.
import { ActionIcon, Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { TbPlus, TbX } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { ProfileSelect } from '../profiles/profile-select.tsx';
import classes from './exports.module.css';
import { withEntry, withoutEntry, type PartProps, type TemplateDraft } from './template-draft.ts';

export function AccountFields({ draft, onChange }: PartProps) {
  const { t } = useTranslation();
  const { accounts } = draft;
  const set = (patch: Partial<TemplateDraft['accounts']>) =>
    onChange({ accounts: { ...accounts, ...patch } });
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('exportTemplates.accountsHint')}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput
          label={t('exportTemplates.expenseAccount')}
          maxLength={100}
          value={accounts.expense_account ?? ''}
          onChange={(event) => set({ expense_account: event.currentTarget.value })}
        />
        <TextInput
          label={t('exportTemplates.payableAccount')}
          maxLength={100}
          value={accounts.payable_account ?? ''}
          onChange={(event) => set({ payable_account: event.currentTarget.value })}
        />
      </SimpleGrid>
      <Text size="sm" fw={500}>
        {t('exportTemplates.byProfile')}
      </Text>
      <ProfileAccounts profiles={accounts.profiles} onChange={(profiles) => set({ profiles })} />
    </Stack>
  );
}

type Profiles = TemplateDraft['accounts']['profiles'];

function ProfileAccounts({ profiles, onChange }: { profiles: Profiles; onChange: (next: Profiles) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <ul className={classes['parts']}>
        {profiles.map((entry, i) => (
          <li key={i} className={classes['part']}>
            <ProfileSelect
              className={classes['grow'] ?? ''}
              aria-label={t('exportTemplates.profileOf', { number: i + 1 })}
              value={entry.profile_id || undefined}
              onChange={(id) => onChange(withEntry(profiles, i, { ...entry, profile_id: id ?? 0 }))}
            />
            <TextInput
              className={classes['narrow'] ?? ''}
              aria-label={t('exportTemplates.accountOf', { number: i + 1 })}
              placeholder={t('exportTemplates.expenseAccount')}
              maxLength={100}
              value={entry.expense_account}
              onChange={(event) =>
                onChange(withEntry(profiles, i, { ...entry, expense_account: event.currentTarget.value }))
              }
            />
            <ActionIcon
              aria-label={t('exportTemplates.removeProfile', { number: i + 1 })}
              onClick={() => onChange(withoutEntry(profiles, i))}
            >
              <TbX size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<TbPlus size={15} />}
          onClick={() => onChange([...profiles, { profile_id: 0, expense_account: '' }])}
        >
          {t('exportTemplates.addProfile')}
        </Button>
      </Group>
    </>
  );
}

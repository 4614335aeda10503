// Which documents a template takes; other filters, which programs can set, stay as they are.
import { MultiSelect, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ProfileSelect } from '../profiles/profile-select.tsx';
import { STATUSES } from '../ui/status-badge.tsx';
import type { PartProps } from './template-draft.ts';

export function FilterFields({ draft, onChange }: PartProps) {
  const { t } = useTranslation();
  const { status, profile_id, ...others } = draft.filter;
  const set = (filter: { status?: unknown; profile_id?: unknown }) => {
    const known = Object.entries({ status, profile_id, ...filter }).filter(
      ([, value]) => value !== undefined,
    );
    onChange({ filter: { ...others, ...Object.fromEntries(known) } });
  };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <MultiSelect
        label={t('exportTemplates.statuses')}
        description={t('exportTemplates.statusesHint')}
        inputWrapperOrder={['label', 'input', 'description']}
        data={STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        value={Array.isArray(status) ? status.map(String) : []}
        onChange={(chosen) => set({ status: chosen.length === 0 ? undefined : chosen })}
      />
      <ProfileSelect
        label={t('exportTemplates.profile')}
        placeholder={t('exportTemplates.any')}
        clearable
        value={typeof profile_id === 'number' ? profile_id : undefined}
        onChange={(id) => set({ profile_id: id })}
      />
    </SimpleGrid>
  );
}

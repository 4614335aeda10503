// Who is told once an assignment is overdue: a person, a team, both or nobody.
import { Select, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { peopleQuery } from './people-query.ts';

export interface EscalationIds {
  escalation_user_id: number | null;
  escalation_team_id: number | null;
}

interface Props {
  value: EscalationIds;
  disabled?: boolean;
  onChange: (value: EscalationIds) => void;
}

export function EscalationSelects({ value, disabled = false, onChange }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(peopleQuery);
  const select = (
    label: string,
    key: keyof EscalationIds,
    named: readonly { id: number; name: string }[] = [],
  ) => (
    <Select
      label={label}
      placeholder={t('workspace.assigning.nobody')}
      searchable
      clearable
      disabled={disabled}
      nothingFoundMessage={t('common.nothingFound')}
      data={named.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value[key] === null ? null : String(value[key])}
      onChange={(id) => onChange({ ...value, [key]: id === null ? null : Number(id) })}
    />
  );
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {select(t('workspace.assigning.tellPerson'), 'escalation_user_id', data?.people)}
      {select(t('workspace.assigning.tellTeam'), 'escalation_team_id', data?.teams)}
    </SimpleGrid>
  );
}

// One step of a chain: which team, how many of it, until when, and who then.
import { ActionIcon, Group, NumberInput, Select, SimpleGrid, Text } from '@mantine/core';
import { TbX } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { Team } from '../../contract/approvals.ts';
import classes from './approvals.module.css';
import type { StepDraft } from './chain-draft.ts';

interface Props {
  step: StepDraft;
  number: number;
  teams: Team[];
  onChange: (step: StepDraft) => void;
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
}

export function StepFields({ step, number, teams, onChange, onRemove }: Props) {
  const { t } = useTranslation();
  const options = teams.map(({ id, name }) => ({ value: String(id), label: name }));
  const members = teams.find(({ id }) => id === step.team_id)?.member_ids.length;
  return (
    <li className={classes['step']}>
      <Group justify="space-between" mb={4}>
        <Text size="sm" c="dimmed">
          {t('approvals.step', { number })}
        </Text>
        {onRemove !== undefined && (
          <ActionIcon
            size="sm"
            variant="subtle"
            color="gray"
            aria-label={t('approvals.removeStep', { number })}
            onClick={onRemove}
          >
            <TbX size={15} />
          </ActionIcon>
        )}
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <Select
          label={t('approvals.team')}
          required
          searchable
          data={options}
          value={step.team_id === null ? null : String(step.team_id)}
          onChange={(id) => onChange({ ...step, team_id: id === null ? null : Number(id) })}
        />
        <NumberInput
          label={t('approvals.needed')}
          min={1}
          max={members ?? 50}
          allowDecimal={false}
          value={step.needed}
          onChange={(value) => typeof value === 'number' && onChange({ ...step, needed: value })}
        />
        <NumberInput
          label={t('approvals.dueHours')}
          description={t('approvals.dueHoursHint')}
          inputWrapperOrder={['label', 'input', 'description']}
          min={1}
          max={8760}
          allowDecimal={false}
          value={step.due_hours ?? ''}
          onChange={(value) => onChange({ ...step, due_hours: typeof value === 'number' ? value : null })}
        />
        {step.due_hours !== null && (
          <Select
            label={t('approvals.escalation')}
            description={t('approvals.escalationHint')}
            inputWrapperOrder={['label', 'input', 'description']}
            clearable
            data={options}
            value={step.escalation_team_id === null ? null : String(step.escalation_team_id)}
            onChange={(id) => onChange({ ...step, escalation_team_id: id === null ? null : Number(id) })}
          />
        )}
      </SimpleGrid>
    </li>
  );
}

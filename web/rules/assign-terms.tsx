// How long whoever a rule assigns a document to has for it, and who is told once that time is over.
import { NumberInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RuleAction } from '../../contract/rules.ts';
import { EscalationSelects } from '../users/escalation-selects.tsx';
import classes from './rules.module.css';

type Assign = Extract<RuleAction, { type: 'assign' }>;

export function AssignTerms({ action, onChange }: { action: Assign; onChange: (action: Assign) => void }) {
  const { t } = useTranslation();
  const { due_hours, escalation_user_id = null, escalation_team_id = null } = action;
  return (
    <>
      <NumberInput
        w={150}
        label={t('rules.dueHours')}
        placeholder={t('rules.dueHoursUsual')}
        min={1}
        max={8760}
        allowDecimal={false}
        value={due_hours ?? ''}
        onChange={(value) => onChange(withKeys(action, { due_hours: value === '' ? null : Number(value) }))}
      />
      <div className={classes['grow']}>
        <EscalationSelects
          value={{ escalation_user_id, escalation_team_id }}
          onChange={(ids) => onChange(withKeys(action, ids))}
        />
      </div>
    </>
  );
}

/** What is empty is left to the settings, and is not a key at all. */
function withKeys(
  action: Assign,
  keys: { due_hours?: number | null; escalation_user_id?: number | null; escalation_team_id?: number | null },
): Assign {
  const all = Object.entries({ ...action, ...keys }).filter(
    ([key, value]) => key === 'assignee_id' || value !== null,
  );
  return Object.fromEntries(all) as Assign;
}

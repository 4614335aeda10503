// A rule while it is being edited: everything is text, as in the form.
import type { Operator, Rule, RuleAction, RuleTrigger } from '../../contract/rules.ts';
import type { Input } from '../api/call.ts';

export type RuleBody = Input<'createRule'>['body'];

export interface DraftCondition {
  /** Only for the list on the page. */
  id: number;
  field: string;
  operator: Operator;
  value: string;
}

export interface RuleDraft {
  name: string;
  enabled: boolean;
  position: number | undefined;
  profile_id: number | undefined;
  trigger: RuleTrigger;
  interval_minutes: number;
  conditions: DraftCondition[];
  action: RuleAction;
}

let lastId = 0;
export const newCondition = (): DraftCondition => ({
  id: (lastId += 1),
  field: 'confidence_score',
  operator: '>=',
  value: '95',
});

export function draftOf(rule: Rule | undefined): RuleDraft {
  return {
    name: rule?.name ?? '',
    enabled: rule?.enabled ?? true,
    position: rule?.position,
    profile_id: rule?.profile_id ?? undefined,
    trigger: rule?.trigger ?? 'processed',
    interval_minutes: rule?.interval_minutes ?? 60,
    conditions:
      rule === undefined
        ? [newCondition()]
        : rule.conditions.map(({ field, operator, value }) => ({
            ...newCondition(),
            field,
            operator,
            value: value ?? '',
          })),
    action: rule?.action ?? { type: 'set_status', status: 'Approved' },
  };
}

export const takesNoValue = (operator: Operator) => operator === 'is_empty' || operator === 'is_not_empty';

export function bodyOf(draft: RuleDraft): RuleBody {
  const { name, enabled, position, profile_id, trigger, interval_minutes, conditions, action } = draft;
  return {
    name: name.trim(),
    enabled,
    ...(position === undefined ? {} : { position }),
    profile_id: profile_id ?? null,
    trigger,
    interval_minutes: trigger === 'schedule' ? interval_minutes : null,
    conditions: conditions.map(({ field, operator, value }) => ({
      field,
      operator,
      value: takesNoValue(operator) ? null : value.trim(),
    })),
    action,
  };
}

/** Whether there is enough of it to be sent. */
export function isComplete({ name, profile_id, trigger, conditions, action }: RuleDraft): boolean {
  if (name.trim() === '') return false;
  if (conditions.some(({ operator, value }) => !takesNoValue(operator) && value.trim() === '')) return false;
  if (action.type === 'move_folder')
    return (action.folder_name ?? '').trim() !== '' || action.folder_id !== undefined;
  if (action.type === 'set_field') return action.field !== '';
  if (conditions.length === 0 && action.type !== 'touchless') return false;
  if (action.type === 'touchless') return profile_id !== undefined && trigger === 'processed';
  if (action.type === 'set_profile') return action.profile_id > 0 && trigger === 'processed';
  if (action.type === 'reject') return action.reason.trim() !== '';
  return action.type !== 'webhook' || /^https?:\/\/./.test(action.url);
}

// A rule in words, for lists.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Rule, RuleAction } from '../../contract/rules.ts';
import { profilesQuery } from '../profiles/profile-select.tsx';
import { operatorName, useConditionFields } from './condition-fields.ts';
import { usePersonName } from './person-select.tsx';
import { takesNoValue } from './rule-draft.ts';
import classes from './rules.module.css';

export function RuleSentence({ rule }: { rule: Rule }) {
  const { t } = useTranslation();
  const { data } = useQuery(profilesQuery);
  const fields = useConditionFields(rule.profile_id ?? undefined);
  const profile = data?.profiles.find(({ id }) => id === rule.profile_id)?.name;
  const conditions = rule.conditions.map(({ field, operator, value }) => {
    const known = fields.find(({ name }) => name === field);
    const words = `${known?.label ?? field} ${operatorName(operator, known?.kind ?? 'text')}`;
    return { words, value: takesNoValue(operator) ? '' : (value ?? '') };
  });
  const object = useObject(rule.action);
  return (
    <Text size="sm" className={classes['sentence'] ?? ''}>
      <i>{t('rules.when')}</i> {t(`rules.triggers.${rule.trigger}`)}
      {rule.trigger === 'schedule' && ` (${t('rules.every')} ${rule.interval_minutes} ${t('rules.minutes')})`}
      {profile !== undefined && (
        <>
          {' '}
          <i>{t('rules.profile')}</i> {profile}
        </>
      )}{' '}
      {conditions.map(({ words, value }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the order is all they have
        <span key={index}>
          <i>{t('rules.and')}</i> {words} <b>{value}</b>{' '}
        </span>
      ))}
      <i>{t('rules.thenDo')}</i> {t(`rules.actions.${rule.action.type}`)} <b>{object}</b>
    </Text>
  );
}

function useObject(action: RuleAction): string {
  const { t } = useTranslation();
  const person = usePersonName(action.type === 'assign' ? action.assignee_id : null);
  switch (action.type) {
    case 'set_status':
      return t(`statuses.${action.status}`);
    case 'move_folder':
      return action.folder_name ?? `#${action.folder_id}`;
    case 'set_field':
      return `${action.field} = ${action.value ?? '∅'}`;
    case 'notify':
      return action.message === undefined ? '' : `“${action.message}”`;
    case 'webhook':
      return action.url;
    case 'assign':
      return action.assignee_id === null ? t('rules.nobody') : person;
    case 'postpone':
      return `${action.days}${t('rules.daysSuffix')}`;
    case 'reject':
      return `“${action.reason}”`;
    case 'flag_review':
      return '';
  }
}

// A rule in words, for lists.
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Rule, RuleAction } from '../../contract/rules.ts';
import { useProfileName } from '../profiles/use-profiles.ts';
import { useFieldFormat } from '../text/field-format.ts';
import { shownKey, shownFolder } from '../text/known-names.ts';
import { operatorName, useConditionFields, type ConditionField } from './condition-fields.ts';
import { ConditionValue } from './condition-value.tsx';
import { usePersonName } from './person-select.tsx';
import { takesNoValue } from './rule-draft.ts';
import classes from './rules.module.css';

export function RuleSentence({ rule }: { rule: Rule }) {
  const { t } = useTranslation();
  const fields = useConditionFields(rule.profile_id ?? undefined);
  const profile = useProfileName(rule.profile_id ?? undefined);
  const conditions = rule.conditions.map(({ field, operator, value }) => {
    const known = fields.find(({ name }) => name === field);
    const words = `${known?.label ?? shownKey(field)} ${operatorName(operator, known?.kind ?? 'text')}`;
    return { known, words, value: takesNoValue(operator) ? '' : (value ?? '') };
  });
  const object = useObject(rule.action, fields);
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
      {conditions.map(({ known, words, value }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the order is all they have
        <span key={index}>
          <i>{t('rules.and')}</i> {words}{' '}
          <b>
            <ConditionValue field={known} value={value} />
          </b>{' '}
        </span>
      ))}
      <i>{t('rules.thenDo')}</i> {t(`rules.actions.${rule.action.type}`)} <b>{object}</b>
    </Text>
  );
}

function useObject(action: RuleAction, fields: ConditionField[]): string {
  const { t } = useTranslation();
  const format = useFieldFormat();
  const profile = useProfileName(action.type === 'set_profile' ? action.profile_id : undefined);
  const person = usePersonName(action.type === 'assign' ? action.assignee_id : null);
  switch (action.type) {
    case 'set_status':
      return t(`statuses.${action.status}`);
    case 'move_folder':
      return action.folder_name === undefined ? `#${action.folder_id}` : shownFolder(action.folder_name);
    case 'set_field':
      return setting(action, fields, format);
    case 'notify':
      return action.message === undefined ? '' : `“${action.message}”`;
    case 'webhook':
      return action.url;
    case 'assign':
      return action.assignee_id === null ? t('rules.nobody') : person;
    case 'set_profile':
      return profile ?? '';
    case 'postpone':
      return `${action.days}${t('rules.daysSuffix')}`;
    case 'reject':
      return `“${action.reason}”`;
    case 'touchless': {
      const { status, default_threshold: percent, thresholds, target } = action;
      const said = t('rules.touchless.sentence', {
        status: t(`statuses.${status}`),
        percent,
        count: thresholds.length,
      });
      return target === undefined
        ? said
        : said + t('rules.target.sentence', { percent: target.percent, confidence: target.confidence });
    }
    case 'flag_review':
      return '';
  }
}

type SetField = Extract<RuleAction, { type: 'set_field' }>;

function setting(
  { field, value }: SetField,
  fields: ConditionField[],
  format: ReturnType<typeof useFieldFormat>,
): string {
  const known = fields.find(
    ({ name, group }) => group === 'field' && name.replace(/^fields\./, '') === field,
  );
  return `${known?.label ?? shownKey(field)} = ${value === null ? '∅' : format(value, known?.type ?? 'text')}`;
}

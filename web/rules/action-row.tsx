// What a rule does, as the end of the sentence.
import { Autocomplete, Checkbox, NumberInput, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RuleAction } from '../../contract/rules.ts';
import { STATUSES } from '../ui/status-badge.tsx';
import { query } from '../api/queries.ts';
import { AssignTerms } from './assign-terms.tsx';
import { ProfileSelect } from '../profiles/profile-select.tsx';
import { PersonSelect } from './person-select.tsx';
import type { ConditionField } from './condition-fields.ts';
import { TouchlessDetail } from './touchless-detail.tsx';
import classes from './rules.module.css';
import { shownFolder, storedFolder } from '../text/known-names.ts';

interface Props {
  action: RuleAction;
  fields: ConditionField[];
  onChange: (action: RuleAction) => void;
}

const FIRST: { [Type in RuleAction['type']]: Extract<RuleAction, { type: Type }> } = {
  set_status: { type: 'set_status', status: 'Approved' },
  flag_review: { type: 'flag_review' },
  move_folder: { type: 'move_folder', folder_name: 'Review' },
  set_field: { type: 'set_field', field: '', value: null },
  notify: { type: 'notify' },
  webhook: { type: 'webhook', url: '' },
  assign: { type: 'assign', assignee_id: null },
  postpone: { type: 'postpone', days: 7 },
  reject: { type: 'reject', reason: '' },
  set_profile: { type: 'set_profile', profile_id: 0 },
  touchless: { type: 'touchless', status: 'Approved', default_threshold: 97, thresholds: [] },
};
const TYPES = Object.keys(FIRST) as RuleAction['type'][];

export function ActionRow({ action, fields, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes['line']}>
      <span className={classes['word']}>{t('rules.thenDo')}</span>
      <Select
        className={classes['grow'] ?? ''}
        aria-label={t('rules.action')}
        allowDeselect={false}
        data={TYPES.map((value) => ({ value, label: t(`rules.actions.${value}`) }))}
        value={action.type}
        onChange={(type) => type !== null && onChange(FIRST[type])}
      />
      <Detail action={action} fields={fields} onChange={onChange} />
    </div>
  );
}

function Detail({ action, fields, onChange }: Props) {
  const { t } = useTranslation();
  const text = (label: string, value: string, set: (text: string) => void, hint?: string) => (
    <TextInput
      className={classes['grow'] ?? ''}
      aria-label={label}
      title={hint}
      placeholder={label}
      value={value}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
  switch (action.type) {
    case 'set_status':
      return (
        <Select
          w={180}
          aria-label={t('rules.actions.set_status')}
          allowDeselect={false}
          data={STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          value={action.status}
          onChange={(status) => status !== null && onChange({ ...action, status: status })}
        />
      );
    case 'move_folder':
      return text(
        t('rules.folderName'),
        shownFolder(action.folder_name ?? ''),
        (name) => onChange({ type: 'move_folder', folder_name: storedFolder(name) }),
        t('rules.folderHint'),
      );
    case 'set_field':
      return (
        <>
          <Select
            className={classes['grow'] ?? ''}
            aria-label={t('rules.actions.set_field')}
            searchable
            data={fields
              .filter(({ group }) => group === 'field')
              .map(({ name, label }) => ({ value: name.replace(/^fields\./, ''), label }))}
            value={action.field || null}
            onChange={(field) => onChange({ ...action, field: field ?? '' })}
          />
          <span>{t('rules.to')}</span>
          {text(t('rules.clears'), action.value ?? '', (value) =>
            onChange({ ...action, value: value === '' ? null : value }),
          )}
        </>
      );
    case 'notify':
      return text(
        t('rules.message'),
        action.message ?? '',
        (message) => onChange(message === '' ? { type: 'notify' } : { type: 'notify', message }),
        t('rules.messageHint'),
      );
    case 'webhook':
      return text('https://', action.url, (url) => onChange({ type: 'webhook', url: url.trim() }));
    case 'assign':
      return <Assignment action={action} onChange={onChange} />;
    case 'set_profile':
      return (
        <ProfileSelect
          aria-label={t('rules.actions.set_profile')}
          value={action.profile_id === 0 ? undefined : action.profile_id}
          onChange={(profile_id) => onChange({ ...action, profile_id: profile_id ?? 0 })}
        />
      );
    case 'postpone':
      return <DaysInput days={action.days} onChange={(days) => onChange({ ...action, days })} />;
    case 'reject':
      return <Rejection action={action} onChange={onChange} />;
    case 'touchless':
      return <TouchlessDetail action={action} fields={fields} onChange={onChange} />;
    case 'flag_review':
      return null;
  }
}

function DaysInput({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  const { t } = useTranslation();
  return (
    <NumberInput
      w={120}
      aria-label={t('rules.days')}
      suffix={t('rules.daysSuffix')}
      min={1}
      max={365}
      allowDecimal={false}
      value={days}
      onChange={(value) => onChange(Number(value) || 1)}
    />
  );
}

type Assign = Extract<RuleAction, { type: 'assign' }>;

function Assignment({ action, onChange }: { action: Assign; onChange: (action: Assign) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <PersonSelect
        label={t('rules.actions.assign')}
        value={action.assignee_id}
        onChange={(assignee_id) => onChange({ ...action, assignee_id })}
      />
      {action.assignee_id !== null && <AssignTerms action={action} onChange={onChange} />}
    </>
  );
}

type Reject = Extract<RuleAction, { type: 'reject' }>;

function Rejection({ action, onChange }: { action: Reject; onChange: (action: Reject) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <ReasonInput reason={action.reason} onChange={(reason) => onChange({ ...action, reason })} />
      <Checkbox
        label={t('workspace.rejecting.answer')}
        checked={action.answer_sender === true}
        onChange={(event) => onChange({ ...action, answer_sender: event.currentTarget.checked })}
      />
    </>
  );
}

/** One of the operator's reasons, or any other. */
function ReasonInput({ reason, onChange }: { reason: string; onChange: (reason: string) => void }) {
  const { t } = useTranslation();
  const { data } = useQuery(query('listRejectReasons'));
  return (
    <Autocomplete
      className={classes['grow'] ?? ''}
      aria-label={t('rules.reason')}
      placeholder={t('rules.reason')}
      data={data?.reasons ?? []}
      value={reason}
      onChange={onChange}
    />
  );
}

// One condition as a piece of the sentence: field, comparison, value.
import { ActionIcon, Select, TextInput } from '@mantine/core';
import { TbX } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { ContactSelect } from '../contacts/contact-select.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { PersonSelect } from './person-select.tsx';
import { operatorName, operatorsFor, type ConditionField, type Kind } from './condition-fields.ts';
import { choicesOf } from './condition-value.tsx';
import { takesNoValue, type DraftCondition } from './rule-draft.ts';
import classes from './rules.module.css';

const GROUPS = ['document', 'field', 'confidence', 'check'] as const;

interface Props {
  condition: DraftCondition;
  number: number;
  fields: ConditionField[];
  onChange: (condition: DraftCondition) => void;
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
}

export function ConditionRow({ condition, number, fields, onChange, onRemove }: Props) {
  const { t } = useTranslation();
  const kind = fields.find(({ name }) => name === condition.field)?.kind ?? 'text';
  const items = (group: ConditionField['group']) =>
    fields.filter((field) => field.group === group).map(({ name, label }) => ({ value: name, label }));
  const setField = (field: string) => {
    const next = fields.find(({ name }) => name === field)?.kind ?? 'text';
    const fits = operatorsFor(next).includes(condition.operator);
    onChange({
      ...condition,
      field,
      operator: fits ? condition.operator : operatorsFor(next)[0]!,
      value: '',
    });
  };
  return (
    <div className={classes['line']}>
      <span className={classes['word']}>{number === 1 ? '' : t('rules.and')}</span>
      <Select
        className={classes['grow'] ?? ''}
        aria-label={t('rules.field', { number })}
        searchable
        allowDeselect={false}
        data={GROUPS.map((group) => ({ group: t(`rules.groups.${group}`), items: items(group) }))}
        value={condition.field}
        onChange={(field) => field !== null && setField(field)}
      />
      <Select
        w={180}
        aria-label={t('rules.operator', { number })}
        allowDeselect={false}
        data={operatorsFor(kind).map((value) => ({ value, label: operatorName(value, kind) }))}
        value={condition.operator}
        onChange={(operator) => operator !== null && onChange({ ...condition, operator: operator })}
      />
      {!takesNoValue(condition.operator) && (
        <ValueInput condition={condition} number={number} kind={kind} onChange={onChange} />
      )}
      {onRemove !== undefined && (
        <ActionIcon aria-label={t('rules.removeCondition', { number })} onClick={onRemove}>
          <TbX size={16} />
        </ActionIcon>
      )}
    </div>
  );
}

function ValueInput({
  condition,
  number,
  kind,
  onChange,
}: Pick<Props, 'condition' | 'number' | 'onChange'> & { kind: Kind }) {
  const { t } = useTranslation();
  const { field, operator, value } = condition;
  const label = t('rules.value', { number });
  const set = (next: string | null) => onChange({ ...condition, value: next ?? '' });
  const options = kind === 'set' || operator === '=' || operator === '!=' ? choicesOf(field) : undefined;
  if (options !== undefined)
    return (
      <Select
        className={classes['grow'] ?? ''}
        aria-label={label}
        data={options}
        value={value || null}
        onChange={set}
      />
    );
  if (field === 'assignee_id')
    return (
      <PersonSelect
        label={label}
        value={Number(value) || null}
        onChange={(id) => set(id === null ? null : String(id))}
      />
    );
  if (field === 'contact_id')
    return (
      <ContactSelect
        className={classes['grow'] ?? ''}
        aria-label={label}
        value={Number(value) || undefined}
        onChange={(id) => set(id === undefined ? null : String(id))}
      />
    );
  if (kind === 'date')
    return <DateInput className={classes['grow']} label={label} value={value || null} onChange={set} />;
  return (
    <TextInput
      className={classes['grow'] ?? ''}
      aria-label={label}
      value={value}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}

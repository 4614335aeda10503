// Fields that have a figure of their own, in percent: one line for each, others can be added.
import { ActionIcon, Button, NumberInput, Select } from '@mantine/core';
import { Fragment } from 'react';
import { TbPlus, TbX } from 'react-icons/tb';
import type { ConditionField } from './condition-fields.ts';
import classes from './rules.module.css';

export interface FieldPercent {
  field: string;
  percent: number;
}

interface Range {
  min: number;
  max: number;
  /** Decimal places. */
  decimals: number;
}

interface Props {
  list: FieldPercent[];
  fields: ConditionField[];
  range: Range;
  /** Of a line that is added. */
  first: number;
  texts: {
    add: string;
    /** Names of the controls of a line, by the label of its field. */
    field: (field: string) => string;
    percent: (field: string) => string;
    remove: (field: string) => string;
  };
  onChange: (list: FieldPercent[]) => void;
}

/** The fields of the profile, by key. */
export const fieldOptions = (fields: ConditionField[]) =>
  fields
    .filter(({ group }) => group === 'field')
    .map(({ name, label }) => ({ value: name.replace(/^fields\./, ''), label }));

export function FieldPercents({ list, fields, range, first, texts, onChange }: Props) {
  const keys = fieldOptions(fields);
  const free = keys.filter(({ value }) => !list.some(({ field }) => field === value));
  return (
    <>
      {list.map((one, index) => {
        const name = keys.find(({ value }) => value === one.field)?.label ?? one.field;
        const change = (part: Partial<FieldPercent>) => onChange(list.with(index, { ...one, ...part }));
        return (
          <Fragment key={one.field}>
            <Select
              aria-label={texts.field(name)}
              searchable
              allowDeselect={false}
              data={keys.filter((key) => key.value === one.field || free.includes(key))}
              value={one.field}
              onChange={(field) => field !== null && change({ field })}
            />
            <div className={classes['percent']}>
              <Percent
                label={texts.percent(name)}
                range={range}
                value={one.percent}
                onChange={(percent) => change({ percent })}
              />
              <ActionIcon aria-label={texts.remove(name)} onClick={() => onChange(list.toSpliced(index, 1))}>
                <TbX size={16} />
              </ActionIcon>
            </div>
          </Fragment>
        );
      })}
      {free.length > 0 && (
        <Button
          className={classes['more'] ?? ''}
          size="compact-sm"
          variant="subtle"
          leftSection={<TbPlus size={15} />}
          onClick={() => onChange([...list, { field: free[0]!.value, percent: first }])}
        >
          {texts.add}
        </Button>
      )}
    </>
  );
}

interface PercentProps {
  label: string;
  range: Range;
  value: number;
  onChange: (percent: number) => void;
}

export function Percent({ label, range, value, onChange }: PercentProps) {
  return (
    <NumberInput
      w={96}
      aria-label={label}
      min={range.min}
      max={range.max}
      step={range.decimals === 0 ? 1 : 0.1}
      suffix=" %"
      decimalScale={range.decimals}
      value={value}
      onChange={(percent) => onChange(Number(percent) || range.min)}
    />
  );
}

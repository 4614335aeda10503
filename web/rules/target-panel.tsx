// Thresholds from a target: how many documents may be wrong, and what thresholds keep to that by what people decided so far.
import { Button, Select, Table, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TbTargetArrow } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import {
  TARGET_CONFIDENCES,
  type TouchlessAction,
  type TouchlessTarget,
  type TouchlessThresholds,
} from '../../contract/touchless.ts';
import { call } from '../api/call.ts';
import { shareText } from '../quality/share.ts';
import { useFormat } from '../text/format.ts';
import { shownKey } from '../text/known-names.ts';
import type { ConditionField } from './condition-fields.ts';
import { FieldPercents, Percent, fieldOptions } from './field-percents.tsx';
import { bodyOf, type RuleDraft } from './rule-draft.ts';
import classes from './rules.module.css';
import { TradePlot } from './trade-plot.tsx';
import { TryPanel, namedDraft } from './try-panel.tsx';

interface Props {
  draft: RuleDraft;
  action: TouchlessAction;
  fields: ConditionField[];
  onChange: (action: TouchlessAction) => void;
}

const USUAL: TouchlessTarget = { percent: 1, fields: [], confidence: 95 };
const RANGE = { min: 0.05, max: 50, decimals: 2 };

export function TargetPanel({ draft, action, fields, onChange }: Props) {
  const { t } = useTranslation();
  const [target, setTarget] = useState(action.target ?? USUAL);
  const run = useMutation({
    mutationFn: () =>
      call('chooseThresholds', {
        body: { ...bodyOf(namedDraft(draft)), action: { ...action, target } },
      }),
  });
  // What was chosen for another target or other documents is shown no longer.
  const asked = JSON.stringify([draft.profile_id, draft.conditions, target]);
  const [answered, setAnswered] = useState<string>();
  const current = answered === asked;
  return (
    <TryPanel
      title={t('rules.target.title')}
      action={t('rules.target.choose')}
      icon={TbTargetArrow}
      draft={draft}
      pending={run.isPending}
      error={current ? run.error : null}
      onTry={() => run.mutate(undefined, { onSettled: () => setAnswered(asked) })}
      before={
        <>
          <Text size="sm" c="dimmed" mb="sm">
            {t('rules.target.hint')}
          </Text>
          <TargetForm target={target} fields={fields} onChange={setTarget} />
        </>
      }
    >
      {current && run.data !== undefined && (
        <Outcome
          found={run.data}
          target={target}
          fields={fields}
          onUse={({ default_threshold, thresholds }) =>
            onChange({ ...action, default_threshold, thresholds, target })
          }
        />
      )}
    </TryPanel>
  );
}

interface FormProps {
  target: TouchlessTarget;
  fields: ConditionField[];
  onChange: (target: TouchlessTarget) => void;
}

function TargetForm({ target, fields, onChange }: FormProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['thresholds']}>
      <span>{t('rules.target.whole')}</span>
      <Percent
        label={t('rules.target.wholeLabel')}
        range={RANGE}
        value={target.percent}
        onChange={(percent) => onChange({ ...target, percent })}
      />
      <FieldPercents
        list={target.fields}
        fields={fields}
        range={RANGE}
        first={target.percent / 2}
        texts={{
          add: t('rules.target.add'),
          field: (field) => t('rules.target.field', { field }),
          percent: (field) => t('rules.target.percent', { field }),
          remove: (field) => t('rules.target.remove', { field }),
        }}
        onChange={(next) => onChange({ ...target, fields: next })}
      />
      <span>{t('rules.target.sure')}</span>
      <Select
        w={96}
        aria-label={t('rules.target.sureLabel')}
        allowDeselect={false}
        data={TARGET_CONFIDENCES.map((value) => ({ value: String(value), label: `${value} %` }))}
        value={String(target.confidence)}
        onChange={(value) => {
          const confidence = TARGET_CONFIDENCES.find((one) => String(one) === value);
          if (confidence !== undefined) onChange({ ...target, confidence });
        }}
      />
    </div>
  );
}

interface OutcomeProps {
  found: TouchlessThresholds;
  target: TouchlessTarget;
  fields: ConditionField[];
  onUse: (thresholds: Pick<TouchlessAction, 'default_threshold' | 'thresholds'>) => void;
}

function Outcome({ found, target, fields, onUse }: OutcomeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { result, documents, counted, more, unopened, claims, curve, default_threshold, thresholds } = found;
  const whole = claims[0]!;
  const said = t(`rules.target.results.${result}`, {
    share: shareText(format, counted === 0 ? 0 : documents / counted),
    bound: shareText(format, whole.bound_percent / 100),
    documents,
    counted,
    errors: whole.errors,
    more,
    confidence: target.confidence,
  });
  return (
    <div className={classes['outcome']}>
      <Text size="sm" role="status" fw={550}>
        {said}
      </Text>
      {unopened > 0 && (
        <Text size="sm" c="dimmed">
          {t('rules.target.unopened', { count: unopened })}
        </Text>
      )}
      {default_threshold !== null && (
        <Button size="xs" onClick={() => onUse({ default_threshold, thresholds })}>
          {t('rules.target.use')}
        </Button>
      )}
      {documents > 0 && <Claims claims={claims} fields={fields} />}
      {curve.length > 1 && <TradePlot curve={curve} counted={counted} target={target} />}
    </div>
  );
}

function Claims({ claims, fields }: { claims: TouchlessThresholds['claims']; fields: ConditionField[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const options = fieldOptions(fields);
  const nameOf = (key: string | null) =>
    key === null
      ? t('rules.target.anything')
      : (options.find(({ value }) => value === key)?.label ?? shownKey(key));
  const columns = (['wrongIn', 'allowed', 'errors', 'bound'] as const).map((name) =>
    t(`rules.target.columns.${name}`),
  );
  return (
    <Table.ScrollContainer minWidth={320}>
      <Table fz="sm" aria-label={t('rules.target.proof')}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{column}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {claims.map(({ field, percent, errors, bound_percent }) => (
            <Table.Tr key={field ?? ''}>
              <Table.Td>{nameOf(field)}</Table.Td>
              <Table.Td>{shareText(format, percent / 100)}</Table.Td>
              <Table.Td>{format.number(errors)}</Table.Td>
              <Table.Td>{shareText(format, bound_percent / 100)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

// One rule as a sentence to fill in, and trying it on what is there.
import { Button, Group, NumberInput, Select, Skeleton, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { TbPlus, TbTrash } from 'react-icons/tb';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rule, RuleTrigger } from '../../contract/rules.ts';
import { isApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { ProfileSelect } from '../profiles/profile-select.tsx';
import { confirm } from '../ui/confirm.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkAnchor } from '../ui/links.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { MissingPage } from '../ui/page-problems.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { asId } from '../ui/search-params.ts';
import { ActionRow } from './action-row.tsx';
import { useConditionFields, type ConditionField } from './condition-fields.ts';
import { ConditionRow } from './condition-row.tsx';
import { DryRunPanel } from './dry-run-panel.tsx';
import { bodyOf, draftOf, isComplete, newCondition, type RuleDraft } from './rule-draft.ts';
import classes from './rules.module.css';
import { TargetPanel } from './target-panel.tsx';
import { TouchlessPanel } from './touchless-panel.tsx';

const route = getRouteApi('/app/shell/rules/$id');
const MOST_CONDITIONS = 5;

export function RulePage() {
  const { id } = route.useParams();
  const known = asId(id);
  const { data, error, refetch } = useQuery({
    ...query('getRule', { params: { id: known ?? 0 } }),
    enabled: known !== undefined,
    // What is being edited does not change underneath.
    staleTime: Infinity,
  });
  if (id === 'new') return <RuleEditor key="new" rule={undefined} />;
  if (known === undefined || isApiError(error, 404)) return <MissingPage />;
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={300} m="lg" />;
  return <RuleEditor key={data.id} rule={data} />;
}

function RuleEditor({ rule }: { rule: Rule | undefined }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(rule));
  const fields = useConditionFields(draft.profile_id);
  const save = useSave(rule);
  const touchless = draft.action.type === 'touchless';
  // Whoever lets documents go without a person has seen what that would have meant.
  const { profile_id, conditions, action } = draft;
  const told = JSON.stringify({ profile_id, conditions, action });
  const [previewed, setPreviewed] = useState<string>();
  const ready = isComplete(draft) && (!touchless || previewed === told || !draft.enabled);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) save.mutate(draft);
  };
  const change = (part: Partial<RuleDraft>) => setDraft((now) => ({ ...now, ...part }));
  const subtitle = (
    <LinkAnchor to="/rules" size="sm">
      {t('rules.title')}
    </LinkAnchor>
  );
  return (
    <Page
      title={rule?.name ?? t('rules.add')}
      subtitle={subtitle}
      actions={rule !== undefined && <Delete rule={rule} />}
    >
      <form onSubmit={submit}>
        <Panel>
          <Stack gap="md">
            <Head draft={draft} onChange={change} />
            <When draft={draft} onChange={change} />
            <Conditions draft={draft} fields={fields} onChange={change} />
            <ActionRow action={draft.action} fields={fields} onChange={(action) => change({ action })} />
            <Group justify="flex-end">
              {touchless && !ready && isComplete(draft) && (
                <Text size="sm" c="dimmed">
                  {t('rules.touchless.tryFirst')}
                </Text>
              )}
              <Button type="submit" loading={save.isPending} disabled={!ready}>
                {t('rules.save')}
              </Button>
            </Group>
          </Stack>
        </Panel>
      </form>
      {action.type === 'touchless' ? (
        <>
          <TargetPanel
            draft={draft}
            action={action}
            fields={fields}
            onChange={(next) => change({ action: next })}
          />
          <TouchlessPanel
            draft={draft}
            fields={fields}
            current={previewed === told}
            onPreviewed={() => setPreviewed(told)}
          />
        </>
      ) : (
        <DryRunPanel draft={draft} fields={fields} />
      )}
    </Page>
  );
}

interface PartProps {
  draft: RuleDraft;
  onChange: (part: Partial<RuleDraft>) => void;
}

function Head({ draft, onChange }: PartProps) {
  const { t } = useTranslation();
  return (
    <Group align="flex-end">
      <TextInput
        label={t('rules.name')}
        placeholder={t('rules.namePlaceholder')}
        required
        maxLength={120}
        flex={1}
        miw={200}
        value={draft.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <NumberInput
        label={t('rules.position')}
        title={t('rules.positionHint')}
        w={96}
        min={1}
        allowDecimal={false}
        value={draft.position ?? ''}
        onChange={(value) => onChange({ position: typeof value === 'number' ? value : undefined })}
      />
      <Switch
        label={t('rules.enabled')}
        mb={8}
        checked={draft.enabled}
        onChange={(event) => onChange({ enabled: event.currentTarget.checked })}
      />
    </Group>
  );
}

function When({ draft, onChange }: PartProps) {
  const { t } = useTranslation();
  const triggers: RuleTrigger[] = ['processed', 'schedule'];
  return (
    <div className={classes['line']}>
      <span className={classes['word']}>{t('rules.when')}</span>
      <Select
        w={230}
        aria-label={t('rules.when')}
        allowDeselect={false}
        data={triggers.map((value) => ({ value, label: t(`rules.triggers.${value}`) }))}
        value={draft.trigger}
        onChange={(trigger) => trigger !== null && onChange({ trigger: trigger })}
      />
      {draft.trigger === 'schedule' && (
        <>
          <span>{t('rules.every')}</span>
          <NumberInput
            w={90}
            aria-label={t('rules.minutes')}
            min={1}
            max={10_080}
            allowDecimal={false}
            value={draft.interval_minutes}
            onChange={(value) => onChange({ interval_minutes: Number(value) || 60 })}
          />
          <span>{t('rules.minutes')}</span>
        </>
      )}
      <span>{t('rules.profile')}</span>
      <ProfileSelect
        className={classes['grow'] ?? ''}
        aria-label={t('rules.profile')}
        placeholder={t('rules.anyProfile')}
        clearable
        value={draft.profile_id}
        onChange={(profile_id) => onChange({ profile_id })}
      />
    </div>
  );
}

function Conditions({ draft, fields, onChange }: PartProps & { fields: ConditionField[] }) {
  const { t } = useTranslation();
  const { conditions } = draft;
  return (
    <Stack gap={8}>
      <span className={classes['word']}>
        {t('rules.if')} {t('rules.all')}
      </span>
      {conditions.map((condition, index) => (
        <ConditionRow
          key={condition.id}
          condition={condition}
          number={index + 1}
          fields={fields}
          onChange={(next) =>
            onChange({ conditions: conditions.map((one) => (one.id === next.id ? next : one)) })
          }
          onRemove={
            conditions.length === 1 && draft.action.type !== 'touchless'
              ? undefined
              : () => onChange({ conditions: conditions.filter(({ id }) => id !== condition.id) })
          }
        />
      ))}
      {conditions.length < MOST_CONDITIONS && (
        <div>
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<TbPlus size={15} />}
            onClick={() => onChange({ conditions: [...conditions, newCondition()] })}
          >
            {t('rules.addCondition')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function useSave(rule: Rule | undefined) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (draft: RuleDraft) =>
      rule === undefined
        ? call('createRule', { body: bodyOf(draft) })
        : call('replaceRule', { params: { id: rule.id }, body: bodyOf(draft) }),
    onSuccess: async ({ name }) => {
      await refresh('listRules', 'getRule');
      notifyDone(t(rule === undefined ? 'rules.created' : 'rules.saved', { name }));
      await navigate({ to: '/rules' });
    },
    onError: notifyError,
  });
}

function Delete({ rule }: { rule: Rule }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => call('deleteRule', { params: { id: rule.id } }),
    onSuccess: async () => {
      await navigate({ to: '/rules' });
      await refresh('listRules');
      notifyDone(t('rules.deleted', { name: rule.name }));
    },
    onError: notifyError,
  });
  const ask = () =>
    confirm({
      title: t('rules.deleteTitle', { name: rule.name }),
      text: t('rules.deleteText'),
      action: t('rules.delete'),
      dangerous: true,
      onConfirm: () => remove.mutate(),
    });
  return (
    <Button variant="default" leftSection={<TbTrash size={16} />} onClick={ask}>
      {t('rules.delete')}
    </Button>
  );
}

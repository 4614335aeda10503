// Name, address, thresholds, switches.
import {
  Anchor,
  Button,
  Group,
  NumberInput,
  Skeleton,
  Stack,
  Switch,
  TagsInput,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../contract/settings.ts';
import { addressOf, call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { ProfileSelect } from '../profiles/profile-select.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Panel } from '../ui/panel.tsx';
import { EscalationSelects } from '../users/escalation-selects.tsx';

export function GeneralSettings() {
  const { data, error } = useQuery(query('getSettings'));
  if (error !== null) return <ErrorState error={error} />;
  if (data === undefined) return <Skeleton height={360} />;
  return <GeneralForm settings={data} />;
}

function GeneralForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation();
  const form = useForm({ initialValues: settings });
  const save = useMutation({
    mutationFn: (values: Settings) => {
      const { default_profile_id, ...rest } = values;
      return call('saveSettings', {
        body: { ...rest, ...(default_profile_id > 0 ? { default_profile_id } : {}) },
      });
    },
    onSuccess: async (saved) => {
      form.resetDirty(saved);
      await refresh('getSettings', 'getMe');
      notifyDone(t('settings.saved'));
    },
    onError: notifyError,
  });
  return (
    <Panel>
      <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <Stack gap="md">
          <TextInput
            label={t('settings.general.instance')}
            description={t('settings.general.instanceHint')}
            required
            maxLength={80}
            {...form.getInputProps('instance_name')}
          />
          <TextInput
            label={t('settings.general.baseUrl')}
            description={t('settings.general.baseUrlHint')}
            type="url"
            required
            {...form.getInputProps('base_url')}
          />
          <NumberInput
            label={t('settings.general.exception')}
            description={t('settings.general.exceptionHint')}
            min={0}
            max={100}
            allowDecimal={false}
            styles={{ wrapper: { maxWidth: 240 } }}
            {...form.getInputProps('exception_below')}
          />
          <ProfileSelect
            label={t('settings.general.profile')}
            description={t('settings.general.profileHint')}
            value={form.values.default_profile_id || undefined}
            onChange={(id) => form.setFieldValue('default_profile_id', id ?? 0)}
          />
          <Switches form={form} />
          <Group justify="flex-end">
            <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
              {t('settings.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}

function Switches({ form }: { form: UseFormReturnType<Settings> }) {
  const { t } = useTranslation();
  return (
    <>
      <Switch
        label={t('settings.general.offline')}
        description={t('settings.general.offlineHint')}
        {...form.getInputProps('offline_mode', { type: 'checkbox' })}
      />
      <Switch
        label={t('settings.general.learning')}
        description={t('settings.general.learningHint')}
        {...form.getInputProps('learning', { type: 'checkbox' })}
      />
      <Switch
        label={t('settings.general.gate')}
        description={t('settings.general.gateHint')}
        {...form.getInputProps('approval_gate', { type: 'checkbox' })}
      />
      <NumberInput
        label={t('settings.general.vigilance')}
        description={t('settings.general.vigilanceHint')}
        min={0}
        max={20}
        allowDecimal={false}
        styles={{ wrapper: { maxWidth: 240 } }}
        {...form.getInputProps('vigilance_percent')}
      />
      <Switch
        label={t('settings.general.payeeEyes')}
        description={t('settings.general.payeeEyesHint')}
        {...form.getInputProps('payee_four_eyes', { type: 'checkbox' })}
      />
      <OrderTolerance form={form} />
      <Assigning form={form} />
      <Switch
        label={t('settings.general.split')}
        description={t('settings.general.splitHint')}
        {...form.getInputProps('split_bundles', { type: 'checkbox' })}
      />
      <NumberInput
        label={t('settings.general.splitFrom')}
        description={t('settings.general.splitFromHint')}
        min={50}
        max={100}
        allowDecimal={false}
        disabled={!form.values.split_bundles}
        styles={{ wrapper: { maxWidth: 240 } }}
        {...form.getInputProps('split_from')}
      />
      <Switch
        label={t('settings.general.splitBlank')}
        description={t('settings.general.splitBlankHint')}
        {...form.getInputProps('split_blank_pages', { type: 'checkbox' })}
      />
      <Anchor size="sm" href={addressOf('getSeparatorSheet')} target="_blank">
        {t('settings.general.sheet')}
      </Anchor>
      <Rejecting form={form} />
    </>
  );
}

function OrderTolerance({ form }: { form: UseFormReturnType<Settings> }) {
  const { t } = useTranslation();
  return (
    <>
      <Group gap="sm" align="flex-start">
        <NumberInput
          label={t('settings.general.orderPercent')}
          min={0}
          max={100}
          decimalScale={2}
          value={form.values.order_tolerance_percent ?? ''}
          onChange={(value) => form.setFieldValue('order_tolerance_percent', numberOrNull(value))}
        />
        <NumberInput
          label={t('settings.general.orderAmount')}
          min={0}
          decimalScale={2}
          value={form.values.order_tolerance_amount ?? ''}
          onChange={(value) => form.setFieldValue('order_tolerance_amount', numberOrNull(value))}
        />
      </Group>
      <Text size="xs" c="dimmed">
        {t('settings.general.orderHint')}
      </Text>
    </>
  );
}

function Assigning({ form }: { form: UseFormReturnType<Settings> }) {
  const { t } = useTranslation();
  const { assignment_due_hours, escalation_user_id, escalation_team_id } = form.values;
  return (
    <>
      <NumberInput
        label={t('settings.general.dueHours')}
        description={t('settings.general.dueHoursHint')}
        min={1}
        max={8760}
        allowDecimal={false}
        styles={{ wrapper: { maxWidth: 240 } }}
        error={form.errors['assignment_due_hours']}
        value={assignment_due_hours ?? ''}
        onChange={(value) => form.setFieldValue('assignment_due_hours', numberOrNull(value))}
      />
      <EscalationSelects
        value={{ escalation_user_id, escalation_team_id }}
        onChange={(ids) => form.setValues(ids)}
      />
    </>
  );
}

function Rejecting({ form }: { form: UseFormReturnType<Settings> }) {
  const { t } = useTranslation();
  return (
    <>
      <TagsInput
        label={t('settings.general.reasons')}
        description={t('settings.general.reasonsHint')}
        maxTags={50}
        acceptValueOnBlur
        splitChars={['\n']}
        {...form.getInputProps('reject_reasons')}
      />
      <Textarea
        label={t('settings.general.rejectReply')}
        description={t('settings.general.rejectReplyHint')}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={4000}
        value={form.values.reject_reply ?? ''}
        error={form.errors['reject_reply']}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('reject_reply', value.trim() === '' ? null : value)
        }
      />
    </>
  );
}

const numberOrNull = (value: string | number): number | null => (value === '' ? null : Number(value));

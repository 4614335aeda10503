// Adding and changing a retention rule.
import { Button, Group, MultiSelect, NumberInput, Radio, Stack, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  RETENTION_COVERS,
  RETENTION_OVER,
  type ReadyRetention,
  type RetentionRule,
  type RetentionRuleInput,
} from '../../contract/retention.ts';
import { call } from '../api/call.ts';
import { refresh } from '../api/queries.ts';
import { ContactsSelect } from '../contacts/seen-contacts.tsx';
import { useProfiles } from '../profiles/use-profiles.ts';
import { notifyDone, notifyError } from '../ui/notify.ts';

const DIALOG = 'retention-rule';

/** As the person calls it. */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}

interface Given {
  rule?: RetentionRule;
  ready?: ReadyRetention & { name: string };
}

export function openRuleDialog(given: Given): void {
  modals.open({
    modalId: DIALOG,
    title:
      given.rule === undefined
        ? i18next.t('retention.add')
        : i18next.t('retention.edit', { name: given.rule.name }),
    closeButtonProps: { 'aria-label': i18next.t('common.close') },
    children: <RuleForm {...given} />,
  });
}

const draftOf = ({ rule, ready }: Given): RetentionRuleInput => {
  if (rule !== undefined) {
    const { id: _id, documents: _n, created_at: _c, updated_at: _u, ...input } = rule;
    return input;
  }
  return {
    name: ready === undefined ? '' : i18next.t('retention.readyName', { country: ready.name }),
    country: ready?.country ?? null,
    years: ready?.years ?? 10,
    profile_ids: [],
    contact_ids: [],
    covers: 'received',
    over: 'keep',
  };
};

function RuleForm({ rule, ready }: Given) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() =>
    draftOf({ ...(rule === undefined ? {} : { rule }), ...(ready === undefined ? {} : { ready }) }),
  );
  const set = (patch: Partial<RetentionRuleInput>) => setDraft({ ...draft, ...patch });
  const save = useMutation({
    mutationFn: () => {
      const body = { ...draft, name: draft.name.trim() };
      return rule === undefined
        ? call('createRetentionRule', { body })
        : call('replaceRetentionRule', { params: { id: rule.id }, body });
    },
    onSuccess: async ({ name }) => {
      await refresh('listRetentionRules', 'getRetention');
      notifyDone(t('retention.saved', { name }));
      modals.close(DIALOG);
    },
    onError: notifyError,
  });
  const complete = draft.name.trim() !== '' && draft.years >= 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complete) save.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        {ready !== undefined && <Text size="sm">{t('retention.readyHint', { law: ready.law })}</Text>}
        <TextInput
          label={t('retention.name')}
          required
          data-autofocus
          maxLength={100}
          value={draft.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <NumberInput
          label={t('retention.years')}
          description={t('retention.yearsHint')}
          required
          min={1}
          max={100}
          allowDecimal={false}
          value={draft.years || ''}
          onChange={(years) => set({ years: typeof years === 'number' ? years : 0 })}
        />
        <Covered draft={draft} set={set} />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => modals.close(DIALOG)}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={!complete}>
            {t(rule === undefined ? 'common.add' : 'common.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface PartProps {
  draft: RetentionRuleInput;
  set: (patch: Partial<RetentionRuleInput>) => void;
}

/** Which documents, and what becomes of them. */
function Covered({ draft, set }: PartProps) {
  const { t } = useTranslation();
  const { profiles } = useProfiles();
  return (
    <>
      <MultiSelect
        label={t('retention.profiles')}
        placeholder={draft.profile_ids.length === 0 ? t('retention.allProfiles') : ''}
        searchable
        nothingFoundMessage={t('common.nothingFound')}
        data={(profiles ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={draft.profile_ids.map(String)}
        onChange={(ids) => set({ profile_ids: ids.map(Number) })}
      />
      <ContactsSelect
        label={t('retention.contacts')}
        description={t('retention.contactsHint')}
        value={draft.contact_ids}
        onChange={(contact_ids) => set({ contact_ids })}
      />
      <Radio.Group
        label={t('retention.coversLabel')}
        value={draft.covers}
        onChange={(covers) => set({ covers: covers })}
      >
        <Stack gap={6} mt={4}>
          {RETENTION_COVERS.map((one) => (
            <Radio key={one} value={one} label={t(`retention.covers.${one}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Radio.Group
        label={t('retention.overLabel')}
        value={draft.over}
        onChange={(over) => set({ over: over })}
      >
        <Stack gap={6} mt={4}>
          {RETENTION_OVER.map((one) => (
            <Radio key={one} value={one} label={t(`retention.over.${one}`)} />
          ))}
        </Stack>
      </Radio.Group>
    </>
  );
}

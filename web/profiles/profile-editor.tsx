// The form of a profile.
import {
  Button,
  Group,
  MultiSelect,
  NumberInput,
  Select,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { TbCopy, TbTrash } from 'react-icons/tb';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../contract/profiles.ts';
import { call } from '../api/call.ts';
import { refresh } from '../api/queries.ts';
import { useMe } from '../session/me.ts';
import { confirm } from '../ui/confirm.tsx';
import { docTypeOptions } from '../ui/doc-types.ts';
import { LinkAnchor, LinkButton } from '../ui/links.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { shownProfile } from '../text/known-names.ts';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import {
  bodyOf,
  draftOf,
  problemOf,
  problemOfColumn,
  type ProfileDraft,
  type Template,
} from './profile-draft.ts';
import classes from './profile-editor.module.css';
import { ColumnsPanel, FieldsPanel, type PartProps } from './row-panels.tsx';
import { TrialPanel } from './trial-panel.tsx';
import { CheckedFormulas } from './wrong-formulas.tsx';

interface Props {
  /** Undefined for a new one. */
  profile: Profile | undefined;
  /** Where a new one begins. */
  template?: Template;
  /** Another name than the template's. */
  name?: string;
  /** Stands above the fields. */
  children?: ReactNode;
}

export function ProfileEditor({ profile, template, name, children }: Props) {
  const { t } = useTranslation();
  const { admin } = useMe().access;
  const [draft, setDraft] = useState(() => draftOf(profile ?? template, name));
  const [tried, setTried] = useState(false);
  const save = useSave(profile);
  const problems =
    draft.fields.some((field) => problemOf(field, draft.fields) !== undefined) ||
    draft.fields.length === 0 ||
    draft.line_columns.some((column) => problemOfColumn(column, draft.line_columns) !== undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problems && draft.name.trim() !== '') save.mutate(draft);
  };
  const title = profile === undefined ? t('profiles.add') : shownProfile(profile.name);
  const subtitle = (
    <>
      <LinkAnchor to="/profiles" size="sm">
        {t('profiles.title')}
      </LinkAnchor>
      {profile !== undefined && ` · ${t('profiles.version', { version: profile.version })}`}
    </>
  );
  return (
    <Page
      title={title}
      subtitle={subtitle}
      actions={profile !== undefined && admin && <Actions profile={profile} />}
    >
      <form onSubmit={submit} className={classes['form']}>
        {!admin && <Text c="dimmed">{t('profiles.readOnly')}</Text>}
        {children}
        <fieldset disabled={!admin} className={classes['fieldset']}>
          <General draft={draft} onChange={setDraft} />
          <CheckedFormulas draft={draft}>
            <FieldsPanel draft={draft} tried={tried} onChange={setDraft} />
            {draft.line_items && <ColumnsPanel draft={draft} tried={tried} onChange={setDraft} />}
          </CheckedFormulas>
        </fieldset>
        {admin && (
          <Group justify="flex-end">
            {profile !== undefined && (
              <Text size="sm" c="dimmed">
                {t('profiles.versionHint')}
              </Text>
            )}
            <Button type="submit" loading={save.isPending}>
              {t(profile === undefined ? 'common.create' : 'profiles.save')}
            </Button>
          </Group>
        )}
        {admin && profile !== undefined && (
          <TrialPanel profile={profile} draft={draft} ready={!problems && draft.name.trim() !== ''} />
        )}
      </form>
    </Page>
  );
}

function useSave(profile: Profile | undefined) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (draft: ProfileDraft) =>
      profile === undefined
        ? call('createProfile', { body: bodyOf(draft) })
        : call('replaceProfile', { params: { id: profile.id }, body: bodyOf(draft) }),
    onSuccess: async (saved) => {
      await refresh('listProfiles', 'getProfile', 'listProfileVersions');
      notifyDone(
        profile === undefined
          ? t('profiles.created', { name: shownProfile(saved.name) })
          : t('profiles.saved', { name: shownProfile(saved.name), version: saved.version }),
      );
      await navigate({ to: '/profiles/$id', params: { id: String(saved.id) } });
    },
    onError: notifyError,
  });
}

function Actions({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => call('deleteProfile', { params: { id: profile.id } }),
    onSuccess: async () => {
      await navigate({ to: '/profiles' });
      await refresh('listProfiles');
      notifyDone(t('profiles.deleted', { name: profile.name }));
    },
    onError: notifyError,
  });
  const ask = () =>
    confirm({
      title: t('profiles.deleteTitle', { name: profile.name }),
      text: t('profiles.deleteText'),
      action: t('profiles.delete'),
      dangerous: true,
      onConfirm: () => remove.mutate(),
    });
  return (
    <>
      <LinkButton
        variant="default"
        to="/profiles/$id"
        params={{ id: 'new' }}
        search={{ copy: profile.id }}
        leftSection={<TbCopy size={16} />}
      >
        {t('profiles.copy')}
      </LinkButton>
      {!profile.built_in && (
        <Button variant="default" leftSection={<TbTrash size={16} />} onClick={ask}>
          {t('profiles.delete')}
        </Button>
      )}
    </>
  );
}

function General({ draft, onChange }: PartProps) {
  const { t } = useTranslation();
  return (
    <Panel>
      <div className={classes['general']}>
        <TextInput
          label={t('profiles.name')}
          required
          maxLength={120}
          value={draft.name}
          onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
        />
        <Select
          label={t('profiles.docType')}
          description={t('profiles.docTypeHint')}
          placeholder={t('profiles.docTypeAny')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          clearable
          searchable
          data={docTypeOptions(draft.doc_type_hint)}
          value={draft.doc_type_hint}
          onChange={(doc_type_hint) => onChange({ ...draft, doc_type_hint })}
        />
        <Textarea
          className={classes['whole'] ?? ''}
          label={t('profiles.description')}
          description={t('profiles.descriptionHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={1}
          maxLength={1000}
          value={draft.description}
          onChange={(event) => onChange({ ...draft, description: event.currentTarget.value })}
        />
        <Switch
          className={classes['whole'] ?? ''}
          label={t('profiles.lineItems')}
          description={t('profiles.lineItemsHint')}
          checked={draft.line_items}
          onChange={(event) => onChange({ ...draft, line_items: event.currentTarget.checked })}
        />
        <Switch
          className={classes['whole'] ?? ''}
          label={t('profiles.taxBreakdown')}
          description={t('profiles.taxBreakdownHint')}
          checked={draft.tax_breakdown}
          onChange={(event) => onChange({ ...draft, tax_breakdown: event.currentTarget.checked })}
        />
        <MultiSelect
          className={classes['whole'] ?? ''}
          label={t('profiles.chosenFor')}
          description={t('profiles.chosenForHint')}
          placeholder={draft.chosen_for.length === 0 ? t('profiles.chosenForNone') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          clearable
          searchable
          data={docTypeOptions(null)}
          value={draft.chosen_for}
          onChange={(chosen_for) => onChange({ ...draft, chosen_for })}
        />
        <NumberInput
          label={t('profiles.doubtfulBelow')}
          description={t('profiles.doubtfulBelowHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          suffix=" %"
          min={0}
          max={100}
          allowDecimal={false}
          value={draft.doubtful_below}
          onChange={(value) => onChange({ ...draft, doubtful_below: Number(value) || 0 })}
        />
      </div>
    </Panel>
  );
}

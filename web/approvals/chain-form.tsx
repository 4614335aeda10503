// Adding and changing an approval chain.
import { Button, Group, NumberInput, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState, type FormEvent } from 'react';
import { TbPlus } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { ApprovalChain } from '../../contract/approvals.ts';
import { call } from '../api/call.ts';
import { query, queryClient, refresh } from '../api/queries.ts';
import { ContactSelect } from '../contacts/contact-select.tsx';
import { ProfileSelect } from '../profiles/profile-select.tsx';
import { notifyDone, notifyError } from '../ui/notify.ts';
import classes from './approvals.module.css';
import { bodyOf, draftOf, emptyStep, type ChainDraft } from './chain-draft.ts';
import { StepFields } from './step-fields.tsx';

const DIALOG = 'approval-chain';

/** Without a chain it adds one, behind the others. */
export function openChainDialog(chain: ApprovalChain | undefined): void {
  const others = queryClient.getQueryData(query('listApprovalChains').queryKey)?.chains ?? [];
  const position = 1 + Math.max(0, ...others.map((one) => one.position));
  modals.open({
    modalId: DIALOG,
    size: 'lg',
    title:
      chain === undefined
        ? i18next.t('approvals.addChain')
        : i18next.t('approvals.editChain', { name: chain.name }),
    children: <ChainForm chain={chain} position={position} />,
  });
}

interface FieldsProps {
  draft: ChainDraft;
  onChange: (changes: Partial<ChainDraft>) => void;
}

function ChainForm({ chain, position }: { chain: ApprovalChain | undefined; position: number }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(chain, position));
  const change = (changes: Partial<ChainDraft>) => setDraft((known) => ({ ...known, ...changes }));
  const body = bodyOf(draft);
  const save = useMutation({
    mutationFn: (input: NonNullable<typeof body>) =>
      chain === undefined
        ? call('createApprovalChain', { body: input })
        : call('replaceApprovalChain', { params: { id: chain.id }, body: input }),
    onSuccess: async ({ name }) => {
      await refresh('listApprovalChains', 'getApprovals');
      notifyDone(t('approvals.saved', { name }));
      modals.close(DIALOG);
    },
    onError: notifyError,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (body !== undefined) save.mutate(body);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Group align="flex-start" grow preventGrowOverflow={false}>
          <TextInput
            label={t('approvals.chainName')}
            required
            data-autofocus
            maxLength={100}
            value={draft.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <NumberInput
            label={t('approvals.position')}
            description={t('approvals.positionHint')}
            inputWrapperOrder={['label', 'input', 'description']}
            maw={180}
            min={1}
            allowDecimal={false}
            value={draft.position}
            onChange={(value) => typeof value === 'number' && change({ position: value })}
          />
        </Group>
        <Fits draft={draft} onChange={change} />
        <Steps draft={draft} onChange={change} />
        <Switch
          label={t('approvals.inOrder')}
          description={t('approvals.inOrderHint')}
          checked={draft.in_order}
          onChange={(event) => change({ in_order: event.currentTarget.checked })}
        />
        <Switch
          label={t('approvals.fourEyes')}
          description={t('approvals.fourEyesHint')}
          checked={draft.four_eyes}
          onChange={(event) => change({ four_eyes: event.currentTarget.checked })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => modals.close(DIALOG)}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={body === undefined}>
            {t(chain === undefined ? 'common.add' : 'common.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Fits({ draft, onChange }: FieldsProps) {
  const { t } = useTranslation();
  const any = t('approvals.any');
  return (
    <div>
      <Text size="sm" fw={600} mb={6}>
        {t('approvals.fits')}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <ProfileSelect
          label={t('approvals.profile')}
          placeholder={any}
          clearable
          value={draft.profile_id ?? undefined}
          onChange={(id) => onChange({ profile_id: id ?? null })}
        />
        <ContactSelect
          label={t('approvals.contact')}
          placeholder={any}
          clearable
          value={draft.contact_id ?? undefined}
          onChange={(id) => onChange({ contact_id: id ?? null })}
        />
        <TextInput
          label={t('approvals.vendor')}
          description={t('approvals.vendorHint')}
          inputWrapperOrder={['label', 'input', 'description']}
          placeholder={any}
          maxLength={200}
          value={draft.vendor}
          onChange={(event) => onChange({ vendor: event.currentTarget.value })}
        />
        <Group gap="sm" align="flex-start" wrap="nowrap">
          <TextInput
            label={t('approvals.minimum')}
            description={t('approvals.minimumHint')}
            inputWrapperOrder={['label', 'input', 'description']}
            placeholder="1000.00"
            inputMode="decimal"
            maxLength={20}
            value={draft.minimum}
            onChange={(event) => onChange({ minimum: event.currentTarget.value })}
          />
          <TextInput
            label={t('approvals.currency')}
            placeholder="EUR"
            w={130}
            maxLength={3}
            value={draft.currency}
            onChange={(event) => onChange({ currency: event.currentTarget.value })}
          />
        </Group>
      </SimpleGrid>
    </div>
  );
}

function Steps({ draft: { steps }, onChange }: FieldsProps) {
  const { t } = useTranslation();
  const teams = useQuery(query('listTeams')).data?.teams ?? [];
  const next = 1 + Math.max(0, ...steps.map(({ key }) => key));
  return (
    <div>
      <Text size="sm" fw={600} mb={6}>
        {t('approvals.steps')}
      </Text>
      <ol className={classes['steps']}>
        {steps.map((step, index) => (
          <StepFields
            key={step.key}
            step={step}
            number={index + 1}
            teams={teams}
            onChange={(changed) =>
              onChange({ steps: steps.map((one) => (one.key === step.key ? changed : one)) })
            }
            onRemove={
              steps.length === 1
                ? undefined
                : () => onChange({ steps: steps.filter(({ key }) => key !== step.key) })
            }
          />
        ))}
      </ol>
      <Button
        mt="xs"
        size="compact-sm"
        variant="subtle"
        leftSection={<TbPlus size={15} />}
        disabled={steps.length >= 10}
        onClick={() => onChange({ steps: [...steps, emptyStep(next)] })}
      >
        {t('approvals.addStep')}
      </Button>
    </div>
  );
}

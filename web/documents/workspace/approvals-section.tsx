// The approval chain of the document: who has approved, and who is next.
import { Alert, Button, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TbCircle, TbCircleCheck, TbCircleDashed } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { goesOn } from '../../../contract/goes-on.ts';
import type { DocumentApprovals } from '../../../contract/approvals.ts';
import { call } from '../../api/call.ts';
import { query, refresh } from '../../api/queries.ts';
import { useFormat } from '../../text/format.ts';
import { notifyDone, notifyError } from '../../ui/notify.ts';
import classes from './approvals-section.module.css';
import { Section } from './section.tsx';
import { useWorkspace } from './workspace-context.ts';

type Step = DocumentApprovals['steps'][number];

const MARKS = { done: TbCircleCheck, open: TbCircle, later: TbCircleDashed } as const;

export function ApprovalsSection() {
  const { t } = useTranslation();
  const { record } = useWorkspace();
  const { data } = useQuery(query('getApprovals', { params: { id: record.id } }));
  if (data === undefined || data.chain === null) return null;
  const passed = goesOn(record.status);
  return (
    <Section title={t('approvals.section')} name="approvals">
      <Text size="sm" c="dimmed" mb={6}>
        {t('approvals.chainOf', { name: data.chain.name })}
      </Text>
      {data.waits_for_me && !passed && (
        <Alert variant="light" p="xs" mb="xs">
          {t('approvals.you')}
        </Alert>
      )}
      <ol className={classes['steps']}>
        {data.steps.map((step, index) => (
          <StepRow key={index} step={step} />
        ))}
      </ol>
      {data.approved_by_me && !passed && <Withdraw />}
    </Section>
  );
}

function StepRow({ step }: { step: Step }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, needed, state, approvals, due_at, escalated } = step;
  const Mark = MARKS[state];
  return (
    <li className={classes['step']} data-state={state}>
      <Mark size={17} aria-hidden />
      <div>
        <Text size="sm" fw={550}>
          {name}{' '}
          <Text span size="sm" c="dimmed">
            {t('approvals.count', { given: approvals.length, needed })}
          </Text>
        </Text>
        {approvals.map(({ user_id, name, for_name, at }) => (
          <Text key={user_id} size="xs">
            {for_name === null
              ? t('approvals.by', { name, at: format.dateTime(at) })
              : t('approvals.byFor', { name, absent: for_name, at: format.dateTime(at) })}
          </Text>
        ))}
        <Text size="xs" c="dimmed">
          <Waiting step={step} />
        </Text>
        {state === 'open' && due_at !== null && (
          <Text size="xs" c={escalated ? 'var(--tone-red)' : 'dimmed'}>
            {t(escalated ? 'approvals.overdue' : 'approvals.due', { at: format.dateTime(due_at) })}
          </Text>
        )}
      </div>
    </li>
  );
}

/** How many names are shown of a large team. */
const SHOWN = 6;

function Waiting({ step: { state, waits_for } }: { step: Step }) {
  const { t } = useTranslation();
  if (state === 'done') return null;
  if (state === 'later') return t('approvals.later');
  if (waits_for.length === 0) return t('approvals.waitsForNobody');
  const names = waits_for
    .slice(0, SHOWN)
    .map(({ name, for_name }) =>
      for_name === null ? name : t('approvals.nameFor', { name, absent: for_name }),
    );
  const more = waits_for.length - names.length;
  return t('approvals.waitsFor', {
    names: [...names, ...(more > 0 ? [`+${more}`] : [])].join(t('common.listComma')),
  });
}

function Withdraw() {
  const { t } = useTranslation();
  const { record } = useWorkspace();
  const withdraw = useMutation({
    mutationFn: () => call('withdrawApproval', { params: { id: record.id } }),
    onSuccess: async () => {
      await refresh('getApprovals', 'getDocument', 'listDocuments', 'listAudit');
      notifyDone(t('approvals.withdrawn'));
    },
    onError: notifyError,
  });
  return (
    <Button
      mt="xs"
      size="compact-sm"
      variant="default"
      loading={withdraw.isPending}
      onClick={() => withdraw.mutate()}
    >
      {t('approvals.withdraw')}
    </Button>
  );
}

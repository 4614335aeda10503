// What is set about a mailbox that is read over IMAP.
import { Group, NumberInput, Select, SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { MailboxSource } from '../../contract/intake.ts';
import { SecretInput } from '../ui/secret-input.tsx';
import { PORTS, type ChannelDraft } from './channel-draft.ts';

interface Props {
  draft: ChannelDraft;
  onChange: (draft: ChannelDraft) => void;
  passwordSet: boolean;
}

type Set = (changes: Partial<ChannelDraft['mailbox']>) => void;

const SECURITIES = ['tls', 'starttls', 'none'] as const satisfies MailboxSource['security'][];
const TAKES = ['attachments', 'message', 'both'] as const satisfies MailboxSource['take'][];
const AFTERS = ['flag', 'move', 'delete'] as const satisfies MailboxSource['after'][];

export function MailboxFields({ draft, onChange, passwordSet }: Props) {
  const { t } = useTranslation();
  const { mailbox } = draft;
  const set: Set = (changes) => onChange({ ...draft, mailbox: { ...mailbox, ...changes } });
  return (
    <>
      <Server mailbox={mailbox} set={set} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('intake.user')}
          required
          maxLength={320}
          autoComplete="off"
          value={mailbox.user}
          onChange={(event) => set({ user: event.currentTarget.value })}
        />
        <SecretInput
          label={t('intake.password')}
          description={t(passwordSet ? 'intake.passwordSet' : 'intake.passwordHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required={!passwordSet}
          maxLength={1000}
          autoComplete="new-password"
          value={draft.password}
          onChange={(event) => onChange({ ...draft, password: event.currentTarget.value })}
        />
      </SimpleGrid>
      <Reading mailbox={mailbox} set={set} />
    </>
  );
}

function Server({ mailbox, set }: { mailbox: ChannelDraft['mailbox']; set: Set }) {
  const { t } = useTranslation();
  return (
    <Group grow align="flex-start" preventGrowOverflow={false}>
      <TextInput
        label={t('intake.host')}
        required
        maxLength={253}
        placeholder="mail.internal"
        value={mailbox.host}
        onChange={(event) => set({ host: event.currentTarget.value })}
      />
      <Select
        label={t('intake.security')}
        allowDeselect={false}
        error={mailbox.security === 'none' && t('intake.insecure')}
        data={SECURITIES.map((value) => ({ value, label: t(`intake.securities.${value}`) }))}
        value={mailbox.security}
        onChange={(value) => {
          const security = SECURITIES.find((known) => known === value) ?? 'tls';
          set({ security, ...(mailbox.port === PORTS[mailbox.security] ? { port: PORTS[security] } : {}) });
        }}
      />
      <NumberInput
        label={t('intake.port')}
        min={1}
        max={65_535}
        clampBehavior="strict"
        allowDecimal={false}
        hideControls
        value={mailbox.port}
        onChange={(value) => set({ port: Number(value) || PORTS[mailbox.security] })}
      />
    </Group>
  );
}

function Reading({ mailbox, set }: { mailbox: ChannelDraft['mailbox']; set: Set }) {
  const { t } = useTranslation();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label={t('intake.mailbox')}
        required
        maxLength={500}
        value={mailbox.mailbox}
        onChange={(event) => set({ mailbox: event.currentTarget.value })}
      />
      <NumberInput
        label={t('intake.poll')}
        min={10}
        max={86_400}
        allowDecimal={false}
        required
        value={mailbox.poll_seconds}
        onChange={(value) => set({ poll_seconds: Number(value) || 60 })}
      />
      <Select
        label={t('intake.take')}
        allowDeselect={false}
        data={TAKES.map((value) => ({ value, label: t(`intake.takes.${value}`) }))}
        value={mailbox.take}
        onChange={(value) => set({ take: TAKES.find((known) => known === value) ?? 'attachments' })}
      />
      <Select
        label={t('intake.afterMail')}
        allowDeselect={false}
        data={AFTERS.map((value) => ({ value, label: t(`intake.afterMails.${value}`) }))}
        value={mailbox.after}
        onChange={(value) => set({ after: AFTERS.find((known) => known === value) ?? 'flag' })}
      />
      {mailbox.after === 'move' && (
        <TextInput
          label={t('intake.moveTo')}
          required
          maxLength={500}
          value={mailbox.move_to ?? ''}
          onChange={(event) => set({ move_to: event.currentTarget.value })}
        />
      )}
    </SimpleGrid>
  );
}

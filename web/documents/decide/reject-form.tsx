// Rejecting asks why: one of the operator's reasons or another one, and a note if one likes.
import { Button, Checkbox, Group, Radio, Skeleton, Stack, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Input } from '../../api/call.ts';
import { query } from '../../api/queries.ts';

const OTHER = '';

interface Props {
  /** What the button says. */
  submitLabel: string;
  pending: boolean;
  /** Whether a mail brought it, or one of them. */
  by_mail?: boolean;
  onReject: (rejection: Input<'rejectDocument'>['body']) => void;
}

export function RejectForm(props: Props) {
  const { data } = useQuery(query('listRejectReasons'));
  if (data === undefined) return <Skeleton height={180} />;
  const can_answer = props.by_mail === true && data.answers_senders;
  return <Reasons {...props} reasons={data.reasons} can_answer={can_answer} />;
}

interface ReasonsProps extends Props {
  reasons: string[];
  can_answer: boolean;
}

function Reasons({ reasons, can_answer, submitLabel, pending, onReject }: ReasonsProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(reasons[0] ?? OTHER);
  const [other, setOther] = useState('');
  const [note, setNote] = useState('');
  const [answer_sender, setAnswer] = useState(false);
  const reason = chosen === OTHER ? other.trim() : chosen;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason !== '') onReject({ reason, note: note.trim() === '' ? null : note.trim(), answer_sender });
  };
  return (
    <form ref={focusFirst} onSubmit={submit}>
      <Stack gap="sm">
        {reasons.length > 0 && (
          <Radio.Group label={t('workspace.rejecting.reason')} value={chosen} onChange={setChosen}>
            <Stack gap={8} mt={6}>
              {reasons.map((each, index) => (
                <Radio key={each} value={each} label={each} data-autofocus={index === 0 || undefined} />
              ))}
              <Radio value={OTHER} label={t('workspace.rejecting.other')} />
            </Stack>
          </Radio.Group>
        )}
        {chosen === OTHER && (
          <TextInput
            label={t(reasons.length > 0 ? 'workspace.rejecting.otherReason' : 'workspace.rejecting.reason')}
            data-autofocus={reasons.length === 0 || undefined}
            required
            maxLength={200}
            value={other}
            onChange={(event) => setOther(event.currentTarget.value)}
          />
        )}
        <Textarea
          label={t('workspace.rejecting.note')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {can_answer && (
          <Checkbox
            label={t('workspace.rejecting.answer')}
            checked={answer_sender}
            onChange={(event) => setAnswer(event.currentTarget.checked)}
          />
        )}
        <Group justify="flex-end">
          <Button type="submit" color="red" loading={pending} disabled={reason === ''}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The reasons may come after the dialog has given the focus to something else. */
function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

// By when an assignment is to be done, and who is told once it is overdue.
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import i18next from 'i18next';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Assignment } from '../../../contract/blockers.ts';
import { EscalationSelects, type EscalationIds } from '../../users/escalation-selects.tsx';

const DIALOG = 'terms';

interface Terms extends EscalationIds {
  due_at: string | null;
}
type Save = (terms: Terms) => Promise<boolean>;

export function openTermsDialog(assignment: Assignment, onSave: Save): void {
  modals.open({
    modalId: DIALOG,
    title: i18next.t('workspace.assigning.termsTitle'),
    children: <TermsForm assignment={assignment} onSave={onSave} />,
  });
}

function TermsForm({ assignment, onSave }: { assignment: Assignment; onSave: Save }) {
  const { t } = useTranslation();
  const [at, setAt] = useState(localOf(assignment.due_at));
  const [told, setTold] = useState<EscalationIds>({
    escalation_user_id: assignment.escalation_user?.id ?? null,
    escalation_team_id: assignment.escalation_team?.id ?? null,
  });
  const [saving, setSaving] = useState(false);
  const save = async (due_at: string | null) => {
    setSaving(true);
    const saved = await onSave({ due_at, ...told }).finally(() => setSaving(false));
    if (saved) modals.close(DIALOG);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(at === '' ? null : new Date(at).toISOString());
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          type="datetime-local"
          label={t('workspace.assigning.time')}
          data-autofocus
          max="9999-12-31T23:59"
          value={at}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        <EscalationSelects value={told} onChange={setTold} />
        <Group justify="flex-end">
          {assignment.due_at !== null && (
            <Button variant="default" disabled={saving} onClick={() => void save(null)}>
              {t('workspace.assigning.noTime')}
            </Button>
          )}
          <Button type="submit" loading={saving} disabled={at === ''}>
            {t('common.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** As inputs of the browser take a moment, in its time zone. */
function localOf(at: string | null): string {
  if (at === null) return '';
  const moment = new Date(at);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

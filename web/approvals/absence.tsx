// The absence of oneself, and that of somebody else for Admins.
import { Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Absence } from '../../contract/approvals.ts';
import { call } from '../api/call.ts';
import { query, refresh } from '../api/queries.ts';
import { useMe } from '../session/me.ts';
import { notifyDone, notifyError } from '../ui/notify.ts';
import { Panel } from '../ui/panel.tsx';
import { AbsenceForm } from './absence-form.tsx';

function useSave(save: (absence: Absence | null) => Promise<unknown>) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: save,
    onSuccess: async () => {
      await refresh('getAbsence', 'getUserAbsence', 'getApprovals');
      notifyDone(t('approvals.absenceSaved'));
    },
    onError: notifyError,
  });
}

export function OwnAbsence() {
  const { t } = useTranslation();
  const { user, access } = useMe();
  const { data } = useQuery({ ...query('getAbsence'), enabled: access.write });
  const save = useSave((absence) => call('saveAbsence', { body: { absence } }));
  if (user === null || !access.write) return null;
  return (
    <Panel title={t('approvals.absence')}>
      {/* What stands below must not move when the answer comes: the form is there before it. */}
      <AbsenceForm
        key={JSON.stringify(data?.absence)}
        text={t('approvals.absenceText')}
        user_id={user.id}
        absence={data?.absence ?? null}
        saving={save.isPending || data === undefined}
        onSave={(absence) => save.mutate(absence)}
      />
    </Panel>
  );
}

export function UserAbsence({ user_id }: { user_id: number }) {
  const { t } = useTranslation();
  const params = { id: user_id };
  const { data } = useQuery(query('getUserAbsence', { params }));
  const save = useSave((absence) => call('saveUserAbsence', { params, body: { absence } }));
  if (data === undefined) return null;
  return (
    <>
      <Text size="sm" fw={600}>
        {t('approvals.absence')}
      </Text>
      <AbsenceForm
        key={JSON.stringify(data.absence)}
        text={t('approvals.absenceOf')}
        user_id={user_id}
        absence={data.absence}
        saving={save.isPending}
        onSave={(absence) => save.mutate(absence)}
      />
    </>
  );
}

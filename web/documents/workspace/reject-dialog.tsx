// Rejecting asks why: one of the operator's reasons or another one, and a note if one likes.
import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../api/store.ts';
import { RejectForm } from '../decide/reject-form.tsx';
import { useActions } from './use-actions.ts';
import { useWorkspace } from './workspace-context.ts';

export function RejectDialog() {
  const { t } = useTranslation();
  const { form, record } = useWorkspace();
  const { reject, pending } = useActions();
  const open = useStore(form) === 'reject';
  return (
    <Modal
      opened={open}
      onClose={() => form.set(undefined)}
      title={t('workspace.rejecting.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {open && (
        <RejectForm
          submitLabel={t('workspace.rejecting.submit')}
          pending={pending}
          by_mail={record.source === 'email'}
          onReject={reject}
        />
      )}
    </Modal>
  );
}

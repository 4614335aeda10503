// Postponing hides a document from the queue until a day.
import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../api/store.ts';
import { PostponeForm } from '../decide/postpone-form.tsx';
import { usePlanning } from './use-planning.ts';
import { useWorkspace } from './workspace-context.ts';

export function PostponeDialog() {
  const { t } = useTranslation();
  const { form } = useWorkspace();
  const { postpone } = usePlanning();
  const open = useStore(form) === 'postpone';
  return (
    <Modal
      opened={open}
      onClose={() => form.set(undefined)}
      title={t('workspace.postponing.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {open && <PostponeForm onPostpone={(until) => void postpone(until)} />}
    </Modal>
  );
}

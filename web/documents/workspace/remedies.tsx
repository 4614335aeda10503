// Where nothing could be read there is nothing to approve; this is what helps instead.
import { Button } from '@mantine/core';
import { TbAlertTriangle, TbPencil, TbRefresh, TbX } from 'react-icons/tb';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Remedy } from '../../../contract/blockers.ts';
import { AddVersion } from './add-version.tsx';
import { focusField } from './focus-field.ts';
import { openReprocessDialog } from './reprocess-dialog.tsx';
import classes from './state-panel.module.css';
import { UnlockForm } from './unlock-form.tsx';
import { useWorkspace } from './workspace-context.ts';

export function Remedies({ helps }: { helps: Remedy[] }) {
  const { t } = useTranslation();
  const { canWrite } = useWorkspace();
  return (
    <section className={classes['remedies']} aria-label={t('workspace.failed')}>
      <TbAlertTriangle size={18} aria-hidden />
      <div>
        <strong>{t('workspace.failed')}</strong>
        <p>{t('workspace.approving.nothing')}</p>
        {canWrite && helps.includes('password') && <UnlockForm />}
        {canWrite && (
          <div className={classes['buttons']}>
            {helps.map((help) => (
              <Remedying key={help} help={help} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function Remedying({ help }: { help: Remedy }): ReactNode {
  const { t } = useTranslation();
  const { record, fields, form } = useWorkspace();
  const button = (text: string, Glyph: typeof TbX, onClick: () => void) => (
    <Button size="compact-sm" variant="default" leftSection={<Glyph size={15} />} onClick={onClick}>
      {text}
    </Button>
  );
  switch (help) {
    case 'password':
      return null;
    case 'new_version':
      return <AddVersion variant="default" />;
    case 'enter_by_hand':
      return button(t('workspace.remedies.enter'), TbPencil, () => focusField(fields[0]?.key ?? ''));
    case 'reprocess':
      return button(t('workspace.reprocessSubmit'), TbRefresh, () => openReprocessDialog(record));
    case 'reject':
      return button(t('workspace.rejecting.open'), TbX, () => form.set('reject'));
  }
}

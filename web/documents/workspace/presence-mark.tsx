// Who else has the document open.
import { TbEye } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import classes from './top-bar.module.css';
import { usePresence } from './use-presence.ts';
import { useWorkspace } from './workspace-context.ts';

export function PresenceMark() {
  const { t } = useTranslation();
  const { record } = useWorkspace();
  const viewers = usePresence(record.id);
  const text = t('workspace.presence', { names: viewers.map(({ name }) => name).join(', ') });
  return (
    <span
      role="status"
      className={classes['presence']}
      data-shown={viewers.length > 0 || undefined}
      title={text}
    >
      {viewers.length > 0 && (
        <>
          <TbEye size={15} aria-hidden />
          <span>{text}</span>
        </>
      )}
    </span>
  );
}

// Files may be dropped on every page: the window shows that it takes them, and asks where they go.
import { useEffect, useState } from 'react';
import { TbFileUpload } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { useMe } from '../session/me.ts';
import { notifyError } from '../ui/notify.ts';
import { readDropped } from '../upload/read-dropped.ts';
import classes from './drop-everywhere.module.css';

export function DropEverywhere() {
  const { t } = useTranslation();
  const { write } = useMe().access;
  const over = useFileDrop(write);
  if (!over) return null;
  return (
    <div className={classes['cover']} role="status">
      <TbFileUpload size={44} strokeWidth={1.3} aria-hidden />
      <strong>{t('upload.drop')}</strong>
    </div>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Whether files are held over the window. Without listeners a browser would leave the page and open the file. */
function useFileDrop(write: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    // Entering a child comes before leaving its parent.
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth += 1;
      setOver(write);
    };
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth -= 1;
      if (depth <= 0) setOver(false);
    };
    const hold = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (!write && event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth = 0;
      setOver(false);
      // The box on the page for uploads has taken it.
      if (event.defaultPrevented || event.dataTransfer === null) return;
      event.preventDefault();
      if (!write) return;
      const files = readDropped(event.dataTransfer);
      void Promise.all([files, import('../upload/upload-dialog.tsx')])
        .then(([found, { openUploadDialog }]) => openUploadDialog(found))
        .catch(notifyError);
    };
    const listeners = { dragenter: enter, dragleave: leave, dragover: hold, drop } as const;
    const entries = Object.entries(listeners) as [keyof typeof listeners, (event: DragEvent) => void][];
    for (const [name, listener] of entries) window.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of entries) window.removeEventListener(name, listener);
    };
  }, [write]);
  return over;
}

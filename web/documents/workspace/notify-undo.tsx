// A message with a way back.
import { notifications } from '@mantine/notifications';
import { BatchDone } from '../batch/batch-result.tsx';

/** Only the last one can be undone here; older ones make room. */
let last: string | undefined;

export function notifyWithUndo(text: string, undo: () => void): void {
  if (last !== undefined) notifications.hide(last);
  const id = `undo-${Date.now()}`;
  last = id;
  const message = (
    <BatchDone
      text={text}
      undo={() => {
        notifications.hide(id);
        undo();
      }}
    />
  );
  notifications.show({ id, message, color: 'green', autoClose: 6000 });
}

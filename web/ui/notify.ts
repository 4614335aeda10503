// Short messages at the edge of the page.
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { describeError } from './describe-error.ts';

export const notifyDone = (message: ReactNode, id?: string): void =>
  void notifications.show({ message, color: 'green', autoClose: 4000, ...(id === undefined ? {} : { id }) });

export const notifyProblem = (message: ReactNode, title?: string): void =>
  void notifications.show({
    message,
    color: 'red',
    autoClose: 10_000,
    ...(title === undefined ? {} : { title }),
  });

/** For `onError` of changes: says what went wrong in the words of the service. */
export function notifyError(error: unknown): void {
  const { title, detail } = describeError(error);
  notifyProblem(detail === '' ? title : detail, detail === '' ? undefined : title);
}

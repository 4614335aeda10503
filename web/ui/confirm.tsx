// Asks before something that cannot simply be done again.
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import i18next from 'i18next';
import type { ReactNode } from 'react';

interface Question {
  title: string;
  text: ReactNode;
  /** What the button says: the thing itself, not "OK". */
  action: string;
  dangerous?: boolean;
  onConfirm: () => void;
}

export function confirm({ title, text, action, dangerous = false, onConfirm }: Question): void {
  modals.openConfirmModal({
    title,
    children: typeof text === 'string' ? <Text size="sm">{text}</Text> : text,
    labels: { confirm: action, cancel: i18next.t('common.cancel') },
    // What destroys something must be meant.
    confirmProps: dangerous ? { color: 'red' } : { 'data-autofocus': true },
    cancelProps: dangerous ? { 'data-autofocus': true } : {},
    onConfirm,
  });
}

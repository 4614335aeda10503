// Movements with the keyboard alone.
import { useTranslation } from 'react-i18next';
import type { BankMovement } from '../../contract/bank-statements.ts';
import { useShortcuts } from '../ui/shortcuts.ts';
import { undoOffered } from '../ui/undo-notice.tsx';
import { decidePayments, setAside } from './decide-movement.ts';
import { openPaymentForm } from './payment-form.tsx';

interface Options {
  statement_id: number;
  movements: BankMovement[];
  chosen: BankMovement | undefined;
  choose: (id: number) => void;
}

export function useMovementKeys({ statement_id, movements, chosen, choose }: Options): void {
  const { t } = useTranslation();
  const walk = (by: number) => {
    const at = movements.findIndex(({ id }) => id === chosen?.id);
    const next = movements[at < 0 ? 0 : at + by];
    if (next !== undefined) choose(next.id);
  };
  const [first] = chosen?.proposals ?? [];
  useShortcuts(t('statements.title'), [
    { keys: ['j', 'arrowdown'], label: t('statements.keys.next'), run: () => walk(1) },
    { keys: ['k', 'arrowup'], label: t('statements.keys.previous'), run: () => walk(-1) },
    {
      keys: ['y'],
      label: t('statements.keys.accept'),
      run: () => {
        if (chosen !== undefined && first !== undefined && chosen.payments.length === 0)
          void decidePayments(statement_id, chosen, [{ document_id: first.document_id }]);
      },
    },
    {
      keys: ['e'],
      label: t('statements.keys.split'),
      run: () => chosen !== undefined && chosen.aside === null && openPaymentForm(statement_id, chosen),
    },
    {
      keys: ['x'],
      label: t('statements.keys.aside'),
      run: () => {
        if (chosen !== undefined && chosen.payments.length === 0)
          void setAside(statement_id, chosen, chosen.aside === null);
      },
    },
    { keys: ['u'], label: t('statements.keys.undo'), run: () => void undoOffered() },
  ]);
}

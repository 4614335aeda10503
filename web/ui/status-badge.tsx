// The status of a document as a coloured mark with its name.
import { useTranslation } from 'react-i18next';
import type { DocumentStatus } from '../../contract/documents.ts';
import { ToneMark, type Tone } from './tone-mark.tsx';

/** In the order of the workflow. */
export const STATUS_TONES: Record<DocumentStatus, Tone> = {
  New: 'gray',
  Processing: 'blue',
  'Needs Review': 'amber',
  'Missing Info': 'orange',
  Ready: 'teal',
  Approved: 'green',
  Export: 'violet',
  Exception: 'red',
  Archived: 'gray',
};
export const STATUSES = Object.keys(STATUS_TONES) as DocumentStatus[];

export function StatusBadge({ status, soft = false }: { status: DocumentStatus; soft?: boolean }) {
  const { t } = useTranslation();
  return (
    <ToneMark
      tone={STATUS_TONES[status]}
      soft={soft}
      hollow={status === 'Archived'}
      busy={status === 'Processing'}
    >
      {t(`statuses.${status}`)}
    </ToneMark>
  );
}

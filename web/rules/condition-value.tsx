// What a condition compares with: as choices, and as a person reads it.
import i18next from 'i18next';
import { useQuery } from '@tanstack/react-query';
import type { OrderResult } from '../../contract/order-match.ts';
import type { Payment } from '../../contract/payment.ts';
import type { PayeeResult } from '../../contract/payee.ts';
import { SIGNATURE_OUTCOMES } from '../../contract/signature-outcomes.ts';
import { query } from '../api/queries.ts';
import { useFieldFormat } from '../text/field-format.ts';
import { BLOCKER_KINDS } from '../ui/blocker-kinds.ts';
import { BAND_NAMES } from '../ui/confidence.tsx';
import { docTypeOptions } from '../ui/doc-types.ts';
import { STATUSES } from '../ui/status-badge.tsx';
import type { ConditionField } from './condition-fields.ts';
import { usePersonName } from './person-select.tsx';

interface Choice {
  value: string;
  label: string;
}

/** Undefined where any value is possible. */
export function choicesOf(field: string): Choice[] | undefined {
  if (field === 'status') return STATUSES.map((value) => ({ value, label: i18next.t(`statuses.${value}`) }));
  if (field === 'blocker_kinds')
    return BLOCKER_KINDS.map((value) => ({ value, label: i18next.t(`blockerKinds.${value}`) }));
  if (field === 'doc_type') return docTypeOptions(null);
  if (field === 'confidence_label')
    return BAND_NAMES.map((value) => ({ value, label: i18next.t(`confidence.${value}`) }));
  if (field === 'payee_result')
    return PAYEE_RESULTS.map((value) => ({ value, label: i18next.t(`rules.payeeResults.${value}`) }));
  if (field === 'order_result')
    return ORDER_RESULTS.map((value) => ({ value, label: i18next.t(`rules.orderResults.${value}`) }));
  if (field === 'signature_result')
    return SIGNATURE_OUTCOMES.map((value) => ({ value, label: i18next.t(`signatures.outcomes.${value}`) }));
  if (field === 'payment_status')
    return PAYMENT_STATUSES.map((value) => ({ value, label: i18next.t(`payment.statuses.${value}`) }));
  if (field.startsWith('check.'))
    return (['passed', 'failed'] as const).map((value) => ({
      value,
      label: i18next.t(`rules.outcomes.${value}`),
    }));
  return undefined;
}

const ORDER_RESULTS = ['matched', 'differs', 'unclear'] as const satisfies OrderResult[];
const PAYMENT_STATUSES = ['open', 'partly', 'paid'] as const satisfies Payment['status'][];
const PAYEE_RESULTS = ['known', 'first', 'changed'] as const satisfies PayeeResult[];

interface Props {
  /** Undefined where the rule names one that no profile has. */
  field: ConditionField | undefined;
  value: string;
}

export function ConditionValue({ field, value }: Props) {
  const format = useFieldFormat();
  if (field?.name === 'contact_id') return <ContactName id={Number(value)} />;
  if (field?.name === 'assignee_id') return <PersonName id={Number(value)} />;
  const choices = choicesOf(field?.name ?? '');
  const nameOf = (one: string) => choices?.find((choice) => choice.value === one)?.label ?? one;
  if (field?.kind === 'set') return value.split(', ').map(nameOf).join(i18next.t('common.listComma'));
  return choices === undefined ? format(value, field?.type ?? 'text') : nameOf(value);
}

function ContactName({ id }: { id: number }) {
  const { data } = useQuery(query('getContact', { params: { id } }));
  return data?.name ?? `#${id}`;
}

const PersonName = ({ id }: { id: number }) => usePersonName(id);

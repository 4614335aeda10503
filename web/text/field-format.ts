// Values of fields, as the record holds them, in the form of the language. What does not have the form of its type stays.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldType } from '../../contract/profiles.ts';
import { useFormat } from './format.ts';

type FieldFormat = (value: string, type: FieldType, currency?: string | null) => string;

export function useFieldFormat(): FieldFormat {
  const { t } = useTranslation();
  const format = useFormat();
  return useCallback(
    (value, type, currency = null) => {
      if (type === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? format.date(value) : value;
      if (type === 'amount') return format.amount(value, currency);
      if (type === 'number' || type === 'integer') return format.amount(value);
      if (type === 'boolean')
        return value === 'true' ? t('common.yes') : value === 'false' ? t('common.no') : value;
      return value;
    },
    [t, format],
  );
}

// What a document lacks for a template, and where to give it.
import type { ExportTemplateColumn } from '../../../contract/export-templates.ts';
import { sentence, type Sentence } from '../../platform/sentences/sentence.ts';
import type { SourceRow } from './sources.ts';

export function lacking({ source, label }: ExportTemplateColumn, { row, booking }: SourceRow): Sentence {
  switch (source) {
    case 'expense_account':
      return row.vendor_number === null
        ? sentence('exports.noExpenseAccount', { profile: row.profile_name })
        : sentence('exports.noExpenseAccountOf', { number: row.vendor_number, profile: row.profile_name });
    case 'payable_account':
      return row.vendor_number === null
        ? sentence('exports.noPayableAccount')
        : sentence('exports.noPayableAccountOf', { number: row.vendor_number });
    case 'tax_key':
      if (booking.rate === null && booking.category === null) return sentence('exports.noTaxStated');
      return sentence('exports.noTaxKey', { rate: booking.rate ?? '–', category: booking.category ?? '–' });
    default:
      return sentence('exports.empty', { label });
  }
}

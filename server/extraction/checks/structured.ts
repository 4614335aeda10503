// Checks the page against the structured data that came with it: the XML of an e-invoice, the QR code of a fapiao.
import { sentence } from '../../platform/sentences/sentence.ts';
import { found, type FoundCheck } from './check.ts';
import type { Findings } from './findings.ts';

export function checkStructured({ fields, structured }: Findings): FoundCheck[] {
  if (structured === null) return [];
  const compared = fields.filter(({ source }) => source === 'e_invoice');
  if (compared.length === 0) return [];
  const differing = compared.filter(({ on_page }) => on_page !== null);
  if (differing.length === 0) {
    const seen = compared.filter(({ evidence }) => evidence.length > 0).length;
    const detail = sentence('details.confirmed', { source: structured, seen, all: compared.length });
    return [
      found(
        'eInvoice',
        true,
        detail,
        compared.map(({ meaning }) => meaning.field.key),
      ),
    ];
  }
  return differing.map(({ meaning, value, on_page }) => {
    const { key, label } = meaning.field;
    const values = { source: structured, value: value ?? '', page: on_page ?? '' };
    const name = sentence('checks.eInvoiceField', { label });
    return found('eInvoice', false, sentence('details.contradicted', values), [key], name);
  });
}

// Checks the page against the structured data that came with it: the XML of an e-invoice, the QR code of a fapiao.
import type { Check } from '../../../contract/documents.ts';
import type { Findings } from './findings.ts';

export function checkStructured({ fields, structured }: Findings): Check[] {
  if (structured === null) return [];
  const compared = fields.filter(({ source }) => source === 'e_invoice');
  if (compared.length === 0) return [];
  const differing = compared.filter(({ on_page }) => on_page !== null);
  if (differing.length === 0) {
    const seen = compared.filter(({ evidence }) => evidence.length > 0).length;
    const detail = `${structured}: ${seen} of ${compared.length} values stand on the page as well, none contradicts it`;
    return [
      {
        name: 'E-invoice data agree with the page',
        passed: true,
        detail,
        fields: compared.map(({ meaning }) => meaning.field.key),
      },
    ];
  }
  return differing.map(({ meaning, value, on_page }) => ({
    name: `E-invoice data agree with the page: ${meaning.field.label}`,
    passed: false,
    detail: `${structured} says ${value}, the page says ${on_page}`,
    fields: [meaning.field.key],
  }));
}

// An invoice on paper with all that XRechnung wants of it: the profile that asks for it, and its record as a person completes it.
import type { z } from 'zod';
import type { ProfileInput } from '../../../contract/profiles.ts';
import { untilProcessed, upload, type Place } from '../upload.ts';
import type { TestService } from '../service.ts';

/** Label, value; a third names the term where the label alone does not say it. Schemes stand before their values on purpose. */
const FIELDS: [label: string, value: string, term?: string][] = [
  ['Vendor', 'Papier & Co GmbH'],
  ['Vendor address scheme', 'EM', 'BT-34a'],
  ['Vendor address', 'post@papier.example', 'BT-34'],
  ['Vendor VAT ID', 'DE123456789'],
  ['Vendor city', 'Berlin', 'BT-37'],
  ['Vendor postcode', '10115', 'BT-38'],
  ['Vendor country', 'DE', 'BT-40'],
  ['Vendor contact', 'Paul Papier', 'BT-41'],
  ['Vendor phone', '+49 30 1234567', 'BT-42'],
  ['Vendor email', 'paul@papier.example', 'BT-43'],
  ['Customer', 'Amt für Drucksachen'],
  ['Customer address scheme', 'EM', 'BT-49a'],
  ['Customer address', 'post@amt.example', 'BT-49'],
  ['Customer city', 'Bonn', 'BT-52'],
  ['Customer postcode', '53111', 'BT-53'],
  ['Customer country', 'DE', 'BT-55'],
  ['Customer contact', 'Anna Amt', 'BT-56'],
  ['Invoice Number', 'R-7'],
  ['Invoice Date', '2025-06-02'],
  ['Due Date', '2025-06-16'],
  ['Leitweg-ID', '04011000-12345-34', 'BT-10'],
  ['Order Number', 'B-9'],
  ['IBAN', 'DE89370400440532013000'],
  ['Currency', 'EUR'],
  ['Subtotal', '20.00'],
  ['Tax', '3.80'],
  ['Total Amount', '23.80'],
];
const typeOf = (label: string) =>
  label.endsWith('Date') ? 'date' : /^(Subtotal|Tax|Total Amount)$/.test(label) ? 'amount' : 'text';
const keyOf = (label: string) => label.toLowerCase().replaceAll(/[ -]/g, '_');

export const COMPLETE_PROFILE: z.input<typeof ProfileInput> = {
  name: 'Invoice for XRechnung',
  line_items: true,
  tax_breakdown: true,
  line_columns: [{ label: 'Unit' }],
  fields: FIELDS.map(([label, , term]) => ({
    label,
    key: keyOf(label),
    type: typeOf(label),
    aliases: term === undefined ? [] : [term],
  })),
};
export const COMPLETE_VALUES: Record<string, string> = Object.fromEntries(
  FIELDS.map(([label, value]) => [keyOf(label), value]),
);
const PAPER = `Papier & Co GmbH
INVOICE
Invoice Number: R-7
Invoice Date: 2025-06-02
Total Amount: 23.80 EUR
`;

/** Reads the paper and completes its record. @returns its id */
export async function completeInvoice(service: TestService, place: Place, filename: string): Promise<number> {
  const { profiles } = await service.admin.call('listProfiles', { query: { limit: 200 } });
  const known = profiles.find(({ name }) => name === COMPLETE_PROFILE.name);
  const { id: profile_id } = known ?? (await service.admin.call('createProfile', { body: COMPLETE_PROFILE }));
  const { id } = await upload(service.api, place, PAPER, filename, { profile_id });
  await untilProcessed(service.api, id);
  await service.api.call('editDocument', {
    params: { id },
    body: {
      extracted_fields: COMPLETE_VALUES,
      line_items: [{ description: 'Paper', quantity: 2, unit_price: 10, amount: 20, unit: 'boxes' }],
      tax_breakdown: [{ rate: 19, base: 20, tax: 3.8, category: 'S', exemption_reason: null }],
    },
  });
  return id;
}

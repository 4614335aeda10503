// Vendor and contacts complete what a record does not say of its parties, and never what is not certain.
import { expect, test } from 'vitest';
import { field, FIELDS, RECORD } from '../../../test/kit/samples/stated-record.ts';
import type { TermId } from '../../reading/e-invoice/model/terms.ts';
import type { PartyData, PartySources } from './complete-parties.ts';
import { statementOfRecord } from './record-statement.ts';

const PARTY: PartyData = {
  source: 'vendor',
  shown: '70001 Papier & Co',
  names: ['Papier & Co GmbH'],
  tax_ids: ['DE 123 456 789', '30/123/45678'],
  company_ids: ['HRB 7'],
  ibans: ['DE89370400440532013000'],
  addresses: ['Hafenstr. 2, 20457 Hamburg, DE', 'Musterweg 1, 10115 Berlin, DE'],
  person: null,
  phone: '+49 30 1',
  email: 'post@papier.example',
};
const CONTACT = { ...PARTY, source: 'contact' as const, shown: 'Amt', sells: false, buys: true };
const completedIn = (
  extracted_fields: Record<string, string | null>,
  sources: PartySources,
  fields = FIELDS,
) => {
  const { completed } = statementOfRecord(
    { ...RECORD, extracted_fields },
    { fields, line_columns: [] },
    'x',
    sources,
  );
  return Object.fromEntries(completed.map(({ term, value }) => [term, value]));
};

test('the vendor completes what the record does not say of the seller, and nothing else', () => {
  const fields = [...FIELDS, field('Vendor City', 'text', ['BT-37'])];
  const record = { ...RECORD.extracted_fields, vendor_vat_id: null, vendor_city: 'Berlin' };
  expect(completedIn(record, { sellers: [PARTY], contact: null }, fields)).toEqual({
    'BT-30': 'HRB 7',
    'BT-31': 'DE123456789',
    'BT-32': '30/123/45678',
    'BT-34': 'post@papier.example',
    'BT-35': 'Musterweg 1',
    'BT-38': '10115',
    'BT-42': '+49 30 1',
    'BT-43': 'post@papier.example',
    'BT-84': 'DE89370400440532013000',
  });
});

test('an e-mail address that the record states stays, and one of another scheme gets none beside it', () => {
  const fields = [
    ...FIELDS,
    field('Vendor Email', 'text', ['BT-43']),
    field('Vendor address scheme', 'text', ['BT-34a']),
  ];
  const record = {
    ...RECORD.extracted_fields,
    vendor_email: 'billing@papier.example',
    vendor_address_scheme: '9930',
  };
  const completed = completedIn(record, { sellers: [PARTY], contact: null }, fields);
  expect([completed['BT-34'], completed['BT-43']]).toEqual([undefined, undefined]);
});

test('where the master data leaves a choice, nothing is chosen', () => {
  const vendor = {
    ...PARTY,
    tax_ids: ['DE123456789', 'ATU12345678'],
    ibans: [...PARTY.ibans, 'AT611904300234573201'],
    addresses: ['Ring 1, 1010 Wien, AT'],
  };
  const record = { ...RECORD.extracted_fields, vendor_vat_id: null, country_of_the_vendor: null };
  const completed = completedIn(record, { sellers: [{ ...vendor, addresses: [] }], contact: null });
  expect([completed['BT-31'], completed['BT-84'], completed['BT-35']]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  // Of two VAT IDs that of the country of the seller.
  const austrian = { ...record, country_of_the_vendor: 'AT' };
  expect(completedIn(austrian, { sellers: [vendor], contact: null })).toMatchObject({
    'BT-31': 'ATU12345678',
    'BT-35': 'Ring 1',
  });
});

test.each<[whose: string, change: Partial<typeof CONTACT>, buyer: string | null, name: TermId | undefined]>([
  ['the buyer by its name', { names: ['Amt für Drucksachen'], tax_ids: [] }, 'Amt für Drucksachen', 'BT-49'],
  ['the seller by its tax number', { names: ['X'], tax_ids: ['123456789'] }, 'Amt für Drucksachen', 'BT-34'],
  ['the buyer where none is named', { names: ['Amt'], tax_ids: [] }, null, 'BT-44'],
  ['nobody where another is named', { names: ['Amt'], tax_ids: [] }, 'Zoll', undefined],
  ['nobody where it is a partner', { names: ['Amt'], tax_ids: [], buys: false }, null, undefined],
])('the contact is %s', (_, change, customer, term) => {
  const completed = completedIn(
    { ...RECORD.extracted_fields, customer },
    { sellers: [], contact: { ...CONTACT, ...change } },
  );
  expect(Object.keys(completed)).toEqual(term === undefined ? [] : expect.arrayContaining([term]));
});

// Who the web site on a paper belongs to wrote it. All papers are made up here.
import { expect, test } from 'vitest';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf } from '../../../test/kit/typed-page.ts';

test.each([
  ['its name', 'www.nordwerk.example', 'Nordwerk Energie GmbH'],
  ['its initials', 'www.npb.example', 'Northern Power Board Ltd'],
])('who has the web site, by %s, wrote the bill, though the customer is a company', (_, site, name) => {
  const lines = [
    'Hanse Logistics Ltd                                  Account 1180442',
    '7 Mill Lane                                          Bill date 2026-03-14',
    'Newton AB1 2CD                                       Due date 2026-04-02',
    '',
    'Electricity used      412 kWh                        120.00',
    'Amount due                                           120.00',
    '',
    `${name}   ${site}`,
  ];
  const names = profileOf([profileField('Seller Name'), profileField('Buyer Name')]);
  expect(extractedValues(names, ...lines)).toEqual({ seller_name: name, buyer_name: 'Hanse Logistics Ltd' });
});

test('a name of XML is no web site', () => {
  const seller = profileOf([profileField('Seller Name')]);
  const lines = ['Lieferschein-x 1.0', 'urn: lieferschein-x.eu:1p0:basic', '', 'Lieferant: Holzhandel Nord'];
  expect(extractedValues(seller, ...lines)).toEqual({ seller_name: 'Holzhandel Nord' });
});

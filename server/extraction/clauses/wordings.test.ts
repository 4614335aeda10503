// Wordings of agreements that few use: law by its adjective, terms beside notices, parties in lists and on cover pages.
import { describe, expect, test } from 'vitest';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf } from '../../../test/kit/typed-page.ts';

const PROFILE = profileOf([
  profileField('Governing Law'),
  profileField('Term'),
  profileField('Parties', 'list'),
]);

const valuesOf = (...lines: string[]) => extractedValues(PROFILE, ...lines);

describe('the law of an agreement', () => {
  test.each([
    ['This agreement shall be governed by the law of England and Wales.', 'England and Wales'],
    ['This agreement shall be interpreted in accordance with English law.', 'England'],
    ['This agreement is subject to German law.', 'Germany'],
    ['This Agreement is governed by Irish law and the parties submit to the courts of Ireland.', 'Ireland'],
    ['10. Governing law. Illinois law governs this Agreement.', 'Illinois'],
    ['11. Applicable law: Swiss substantive law, excluding the CISG.', 'Switzerland'],
    ['Governing Law        State of Delaware', 'Delaware'],
    ['The parties are aware that Federal law shall govern the export of documents.', null],
  ])('%s', (line, law) => {
    expect(valuesOf('CONFIDENTIALITY AGREEMENT', '', line)['governing_law']).toBe(law);
  });
});

describe('how long an agreement holds', () => {
  test.each([
    [
      'This Agreement shall continue for a term of thirty-six (36) months unless terminated upon thirty (30) days written notice.',
      '36 months',
    ],
    ['Confidentiality obligations shall last for 3 years after disclosure.', '3 years'],
    ['This Agreement shall be effective for a period of 24 months.', '24 months'],
    ['During the last 2 years the parties have exchanged information.', null],
  ])('%s', (line, term) => {
    expect(valuesOf('NON-DISCLOSURE AGREEMENT', '', line)['term']).toBe(term);
  });
});

describe('parties', () => {
  test('in the table of a cover page', () => {
    expect(
      valuesOf(
        'MUTUAL NDA - COVER PAGE',
        '',
        'Party 1              Northwind Cartography, Inc.',
        'Party 2              Ostrava Systems, LLC',
        'Purpose              Evaluating a possible partnership',
      )['parties'],
    ).toBe('Northwind Cartography, Inc.; Ostrava Systems, LLC');
  });

  test('behind what each of them is', () => {
    expect(
      valuesOf(
        'Evaluation Agreement',
        '',
        'Customer:            Bluebell Dairy Co-operative Ltd',
        'Supplier:            Vantage Sensors Ltd',
        '',
        'The Supplier lends the equipment to the Customer for evaluation.',
      )['parties'],
    ).toBe('Bluebell Dairy Co-operative Ltd; Vantage Sensors Ltd');
  });

  test('names that begin with an article, and long ones of bodies', () => {
    expect(
      valuesOf(
        'This Agreement is between The Board of Regents of Lakeland State University ("University") and',
        'Petrel Pharma AG ("Company") and is effective March 15, 2015.',
      )['parties'],
    ).toBe('Board of Regents of Lakeland State University; Petrel Pharma AG');
  });
});

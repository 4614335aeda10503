// What a letter says without a label: who it is for, who signed it, and what it is about.
import { expect, test } from 'vitest';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { builtInProfiles } from '../../profiles/built-in.ts';
import { kindOf } from '../builtin/kind-of.ts';
import { typedReading } from '../../../test/kit/typed-page.ts';

const BODY = [
  'thank you for the plans that you sent us last week. We have gone through them with our engineers and',
  'would like to meet you in person, so that the open points can be settled before the end of the month.',
  'Please let us know which day suits you best; we can come to your office on any of them after noon.',
];
const LETTER = builtInProfiles.find(({ built_in }) => built_in === 'letter');
const letterOf = (...lines: string[]) =>
  LETTER === undefined ? undefined : extractedValues(LETTER, ...lines);

test('a letter with a window: the return address, the addressee, the place and day, and a subject line', () => {
  const lines = [
    '                                                            Jonas Fähnrich',
    '                                                            Lerchenweg 7',
    '                                                            12345 Neustadt',
    '',
    'Jonas Fähnrich · Lerchenweg 7 · 12345 Neustadt',
    'Kantor Verlag',
    'z. Hd. Frau Ilse Brandt',
    'Am Alten Hafen 3',
    '23456 Seestadt',
    '',
    '                                                            Neustadt, 21. Mai 2019',
    '',
    'Übersendung der Unterlagen für 2018',
    '',
    'Sehr geehrte Frau Brandt,',
    '',
    ...BODY,
    '',
    'Freundliche Grüße',
    '',
    '',
    'Jonas Fähnrich',
  ];
  expect(letterOf(...lines)).toMatchObject({
    sender: 'Jonas Fähnrich',
    recipient: 'Kantor Verlag',
    date: '2019-05-21',
    subject: 'Übersendung der Unterlagen für 2018',
  });
  expect(kindOf(typedReading(lines), '2026-01-01').doc_type).toBe('Letter');
});

test('an addressee who stands at the right, below who writes', () => {
  expect(
    letterOf(
      'Clémence Aubry',
      'Passage des Tilleuls, 1',
      '1000 Bruxelles',
      '',
      '                                                    Éditions du Quai',
      '                                                    Ruelle Basse, 112',
      '                                                    4000 Liège',
      '',
      'N/réf. : CA-2016-14',
      '',
      'Concerne : Nos plans de la bibliothèque',
      '',
      '                                                    Le mercredi 23 mars 2016,',
      '',
      'Monsieur,',
      '',
      ...BODY,
      '',
      '                                                    Clémence Aubry',
    ),
  ).toMatchObject({
    sender: 'Clémence Aubry',
    recipient: 'Éditions du Quai',
    date: '2016-03-23',
    reference: 'CA-2016-14',
    subject: 'Nos plans de la bibliothèque',
  });
});

test('a letter without a subject takes no line of the address for it', () => {
  expect(
    letterOf(
      'Harlow Institute                                            Building 12',
      '                                                            P.O. Box 5000',
      '                                                            Upton, NY 11973',
      '                                                            Phone 631 555 0123',
      '',
      'December 3, 2013',
      '',
      'Orla Whitcombe',
      'Whitcombe Optics',
      '18 Mill Street',
      'Ashby, MA 01431',
      '',
      'Dear Ms. Whitcombe:',
      '',
      ...BODY,
      '',
      'Kind regards,',
      '',
      '',
      'Peter Lanning',
      'Harlow Institute',
    ),
  ).toMatchObject({ recipient: 'Orla Whitcombe', date: '2013-12-03', subject: null });
});

test('a subject beside the day', () => {
  expect(
    letterOf(
      'Odo the Elder, Rivermouth',
      '',
      'Pelham Rudge',
      'Hill End',
      'The Downs',
      '',
      'An invitation for Pelham                                    February 11, 2017',
      '',
      'Dear Pelham,',
      '',
      ...BODY,
      '',
      'Cheers,',
      '',
      'Odo the Elder',
    ),
  ).toMatchObject({
    sender: 'Odo the Elder',
    recipient: 'Pelham Rudge',
    date: '2017-02-11',
    subject: 'An invitation for Pelham',
  });
});

test('a letter is one by its salutation above running text, whatever words it greets with', () => {
  const lines = [
    'Nils Odermatt',
    'Seeweg 4',
    '',
    'Bauamt Neustadt',
    'Am Markt 1',
    '12345 Neustadt',
    '',
    'Beschwerde',
    '',
    'Werter Stadtrat,',
    '',
    ...BODY,
  ];
  expect(kindOf(typedReading(lines), '2026-01-01').doc_type).toBe('Letter');
});

test('the last of the parties that a contract lists is no salutation', () => {
  const lines = [
    'Vertrag Nr. 17',
    '',
    'Diese Vereinbarung wird geschlossen zwischen:',
    'Adam Krause, (Eigentümer),',
    'Nora van Stein,',
    'Seehandel Treuhand,',
    '',
    'Der Verkäufer überlässt das Fahrzeug dem Treuhänder, der es prüft und dem Käufer nach dem Vertrag übergibt.',
    'Dieser Vertrag gilt ab dem Tag der Unterschrift, und beide Seiten erhalten von ihm je eine Ausfertigung.',
  ];
  expect(kindOf(typedReading(lines), '2026-01-01').doc_type).toBe('Contract');
});

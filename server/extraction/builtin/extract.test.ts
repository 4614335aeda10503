// The engine as a whole: any profile, in any of its languages, on documents made up here.
import { describe, expect, test } from 'vitest';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import {
  shownChecks,
  profileField,
  profileOf,
  typedPage,
  typedReading,
} from '../../../test/kit/typed-page.ts';
import type { EInvoice } from '../../reading/reading.ts';
import { extract } from './extract.ts';

const CONTEXT = { today: '2026-11-21', learned: [] };

describe('fields that nobody foresaw', () => {
  test('English: labels, aliases, types', () => {
    const profile = profileOf([
      profileField('Kiln Temperature Class'),
      profileField('Firing Started', 'date'),
      profileField('Glaze Deposit', 'amount', { aliases: ['Deposit for glaze'] }),
      profileField('Shards', 'integer'),
      profileField('Food Safe', 'boolean'),
      profileField('Finish', 'choice', { options: ['Matte', 'Glossy', 'Satin'] }),
    ]);
    expect(
      extractedValues(
        profile,
        'POTTERY WORKS',
        '',
        'Kiln Temperature Class: Cone 9',
        'Firing Started: 14 March 2026',
        'Deposit for glaze: $ 120.50',
        'Shards: 17',
        'Food Safe: Yes',
        'Finish: Satin',
      ),
    ).toEqual({
      kiln_temperature_class: 'Cone 9',
      firing_started: '2026-03-14',
      glaze_deposit: '120.50',
      shards: '17',
      food_safe: 'true',
      finish: 'Satin',
    });
  });

  test('German, values in the next column', () => {
    const profile = profileOf([
      profileField('Kesselnummer'),
      profileField('Prüftermin', 'date'),
      profileField('Wartungspauschale', 'amount'),
    ]);
    expect(
      extractedValues(
        profile,
        'Kesselnummer                      KN-4711/B',
        'Prüftermin                        14.03.2026',
        'Wartungspauschale                 1.250,00 EUR',
      ),
    ).toEqual({ kesselnummer: 'KN-4711/B', prüftermin: '2026-03-14', wartungspauschale: '1250.00' });
  });

  test('French, Spanish and Dutch', () => {
    const french = profileOf([
      profileField('Numéro de parcelle'),
      profileField('Redevance annuelle', 'amount'),
    ]);
    expect(extractedValues(french, 'Numéro de parcelle : ZB-118', 'Redevance annuelle : 1 480,50 €')).toEqual(
      {
        numéro_de_parcelle: 'ZB-118',
        redevance_annuelle: '1480.50',
      },
    );
    const spanish = profileOf([
      profileField('Matrícula del buque'),
      profileField('Fecha de botadura', 'date'),
    ]);
    expect(
      extractedValues(spanish, 'Matrícula del buque: GI-4-1187', 'Fecha de botadura: 14 de marzo de 2026'),
    ).toEqual({
      matrícula_del_buque: 'GI-4-1187',
      fecha_de_botadura: '2026-03-14',
    });
    const dutch = profileOf([profileField('Kasnummer'), profileField('Oogstdatum', 'date')]);
    expect(extractedValues(dutch, 'Kasnummer: K12-7', 'Oogstdatum: 14 maart 2026')).toEqual({
      kasnummer: 'K12-7',
      oogstdatum: '2026-03-14',
    });
  });

  test('Chinese, with full-width colons', () => {
    const profile = profileOf([
      profileField('窑炉编号', 'text', { key: 'kiln' }),
      profileField('检验日期', 'date', { key: 'inspected' }),
      profileField('押金金额', 'amount', { key: 'deposit' }),
      profileField('检验员', 'text', { key: 'inspector' }),
    ]);
    expect(
      extractedValues(
        profile,
        '窑炉编号：YL-2026-08',
        '检验日期：2026年3月14日',
        '押金金额：¥1,200.00',
        '检验员：王小明',
      ),
    ).toEqual({ kiln: 'YL-2026-08', inspected: '2026-03-14', deposit: '1200.00', inspector: '王小明' });
  });

  test('a label above its value', () => {
    const profile = profileOf([profileField('Wharf Code'), profileField('Berthing Fee', 'amount')]);
    expect(
      extractedValues(profile, 'Wharf Code            Berthing Fee', 'WH-77                 310.00'),
    ).toEqual({
      wharf_code: 'WH-77',
      berthing_fee: '310.00',
    });
  });

  test('a pattern finds values without any label', () => {
    const profile = profileOf([profileField('Batch', 'text', { pattern: 'BX-\\d{4}' })]);
    expect(extractedValues(profile, 'Shipped with care', 'see BX-2291 for details')).toEqual({
      batch: 'BX-2291',
    });
  });

  test('a field the page does not have stays empty', () => {
    const profile = profileOf([
      profileField('Kiln Temperature Class'),
      profileField('Firing Started', 'date'),
    ]);
    expect(extractedValues(profile, 'Invoice 17 of 14 March 2026', 'Total 12.00')).toEqual({
      kiln_temperature_class: null,
      firing_started: null,
    });
  });
});

describe('evidence', () => {
  test('each value has its place, with the words as they are printed', () => {
    const { fields } = extract(
      typedReading(['Invoice Date: 14. März 2026']),
      profileOf([profileField('Invoice Date', 'date')]),
      CONTEXT,
    );
    const evidence = fields['invoice_date']?.evidence[0];
    expect(evidence).toMatchObject({ page: 1, text: '14. März 2026', match: 'normalised' });
    expect(evidence?.box[0]).toBeCloseTo(0.14, 2);
  });

  test('structured data that the page contradicts fails a check and is not sure', () => {
    const e_invoice: EInvoice = {
      syntax: 'cii',
      origin: 'factur-x.xml',
      values: { invoice_number: 'RE-1', grand_total: '119.00' },
      lines: [],
    };
    const draft = extract(
      { ...typedReading(['Invoice Number: RE-1', 'Grand Total: 190.00']), e_invoice },
      profileOf([profileField('Invoice Number'), profileField('Grand Total', 'amount')]),
      CONTEXT,
    );
    expect(draft.fields['invoice_number']).toMatchObject({ value: 'RE-1', source: 'e_invoice' });
    expect(draft.fields['grand_total']?.value).toBe('119.00');
    expect(draft.fields['grand_total']?.confidence).toBeLessThanOrEqual(0.5);
    expect(shownChecks(draft).find(({ name }) => name.includes('Grand Total'))).toMatchObject({
      passed: false,
      detail: 'factur-x.xml says 119.00, the page says 190.00',
    });
    expect(draft.label).not.toBe('High');
  });
});

describe('hostile documents', { timeout: 60_000 }, () => {
  const PROFILE = profileOf(
    [
      profileField('Invoice Number', 'text', { required: true }),
      profileField('Invoice Date', 'date'),
      profileField('Grand Total', 'amount'),
      profileField('Seller Name'),
      profileField('Seller Address'),
      profileField('Parties', 'list'),
      profileField('Term'),
      profileField('Jurisdiction'),
    ],
    true,
  );
  /** Of the processor, so that a busy machine does not matter; a blow-up takes minutes. */
  const LIMIT_MS = 8000;
  const spent = (since: NodeJS.CpuUsage) => process.cpuUsage(since).user / 1000;

  function quickly(lines: string[][]): void {
    const started = process.cpuUsage();
    extract(typedReading(...lines), PROFILE, CONTEXT);
    expect(spent(started)).toBeLessThan(LIMIT_MS);
  }

  test('no pages, and a page without words', () => {
    expect(extract(typedReading(), PROFILE, CONTEXT)).toMatchObject({
      score: 0,
      label: 'Poor',
      line_items: [],
    });
    expect(extract(typedReading([]), PROFILE, CONTEXT).fields['grand_total']?.value).toBeNull();
  });

  test('ten thousand words in one line', () => {
    quickly([[Array.from({ length: 10_000 }, (_, i) => `word${i} 12.50 total`).join(' ')]]);
  });

  test('lines made to make patterns try everything', () => {
    quickly([
      [
        '1,234'.repeat(300),
        '1.'.repeat(900),
        '-'.repeat(1800),
        '('.repeat(1800),
        'A1'.repeat(900),
        'a@'.repeat(900),
      ],
      [
        '壹'.repeat(1000),
        '12/'.repeat(600),
        `${'Aa '.repeat(600)}Inc.`,
        '“('.repeat(800),
        'DE12 '.repeat(350),
      ],
      Array.from({ length: 60 }, () =>
        'between A and B and C, a Delaware corporation, and D, and '.repeat(3),
      ),
    ]);
  });

  test('huge and impossible numbers', () => {
    const draft = extract(
      typedReading([
        `Grand Total: ${'9'.repeat(60)}.99`,
        'Invoice Date: 99.99.9999',
        `Invoice Number: ${'7'.repeat(900)}`,
      ]),
      PROFILE,
      CONTEXT,
    );
    expect(draft.fields['grand_total']?.value).toBeNull();
    expect(draft.fields['invoice_date']?.value).toBeNull();
  });

  test('boxes that are no boxes', () => {
    const page = typedPage(['Invoice Number: 17']);
    for (const [i, word] of page.words.entries()) word.box = i % 2 ? [NaN, 0, 1, 1] : [5, 9, -3, -1e9];
    expect(() => extract({ ...typedReading(), pages: [page] }, PROFILE, CONTEXT)).not.toThrow();
  });

  test('a pattern of the operator that does not compile, or never ends', () => {
    const profile = profileOf([
      profileField('Broken', 'text', { pattern: '(' }),
      profileField('Slow', 'text', { pattern: '(\\w+)+X' }),
    ]);
    const started = process.cpuUsage();
    extract(typedReading(['a'.repeat(26)]), profile, CONTEXT);
    expect(spent(started)).toBeLessThan(LIMIT_MS);
  });
});

describe('what an invoice leaves out', () => {
  const profile = profileOf([
    profileField('Invoice Number'),
    profileField('Currency'),
    profileField('Payment Reference'),
  ]);
  const invoice = (...lines: string[]) => [
    'Muster Holzbau GmbH - Mühlenweg 7 - 12345 Neustadt',
    '',
    'Rechnung Nr. 4711-26 vom 14.03.2026',
    '',
    'Rechnungsbetrag                  119,00',
    ...lines,
  ];

  test('a transfer names the number of the invoice, unless another reference is stated', () => {
    expect(extractedValues(profile, ...invoice())).toMatchObject({
      invoice_number: '4711-26',
      payment_reference: '4711-26',
    });
    expect(extractedValues(profile, ...invoice('Verwendungszweck: KD-20031177'))).toMatchObject({
      payment_reference: 'KD-20031177',
    });
    expect(extractedValues(profile, 'Rechnungsbetrag   119,00')).toMatchObject({ payment_reference: null });
  });

  test('amounts without a currency are in that of the country', () => {
    expect(extractedValues(profile, ...invoice('USt-IdNr. DE136695976'))['currency']).toBe('EUR');
    expect(
      extractedValues(
        profile,
        ...invoice('Alle Beträge in Schweizer Franken (CHF)', 'USt-IdNr. DE136695976'),
      )['currency'],
    ).toBe('CHF');
    expect(extractedValues(profile, 'Total: 119.00')['currency']).toBeNull();
  });

  test('a labelled currency outweighs what looks like one', () => {
    expect(
      extractedValues(profile, ...invoice('Währung: EUR', 'SEK5 12,00', 'SEK 6 13,00'))['currency'],
    ).toBe('EUR');
  });
});

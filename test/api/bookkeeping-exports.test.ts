// Files for bookkeeping programs, byte for byte: DATEV, Xero, QuickBooks, SAP.
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBooks, rate, type Books } from '../kit/bookkeeping.ts';

let books: Books;
beforeAll(async () => {
  books = await openBooks();
}, 120_000);
afterAll(() => books.service.stop());

const DATEV = {
  consultant: 29_098,
  client: 55_003,
  year_begins: '01-01',
  account_length: 4,
  currency: 'EUR',
};

/** A row of a DATEV file: the cells that are filled, by their number from 1, as they stand in the file. */
const filled = (row: string): Record<number, string> =>
  Object.fromEntries(
    (row.match(/(?:"(?:[^"]|"")*"|[^;]*)(?:;|$)/g) ?? [])
      .map((cell, i) => [i + 1, cell.replace(/;$/, '')] as const)
      .filter(([, cell]) => cell !== ''),
  );

describe('DATEV', () => {
  test('a batch of postings, one per rate, as the format describes it', async () => {
    const { id } = await books.template('datev', 'Buchungen', { datev: DATEV });
    const { bytes, name } = await books.file(id, { ids: books.some('two', 'credit', 'reverse') });
    expect(name).toMatch(/filename="EXTF_Buchungen-\d{4}-\d\d-\d\d\.csv"/);
    // ü of Windows-1252 is one byte.
    expect(bytes.includes(Buffer.from([0x4d, 0xfc, 0x6c]))).toBe(true);
    const lines = iconv.decode(bytes, 'win1252').split('\r\n');
    expect(lines.pop()).toBe('');
    const [header, titles, ...rows] = lines;
    expect(header).toMatch(
      /^"EXTF";700;21;"Buchungsstapel";13;\d{17};;"RE";"Recto";"";29098;55003;20260101;4;20260201;20260320;"Buchungen";"";1;0;0;"EUR";;"";;;"";;;"";""$/,
    );
    expect(titles!.split(';')).toHaveLength(125);
    expect(titles!.split(';')[8]).toBe('BU-Schlüssel');
    expect(titles!.split(';')[116]).toBe('Fälligkeit');
    for (const row of rows) expect(row.match(/;/g)).toHaveLength(124);
    const of = (name: string) => `"https://recto.example/documents/${books.ids[name]}"`;
    const vendor = '"Müller & Söhne GmbH"';
    const always = { 3: '"EUR"', 7: '4930', 8: '70001', 14: vendor, 21: '"Link"', 37: '"K-12"' };
    const two = { 10: '1403', 11: '"RE2026/17"', 22: of('two'), 117: '13042026' };
    expect(rows.map(filled)).toEqual([
      { ...always, 1: '200,00', 2: '"S"', 9: '"94"', 10: '0102', 11: '"AT-3"', 22: of('reverse') },
      { ...always, 1: '59,50', 2: '"H"', 9: '"9"', 10: '2003', 11: '"G-9"', 22: of('credit') },
      { ...always, ...two, 1: '119,00', 2: '"S"', 9: '"9"' },
      { ...always, ...two, 1: '11,50', 2: '"S"', 9: '"8"' },
    ]);
  });

  test('documents of two fiscal years, and accounts that are no numbers, are refused', async () => {
    const july = { ...DATEV, year_begins: '03-01' };
    const { id } = await books.template('datev', 'Abweichendes Jahr', { datev: july });
    const refusal = await books.service.api.refused('exportByTemplate', {
      params: { id },
      query: { ids: books.some('two', 'reverse') },
    });
    expect(refusal).toMatchObject({ status: 422 });
    expect(refusal.detail).toContain(
      `no. ${books.ids['two']}: dated 2026-03-14, outside the fiscal year from 2025-03-01 to 2026-02-28`,
    );
    await books.service.admin.call('putVendor', {
      params: { external_id: '70002' },
      body: { name: 'Worded Accounts Ltd', expense_account: 'Office', payable_account: '70002' },
    });
    books.ids['worded'] = await books.invoice(
      { number: 'W-1', total: '119.00', date: '2026-03-01', vendor: 'Worded Accounts Ltd' },
      [rate(19, 100, 19)],
    );
    const preview = await books.service.api.call('previewExport', {
      params: { id },
      query: { ids: books.ids['worded'] },
    });
    expect(preview.problems).toEqual([
      {
        document_id: books.ids['worded'],
        filename: 'W-1.txt',
        missing: ['Konto takes digits only, not “Office”'],
      },
    ]);
  });

  test('needs the numbers of consultant and client, and columns of its own', async () => {
    const { key: _, ...content } = books.ready.get('datev')!;
    const without = await books.service.admin.refused('createExportTemplate', { body: content });
    expect(without).toMatchObject({ status: 422 });
    expect(without.detail).toContain('datev');
    const other = await books.service.admin.refused('createExportTemplate', {
      body: { ...content, datev: DATEV, columns: [{ label: 'Betrag', source: 'gross' }] },
    });
    expect(other).toMatchObject({ status: 422 });
    expect(other.detail).toContain('columns.0.label');
  });
});

const KEYS = {
  xero: [
    { category: null, rate: 19, key: '19% (VAT on Expenses)' },
    { category: null, rate: 7, key: '7% (VAT on Expenses)' },
  ],
  quickbooks: [
    { category: null, rate: 19, key: '19.0% S' },
    { category: null, rate: 7, key: '7.0% R' },
  ],
};

test('Xero takes its columns, a row per rate, and credit notes as negative bills', async () => {
  const { id } = await books.template('xero', 'Xero', { tax_keys: KEYS.xero });
  const { bytes } = await books.file(id, { ids: books.some('two', 'credit') });
  const empty = ','.repeat(10);
  expect(bytes.toString()).toBe(
    [
      '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,*InvoiceDate,*DueDate,Total,InventoryItemCode,Description,*Quantity,*UnitAmount,*AccountCode,*TaxType,TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency',
      `Müller & Söhne GmbH${empty}G-9,20/03/2026,20/03/2026,-59.50,,Müller & Söhne GmbH,1,-50.00,4930,19% (VAT on Expenses),-9.50,,,,,EUR`,
      `Müller & Söhne GmbH${empty}RE 2026/17,14/03/2026,13/04/2026,130.50,,Müller & Söhne GmbH,1,100.00,4930,19% (VAT on Expenses),19.00,,,,,EUR`,
      `Müller & Söhne GmbH${empty}RE 2026/17,14/03/2026,13/04/2026,130.50,,Müller & Söhne GmbH,1,10.75,4930,7% (VAT on Expenses),0.75,,,,,EUR`,
      '',
    ].join('\r\n'),
  );
});

test('QuickBooks takes a line per rate', async () => {
  const { id } = await books.template('quickbooks', 'QuickBooks', { tax_keys: KEYS.quickbooks });
  const { bytes } = await books.file(id, { ids: books.ids['two'] });
  const bill = `RE 2026/17,Müller & Söhne GmbH,14/03/2026,13/04/2026,https://recto.example/documents/${books.ids['two']},4930,Müller & Söhne GmbH`;
  expect(bytes.toString()).toBe(
    [
      'Bill No,Supplier,Bill Date,Due Date,Memo,Account,Line Description,Line Amount,Line Tax Code,Line Tax Amount,Currency',
      `${bill},100.00,19.0% S,19.00,EUR`,
      `${bill},10.75,7.0% R,0.75,EUR`,
      '',
    ].join('\r\n'),
  );
});

test('SAP takes a posting per rate, with S and H for debit and credit', async () => {
  const { id } = await books.template('sap', 'SAP', {
    tax_keys: [
      { category: null, rate: 19, key: 'V1' },
      { category: null, rate: 7, key: 'V2' },
    ],
  });
  const { bytes } = await books.file(id, { ids: books.some('two', 'credit') });
  const row = (...cells: string[]) => cells.join('\t');
  const vendor = 'Müller & Söhne GmbH';
  const two = [
    '',
    'KR',
    '20260314',
    '20260314',
    'RE 2026/17',
    'RE 2026-17.txt',
    'EUR',
    '70001',
    '4930',
    'K-12',
    'S',
  ];
  expect(bytes.toString().split('\r\n')).toEqual([
    'BUKRS BLART BLDAT BUDAT XBLNR BKTXT WAERS LIFNR HKONT KOSTL SHKZG WRBTR MWSKZ WMWST ZFBDT SGTXT'.replaceAll(
      ' ',
      '\t',
    ),
    row(
      '',
      'KR',
      '20260320',
      '20260320',
      'G-9',
      'G-9.txt',
      'EUR',
      '70001',
      '4930',
      'K-12',
      'H',
      '50.00',
      'V1',
      '9.50',
      '20260320',
      vendor,
    ),
    row(...two, '100.00', 'V1', '19.00', '20260413', vendor),
    row(...two, '10.75', 'V2', '0.75', '20260413', vendor),
    '',
  ]);
});

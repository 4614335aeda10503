// Electronic invoices as structured truth: alone as XML, inside a PDF, inside an OFD.
import { describe, expect, test } from 'vitest';
import { LINES, TABLE } from '../../../test/kit/samples/content.ts';
import { writeCii } from '../../../test/kit/samples/drawn-cii.ts';
import { drawInvoice, type DrawnInvoice } from '../../../test/kit/samples/drawn-invoice.ts';
import { writeUbl } from '../../../test/kit/samples/drawn-ubl.ts';
import { INVOICE_VALUES, sampleCii, sampleFapiao, sampleUbl } from '../../../test/kit/samples/invoices.ts';
import { sampleOfd } from '../../../test/kit/samples/office.ts';
import { embedded, linesDownFrom, pdfOfPages, samplePdf } from '../../../test/kit/samples/pdf.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { openBytes } from '../open-file.ts';
import { readEInvoice } from './read-e-invoice.ts';
import { say } from '../../platform/sentences/say.ts';

const bytesOf = (xml: string) => Buffer.from(xml);
const LINE_ITEMS = TABLE.slice(1).map(([description, quantity, unit_price, amount], i) => ({
  description,
  quantity,
  unit_price,
  amount,
  further: { position: String(i + 1), unit: 'C62' },
}));

describe.each([
  ['cii', sampleCii()],
  ['ubl', sampleUbl()],
] as const)('%s', (syntax, xml) => {
  test('every term and every line is read', () => {
    const invoice = readEInvoice(bytesOf(xml), 'invoice.xml');
    const taxes = [{ rate: '19', base: '100.00', tax: '19.00', category: 'S', exemption_reason: null }];
    const known = { values: INVOICE_VALUES, lines: LINE_ITEMS, taxes };
    expect(invoice).toMatchObject({ syntax, origin: 'invoice.xml', ...known });
  });

  test('the tax in the currency of the invoice counts, not that in the currency of accounting', () => {
    const twice = xml.replace(
      /<(ram|cbc):Tax(?:Total)?Amount currencyID="EUR">19\.00/,
      (tax, prefix: string) =>
        prefix === 'ram' ? `<ram:TaxTotalAmount currencyID="CZK">475.00</ram:TaxTotalAmount>${tax}` : tax,
    );
    const other =
      '<cac:TaxTotal><cbc:TaxAmount currencyID="CZK">475.00</cbc:TaxAmount></cac:TaxTotal><cac:TaxTotal>';
    const changed = syntax === 'ubl' ? twice.replace('<cac:TaxTotal>', other) : twice;
    expect(changed).toContain('475.00');
    expect(readEInvoice(bytesOf(changed), 'x')?.values).toMatchObject({ tax_total: '19.00', tax_rate: '19' });
  });

  test.each([
    ['100', '12.50', '0.125'],
    ['1000.0000', '30', '0.03'],
    ['3', '10.00', '3.3333333333'],
    ['0.5', '10.00', '20.00'],
    ['1.00', '12.5', '12.5'],
    ['0', '12.50', '12.50'],
    ['-5', '12.50', '12.50'],
    ['a box', '12.50', '12.50'],
  ])('the price of %s pieces, %s, is %s for one', (base, price, expected) => {
    const [element, quantity] =
      syntax === 'cii' ? ['ram:ChargeAmount', 'ram:BasisQuantity'] : ['cbc:PriceAmount', 'cbc:BaseQuantity'];
    const priced = xml.replace(
      new RegExp(`(<${element}[^>]*>)[^<]*(</${element}>)`),
      `$1${price}$2<${quantity} unitCode="C62">${base}</${quantity}>`,
    );
    expect(readEInvoice(bytesOf(priced), 'x')?.lines[0]?.unit_price).toBe(expected);
  });

  test('an invoice without a number, and XML that was cut off, are none', () => {
    const nameless = xml.replace(/<(ram|cbc):ID>R-2041<\/\1:ID>/, '');
    expect(readEInvoice(bytesOf(nameless), 'x')).toBeUndefined();
    expect(readEInvoice(bytesOf('<Invoice><ID>1</ID></Invoice>'), 'x')).toBeUndefined();
  });

  test('amounts that are no decimals and dates that are none are left out', () => {
    const odd = xml.replaceAll('119.00', 'about a hundred').replaceAll(/2025-?06-?16/g, 'soon');
    const values = readEInvoice(bytesOf(odd), 'x')!.values;
    expect(values).not.toHaveProperty('grand_total');
    expect(values).not.toHaveProperty('due_date');
    expect(values['net_total']).toBe('100.00');
  });
});

describe.each([
  ['cii', writeCii],
  ['ubl', writeUbl],
] as const)('allowances and charges in %s', (_, write) => {
  const read = (change: (invoice: DrawnInvoice) => void) => {
    const invoice = drawInvoice();
    change(invoice);
    return readEInvoice(bytesOf(write(invoice)), 'x')!;
  };

  test('those of the whole invoice are kept with their reasons and sums', () => {
    const { values, allowances } = read((invoice) => void (invoice.charges[0]!.code = 'FC'));
    expect(values).toMatchObject({ allowance_total: '10.00', charge_total: '5.00' });
    expect(allowances).toEqual([
      { charge: false, amount: '10.00', reason: 'Discount', code: null, category: 'S', rate: '19' },
      { charge: true, amount: '5.00', reason: 'Freight', code: 'FC', category: 'S', rate: '19' },
    ]);
  });

  test('sums that are not stated are made of their parts', () => {
    const { values } = read((invoice) => {
      invoice.allowances.push({ amount: '2.50', category: 'S', rate: '19', reason: 'Loyalty' });
      delete invoice.totals.allowances;
    });
    expect(values['allowance_total']).toBe('12.50');
  });

  test.each<[string, string[], string[], string | undefined]>([
    ['its allowances', ['20.00', '5.00'], [], '25.00'],
    ['its allowances less its charges', ['20.00'], ['5.00'], '15.00'],
    ['less than nothing where it has charges only', [], ['5.00'], '-5.00'],
    ['nothing where both are the same', ['5.00'], ['5.00'], undefined],
  ])('the discount of a line is %s', (_name, allowances, charges, discount) => {
    const { lines } = read(({ lines: [first] }) => {
      first!.allowances = allowances.map((amount) => ({ amount, reason: 'Discount' }));
      first!.charges = charges.map((amount) => ({ amount, reason: 'Packing' }));
    });
    expect(lines.map(({ further }) => further?.discount)).toEqual([discount, undefined]);
  });

  test('those of a line are kept one by one', () => {
    const { lines } = read(({ lines: [first] }) => {
      first!.allowances = [
        { amount: '12.00', base: '120.00', percent: '10', reason: 'Season' },
        { amount: '1.00', reason: 'Loyalty' },
      ];
      first!.charges = [{ amount: '5.00', reason: 'Packing' }];
    });
    expect(lines.map(({ allowances }) => allowances)).toEqual([
      [
        { charge: false, amount: '12.00', base: '120.00', percent: '10', reason: 'Season', code: null },
        { charge: false, amount: '1.00', reason: 'Loyalty', code: null },
        { charge: true, amount: '5.00', reason: 'Packing', code: null },
      ],
      undefined,
    ]);
  });

  test('a percentage is kept where it is the whole discount of its line', () => {
    const { lines } = read(({ lines: [first, second] }) => {
      first!.allowances = [{ amount: '12.00', base: '120.00', percent: '10', reason: 'Discount' }];
      second!.allowances = [...first!.allowances, { amount: '1.00', reason: 'Loyalty' }];
    });
    expect(lines.map(({ further }) => further)).toMatchObject([
      { discount: '12.00', discount_percent: '10' },
      { discount: '13.00' },
    ]);
    expect(lines[1]!.further).not.toHaveProperty('discount_percent');
  });
});

test('several tax rates are no tax rate of the invoice', () => {
  const second =
    '<ram:ApplicableTradeTax><ram:RateApplicablePercent>7</ram:RateApplicablePercent></ram:ApplicableTradeTax>';
  const mixed = sampleCii().replace('<ram:ApplicableTradeTax>', `${second}<ram:ApplicableTradeTax>`);
  expect(readEInvoice(bytesOf(mixed), 'x')?.values).not.toHaveProperty('tax_rate');
});

const FAPIAO_VALUES = {
  invoice_code: '011002300111',
  invoice_number: '12345678',
  issue_date: '2025-06-02',
  check_code: '12345678901234567890',
  invoice_type: '增值税电子普通发票',
  currency: 'CNY',
  seller_name: '测试销售方有限公司',
  buyer_name: '测试购买方有限公司',
  buyer_tax_number: '91110000000000000X',
  net_total: '100.00',
  tax_total: '3.00',
  grand_total: '103.00',
};

test('a fapiao is read, its grouped check code and Chinese date made plain', () => {
  expect(readEInvoice(bytesOf(sampleFapiao()), 'original_invoice.xml')).toEqual({
    syntax: 'ofd',
    origin: 'original_invoice.xml',
    values: FAPIAO_VALUES,
    lines: [{ description: '*办公用品*纸', quantity: '2', unit_price: '50', amount: '100.00', further: {} }],
  });
});

test('the XML attached to an OFD is its truth', async () => {
  const list = `<ofd:Attachments xmlns:ofd="http://www.ofdspec.org/2016"><ofd:Attachment ID="1" Name="original_invoice" Format="xml"><ofd:FileLoc>original_invoice.xml</ofd:FileLoc></ofd:Attachment></ofd:Attachments>`;
  const bytes = sampleOfd({
    'Doc_0/Attachs/Attachments.xml': list,
    'Doc_0/Attachs/original_invoice.xml': sampleFapiao(),
  });
  const open = await openBytes(bytes, 'fapiao.ofd', DEFAULT_LIMITS);
  expect(open.info.e_invoice).toMatchObject({ syntax: 'ofd', values: FAPIAO_VALUES });
  await open.close();
});

describe('files inside a PDF', () => {
  const page = linesDownFrom(780, LINES);
  const open = (name: string, content: string) =>
    openBytes(pdfOfPages([page], embedded(name, content)), 'invoice.pdf', DEFAULT_LIMITS);

  test('the XML of the invoice is read and no reason to warn', async () => {
    const file = await open('factur-x.xml', sampleCii());
    const { info } = file;
    expect(info.e_invoice).toMatchObject({ syntax: 'cii', origin: 'factur-x.xml', values: INVOICE_VALUES });
    expect(info.attachments).toEqual([
      {
        filename: 'factur-x.xml',
        media_type: 'application/xml',
        size_bytes: sampleCii().length,
        read: false,
      },
    ]);
    expect(info.warnings).toEqual([]);
    await file.close();
  });

  test('a document is read behind the pages of the PDF', async () => {
    const file = await open('terms.pdf', samplePdf().toString('latin1'));
    expect(file.info.page_count).toBe(2);
    expect(file.info.attachments).toMatchObject([{ filename: 'terms.pdf', read: true }]);
    const second = await file.readPage(2);
    expect(second).toMatchObject({ number: 2, part: 'terms.pdf', source: 'text_layer' });
    expect(second.words.map(({ text }) => text)).toContain('R-2041');
    await file.close();
  });

  test.each([
    ['data.bin', '\u0000\u0001\u0002\u0003 nothing known'],
    ['measurements.csv', 'a,b\n1,2\n'],
    ['order.xml', '<order/>'],
  ])('%s is named as not read', async (name, content) => {
    const file = await open(name, content);
    expect(file.info.page_count).toBe(1);
    expect(file.info.warnings.map((said) => say(said))).toEqual([
      `The file “${name}” inside the PDF was not read.`,
    ]);
    expect(file.info.attachments).toMatchObject([{ filename: name, read: false }]);
    await file.close();
  });
});

// Three documents of the demo's own: an English invoice, a German one whose table runs over two pages, a Chinese e-invoice.
// Their sums are computed, so they are right.
import { sumBy } from '../../platform/sum.ts';
import { makePdf, type Content, type TableCell } from '../../platform/pdf/make-pdf.ts';

export interface Sample {
  filename: string;
  /** Name of the built-in profile to use. */
  profile: string;
  content: Buffer;
}

interface Item {
  description: string;
  quantity: number;
  unit_price: number;
}

const amountOf = (item: Item) => Math.round(item.quantity * item.unit_price * 100) / 100;
const english = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const german = (amount: number) =>
  amount.toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const right = (text: string, bold = false): TableCell => ({ text, alignment: 'right', bold });

export async function makeSamples(): Promise<Sample[]> {
  return [
    { filename: 'invoice-northwind-2041.pdf', profile: 'Standard Invoice', content: await englishInvoice() },
    {
      filename: 'Rechnung-Lindenhof-2026-0388.pdf',
      profile: 'Standard Invoice',
      content: await germanInvoice(),
    },
    { filename: '电子发票-云帆办公.pdf', profile: 'Chinese Fapiao 发票', content: await chineseInvoice() },
  ];
}

async function englishInvoice(): Promise<Buffer> {
  const items: Item[] = [
    { description: 'Survey of the east roof, two days on site', quantity: 2, unit_price: 480 },
    { description: 'Replacement of cracked slates', quantity: 36, unit_price: 14.5 },
    { description: 'Lead flashing, per metre', quantity: 12.5, unit_price: 31.2 },
    { description: 'Waste disposal', quantity: 1, unit_price: 95 },
  ];
  const net = sumBy(items, amountOf);
  const tax = Math.round(net * 20) / 100;
  const rows = items.map((item) => [
    item.description,
    right(String(item.quantity)),
    right(english(item.unit_price)),
    right(english(amountOf(item))),
  ]);
  return makePdf({
    info: { title: 'Invoice NW-2041' },
    content: [
      { text: 'Northgate Roofing Ltd', fontSize: 16, bold: true },
      {
        text: '18 Quarry Lane, Sheffield S3 8TW, United Kingdom\nVAT registration GB 427 1806 57',
        margin: [0, 2, 0, 24],
      },
      { text: 'INVOICE', fontSize: 20, bold: true, margin: [0, 0, 0, 12] },
      {
        columns: [
          {
            width: '*',
            stack: [
              { text: 'Bill to', bold: true },
              'Harrow & Pine Estates',
              '4 Mill Street',
              'Leeds LS2 7QA',
            ],
          },
          labels([
            ['Invoice number', 'NW-2041'],
            ['Invoice date', '9 March 2026'],
            ['Due date', '8 April 2026'],
            ['PO number', 'HP-77120'],
          ]),
        ],
      },
      table(['Description', 'Quantity', 'Unit price', 'Amount'], rows),
      totals([
        ['Subtotal', `GBP ${english(net)}`],
        ['VAT 20%', `GBP ${english(tax)}`],
        ['Total amount', `GBP ${english(net + tax)}`],
      ]),
      { text: 'Payment terms: 30 days net, by bank transfer.', margin: [0, 24, 0, 0] },
    ],
  });
}

const WORKS = [
  'Regalboden Eiche geölt',
  'Tragleiste verzinkt',
  'Konsole schwer, schwarz',
  'Senkkopfschraube 5 × 60, Paket',
  'Holzdübel 10 mm, Beutel',
  'Kantenschutz, laufender Meter',
];

async function germanInvoice(): Promise<Buffer> {
  const items: Item[] = Array.from({ length: 46 }, (_, i) => ({
    description: `${WORKS[i % WORKS.length]!} Nr. ${100 + i}`,
    quantity: (i % 7) + 1,
    unit_price: 3.4 + ((i * 37) % 90) / 4,
  }));
  const net = sumBy(items, amountOf);
  const tax = Math.round(net * 19) / 100;
  const rows = items.map((item, i) => [
    String(i + 1),
    item.description,
    right(String(item.quantity)),
    right(german(item.unit_price)),
    right(german(amountOf(item))),
  ]);
  return makePdf({
    info: { title: 'Rechnung 2026-0388' },
    content: [
      { text: 'Lindenhof Holzbau GmbH', fontSize: 15, bold: true },
      { text: 'Am Sägewerk 7, 79117 Freiburg im Breisgau\nUSt-IdNr. DE136695976', margin: [0, 2, 0, 20] },
      {
        columns: [
          { width: '*', stack: ['Möbelhaus Kessler KG', 'Industriestraße 41', '76131 Karlsruhe'] },
          labels([
            ['Rechnungsnummer', '2026-0388'],
            ['Rechnungsdatum', '17.03.2026'],
            ['Fällig am', '31.03.2026'],
            ['Ihre Bestellung', 'B-5520'],
          ]),
        ],
      },
      { text: 'Rechnung', fontSize: 18, bold: true, margin: [0, 20, 0, 0] },
      table(['Pos.', 'Bezeichnung', 'Menge', 'Einzelpreis', 'Gesamtpreis'], rows, [30, '*', 50, 75, 80]),
      totals([
        ['Nettobetrag', `${german(net)} EUR`],
        ['zzgl. 19 % MwSt.', `${german(tax)} EUR`],
        ['Rechnungsbetrag', `${german(net + tax)} EUR`],
      ]),
      { text: 'Zahlbar innerhalb von 14 Tagen ohne Abzug.', margin: [0, 20, 0, 0] },
    ],
    footer: (page, pages) => ({ text: `Seite ${page} von ${pages}`, alignment: 'center', fontSize: 8 }),
  });
}

async function chineseInvoice(): Promise<Buffer> {
  const items: Item[] = [
    { description: '*办公用品*人体工学椅', quantity: 3, unit_price: 860 },
    { description: '*办公用品*升降桌', quantity: 2, unit_price: 1450 },
  ];
  const net = sumBy(items, amountOf);
  const tax = Math.round(net * 13) / 100;
  const yuan = (amount: number) => amount.toFixed(2);
  const rows = items.map((item) => [
    item.description,
    right(String(item.quantity)),
    right(yuan(item.unit_price)),
    right(yuan(amountOf(item))),
    right('13%'),
    right(yuan(amountOf(item) * 0.13)),
  ]);
  const number = '26312000000917340528';
  return makePdf({
    info: { title: '电子发票' },
    pageOrientation: 'landscape',
    pageSize: 'A5',
    pageMargins: 28,
    defaultStyle: { fontSize: 8.5 },
    content: [
      {
        columns: [
          // The fields of the QR code on fully digital fapiao, as the tax administration prints them.
          { width: 70, qr: `01,32,,${number},${yuan(net + tax)},20260312,,7C1E`, fit: 58 },
          { width: '*', text: '电子发票（普通发票）', fontSize: 15, bold: true, alignment: 'center' },
          { width: 170, stack: [`发票号码：${number}`, '开票日期：2026年03月12日'] },
        ],
      },
      {
        margin: [0, 10, 0, 6],
        columns: [
          party('购买方信息', '青禾文化传播有限公司', '91320106MA1WEKNT34'),
          party('销售方信息', '云帆办公家具有限公司', '91310115MA1H7KXP9M'),
        ],
      },
      table(['项目名称', '数量', '单价', '金额', '税率/征收率', '税额'], rows, ['*', 40, 60, 60, 60, 60]),
      {
        margin: [0, 6, 0, 0],
        columns: [
          { width: '*', text: '合计' },
          right(`¥${yuan(net)}`) as Content,
          right(`¥${yuan(tax)}`) as Content,
        ],
      },
      {
        margin: [0, 8, 0, 0],
        text: `价税合计（大写）  陆仟壹佰玖拾贰圆肆角整        （小写）¥${yuan(net + tax)}`,
      },
      { margin: [0, 14, 0, 0], text: '开票人：周敏' },
    ],
  });
}

const party = (title: string, name: string, code: string): Content & { width: string } => ({
  width: '50%',
  stack: [title, `名称：${name}`, `统一社会信用代码/纳税人识别号：${code}`],
});

const labels = (pairs: [string, string][]): Content & { width: number } => ({
  width: 210,
  layout: 'noBorders',
  table: { widths: [100, '*'], body: pairs.map(([label, value]) => [{ text: label, bold: true }, value]) },
});

const table = (
  head: string[],
  rows: TableCell[][],
  widths: (number | '*')[] = ['*', 60, 75, 80],
): Content => ({
  margin: [0, 14, 0, 8],
  layout: 'lightHorizontalLines',
  table: {
    headerRows: 1,
    widths,
    body: [
      head.map((text, i) => ({
        text,
        bold: true,
        alignment: typeof widths[i] === 'number' && text !== 'Pos.' ? ('right' as const) : ('left' as const),
      })),
      ...rows,
    ],
  },
});

const totals = (pairs: [string, string][]): Content => ({
  columns: [
    { width: '*', text: '' },
    {
      width: 230,
      layout: 'noBorders',
      table: {
        widths: ['*', 110],
        body: pairs.map(([label, value], i) => [
          { text: label, bold: i === pairs.length - 1 },
          right(value, i === pairs.length - 1),
        ]),
      },
    },
  ],
});

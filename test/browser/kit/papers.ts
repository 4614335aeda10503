// The papers of the tests, as HTML that the browser prints to PDF: English invoices, a Chinese one, a long contract. A span with
// `data-f="key"` is where the value of a field stands. Names and numbers are made up.

const STYLE = `<meta charset="utf-8"><style>
  body { margin: 0; padding: 64px 68px; width: 658px; font: 13px/1.5 "DejaVu Sans", "Noto Sans CJK SC", sans-serif; color: #16181a; background: #fff; }
  h1 { margin: 0 0 2px; font-size: 21px; } h2 { margin: 34px 0 18px; font-size: 24px; letter-spacing: 1px; }
  .soft { color: #555; } .two { display: flex; justify-content: space-between; gap: 40px; }
  table { width: 100%; border-collapse: collapse; margin-top: 30px; } th { text-align: left; border-bottom: 1.5px solid #333; padding: 5px 0; font-size: 12px; }
  td { padding: 6px 0; border-bottom: 1px solid #ddd; } .r { text-align: right; }
  .sums { margin: 16px 0 0 auto; width: 270px; } .sums div { display: flex; justify-content: space-between; padding: 4px 0; }
  .total { border-top: 1.5px solid #333; font-weight: bold; font-size: 15px; }
</style>`;

const f = (key: string, text: string) => `<span data-f="${key}">${text}</span>`;

export interface Line {
  description: string;
  quantity: number;
  unit_price: number;
  /** quantity times unit price unless the paper is to be wrong. */
  amount?: number;
}

export interface InvoicePaper {
  vendor: string;
  number: string;
  /** YYYY-MM-DD */
  date: string;
  due: string;
  order: string;
  currency: string;
  lines: Line[];
}

const WORK: Line[] = [
  { description: 'Survey of the east roof, two days on site', quantity: 2, unit_price: 480 },
  { description: 'Replacement of cracked slates', quantity: 36, unit_price: 14.5 },
  { description: 'Lead flashing, per metre', quantity: 12.5, unit_price: 31.2 },
  { description: 'Waste disposal', quantity: 1, unit_price: 95 },
];

/** All sums are right. */
export const INVOICE: InvoicePaper = {
  vendor: 'Northgate Roofing Ltd',
  number: 'NW-2041',
  date: '2026-03-09',
  due: '2026-04-08',
  order: 'HP-77120',
  currency: 'GBP',
  lines: WORK,
};

/** One line states 85.00 where 1 x 95.00 stands. */
export const WRONG_INVOICE: InvoicePaper = {
  ...INVOICE,
  number: 'NW-2044',
  lines: [...WORK.slice(0, 3), { ...WORK[3]!, amount: 85 }],
};

const money = (value: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const day = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const amountOf = ({ quantity, unit_price, amount }: Line) => amount ?? quantity * unit_price;

const row = (line: Line, index: number) => `<tr>
  <td>${f(`line_items[${index}].description`, line.description)}</td><td class="r">${f(`line_items[${index}].quantity`, String(line.quantity))}</td>
  <td class="r">${f(`line_items[${index}].unit_price`, money(line.unit_price))}</td><td class="r">${f(`line_items[${index}].amount`, money(amountOf(line)))}</td></tr>`;

export function invoice({ vendor, number, date, due, order, currency, lines }: InvoicePaper): string {
  const net = lines.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
  const tax = Math.round(net * 20) / 100;
  return `${STYLE}<h1>${f('vendor', vendor)}</h1>
<div class="soft">18 Quarry Lane, Sheffield S3 8TW, United Kingdom<br>VAT registration GB 427 1806 57</div>
<h2>INVOICE</h2>
<div class="two"><div><b>Bill to</b><br>Harrow &amp; Pine Estates<br>4 Mill Street<br>Leeds LS2 7QA</div>
<div><div>Invoice number: &nbsp; ${f('invoice_number', number)}</div><div>Invoice date: &nbsp; ${f('invoice_date', day(date))}</div>
<div>Due date: &nbsp; ${f('due_date', day(due))}</div><div>PO number: &nbsp; ${f('po_number', order)}</div></div></div>
<table><tr><th>Description</th><th class="r">Quantity</th><th class="r">Unit price</th><th class="r">Amount</th></tr>${lines.map(row).join('')}</table>
<div class="sums"><div><span>Subtotal</span><span>${currency} ${f('subtotal', money(net))}</span></div><div><span>VAT 20%</span><span>${currency} ${f('tax', money(tax))}</span></div>
<div class="total"><span>Total amount</span><span>${currency} ${f('total_amount', money(net + tax))}</span></div></div>
<p style="margin-top:44px">Payment terms: ${f('payment_terms', '30 days net')}, by bank transfer to the account below.</p>
<p class="soft">${vendor} · Sort code 20-00-00 · Account 5512 8801</p>`;
}

export const fapiao = (): string => `${STYLE}<h1 style="text-align:center">电子发票（普通发票）</h1>
<div class="two" style="margin-top:24px"><div></div><div><div>发票号码： ${f('fapiao_number', '26312000000187443920')}</div><div>开票日期： ${f('issue_date', '2026年03月12日')}</div></div></div>
<div class="two" style="margin-top:26px"><div><b>购买方信息</b><br>名称： ${f('buyer_name', '上海临港精密仪器有限公司')}<br>统一社会信用代码： ${f('buyer_tax_number', '91310115MA1K4XXXX7')}</div>
<div><b>销售方信息</b><br>名称： ${f('seller_name', '云帆办公用品（苏州）有限公司')}<br>统一社会信用代码： ${f('seller_tax_number', '91320594MA1WXXXX2J')}</div></div>
<table><tr><th>项目名称</th><th class="r">数量</th><th class="r">单价</th><th class="r">金额</th></tr>
<tr><td>${f('line_items[0].description', '*纸制品*A4复印纸 80克')}</td><td class="r">${f('line_items[0].quantity', '40')}</td><td class="r">${f('line_items[0].unit_price', '21.50')}</td><td class="r">${f('line_items[0].amount', '860.00')}</td></tr>
<tr><td>${f('line_items[1].description', '*文具*中性笔 0.5mm')}</td><td class="r">${f('line_items[1].quantity', '200')}</td><td class="r">${f('line_items[1].unit_price', '1.60')}</td><td class="r">${f('line_items[1].amount', '320.00')}</td></tr></table>
<div class="sums"><div><span>合计金额</span><span>¥ ${f('amount_before_tax', '1,180.00')}</span></div><div><span>税率</span><span>${f('tax_rate', '13%')}</span></div><div><span>税额</span><span>¥ ${f('tax_amount', '153.40')}</span></div>
<div class="total"><span>价税合计（小写）</span><span>¥ ${f('total_amount', '1,333.40')}</span></div></div><p style="margin-top:40px">开票人： 陈晓</p>`;

const CLAUSES = [
  'The Supplier shall deliver the Services with reasonable care and skill and in accordance with the schedule agreed by the parties in writing.',
  'Neither party shall disclose the confidential information of the other, except to those of its people who need it to perform this agreement.',
  'Fees fall due thirty days after the date of a correct invoice. Late amounts bear interest at four per cent above the base rate.',
  'Either party may end this agreement by giving three months notice to the end of a calendar quarter.',
];

const contractPage = (number: number, total: number): string =>
  `<section style="break-after:page"><div class="two soft"><span>Framework agreement for maintenance services</span><span>Page ${number} of ${total}</span></div>
<h2 style="margin-top:18px">${number}. ${['Definitions', 'Services', 'Fees', 'Term', 'Liability', 'Confidentiality', 'General'][number % 7]}</h2>
${Array.from({ length: 11 }, (_, i) => `<p>${number}.${i + 1} ${CLAUSES[(i + number) % CLAUSES.length]}</p>`).join('')}</section>`;

export const contract = (pages: number): string =>
  STYLE + Array.from({ length: pages }, (_, index) => contractPage(index + 1, pages)).join('');

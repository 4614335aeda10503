// What reading and extraction would have found on the papers of the tests.
import type { Browser } from 'playwright-core';
import type { Check, DocumentStatus, Lineage, LineItem } from '../../../contract/documents.ts';
import { LINES, contractPage } from './papers.ts';
import { drawSheet, type Sheet } from './sheet.ts';

export interface Paper {
  filename: string;
  profile: string;
  sheets: Sheet[];
  doc_type: string;
  doc_date: string | null;
  language: string;
  summary: string;
  status: DocumentStatus;
  score: number | null;
  reasoning: string;
  values: Record<string, string | null>;
  /** 0..100 by key; 96 otherwise. */
  confidence?: Record<string, number>;
  lineage?: Record<string, Partial<Lineage>>;
  line_items?: LineItem[];
  checks?: Check[];
  processing_error?: string;
}

const check = (name: string, passed: boolean, detail: string, fields: string[]): Check => ({
  name,
  passed,
  detail,
  fields,
});

export const invoicePaper = (sheet: Sheet, extra: Partial<Paper> = {}): Paper => ({
  filename: 'invoice-northgate-2041.pdf',
  profile: 'Standard Invoice',
  sheets: [sheet],
  doc_type: 'Invoice',
  doc_date: '2026-03-09',
  language: 'en',
  summary:
    'Invoice NW-2041 of Northgate Roofing Ltd to Harrow & Pine Estates over GBP 2,360.40, due 8 April 2026. Survey of the east roof, slates, lead flashing and waste disposal.',
  status: 'Needs Review',
  score: 78,
  reasoning:
    'The line items add up to 1957.00, but the subtotal states 1967.00: look at the amount of "Waste disposal". The payment terms were read with little certainty.',
  values: {
    vendor: 'Northgate Roofing Ltd',
    invoice_number: 'NW-2041',
    invoice_date: '2026-03-09',
    due_date: '2026-04-08',
    po_number: 'HP-77120',
    currency: 'GBP',
    subtotal: '1967.00',
    tax: '393.40',
    total_amount: '2360.40',
    payment_terms: '30 days net',
  },
  confidence: { payment_terms: 61, po_number: 88 },
  lineage: { vendor: { source: 'learned', detail: 'learned from document 3', confidence: 99 } },
  line_items: LINES,
  checks: [
    check(
      'Line items add up to the subtotal',
      false,
      '960.00 + 522.00 + 390.00 + 85.00 = 1957.00, stated 1967.00, difference 10.00',
      ['subtotal', 'line_items[3]'],
    ),
    check('Subtotal and tax make the total', true, '1967.00 + 393.40 = 2360.40', [
      'subtotal',
      'tax',
      'total_amount',
    ]),
    check('Due date after invoice date', true, '2026-03-09 is before 2026-04-08', [
      'invoice_date',
      'due_date',
    ]),
  ],
  ...extra,
});

export const fapiaoPaper = (sheet: Sheet): Paper => ({
  filename: '电子发票-云帆办公-187443920.pdf',
  profile: 'Chinese Fapiao 发票',
  sheets: [sheet],
  doc_type: 'Fapiao',
  doc_date: '2026-03-12',
  language: 'zh',
  summary:
    '云帆办公用品（苏州）有限公司开给上海临港精密仪器有限公司的电子发票，复印纸与中性笔，价税合计 1,333.40 元。',
  status: 'Needs Review',
  score: 97,
  reasoning: '所有必填字段均已找到，金额与税额相加等于价税合计。',
  values: {
    seller_name: '云帆办公用品（苏州）有限公司',
    seller_tax_number: '91320594MA1WXXXX2J',
    buyer_name: '上海临港精密仪器有限公司',
    buyer_tax_number: '91310115MA1K4XXXX7',
    fapiao_number: '26312000000187443920',
    issue_date: '2026-03-12',
    amount_before_tax: '1180.00',
    tax_rate: '13%',
    tax_amount: '153.40',
    total_amount: '1333.40',
  },
  line_items: [
    { description: '*纸制品*A4复印纸 80克', quantity: 40, unit_price: 21.5, amount: 860 },
    { description: '*文具*中性笔 0.5mm', quantity: 200, unit_price: 1.6, amount: 320 },
  ],
  checks: [
    check('金额与税额之和等于价税合计', true, '1180.00 + 153.40 = 1333.40', [
      'amount_before_tax',
      'tax_amount',
      'total_amount',
    ]),
  ],
});

export async function contractPaper(browser: Browser): Promise<Paper> {
  const sheets: Sheet[] = [];
  for (let number = 1; number <= 12; number += 1)
    sheets.push(await drawSheet(browser, contractPage(number, 12)));
  return {
    filename: 'Framework agreement maintenance 2026 signed.pdf',
    profile: 'Default',
    sheets,
    doc_type: 'Contract',
    doc_date: '2026-01-15',
    language: 'en',
    summary:
      'Framework agreement for maintenance services between Harrow & Pine Estates and Northgate Roofing Ltd, from 15 January 2026.',
    status: 'Ready',
    score: 84,
    reasoning:
      'Both parties and the date were found. There is no total amount, as usual for a framework agreement.',
    values: {
      sender: 'Northgate Roofing Ltd',
      recipient: 'Harrow & Pine Estates',
      document_date: '2026-01-15',
    },
    confidence: { sender: 81 },
  };
}

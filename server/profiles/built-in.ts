// The profiles every installation starts with. Raise `revision` when a definition changes: installations whose Admin has
// not edited the profile then get the new one.
import { wordSet } from '../lexicon/words.ts';
import { column, field, required, type BuiltInProfile } from './built-in-field.ts';
import { officeProfiles } from './built-in-office.ts';

const defaultProfile: BuiltInProfile = {
  built_in: 'default',
  revision: 1,
  name: 'Default',
  description: 'For any business document: who sent it to whom, its number, date and amount.',
  doc_type_hint: null,
  chosen_for: [],
  line_items: true,
  fields: [
    field('Sender', 'text', 'The company or person the document comes from'),
    field('Recipient', 'text', 'The company or person the document is addressed to'),
    field('Document Number', 'text', 'Invoice, order, contract or reference number', {
      aliases: ['Invoice Number', 'Order Number', 'Contract Number', 'Reference'],
    }),
    field('Document Date', 'date', 'The date of issue'),
    field('Due Date', 'date', 'The date by which payment or an answer is due'),
    field('Currency', 'text', 'ISO 4217 code of the amounts'),
    field('Total Amount', 'amount', 'The amount to pay, tax included'),
  ],
};

const INVOICE_COLUMNS = [
  column('Article Number'),
  column('Unit'),
  column('Discount', 'number'),
  column('Tax Rate', 'number'),
];

const standardInvoice: BuiltInProfile = {
  built_in: 'standard_invoice',
  revision: 3,
  name: 'Standard Invoice',
  description: 'Supplier invoices with line items.',
  doc_type_hint: 'Invoice',
  chosen_for: ['Invoice'],
  line_items: true,
  tax_breakdown: true,
  line_columns: INVOICE_COLUMNS,
  fields: [
    field('Vendor', 'text', 'The company that issued the invoice', required),
    field('Invoice Number', 'text', 'The number the vendor gave the invoice', required),
    field('Invoice Date', 'date', 'The date of issue', required),
    field('Due Date', 'date', 'The date by which the invoice is to be paid'),
    field('PO Number', 'text', "The buyer's purchase order number", {
      aliases: ['Purchase Order', 'Order Number', 'Your Order'],
    }),
    field('Currency', 'text', 'ISO 4217 code of the amounts'),
    field('Subtotal', 'amount', 'The sum before tax', { aliases: ['Net Amount', 'Total Net'] }),
    field('Tax', 'amount', 'The amount of tax', { aliases: ['VAT', 'Sales Tax', 'GST'] }),
    field('Total Amount', 'amount', 'The amount to pay, tax included', required),
    field('Payment Terms', 'text', 'When and how the invoice is to be paid'),
  ],
};

const universal: BuiltInProfile = {
  built_in: 'universal',
  revision: 2,
  name: 'Universal Invoices & Receipts',
  description: 'Invoices, receipts and credit notes of any layout and language.',
  doc_type_hint: null,
  chosen_for: ['Receipt', 'Credit Note'],
  line_items: true,
  tax_breakdown: true,
  fields: [
    field('Vendor', 'text', 'The shop or company that issued the document', required),
    field('Vendor Address', 'text', 'The postal address of the vendor', { aliases: ['Address'] }),
    field('Vendor Tax Number', 'text', 'VAT, GST or tax registration number of the vendor', {
      aliases: ['VAT ID', 'Tax ID', 'GST No'],
    }),
    field('Customer', 'text', 'Who the document is made out to', {
      aliases: ['Bill To', 'Sold To', 'Buyer'],
    }),
    field('Document Number', 'text', 'Invoice or receipt number', {
      aliases: ['Invoice Number', 'Receipt Number', 'Bill Number'],
    }),
    field('Document Date', 'date', 'The date of issue', {
      required: true,
      aliases: ['Invoice Date', 'Receipt Date', 'Date'],
    }),
    field('Due Date', 'date', 'The date by which it is to be paid'),
    field('Order Number', 'text', "The buyer's order number", { aliases: ['PO Number', 'Purchase Order'] }),
    field('Currency', 'text', 'ISO 4217 code of the amounts'),
    field('Subtotal', 'amount', 'The sum before tax', { aliases: ['Net Amount'] }),
    field('Tax', 'amount', 'The amount of tax', { aliases: ['VAT', 'GST', 'Sales Tax'] }),
    field('Total Amount', 'amount', 'The amount to pay, tax included', required),
    field('Payment Method', 'text', 'Cash, card, transfer …'),
  ],
};

const meetingNotes: BuiltInProfile = {
  built_in: 'meeting_notes',
  revision: 1,
  name: 'Meeting Notes',
  description: 'Minutes and notes of meetings.',
  doc_type_hint: 'Meeting Notes',
  chosen_for: ['Meeting Notes'],
  line_items: false,
  fields: [
    field('Meeting Date', 'date', 'The day of the meeting', required),
    field('Attendees', 'list', 'The people present', {
      aliases: ['Participants', 'Present', '出席', '参会人员'],
    }),
    field('Agenda', 'list', 'The topics', { aliases: ['Topics', '议程', '会议议题'] }),
    field('Decisions Made', 'list', 'What was decided', {
      aliases: ['Decisions', 'Resolutions', '决议', '会议决定'],
    }),
    field('Action Items', 'list', 'Who does what by when', {
      aliases: ['Actions', 'To Do', 'Tasks', '行动项', '待办事项'],
    }),
    field('Follow-Up Date', 'date', 'The next meeting or review', { aliases: ['Next Meeting', '下次会议'] }),
  ],
};

const fapiao: BuiltInProfile = {
  built_in: 'fapiao',
  revision: 2,
  name: 'Chinese Fapiao 发票',
  description: 'Chinese VAT invoices, paper and electronic.',
  doc_type_hint: 'Fapiao',
  chosen_for: ['Fapiao'],
  line_items: true,
  tax_breakdown: true,
  fields: [
    field('Seller Name', 'text', '销售方名称', { required: true, aliases: ['销售方名称', '销方名称'] }),
    field('Seller Tax Number', 'text', '销售方统一社会信用代码/纳税人识别号', {
      aliases: ['销售方纳税人识别号', '销方税号'],
    }),
    field('Buyer Name', 'text', '购买方名称', { aliases: ['购买方名称', '购方名称'] }),
    field('Buyer Tax Number', 'text', '购买方统一社会信用代码/纳税人识别号', {
      aliases: ['购买方纳税人识别号', '购方税号'],
    }),
    field('Fapiao Number', 'text', '发票号码', { required: true, aliases: ['发票号码'] }),
    field('Fapiao Code', 'text', '发票代码', { aliases: ['发票代码'] }),
    field('Issue Date', 'date', '开票日期', { required: true, aliases: ['开票日期'] }),
    field('Amount Before Tax', 'amount', '合计金额（不含税）', {
      aliases: ['合计金额', '金额合计', '不含税金额'],
    }),
    field('Tax Rate', 'text', '税率/征收率', { aliases: ['税率', '征收率'] }),
    field('Tax Amount', 'amount', '合计税额', { aliases: ['合计税额', '税额合计'] }),
    field('Total Amount', 'amount', '价税合计', { required: true, aliases: ['价税合计', '小写'] }),
  ],
};

const businessLicense: BuiltInProfile = {
  built_in: 'business_license',
  revision: 1,
  name: 'Chinese Business License 营业执照',
  description: 'Business licences of the People’s Republic of China.',
  doc_type_hint: 'Business License',
  chosen_for: ['Business License'],
  line_items: false,
  fields: [
    field('Company Name', 'text', '名称', { required: true, aliases: ['名称', '企业名称', '公司名称'] }),
    field('Unified Social Credit Code', 'text', '统一社会信用代码', {
      required: true,
      aliases: ['统一社会信用代码', '注册号'],
    }),
    field('Legal Representative', 'text', '法定代表人', {
      aliases: ['法定代表人', '负责人', '经营者', '执行事务合伙人'],
    }),
    field('Registered Capital', 'text', '注册资本', { aliases: ['注册资本', '注册资金'] }),
    field('Business Scope', 'text', '经营范围', { aliases: ['经营范围'] }),
    field('Registration Date', 'date', '成立日期', { aliases: ['成立日期', '注册日期'] }),
    field('Registered Address', 'text', '住所', { aliases: ['住所', '经营场所', '营业场所', '地址'] }),
  ],
};

const letter: BuiltInProfile = {
  built_in: 'letter',
  revision: 1,
  name: 'Letter',
  description: 'Letters: who writes to whom, when, and what about.',
  doc_type_hint: 'Letter',
  chosen_for: ['Letter'],
  line_items: false,
  fields: [
    field('Sender', 'text', 'Who wrote the letter', required),
    field('Recipient', 'text', 'The company or person the document is addressed to'),
    field('Date', 'date', 'The date of issue', required),
    field('Subject', 'text', 'What the letter is about'),
    field('Reference', 'text', 'The reference the letter is filed under', {
      aliases: [...wordSet('letter_reference')],
    }),
  ],
};

/** Filled by extraction/proposal: what a profile for documents like this one would hold. */
const drafter: BuiltInProfile = {
  built_in: 'profile_drafter',
  revision: 1,
  name: 'Profile Drafter',
  description:
    'Proposes an extraction profile from a sample document. Upload a typical one with this profile; the fields then say what a profile of its own would hold.',
  doc_type_hint: null,
  chosen_for: [],
  line_items: false,
  fields: [
    field('Proposed Name', 'text', 'A name for the profile'),
    field('Proposed Type', 'text', 'The kind of document the profile is for'),
    field(
      'Proposed Fields',
      'list',
      'Label, type and the value found in the sample, one per field',
      required,
    ),
    field('Proposed Line Items', 'boolean', 'Whether the sample has a table of line items'),
  ],
};

export const builtInProfiles: BuiltInProfile[] = [
  defaultProfile,
  standardInvoice,
  universal,
  meetingNotes,
  fapiao,
  businessLicense,
  drafter,
  ...officeProfiles,
  letter,
];

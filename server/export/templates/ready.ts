// Templates to begin with, as the programs document their imports of bills and postings. Accounts and tax keys are those of the
// books at hand; the keys of DATEV are the usual ones of German input tax.
import { ExportTemplateInput, type ReadyTemplate } from '../../../contract/export-templates.ts';

type Column = Record<string, unknown>;

const column = (label: string, source: string, more: Column = {}): Column => ({ label, source, ...more });
const required = { required: true };
const amount = { required: true, places: 2 };
const words = (label: string, text: string): Column => column(label, 'text', { text });

const BILLS = { rows: 'taxes', filter: { status: ['Approved', 'Export'] } };

const DATEV_KEYS = [
  { category: 'S', rate: 19, key: '9' },
  { category: 'S', rate: 7, key: '8' },
  { category: 'AE', key: '94' },
  { category: 'K', key: '19' },
  { category: 'Z', key: '' },
  { category: 'E', key: '' },
  { category: 'O', key: '' },
  { rate: 19, key: '9' },
  { rate: 7, key: '8' },
  { rate: 0, key: '' },
];

const datev = {
  ...BILLS,
  name: 'DATEV',
  layout: 'datev',
  encoding: 'windows-1252',
  separator: ';',
  quote: 'texts',
  decimal: ',',
  date_format: 'DDMM',
  columns: [
    column('Umsatz (ohne Soll/Haben-Kz)', 'gross', { ...amount, unsigned: true }),
    column('Soll/Haben-Kennzeichen', 'debit_credit', required),
    column('WKZ Umsatz', 'currency'),
    column('Konto', 'expense_account', required),
    column('Gegenkonto (ohne BU-Schlüssel)', 'payable_account', required),
    column('BU-Schlüssel', 'tax_key', required),
    column('Belegdatum', 'doc_date', required),
    column('Belegfeld 1', 'number', required),
    column('Buchungstext', 'vendor'),
    words('Beleginfo - Art 1', 'Link'),
    column('Beleginfo - Inhalt 1', 'link'),
    column('KOST1 - Kostenstelle', 'cost_center'),
    column('Fälligkeit', 'due_date', { format: 'DDMMYYYY' }),
  ],
  tax_keys: DATEV_KEYS,
};

const xero = {
  ...BILLS,
  name: 'Xero',
  encoding: 'utf-8',
  date_format: 'DD/MM/YYYY',
  columns: [
    column('*ContactName', 'vendor', required),
    ...['EmailAddress', 'POAddressLine1', 'POAddressLine2', 'POAddressLine3', 'POAddressLine4'].map(empty),
    ...['POCity', 'PORegion', 'POPostalCode', 'POCountry'].map(empty),
    column('*InvoiceNumber', 'number', required),
    column('*InvoiceDate', 'doc_date', required),
    column('*DueDate', 'due_or_doc_date', required),
    column('Total', 'total', { places: 2 }),
    empty('InventoryItemCode'),
    column('Description', 'vendor'),
    words('*Quantity', '1'),
    column('*UnitAmount', 'net', amount),
    column('*AccountCode', 'expense_account', required),
    column('*TaxType', 'tax_key', required),
    column('TaxAmount', 'tax', { places: 2 }),
    ...['TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2'].map(empty),
    column('Currency', 'currency'),
  ],
};

const quickbooks = {
  ...BILLS,
  name: 'QuickBooks',
  encoding: 'utf-8',
  date_format: 'DD/MM/YYYY',
  columns: [
    column('Bill No', 'number', required),
    column('Supplier', 'vendor', required),
    column('Bill Date', 'doc_date', required),
    column('Due Date', 'due_or_doc_date', required),
    column('Memo', 'link'),
    column('Account', 'expense_account', required),
    column('Line Description', 'vendor'),
    column('Line Amount', 'net', amount),
    column('Line Tax Code', 'tax_key', required),
    column('Line Tax Amount', 'tax', { places: 2 }),
    column('Currency', 'currency'),
  ],
};

/** One row per posting to an account, under the technical names of SAP's fields for invoices of vendors. */
const sap = {
  ...BILLS,
  name: 'SAP',
  encoding: 'utf-8',
  separator: '\t',
  date_format: 'YYYYMMDD',
  columns: [
    words('BUKRS', ''),
    words('BLART', 'KR'),
    column('BLDAT', 'doc_date', required),
    column('BUDAT', 'doc_date', required),
    column('XBLNR', 'number', { ...required, max_length: 16 }),
    column('BKTXT', 'filename', { max_length: 25 }),
    column('WAERS', 'currency', required),
    column('LIFNR', 'vendor_number', { ...required, max_length: 10 }),
    column('HKONT', 'expense_account', { ...required, max_length: 10 }),
    column('KOSTL', 'cost_center', { max_length: 10 }),
    column('SHKZG', 'soll_haben', required),
    column('WRBTR', 'net', { ...amount, unsigned: true }),
    column('MWSKZ', 'tax_key', required),
    column('WMWST', 'tax', { places: 2, unsigned: true }),
    column('ZFBDT', 'due_or_doc_date'),
    column('SGTXT', 'vendor', { max_length: 50 }),
  ],
};

/** A column that the program expects and nothing fills. */
function empty(label: string): Column {
  return words(label, '');
}

/** The numbers of consultant and client are for each installation to say. */
const ANY_NUMBERS = { consultant: 1001, client: 1 };

function ready(key: ReadyTemplate['key'], template: object): ReadyTemplate {
  const { datev: _, ...content } = ExportTemplateInput.parse({ ...template, datev: ANY_NUMBERS });
  return { key, ...content };
}

export const READY_TEMPLATES: readonly ReadyTemplate[] = [
  ready('datev', datev),
  ready('xero', xero),
  ready('quickbooks', quickbooks),
  ready('sap', sap),
];

// One change for each rule of EN 16931, that breaks it; each begins with an invoice that breaks none.
import { drawInvoice, type DrawnInvoice } from './drawn-invoice.ts';
import {
  all,
  allowance,
  charge,
  line,
  lineAllowance,
  lineCharge,
  set,
  totals,
  vat,
  type Change,
  type Mutation,
} from './mutation.ts';
import { abroad, debited, peppol, PROFILE_MUTATIONS, xrechnung } from './profile-mutations.ts';

const GERMANY = { city: 'Berlin', postcode: '10115', country: 'DE' };

const DOCUMENT: Record<string, Change> = {
  'BR-01': set({ guideline: undefined }),
  'BR-02': set({ number: undefined }),
  'BR-03': set({ issued: undefined }),
  'BR-04': set({ type: undefined }),
  'BR-05': set({ currency: undefined }),
  'BR-06': ({ seller }) => delete seller.name,
  'BR-07': ({ buyer }) => delete buyer.name,
  'BR-08': ({ seller }) => delete seller.address,
  'BR-09': ({ seller }) => delete seller.address!.country,
  'BR-10': ({ buyer }) => delete buyer.address,
  'BR-11': ({ buyer }) => delete buyer.address!.country,
  'BR-12': totals({ lines: undefined }),
  'BR-13': totals({ net: undefined }),
  'BR-14': totals({ gross: undefined }),
  'BR-15': totals({ due: undefined }),
  'BR-16': set({ lines: [] }),
  'BR-17': (invoice) => void (invoice.payee = { id: '77' }),
  'BR-18': set({ representative: { vat: 'DE987654321', address: GERMANY } }),
  'BR-19': set({ representative: { name: 'Vertreter', vat: 'DE987654321' } }),
  'BR-20': set({ representative: { name: 'Vertreter', vat: 'DE987654321', address: { city: 'Berlin' } } }),
  'BR-21': line((one) => delete one.id),
  'BR-22': line((one) => delete one.quantity),
  'BR-23': line((one) => delete one.unit),
  'BR-24': line((one) => delete one.amount),
  'BR-25': line((one) => delete one.name),
  'BR-26': line((one) => delete one.price),
  'BR-27': line((one) => void (one.price = '-10.00')),
  'BR-28': line((one) => void (one.gross = '-10.00')),
  'BR-29': set({ period: { start: '2025-02-01', end: '2025-01-01' } }),
  'BR-30': line((one) => void (one.period = { start: '2025-02-01', end: '2025-01-01' })),
  'BR-31': allowance((one) => delete one.amount),
  'BR-32': allowance((one) => delete one.category),
  'BR-33': allowance((one) => delete one.reason),
  'BR-36': charge((one) => delete one.amount),
  'BR-37': charge((one) => delete one.category),
  'BR-38': charge((one) => delete one.reason),
  'BR-41': lineAllowance((one) => delete one.amount),
  'BR-42': lineAllowance((one) => delete one.reason),
  'BR-43': lineCharge((one) => delete one.amount),
  'BR-44': lineCharge((one) => delete one.reason),
  'BR-45': vat((one) => delete one.base),
  'BR-46': vat((one) => delete one.tax),
  'BR-47': vat((one) => delete one.category),
  'BR-48': vat((one) => delete one.rate),
  'BR-49': ({ means }) => delete means[0]!.code,
  'BR-50': ({ means }) => void (means[0]!.account = ''),
  'BR-51': ({ means }) => void (means[0]!.card = '5409123456789012'),
  'BR-52': set({ documents: [{ mime: 'application/pdf', file: 'a.pdf' }] }),
  'BR-53': set({ taxCurrency: 'SEK' }),
  'BR-54': line((one) => void (one.attributes = [{ name: 'Colour' }])),
  'BR-55': set({ preceding: [{}] }),
  'BR-56': set({ representative: { name: 'Vertreter', address: GERMANY } }),
  'BR-57': ({ delivery }) => delete delivery!.address!.country,
  'BR-61': ({ means }) => void (means[0]!.account = ''),
  'BR-62': ({ seller }) => delete seller.endpointScheme,
  'BR-63': ({ buyer }) => delete buyer.endpointScheme,
  'BR-64': line((one) => void (one.standard = '4012345678901')),
  'BR-65': line((one) => void (one.classification = '123')),
};

const SUMS: Record<string, Change> = {
  'BR-CO-03': set({ taxPoint: '2025-03-01', taxPointCode: '35' }),
  'BR-CO-04': line((one) => delete one.category),
  'BR-CO-09': ({ seller }) => void (seller.vat = '123456789'),
  'BR-CO-10': totals({ lines: '161.00' }),
  'BR-CO-11': totals({ allowances: '11.00' }),
  'BR-CO-12': totals({ charges: '6.00' }),
  'BR-CO-13': totals({ net: '156.00' }),
  'BR-CO-14': set({ taxTotals: [{ amount: '29.46', currency: 'EUR' }] }),
  'BR-CO-15': totals({ gross: '184.46' }),
  'BR-CO-16': totals({ paid: '1.00' }),
  'BR-CO-17': vat((one) => void (one.tax = '40.00')),
  'BR-CO-18': set({ vat: [] }),
  'BR-CO-19': set({ period: {} }),
  'BR-CO-20': line((one) => void (one.period = {})),
  'BR-CO-21': allowance((one) => delete one.reason),
  'BR-CO-22': charge((one) => delete one.reason),
  'BR-CO-23': lineAllowance((one) => delete one.reason),
  'BR-CO-24': lineCharge((one) => delete one.reason),
  'BR-CO-26': ({ seller }) => delete seller.vat,
  'BR-DEC-01': allowance((one) => void (one.amount = '10.001')),
  'BR-DEC-02': allowance((one) => void (one.base = '10.001')),
  'BR-DEC-05': charge((one) => void (one.amount = '5.001')),
  'BR-DEC-06': charge((one) => void (one.base = '5.001')),
  'BR-DEC-09': totals({ lines: '160.001' }),
  'BR-DEC-10': totals({ allowances: '10.001' }),
  'BR-DEC-11': totals({ charges: '5.001' }),
  'BR-DEC-12': totals({ net: '155.001' }),
  'BR-DEC-13': set({ taxTotals: [{ amount: '29.451', currency: 'EUR' }] }),
  'BR-DEC-14': totals({ gross: '184.451' }),
  'BR-DEC-16': totals({ paid: '0.001' }),
  'BR-DEC-17': totals({ rounding: '0.001' }),
  'BR-DEC-18': totals({ due: '184.451' }),
  'BR-DEC-19': vat((one) => void (one.base = '155.001')),
  'BR-DEC-20': vat((one) => void (one.tax = '29.451')),
  'BR-DEC-23': line((one) => void (one.amount = '100.001')),
  'BR-DEC-24': lineAllowance((one) => void (one.amount = '1.001')),
  'BR-DEC-25': lineAllowance((one) => void (one.base = '1.001')),
  'BR-DEC-27': lineCharge((one) => void (one.amount = '1.001')),
  'BR-DEC-28': lineCharge((one) => void (one.base = '1.001')),
};

const CODES: Record<string, Change> = {
  'BR-CL-01': set({ type: '999' }),
  'BR-CL-03': set({
    taxTotals: [
      { amount: '29.45', currency: 'EUR' },
      { amount: '29.45', currency: 'EURO' },
    ],
  }),
  'BR-CL-04': set({ currency: 'EURO' }),
  'BR-CL-05': set({ taxCurrency: 'KRONA' }),
  'BR-CL-06': set({ taxPointCode: '99' }),
  'BR-CL-10': ({ seller }) => Object.assign(seller, { id: '4012345000009', idScheme: '9999' }),
  'BR-CL-11': ({ seller }) => Object.assign(seller, { legal: 'HRB 1', legalScheme: '9999' }),
  'BR-CL-13': line((one) => Object.assign(one, { classification: '1', classificationScheme: 'XXXX' })),
  'BR-CL-14': ({ buyer }) => void (buyer.address!.country = 'XX'),
  'BR-CL-15': line((one) => void (one.origin = 'XX')),
  'BR-CL-16': ({ means }) => void (means[0]!.code = '999'),
  'BR-CL-17': allowance((one) => void (one.category = 'X')),
  'BR-CL-18': line((one) => void (one.category = 'X')),
  'BR-CL-19': allowance((one) => void (one.code = '999')),
  'BR-CL-20': charge((one) => void (one.code = '999')),
  'BR-CL-21': line((one) => Object.assign(one, { standard: '1', standardScheme: '9999' })),
  'BR-CL-22': vat((one) => void (one.code = 'VATEX-NONE')),
  'BR-CL-23': line((one) => void (one.unit = 'PIECES')),
  'BR-CL-24': set({ documents: [{ id: 'A1', mime: 'text/html', file: 'a.html' }] }),
  'BR-CL-25': ({ seller }) => void (seller.endpointScheme = 'XX'),
  'BR-CL-26': ({ delivery }) => void (delivery!.scheme = '9999'),
};

/** As ids of rules name a VAT category, and its code. */
const FAMILIES: [name: string, code: string][] = [
  ['S', 'S'],
  ['Z', 'Z'],
  ['E', 'E'],
  ['AE', 'AE'],
  ['IC', 'K'],
  ['G', 'G'],
  ['O', 'O'],
  ['IG', 'L'],
  ['IP', 'M'],
];

/** Nobody is identified for VAT; or, outside its scope, somebody is. */
const identify =
  (code: string, keep: 'lines' | 'allowances' | 'charges'): Change =>
  (invoice) => {
    const other = code === 'S' ? 'Z' : 'S';
    for (const part of ['lines', 'allowances', 'charges'] as const)
      if (part !== keep) for (const one of invoice[part]) one.category = other;
    if (code === 'O') invoice.buyer.vat = 'DE123456789';
    else delete invoice.seller.vat;
  };

const rate = (code: string) => ({ S: '0', L: '-1', M: '-1', O: '0' })[code] ?? '19';

function familyChanges(name: string, code: string): Record<string, Change> {
  const id = (number: string) => `BR-${name}-${number}`;
  const changes: Record<string, Change> = {
    [id('01')]: set({ vat: [] }),
    [id('02')]: identify(code, 'lines'),
    [id('03')]: identify(code, 'allowances'),
    [id('04')]: identify(code, 'charges'),
    [id('05')]: line((one) => void (one.rate = rate(code))),
    [id('06')]: allowance((one) => void (one.rate = rate(code))),
    [id('07')]: charge((one) => void (one.rate = rate(code))),
    [id('08')]: vat((one) => void (one.base = '150.00')),
    [id('09')]: vat((one) => void (one.tax = code === 'S' ? '40.00' : '3.00')),
    [id('10')]: vat((one) => void (one.reason = one.reason === undefined ? 'Exempt' : undefined)),
  };
  if (code === 'L' || code === 'M') delete changes[id('09')];
  return changes;
}

const BESIDE: Record<string, Change> = {
  'BR-O-11': (invoice) => void invoice.vat.push({ base: '0.00', tax: '0.00', category: 'Z', rate: '0' }),
  'BR-O-12': line((one) => Object.assign(one, { category: 'Z', rate: '0' })),
  'BR-O-13': allowance((one) => Object.assign(one, { category: 'Z', rate: '0' })),
  'BR-O-14': charge((one) => Object.assign(one, { category: 'Z', rate: '0' })),
};

export const MUTATIONS: Mutation[] = [
  ...all(() => drawInvoice(), { ...DOCUMENT, ...SUMS, ...CODES }),
  ...FAMILIES.flatMap(([name, code]) => all(() => drawInvoice(code), familyChanges(name, code))),
  ...all(() => drawInvoice('O'), BESIDE),
  ...all(() => drawInvoice('K'), {
    'BR-IC-11': ({ delivery }) => delete delivery!.date,
    'BR-IC-12': ({ delivery }) => delete delivery!.address,
  }),
  ...all(() => drawInvoice('B'), {
    'BR-B-01': () => undefined,
    'BR-B-02': line((one) => void (one.category = 'S')),
  }),
  ...PROFILE_MUTATIONS,
];

/** Invoices that break no rule. */
export const VALID: [name: string, invoice: () => DrawnInvoice][] = [
  ...FAMILIES.map(([name, code]): [string, () => DrawnInvoice] => [
    `category ${name}`,
    () => drawInvoice(code),
  ]),
  ['XRechnung', xrechnung],
  ['XRechnung by direct debit', debited],
  ['Peppol', peppol],
  ['Peppol to Austria', abroad],
];

// Changes that break the rules of XRechnung and of Peppol.
import { drawInvoice, type DrawnInvoice } from './drawn-invoice.ts';
import { all, allowance, line, set, vat, type Change, type Mutation } from './mutation.ts';

export const xrechnung = (): DrawnInvoice => ({
  ...drawInvoice(),
  guideline: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
});
export const debited = (): DrawnInvoice => ({
  ...xrechnung(),
  means: [{ code: '59', debited: 'DE89370400440532013000' }],
  mandate: 'M-1',
  creditor: 'DE98ZZZ09999999999',
});
const contact =
  (change: Partial<NonNullable<DrawnInvoice['seller']['contact']>>): Change =>
  ({ seller }) =>
    void Object.assign(seller.contact!, change);

const XRECHNUNG: Record<string, Change> = {
  'BR-DE-1': set({ means: [] }),
  'BR-DE-2': ({ seller }) => delete seller.contact,
  'BR-DE-3': ({ seller }) => delete seller.address!.city,
  'BR-DE-4': ({ seller }) => delete seller.address!.postcode,
  'BR-DE-5': contact({ name: undefined }),
  'BR-DE-6': contact({ phone: undefined }),
  'BR-DE-7': contact({ email: undefined }),
  'BR-DE-8': ({ buyer }) => delete buyer.address!.city,
  'BR-DE-9': ({ buyer }) => delete buyer.address!.postcode,
  'BR-DE-10': ({ delivery }) => delete delivery!.address!.city,
  'BR-DE-11': ({ delivery }) => delete delivery!.address!.postcode,
  'BR-DE-14': vat((one) => delete one.rate),
  'BR-DE-15': set({ reference: undefined }),
  'BR-DE-16': ({ seller }) => {
    delete seller.vat;
    seller.legal = 'HRB 1234';
  },
  'BR-DE-17': set({ type: '82' }),
  'BR-DE-18': set({ terms: '#SKONTO#TAGE=14#PROZENT=2#\n' }),
  'BR-DE-19': ({ means }) => void (means[0]!.account = 'DE00370400440532013000'),
  'BR-DE-21': set({ guideline: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_9.9' }),
  'BR-DE-22': set({
    documents: [
      { id: 'A1', mime: 'application/pdf', file: 'a.pdf' },
      { id: 'A2', mime: 'application/pdf', file: 'a.pdf' },
    ],
  }),
  'BR-DE-23-a': set({ means: [{ code: '58' }] }),
  'BR-DE-23-b': ({ means }) => void (means[0]!.card = '9012'),
  'BR-DE-24-a': set({ means: [{ code: '48' }] }),
  'BR-DE-24-b': set({ means: [{ code: '48', card: '9012', account: 'DE89370400440532013000' }] }),
  'BR-DE-25-a': set({ means: [{ code: '59' }] }),
  'BR-DE-26': set({ type: '384' }),
  'BR-DE-27': contact({ phone: 'on request' }),
  'BR-DE-28': contact({ email: 'mia at example' }),
};

const DEBIT: Record<string, Change> = {
  'BR-DE-20': ({ means }) => void (means[0]!.debited = 'DE00370400440532013000'),
  'BR-DE-25-b': ({ means }) => void (means[0]!.account = 'DE89370400440532013000'),
  'BR-DE-30': set({ creditor: undefined }),
  'BR-DE-31': ({ means }) => delete means[0]!.debited,
};

export function peppol(): DrawnInvoice {
  const invoice = drawInvoice();
  for (const party of [invoice.seller, invoice.buyer])
    Object.assign(party, { endpoint: 'DE123456789', endpointScheme: '9930' });
  return {
    ...invoice,
    guideline: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  };
}
export const abroad = (): DrawnInvoice => {
  const invoice = peppol();
  invoice.buyer.address!.country = 'AT';
  return invoice;
};
/** An exemption reason that belongs to another category. */
const wrongReason = (code: string): Change => vat((one) => void (one.code = code));

const PEPPOL: Record<string, Change> = {
  'BR-CO-25': set({ due: undefined, terms: undefined }),
  'PEPPOL-EN16931-R001': set({ process: undefined }),
  'PEPPOL-EN16931-R002': set({ notes: ['First note', 'Second note'] }),
  'PEPPOL-EN16931-R003': set({ reference: undefined }),
  'PEPPOL-EN16931-R005': set({ taxCurrency: 'EUR' }),
  'PEPPOL-EN16931-R007': set({ process: 'urn:own:process' }),
  'PEPPOL-EN16931-R010': ({ buyer }) => delete buyer.endpoint,
  'PEPPOL-EN16931-R020': ({ seller }) => delete seller.endpoint,
  'PEPPOL-EN16931-R040': allowance((one) => Object.assign(one, { base: '100.00', percent: '20' })),
  'PEPPOL-EN16931-R041': allowance((one) => void (one.percent = '10')),
  'PEPPOL-EN16931-R042': allowance((one) => void (one.base = '100.00')),
  'PEPPOL-EN16931-R046': line((one) => Object.assign(one, { gross: '12.00', discount: '1.00' })),
  'PEPPOL-EN16931-R053': set({ taxTotals: [] }),
  'PEPPOL-EN16931-R054': set({ taxCurrency: 'SEK' }),
  'PEPPOL-EN16931-R055': set({
    taxCurrency: 'SEK',
    taxTotals: [
      { amount: '29.45', currency: 'EUR' },
      { amount: '-300.00', currency: 'SEK' },
    ],
  }),
  'PEPPOL-EN16931-R061': set({
    means: [{ code: '59', debited: 'DE89370400440532013000' }],
    creditor: 'DE98ZZZ09999999999',
  }),
  'PEPPOL-EN16931-CL008': ({ buyer }) => void (buyer.endpointScheme = 'EM'),
  'PEPPOL-EN16931-R110': (invoice) => {
    invoice.period = { start: '2025-02-01', end: '2025-02-28' };
    invoice.lines[0]!.period = { start: '2025-01-01', end: '2025-02-28' };
  },
  'PEPPOL-EN16931-R111': (invoice) => {
    invoice.period = { start: '2025-02-01', end: '2025-02-28' };
    invoice.lines[0]!.period = { start: '2025-02-01', end: '2025-03-31' };
  },
  'PEPPOL-EN16931-R120': line((one) => void (one.price = '11.00')),
  'PEPPOL-EN16931-R121': line((one) => void (one.baseQuantity = '0')),
  'PEPPOL-EN16931-R130': line((one) => Object.assign(one, { baseQuantity: '1', baseUnit: 'KGM' })),
  'PEPPOL-EN16931-P0104': wrongReason('VATEX-EU-G'),
  'PEPPOL-EN16931-P0105': wrongReason('VATEX-EU-O'),
  'PEPPOL-EN16931-P0106': wrongReason('VATEX-EU-IC'),
  'PEPPOL-EN16931-P0107': wrongReason('VATEX-EU-AE'),
  'PEPPOL-EN16931-P0108': wrongReason('VATEX-EU-D'),
  'PEPPOL-EN16931-P0109': wrongReason('VATEX-EU-F'),
  'PEPPOL-EN16931-P0110': wrongReason('VATEX-EU-I'),
  'PEPPOL-EN16931-P0111': wrongReason('VATEX-EU-J'),
  'PEPPOL-EN16931-P0112': set({ type: '326' }),
};

export const PROFILE_MUTATIONS: Mutation[] = [
  ...all(xrechnung, XRECHNUNG),
  ...all(debited, DEBIT),
  ...all(abroad, PEPPOL),
];

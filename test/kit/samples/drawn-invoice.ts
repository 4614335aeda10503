// An invoice of EN 16931 as a plain object, and its writers in CII and UBL: tests change one thing and see which rule objects.
export interface Address {
  city?: string;
  postcode?: string;
  country?: string;
}

export interface Party {
  name?: string;
  trading?: string;
  id?: string;
  idScheme?: string;
  legal?: string;
  legalScheme?: string;
  vat?: string;
  tax?: string;
  endpoint?: string;
  endpointScheme?: string;
  address?: Address;
  contact?: { name?: string; phone?: string; email?: string };
}

/** An allowance or a charge. */
export interface Reduction {
  amount?: string;
  base?: string;
  percent?: string;
  category?: string;
  rate?: string;
  reason?: string;
  code?: string;
}

export interface Period {
  start?: string;
  end?: string;
}

export interface Line {
  id?: string;
  quantity?: string;
  unit?: string;
  amount?: string;
  period?: Period;
  allowances: Reduction[];
  charges: Reduction[];
  price?: string;
  gross?: string;
  discount?: string;
  baseQuantity?: string;
  baseUnit?: string;
  category?: string;
  rate?: string;
  name?: string;
  standard?: string;
  standardScheme?: string;
  classification?: string;
  classificationScheme?: string;
  origin?: string;
  attributes: { name?: string; value?: string }[];
}

export interface Vat {
  base?: string;
  tax?: string;
  category?: string;
  rate?: string;
  reason?: string;
  code?: string;
}

export interface PaymentMeans {
  code?: string;
  /** Empty: an account without a number. */
  account?: string;
  card?: string;
  debited?: string;
}

export interface DrawnInvoice {
  guideline?: string;
  process?: string;
  number?: string;
  issued?: string;
  type?: string;
  currency?: string;
  taxCurrency?: string;
  taxPoint?: string;
  taxPointCode?: string;
  due?: string;
  reference?: string;
  order?: string;
  terms?: string;
  notes: string[];
  preceding: { number?: string }[];
  seller: Party;
  buyer: Party;
  payee?: Party;
  representative?: Party;
  delivery?: { date?: string; scheme?: string; address?: Address };
  period?: Period;
  means: PaymentMeans[];
  mandate?: string;
  creditor?: string;
  allowances: Reduction[];
  charges: Reduction[];
  totals: {
    lines?: string;
    allowances?: string;
    charges?: string;
    net?: string;
    gross?: string;
    paid?: string;
    rounding?: string;
    due?: string;
  };
  taxTotals: { amount: string; currency: string }[];
  vat: Vat[];
  documents: { id?: string; mime?: string; file?: string }[];
  lines: Line[];
}

/** Of the categories that are taxed. */
const RATES: Record<string, string> = { S: '19', B: '22', L: '7', M: '4' };

/** Two lines, an allowance and a charge, all in one VAT category: 100 + 60 - 10 + 5 = 155 without VAT. */
export function drawInvoice(category = 'S'): DrawnInvoice {
  const rate = category === 'O' ? undefined : (RATES[category] ?? '0');
  const vat = ((155 * Number(rate ?? 0)) / 100).toFixed(2);
  const gross = (155 + Number(vat)).toFixed(2);
  const exempt = ['E', 'AE', 'K', 'G', 'O'].includes(category);
  const line = (id: string, quantity: string, price: string, amount: string): Line => ({
    id,
    quantity,
    unit: 'H87',
    amount,
    allowances: [],
    charges: [],
    price,
    category,
    rate,
    name: `Item ${id}`,
    attributes: [],
  });
  const party = (name: string, country: string): Party => ({
    name,
    ...(category === 'O' ? { legal: 'HRB 1234' } : { vat: `${country}123456789` }),
    endpoint: 'post@example.test',
    endpointScheme: 'EM',
    address: { city: 'Musterstadt', postcode: '12345', country },
  });
  return {
    guideline: 'urn:cen.eu:en16931:2017',
    number: 'R-1001',
    issued: '2025-03-01',
    type: '380',
    currency: 'EUR',
    due: '2025-03-31',
    reference: '04011000-12345-34',
    terms: '30 days net',
    notes: [],
    preceding: [],
    seller: {
      ...party('Muster GmbH', 'DE'),
      contact: { name: 'Mia Muster', phone: '+49 30 1234567', email: 'mia@example.test' },
    },
    buyer: party('Beispiel AG', category === 'K' ? 'FR' : 'DE'),
    delivery: { date: '2025-02-28', address: { city: 'Lyon', postcode: '69001', country: 'FR' } },
    means: [{ code: '58', account: 'DE89370400440532013000' }],
    allowances: [{ amount: '10.00', category, rate, reason: 'Discount' }],
    charges: [{ amount: '5.00', category, rate, reason: 'Freight' }],
    totals: { lines: '160.00', allowances: '10.00', charges: '5.00', net: '155.00', gross, due: gross },
    taxTotals: [{ amount: vat, currency: 'EUR' }],
    vat: [{ base: '155.00', tax: vat, category, rate, reason: exempt ? 'Exempt from VAT' : undefined }],
    documents: [],
    lines: [line('1', '10', '10.00', '100.00'), line('2', '3', '20.00', '60.00')],
  };
}

export type Xml = string;

/** An element with text or other elements; nothing where its content is undefined. */
export function tag(
  name: string,
  content: Xml | undefined,
  attributes: Record<string, string | undefined> = {},
): Xml {
  if (content === undefined) return '';
  const written = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${value}"`))
    .join('');
  return `<${name}${written}>${content}</${name}>`;
}

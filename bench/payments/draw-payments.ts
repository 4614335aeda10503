// A year of payments as banks hand them on: cut off, wrapped, in capitals without umlauts, with numbers that mean other things.
// Written from what payers write, not from what the matcher looks for.
import type { PayableDocument } from '../../server/statements/ledger.ts';
import { discountsOf } from '../../server/statements/discount-terms.ts';
import { random } from '../random.ts';

export interface DrawnMovement {
  kind: string;
  amount: string;
  currency: string;
  day: string;
  name: string;
  purpose: string;
  reference: string | null;
  reversal: boolean;
  /** Ids of the documents that it pays, as somebody who has all papers knows. */
  pays: number[];
  /** Whether what is written is enough to know. */
  knowable: boolean;
}

const VENDORS: { name: string; number: (n: number) => string }[] = [
  { name: 'Müller & Söhne Gerüstbau GmbH', number: (n) => `RG-26/${String(700 + n).padStart(5, '0')}` },
  { name: 'Großhandel Jäger KG', number: (n) => `2026-INV-${String(450 + n).padStart(5, '0')}` },
  { name: 'Télécom Bérénice SARL', number: (n) => `FA2026/03/${118 + n}` },
  { name: 'Kraftwerk Süd AG', number: (n) => `R${String(4711 + n).padStart(7, '0')}` },
  { name: 'Öztürk Logistik', number: (n) => String(90_215_487 + n) },
  { name: 'Apex Cleaning Ltd', number: (n) => `A-${1034 + n}` },
  { name: 'Bürobedarf Weiß e.K.', number: (n) => `KD12-2026-${77 + n}` },
  { name: 'Van der Berg B.V.', number: (n) => `VF 26.${String(312 + n).padStart(5, '0')}` },
  { name: 'Schäfer Druck', number: (n) => `${1_000_234 + n}-03` },
  { name: 'Łódź Metal Sp. z o.o.', number: (n) => `SI-${String(981 + n).padStart(6, '0')}/26` },
  { name: 'Kanzlei Brückner', number: (n) => `${String(12 + n).padStart(4, '0')}/2026` },
  { name: 'Stadtwerke Grünau', number: (n) => String(10_230 + n * 3) },
  { name: 'Pfeiffer IT', number: (n) => `2026${String(300 + n).padStart(4, '0')}` },
  { name: 'Čapek Design s.r.o.', number: (n) => `26${String(4100 + n).padStart(6, '0')}` },
  // Counts as another one does.
  { name: 'Kanzlei Lindqvist', number: (n) => `${String(40 + n).padStart(4, '0')}/2026` },
];
const EACH = 90;
const money = (cents: number): string => (cents / 100).toFixed(2);
const day = (offset: number): string =>
  new Date(Date.parse('2026-01-05') + offset * 86_400_000).toISOString().slice(0, 10);

const LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', Ä: 'AE', Ö: 'OE', Ü: 'UE' };
/** As older systems of banks write. */
const plain = (text: string): string =>
  text
    .replaceAll(/[äöüßÄÖÜ]/g, (letter) => LETTERS[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9 ./,+&()?:'-]/g, ' ')
    .toUpperCase();

export function drawPayments(seed: number): { documents: PayableDocument[]; movements: DrawnMovement[] } {
  const { next } = random(seed);
  const below = (n: number): number => Math.floor(next() * n);
  const pick = <One>(all: readonly One[]): One => all[below(all.length)]!;
  const documents = VENDORS.flatMap(({ name, number }, v) =>
    Array.from({ length: EACH }, (_, n): PayableDocument => {
      const credit = n % 15 === 14;
      const cents = 900 + below(900_000);
      const owed = money(credit ? -cents : cents);
      const terms = v % 3 === 0 ? '14 Tage 2 % Skonto, 30 Tage netto' : v === 5 ? '3/10 net 30' : null;
      return {
        id: v * 1000 + n + 1,
        filename: `${v}-${n}.pdf`,
        number: number(n),
        vendor: name,
        currency: v === 5 ? 'GBP' : 'EUR',
        owed,
        paid: '0',
        accounts: [],
        discounts: discountsOf({ payment_terms: terms, doc_date: day(n * 3) }, owed),
      };
    }),
  );
  const uses = new Map<string, number>();
  for (const { number } of documents) uses.set(number!, (uses.get(number!) ?? 0) + 1);
  const issued = ({ id }: PayableDocument) => ((id - 1) % 1000) * 3;
  const pool = documents.filter(({ owed }) => !owed.startsWith('-'));
  const credits = documents.filter(({ owed }) => owed.startsWith('-'));
  const take = (fits: (document: PayableDocument) => boolean = () => true): PayableDocument => {
    for (;;) {
      const [taken] = pool.splice(below(pool.length), 1);
      if (taken === undefined) throw new Error('too few documents');
      if (fits(taken)) return taken;
    }
  };
  const INTRO = [
    'Rechnung',
    'RE',
    'Rg.Nr.',
    'RNr',
    'Inv',
    'Invoice no.',
    'facture',
    'Bel.',
    'Ihre Rechnung Nr.',
    '',
    'R.-Nr.:',
    'Zahlung zu',
  ];
  const NOISE = () =>
    pick([
      `vom ${1 + below(28)}.0${1 + below(9)}.2026`,
      `KD-NR ${1000 + below(9000)}`,
      `Kundennr. ${100_000 + below(900_000)}`,
      `DANKE`,
      `Vertrag ${10_000 + below(90_000)}`,
      `Mandat M-${below(99_999)}`,
      `${1 + below(12)}/2026`,
      `Bestellung PO${4_500_000 + below(99_999)}`,
      `Objekt Hauptstr. ${1 + below(200)}`,
    ]);
  const respelt = (number: string): string =>
    pick([
      number,
      number.replaceAll(/[-/. ]/g, ' '),
      number.replaceAll(/[-/. ]/g, ''),
      number.replaceAll('/', '-'),
      number.toLowerCase(),
      number.replace(/^[A-Z]+[- ]?/, ''),
    ]);
  const written = (number: string): string => {
    const parts = [
      `${pick(INTRO)} ${number}`.trim(),
      ...(next() < 0.5 ? [NOISE()] : []),
      ...(next() < 0.3 ? [NOISE()] : []),
    ];
    if (next() < 0.3) parts.reverse();
    const text = parts.join(pick([' ', ', ', '; ', ' / ']));
    return next() < 0.6 ? plain(text) : text;
  };
  /** Lines of a form, with a blank at each end. */
  const wrapped = (text: string, width = 27): string =>
    (text.match(new RegExp(`.{1,${width}}`, 'g')) ?? []).join(' ');
  const movements: DrawnMovement[] = [];
  const move = (kind: string, document: PayableDocument, rest: Partial<DrawnMovement>): void => {
    movements.push({
      kind,
      amount: `-${document.owed}`,
      currency: document.currency,
      day: day(issued(document) + 20),
      name: next() < 0.8 ? plain(document.vendor!) : pick(['PAYPAL EUROPE', 'UNZER GMBH', 'MOLLIE PAYMENTS']),
      purpose: written(respelt(document.number!)),
      reference: null,
      reversal: false,
      pays: [document.id],
      // Two vendors may have the number.
      knowable: uses.get(document.number!) === 1,
      ...rest,
    });
  };
  const cents = ({ owed }: PayableDocument): number => Math.round(Number(owed) * 100);
  const times = (n: number, draw: (i: number) => void) => Array.from({ length: n }, (_, i) => draw(i));

  times(60, () => move('exact', take(), {}));
  times(30, () => {
    const document = take();
    move('wrapped', document, {
      purpose: wrapped(plain(`${NOISE()} ${NOISE()} RECHNUNG ${document.number} ${NOISE()}`)),
    });
  });
  times(24, () => {
    const document = take();
    const text = plain(`${NOISE()}, ${NOISE()}, ${pick(INTRO)} ${document.number}`);
    const whole = plain(`${NOISE()} ${document.number}`);
    const cut = next() < 0.5;
    // Half of the number is lost.
    const short = text.slice(0, text.length - Math.ceil(document.number!.length / 2));
    move(
      cut ? 'number cut off' : 'cut behind the number',
      document,
      cut
        ? { purpose: short, knowable: false }
        : { purpose: `${whole} ${NOISE()}`.slice(0, whole.length + 3) },
    );
  });
  times(20, () => {
    const document = take();
    move('in the reference', document, {
      purpose: pick(['siehe Avis', 'THANK YOU', '']),
      reference: plain(respelt(document.number!)),
    });
  });
  times(24, () => {
    const all = [
      take(({ currency }) => currency === 'EUR'),
      take(({ currency }) => currency === 'EUR'),
      ...(next() < 0.5 ? [take(({ currency }) => currency === 'EUR')] : []),
    ];
    const sum = all.reduce((total, one) => total + cents(one), 0);
    const purpose = all.map(({ number }) => number).join(pick([' ', ', ', ' u. ', ' + ', ';']));
    const right = next() < 0.75;
    move(right ? 'several' : 'several, wrong sum', all[0]!, {
      amount: `-${money(right ? sum : sum + 100 + below(5000))}`,
      purpose: plain(`RG ${purpose}`),
      pays: right ? all.map(({ id }) => id) : [],
      knowable: right && all.every(({ number }) => uses.get(number!) === 1),
    });
  });
  times(16, () => {
    const document = take(({ currency, owed }) => currency === 'EUR' && Number(owed) > 3000);
    const credit = credits.splice(below(credits.length), 1)[0]!;
    if (credit.currency !== 'EUR' || cents(document) + cents(credit) <= 0) return;
    move('less a credit note', document, {
      amount: `-${money(cents(document) + cents(credit))}`,
      purpose: plain(`${document.number} abzgl. Gutschrift ${credit.number}`),
      pays: [document.id, credit.id],
      knowable: [document, credit].every(({ number }) => uses.get(number!) === 1),
    });
  });
  times(24, () => {
    const document = take(({ discounts, owed }) => discounts.length > 0 && Number(owed) > 20);
    const { percent } = document.discounts[0]!;
    const less = Math.round(cents(document) * (1 - Number(percent) / 100));
    const late = next() < 0.4;
    // Late, it is a part: what was deducted stays open.
    move(late ? 'discount, too late' : 'discount in time', document, {
      amount: `-${money(less)}`,
      day: day(issued(document) + (late ? 25 : 6)),
    });
  });
  times(24, () => {
    const document = take();
    const part = Math.max(1, Math.floor(cents(document) * pick([0.5, 0.25, 0.333])));
    move('part', document, { amount: `-${money(part)}`, purpose: plain(`TEILZAHLUNG ${document.number}`) });
  });
  times(16, () => {
    const document = take();
    move('too much', document, { amount: `-${money(cents(document) + 1 + below(900))}`, pays: [] });
  });
  times(16, () =>
    move('no number', take(), {
      purpose: pick(['Rechnung', 'wie besprochen', 'LT. AVIS']),
      pays: [],
      knowable: false,
    }),
  );
  times(12, () => {
    const document = take();
    move('exact', document, {});
    move('paid a second time', document, { pays: [] });
  });
  times(12, () => move('another currency', take(), { currency: 'USD', pays: [] }));
  times(12, () => move('taken back', take(), { reversal: true, pays: [] }));
  // Rent, insurances, telephone: their numbers mean other things, and some look like ours.
  times(60, (i) => {
    const near = pick(documents);
    const digits = near.number!.replaceAll(/\D/g, '');
    const number = i % 4 === 0 ? digits : String(10_000 + below(90_000));
    move("another's number", near, {
      amount: `-${money(500 + below(60_000))}`,
      currency: 'EUR',
      name: pick([
        'HAUSVERWALTUNG KERN',
        'ALLIANZ VERSICHERUNG',
        'TELEFONICA',
        'FINANZKASSE',
        'LEASING NORD GMBH',
      ]),
      purpose: plain(
        `${pick(['Vertrag', 'VS-NR', 'Kundenkonto', 'St.Nr.', 'Beitrag'])} ${number} ${NOISE()}`,
      ),
      pays: [],
      knowable: false,
    });
  });
  times(20, () => {
    const near = take();
    move('one digit wrong', near, {
      purpose: written(
        near.number!.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1 + below(8)) % 10)),
      ),
      // What the right bill asks for.
      knowable: false,
    });
  });
  return { documents, movements: movements.map((one) => ({ ...one, amount: one.amount.replace('--', '') })) };
}

// Invoices of goods and works: freight, credits, buildings, deliveries, market places, taxes by line, distributors, craftsmen.
import type { Random } from '../../../../bench/random.ts';
import { cents, type Figures } from './figures.ts';
import { framed, speak, wordsOf } from './frame.ts';
import type { Paper, PaperRow } from './paper.ts';

const right = 'right' as const;
const pieces = (dice: Random): number => dice.pick([1, 1, 2, 3, 5, 12, 40]);
const price = (dice: Random): number => dice.between(90, 40_000) / 100;

export function freight(dice: Random): Paper {
  const { figures, say } = speak(
    wordsOf('date | number | text | weight | base | fuel | amount | a | b | c', {
      en: 'Date | Consignment | From / to | Weight kg | Freight | Fuel surcharge | Total | Bristol - Leeds | London - Lyon | Hull - Hamburg',
      de: 'Datum | Sendung | Strecke | Gewicht kg | Fracht | Diesel | Gesamt | Hamburg - Lyon | Kassel - Wien | Bremen - Gent',
      nl: 'Datum | Zending | Traject | Gewicht kg | Vracht | Brandstof | Totaal | Rotterdam - Luik | Breda - Parijs | Venlo - Keulen',
    }),
    dice,
  );
  const rows = Array.from({ length: dice.between(2, 12) }, (_, i): PaperRow => {
    const base = price(dice);
    const fuel = cents(base * 0.085);
    const description = dice.pick([say.a, say.b, say.c]);
    const amount = cents(base + fuel);
    return {
      cells: [
        figures.day(i + 1),
        dice.digits(8),
        description,
        figures.number(dice.between(20, 2400), 0),
        ...[base, fuel, amount].map((sum) => figures.number(sum)),
      ],
      item: { description, quantity: null, unit_price: null, amount },
    };
  });
  const columns = [
    { heading: say.date, width: 58 },
    { heading: say.number, width: 58 },
    { heading: say.text },
    { heading: say.weight, width: 46, align: right },
    { heading: say.base, width: 54, align: right },
    { heading: say.fuel, width: 54, align: right },
    { heading: say.amount, width: 60, align: right },
  ];
  return framed('freight', figures, [{ table: { columns, rows } }]);
}

const GOODS = wordsOf(
  'no | text | count | price | amount | a | b | c | credit | note | sum | net | vat | gross | rate',
  {
    en: 'Item | Description | Qty | Unit price | Amount | Garden bench oak | Wall bracket 300 mm | Steel cable 5 m | Credit note | Delivery note 51112 of | Total delivery note | Net | VAT | Gross | VAT %',
    de: 'Pos. | Bezeichnung | Menge | Einzelpreis | Gesamt | Gartenbank Eiche | Wandhalter 300 mm | Stahlseil 5 m | Gutschrift | Lieferschein 51112 vom | Summe Lieferschein | Netto | MwSt. | Brutto | MwSt. %',
    fr: 'N° | Désignation | Qté | P.U. HT | Montant HT | Banc de jardin chêne | Support mural 300 mm | Câble acier 5 m | Avoir | Bon de livraison 51112 du | Total BL | Montant HT | TVA | Montant TTC | Taux TVA',
    es: 'Nº | Descripción | Cantidad | Precio | Importe | Banco de jardín roble | Soporte de pared 300 mm | Cable de acero 5 m | Factura rectificativa | Albarán 51112 de | Total albarán | Base | Cuota IVA | Total | % IVA',
    it: 'Riga | Descrizione | Q.tà | Prezzo unit. | Importo | Panca da giardino rovere | Staffa a muro 300 mm | Cavo in acciaio 5 m | Nota di credito | DDT n. 51112 del | Totale DDT | Imponibile | Imposta | Totale | IVA %',
    nl: 'Nr. | Omschrijving | Aantal | Prijs | Bedrag | Tuinbank eiken | Muurbeugel 300 mm | Staalkabel 5 m | Creditnota | Pakbon 51112 van | Totaal pakbon | Netto | BTW | Bruto | BTW %',
  },
);

type Words = NonNullable<(typeof GOODS)['en']>;

function sold(figures: Figures, say: Words, dice: Random, sign: { count: 1 | -1; price: 1 | -1 }): PaperRow {
  const quantity = sign.count * pieces(dice);
  const unit_price = sign.price * price(dice);
  const amount = cents(quantity * unit_price);
  const description = dice.pick([say.a, say.b, say.c]);
  return {
    cells: [description, figures.number(quantity, 0), figures.money(unit_price), figures.money(amount)],
    item: { description, quantity, unit_price, amount },
  };
}

const goodsColumns = (say: Words) => [
  { heading: say.text },
  { heading: say.count, width: 50, align: right },
  { heading: say.price, width: 66, align: right },
  { heading: say.amount, width: 72, align: right },
];

/** What is taken back: the sign at the number of pieces, at the price, or at none of them. */
export function credit(dice: Random): Paper {
  const { figures, say } = speak(GOODS, dice);
  const sign = dice.pick([
    { count: -1, price: 1 },
    { count: 1, price: -1 },
    { count: 1, price: 1 },
  ] as const);
  const rows = Array.from({ length: dice.between(1, 5) }, () => sold(figures, say, dice, sign));
  return framed('credit note', figures, [{ table: { columns: goodsColumns(say), rows } }], {
    title: say.credit,
  });
}

/** Goods under the numbers of the deliveries they came with, with or without a sum of each. */
export function deliveries(dice: Random): Paper {
  const { figures, say } = speak(GOODS, dice);
  const summed = dice.chance(0.5);
  const rows: PaperRow[] = [];
  for (let i = 0; i < dice.between(2, 6); i++) {
    rows.push({ cells: [], text: `${say.note} ${figures.day(i + 1)}` });
    const own = Array.from({ length: dice.between(1, 4) }, () =>
      sold(figures, say, dice, { count: 1, price: 1 }),
    );
    rows.push(...own);
    const sum = cents(own.reduce((total, { item }) => total + (item?.amount ?? 0), 0));
    if (summed) rows.push({ cells: [`${say.sum} 51112`, '', '', figures.money(sum)] });
  }
  return framed('deliveries', figures, [{ table: { columns: goodsColumns(say), rows } }]);
}

/** Net sum, rate, tax and gross sum of each line. */
export function taxed(dice: Random): Paper {
  const { figures, say } = speak(GOODS, dice);
  const priced = dice.chance(0.6);
  const rows = Array.from({ length: dice.between(1, 6) }, (_, i): PaperRow => {
    const { cells, item } = sold(figures, say, dice, { count: 1, price: 1 });
    const [text = '', count = '', unit = ''] = cells as string[];
    const rate = dice.pick([5, 20]);
    const net = item?.amount ?? 0;
    const vat = cents((net * rate) / 100);
    const sums = [figures.number(net), `${rate}%`, figures.number(vat), figures.number(cents(net + vat))];
    return {
      cells: priced ? [`${i + 1}`, text, count, unit, ...sums] : [`${i + 1}`, text, ...sums],
      ...(item === undefined ? {} : { item: priced ? item : { ...item, quantity: null, unit_price: null } }),
    };
  });
  const columns = [
    { heading: say.no, width: 26 },
    { heading: say.text },
    ...(priced
      ? [
          { heading: say.count, width: 36, align: right },
          { heading: say.price, width: 52, align: right },
        ]
      : []),
    { heading: say.net, width: 56, align: right },
    { heading: say.rate, width: 34, align: right },
    { heading: say.vat, width: 48, align: right },
    { heading: say.gross, width: 58, align: right },
  ];
  return framed(priced ? 'tax by line' : 'tax by line, no prices', figures, [{ table: { columns, rows } }]);
}

/** What was ordered, delivered and left over. */
export function distributor(dice: Random): Paper {
  const { figures, say } = speak(
    wordsOf('part | text | ordered | shipped | back | unit | price | amount | a | b | c', {
      us: 'Item no. | Description | Ordered | Shipped | B/O | U/M | Price | Extension | HEX BOLT 3/8-16 X 2 ZINC | BALL VALVE 1/2 IN BRASS | PVC ELBOW 90 DEG 2 IN',
      en: 'Code | Description | Qty ordered | Qty supplied | To follow | Per | Price | Goods | Hex bolt M10 x 50 | Ball valve 15 mm brass | Elbow 90 deg 50 mm',
      de: 'Art.-Nr. | Bezeichnung | Bestellt | Geliefert | Rückstand | ME | Preis | Wert | Sechskantschraube M10x50 | Kugelhahn 15 mm | Bogen 90 Grad 50 mm',
    }),
    dice,
  );
  const rows = Array.from({ length: dice.between(2, 9) }, (): PaperRow => {
    const ordered = pieces(dice) + 1;
    const left = dice.chance(0.3) ? dice.between(1, ordered) : 0;
    const quantity = ordered - left;
    const unit_price = price(dice);
    const amount = cents(quantity * unit_price);
    const description = dice.pick([say.a, say.b, say.c]);
    return {
      cells: [
        `${dice.pick(['HB', 'TR'])}${dice.digits(5)}`,
        description,
        ...[ordered, quantity, left].map(String),
        'EA',
        figures.number(unit_price),
        figures.number(amount),
      ],
      item: { description, quantity, unit_price, amount },
    };
  });
  const columns = [
    { heading: say.part, width: 56 },
    { heading: say.text },
    { heading: say.ordered, width: 44, align: right },
    { heading: say.shipped, width: 44, align: right },
    { heading: say.back, width: 40, align: right },
    { heading: say.unit, width: 24 },
    { heading: say.price, width: 52, align: right },
    { heading: say.amount, width: 60, align: right },
  ];
  return framed('distributor', figures, [{ table: { columns, rows } }]);
}

/** Prices without and with tax; the sum of a line has it. */
export function market(dice: Random): Paper {
  const { figures, say } = speak(
    wordsOf('text | count | net | rate | gross | amount | a | b | ship', {
      en: 'Description | Qty | Unit price (excl. VAT) | VAT rate | Unit price (incl. VAT) | Item subtotal (incl. VAT) | USB charger 65 W, white | Desk lamp with clamp | Shipping charges',
      de: 'Beschreibung | Menge | Stückpreis (ohne USt.) | USt. % | Stückpreis (inkl. USt.) | Zwischensumme (inkl. USt.) | USB-Ladegerät 65 W, weiß | Schreibtischlampe mit Klemme | Versandkosten',
      fr: "Description | Qté | P.U. (HT) | TVA % | P.U. (TTC) | Total (TTC) | Chargeur USB 65 W, blanc | Lampe de bureau à pince | Frais d'expédition",
    }),
    dice,
  );
  const rows = [say.a, say.b, say.ship].map((description): PaperRow => {
    const net = price(dice);
    const unit_price = cents(net * 1.2);
    const quantity = description === say.ship ? 1 : dice.between(1, 4);
    const amount = cents(quantity * unit_price);
    const [a, b, c] = [net, unit_price, amount].map((sum) => figures.money(sum));
    return {
      cells: [description, String(quantity), a ?? '', '20 %', b ?? '', c ?? ''],
      below: description === say.ship ? [] : [`ASIN: B0${dice.digits(8)}`],
      item: { description, quantity, unit_price, amount },
    };
  });
  const columns = [
    { heading: say.text },
    { heading: say.count, width: 32, align: right },
    { heading: say.net, width: 62, align: right },
    { heading: say.rate, width: 40, align: right },
    { heading: say.gross, width: 62, align: right },
    { heading: say.amount, width: 74, align: right },
  ];
  return framed('market place', figures, [{ table: { columns, rows } }]);
}

// Invoices of works: bills of quantities of buildings, and what craftsmen write in lines of text.
import type { Random } from '../../../../bench/random.ts';
import { cents } from './figures.ts';
import { framed, speak, wordsOf } from './frame.ts';
import type { Paper, PaperRow } from './paper.ts';

const right = 'right' as const;

/** Items with numbers of several parts under titles with sums of their own. */
export function building(dice: Random): Paper {
  const { figures, say } = speak(
    wordsOf('no | text | count | unit | price | amount | title | sum | a | b | c | t', {
      de: 'OZ | Leistung | Menge | ME | EP | GP | Titel | Summe Titel | Oberboden abtragen und seitlich lagern | Baugrube ausheben, Bodenklasse 3 bis 5 | Schotter liefern und einbauen | Erdarbeiten',
      en: 'Ref | Description | Qty | Unit | Rate | Amount | Section | Total section | Strip topsoil and set aside | Excavate to reduced level, not exceeding 2 m deep | Imported hardcore filling | Groundworks',
      fr: 'N° | Désignation | Qté | U | P.U. | Total HT | Lot | Sous-total lot | Décapage de la terre végétale | Terrassement en pleine masse | Fourniture et pose de gravier | Terrassement',
      it: 'N. | Descrizione | Quantità | U.M. | Prezzo | Importo | Capitolo | Totale capitolo | Scotico del terreno vegetale | Scavo di sbancamento | Fornitura e posa di ghiaia | Movimenti di terra',
    }),
    dice,
  );
  const summed = dice.chance(0.6);
  const rows: PaperRow[] = [];
  for (let title = 1; title <= dice.between(1, 3); title++) {
    rows.push({ cells: [`0${title}`, `${say.title} ${title}: ${say.t}`, '', '', '', ''] });
    let sum = 0;
    for (let i = 1; i <= dice.between(1, 5); i++) {
      const quantity = dice.between(100, 40_000) / 100;
      const unit_price = dice.between(90, 9000) / 100;
      const amount = cents(quantity * unit_price);
      const description = dice.pick([say.a, say.b, say.c]);
      sum = cents(sum + amount);
      rows.push({
        cells: [
          `0${title}.${String(i * 10).padStart(4, '0')}`,
          description,
          figures.number(quantity),
          dice.pick(['m²', 'm³', 'm']),
          figures.number(unit_price),
          figures.number(amount),
        ],
        item: { description, quantity, unit_price, amount },
      });
    }
    if (summed) rows.push({ cells: ['', `${say.sum} ${title}`, '', '', '', figures.number(sum)] });
  }
  const columns = [
    { heading: say.no, width: 44 },
    { heading: say.text },
    { heading: say.count, width: 52, align: right },
    { heading: say.unit, width: 28 },
    { heading: say.price, width: 52, align: right },
    { heading: say.amount, width: 66, align: right },
  ];
  return framed('building', figures, [{ table: { columns, rows } }]);
}

/** Pieces, unit and price within the text, the sum at the right: "12 hours fitter at 58.00". */
export function craftsman(dice: Random): Paper {
  const { figures, say } = speak(
    wordsOf('each | a | b | c | d', {
      en: '@ | hrs electrician | m cable 3 x 1.5 mm² | sockets white | call-out charge',
      de: 'à | Std. Monteur | m Leitung 3 x 1,5 mm² | Stk. Steckdose weiß | x Anfahrt',
      fr: "à | h main d'oeuvre | m câble 3 x 1,5 mm² | prises blanches | déplacement",
      nl: 'à | uur monteur | m kabel 3 x 1,5 mm² | st stopcontact wit | x voorrijkosten',
    }),
    dice,
  );
  const rows = [say.a, say.b, say.c, say.d].map((text): PaperRow => {
    const quantity = text === say.d ? 1 : dice.between(2, 30);
    const unit_price = dice.between(120, 9000) / 100;
    const amount = cents(quantity * unit_price);
    return {
      cells: [`${quantity} ${text} ${say.each} ${figures.money(unit_price)}`, figures.money(amount)],
      item: { description: text, quantity, unit_price, amount },
    };
  });
  const columns = [{ heading: '' }, { heading: '', width: 90, align: right }];
  return framed('craftsman', figures, [{ table: { columns, rows, headings: false } }]);
}

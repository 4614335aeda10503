// Invoices of services billed by period or by case: subscriptions, rents, lawyers, doctors, agencies.
import type { Random } from '../../../../bench/random.ts';
import { cents } from './figures.ts';
import { framed, speak, wordsOf } from './frame.ts';
import type { Paper, PaperRow } from './paper.ts';

const right = 'right' as const;

export function subscription(dice: Random): Paper {
  const { figures, say } = speak(
    wordsOf('text | count | price | tax | amount | a | b | c | d | total | due | net', {
      us: 'Description | Qty | Unit price | Tax | Amount | Team plan | Additional seats | Unused time on Starter plan | Storage add-on 100 GB | Total | Amount due | Subtotal',
      de: 'Beschreibung | Menge | Einheitspreis | USt. | Betrag | Tarif Team | Weitere Plätze | Restlaufzeit Tarif Start | Speicher 100 GB | Summe | Fälliger Betrag | Zwischensumme',
      fr: 'Description | Qté | Prix unitaire | Taxe | Montant | Abonnement équipe | Postes supplémentaires | Temps non utilisé sur Découverte | Stockage 100 Go | Total | Montant dû | Sous-total',
    }),
    dice,
  );
  const taxed = dice.chance(0.4);
  const credit = dice.chance(0.4);
  const rows = [say.a, say.b, ...(credit ? [say.c] : []), say.d].map((description): PaperRow => {
    const quantity = description === say.c ? 1 : dice.between(1, 30);
    const unit_price = (description === say.c ? -1 : 1) * (dice.between(300, 9900) / 100);
    const amount = cents(quantity * unit_price);
    const price = description === say.c ? '' : figures.money(unit_price);
    return {
      cells: [description, String(quantity), price, ...(taxed ? ['20%'] : []), figures.money(amount)],
      below: [figures.period()],
      item: { description, quantity, unit_price: description === say.c ? null : unit_price, amount },
    };
  });
  const columns = [
    { heading: say.text },
    { heading: say.count, width: 40, align: right },
    { heading: say.price, width: 70, align: right },
    ...(taxed ? [{ heading: say.tax, width: 40, align: right }] : []),
    { heading: say.amount, width: 70, align: right },
  ];
  const sum = cents(rows.reduce((total, { item }) => total + (item?.amount ?? 0), 0));
  const sums: [string, string][] = [
    [say.net, figures.money(sum)],
    [say.total, figures.money(sum)],
    [say.due, figures.money(sum)],
  ];
  return framed('subscription', figures, [{ table: { columns, rows } }], { sums });
}

export function rent(dice: Random): Paper {
  const { figures, say } = speak(
    wordsOf('text | from | to | amount | a | b | c | d', {
      en: 'Description | From | To | Amount | Rent unit 4, Harbour House | Service charge | Insurance | Parking space 12',
      de: 'Bezeichnung | von | bis | Betrag | Miete Gewerbeeinheit 4 | Nebenkostenvorauszahlung | Versicherung | Stellplatz 12',
      fr: 'Désignation | Du | Au | Montant | Loyer lot 4 | Provision sur charges | Assurance | Parking 12',
      es: 'Concepto | Desde | Hasta | Importe | Alquiler local 4 | Gastos de comunidad | Seguro | Plaza 12',
    }),
    dice,
  );
  const rows = [say.a, say.b, say.c, say.d].slice(0, dice.between(1, 4)).map((description): PaperRow => {
    const amount = dice.between(2000, 190_000) / 100;
    return {
      cells: [description, figures.day(1), figures.day(31), figures.money(amount)],
      item: { description, quantity: null, unit_price: null, amount },
    };
  });
  const columns = [
    { heading: say.text },
    { heading: say.from, width: 65 },
    { heading: say.to, width: 65 },
    { heading: say.amount, width: 80, align: right },
  ];
  return framed('rent', figures, [{ table: { columns, rows } }]);
}

/** Long texts of what was done with an amount behind each, with or without headings. */
export function lawyer(dice: Random): Paper {
  const { figures, say } = speak(
    wordsOf('text | amount | a | b | c | d', {
      en: 'Professional services | Amount | Advising on the draft share purchase agreement, including review of the disclosure letter and two calls with the other side | Correspondence with the land registry concerning the title of the property | Court fee paid on your behalf | Copying and courier',
      us: 'Description of services | Fees | Legal research and preparation of motion for summary judgment, including conference with client | Review of discovery responses and draft of deficiency letter | Filing fee | Deposition transcript',
      de: 'Leistung | Betrag | Beratung zum Entwurf des Kaufvertrages einschließlich Durchsicht der Anlagen und zweier Besprechungen | Schriftwechsel mit dem Grundbuchamt wegen der Eintragung des Eigentums | Auslagen für Registerauszüge | Pauschale für Post und Telekommunikation',
      fr: "Prestations | Montant HT | Conseil sur le projet de cession de parts, y compris l'examen des annexes et deux réunions | Correspondance avec le greffe relative au dépôt des actes | Frais de greffe | Frais de dossier",
    }),
    dice,
  );
  const rows = [say.a, say.b, say.c, say.d].map((description): PaperRow => {
    const amount = dice.between(2000, 390_000) / 100;
    const cells = [description, figures.money(amount)];
    return { cells, item: { description, quantity: null, unit_price: null, amount } };
  });
  const columns = [{ heading: say.text }, { heading: say.amount, width: 90, align: right }];
  const headings = dice.chance(0.6);
  return framed(headings ? 'lawyer' : 'lawyer, no headings', figures, [
    { table: { columns, rows, headings } },
  ]);
}

/** Fees by a schedule: number, text, factor, sum. */
export function doctor(dice: Random): Paper {
  const { figures, say } = speak(
    wordsOf('date | code | text | factor | count | amount | a | b | c | d', {
      de: 'Datum | Ziffer | Leistung | Faktor | Anz. | Betrag | Beratung | Vollständige Untersuchung | Ultraschall eines Organs | Blutentnahme',
      en: 'Date | Code | Treatment | Factor | Units | Fee | Consultation | Full examination | Ultrasound scan | Blood sample',
      fr: 'Date | Code | Acte | Coef. | Nb | Honoraires | Consultation | Examen complet | Échographie | Prise de sang',
    }),
    dice,
  );
  const rows = Array.from({ length: dice.between(2, 9) }, (_, i): PaperRow => {
    const description = dice.pick([say.a, say.b, say.c, say.d]);
    const amount = dice.between(200, 9000) / 100;
    return {
      cells: [
        i % 3 === 0 ? figures.day(i + 1) : '',
        dice.digits(3),
        description,
        figures.number(2.3, 1),
        '1',
        figures.number(amount),
      ],
      item: { description, quantity: 1, unit_price: null, amount },
    };
  });
  const columns = [
    { heading: say.date, width: 58 },
    { heading: say.code, width: 40 },
    { heading: say.text },
    { heading: say.factor, width: 46, align: right },
    { heading: say.count, width: 36, align: right },
    { heading: say.amount, width: 60, align: right },
  ];
  return framed('doctor', figures, [{ table: { columns, rows } }]);
}

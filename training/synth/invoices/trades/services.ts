// Invoices of services: hotels, hours, telephones, energy, subscriptions, rents, lawyers, doctors.
import type { Random } from '../../../../bench/random.ts';
import { cents } from './figures.ts';
import { framed, speak, wordsOf } from './frame.ts';
import type { Paper, PaperRow, Part } from './paper.ts';

export function hotel(dice: Random): Paper {
  const { figures, say } = speak(
    wordsOf('date | text | charge | credit | room | tax | food | park | paid | ref | total | balance', {
      en: 'Date | Description | Charges | Credits | Accommodation | City tax | Breakfast | Parking | Visa card | Room | Total | Balance due',
      us: 'Date | Description | Charges | Credits | Room charge | State occupancy tax | Restaurant breakfast | Valet parking | Visa XXXX1881 | Reference | Total charges | Balance',
      de: 'Datum | Leistung | Belastung | Gutschrift | Übernachtung | Kurtaxe | Frühstück | Tiefgarage | Kreditkarte | Zimmer | Gesamtbetrag | Saldo',
      fr: 'Date | Libellé | Débit | Crédit | Hébergement | Taxe de séjour | Petit-déjeuner | Parking | Carte bancaire | Chambre | Total | Solde',
    }),
    dice,
  );
  const credits = dice.chance(0.5);
  const rows: PaperRow[] = [];
  let sum = 0;
  const prices = { room: dice.between(8000, 24_000) / 100, tax: 3.5, food: 18, park: 24.5 };
  for (let night = 1; night <= dice.between(1, 5); night++) {
    for (const kind of ['room', 'tax', 'food', 'park'] as const) {
      if (kind !== 'room' && dice.chance(0.4)) continue;
      const amount = prices[kind];
      sum = cents(sum + amount);
      rows.push({
        cells: [figures.day(night), '318', say[kind], figures.number(amount), ''],
        item: { description: say[kind], quantity: null, unit_price: null, amount },
      });
    }
  }
  if (credits) rows.push({ cells: [figures.day(9), '', say.paid, '', figures.number(sum)] });
  const columns = [
    { heading: say.date, width: 60 },
    { heading: say.ref, width: 50 },
    { heading: say.text },
    { heading: say.charge, width: 70, align: 'right' as const },
    { heading: say.credit, width: 70, align: 'right' as const },
  ];
  const shown = credits ? columns : columns.slice(0, 4);
  const own = rows.map((row) => ({ ...row, cells: row.cells.slice(0, shown.length) }));
  return framed('hotel', figures, [{ table: { columns: shown, rows: own } }], {
    sums: [
      [say.total, figures.money(sum)],
      [say.balance, figures.money(credits ? 0 : sum)],
    ],
  });
}

export function hours(dice: Random): Paper {
  const { figures, say } = speak(
    wordsOf('date | who | text | hours | rate | amount | a | b | c', {
      en: 'Date | Consultant | Activity | Hours | Rate | Amount | Workshop with sales | Review of contracts and test cases | Programming of interfaces',
      us: 'Date | Staff | Work performed | Hrs | Rate | Total | Project kickoff call | Site survey and documentation | Database migration',
      de: 'Datum | Mitarbeiter | Tätigkeit | Std. | Satz | Betrag | Abstimmung mit dem Vertrieb | Prüfung der Verträge und Testfälle | Programmierung der Schnittstellen',
      nl: 'Datum | Medewerker | Werkzaamheden | Uren | Tarief | Bedrag | Overleg met verkoop | Controle van contracten | Programmeren van koppelingen',
      fr: 'Date | Intervenant | Prestation | Heures | Taux horaire | Montant | Atelier avec les ventes | Relecture des contrats | Développement des interfaces',
    }),
    dice,
  );
  const unit_price = dice.pick([85, 95, 120.5]);
  const clock = dice.chance(0.25);
  const rows = Array.from({ length: dice.between(2, 14) }, (_, i): PaperRow => {
    const quantity = dice.pick([0.5, 1, 1.25, 2, 3.75, 8]);
    const description = dice.pick([say.a, say.b, say.c]);
    const amount = cents(quantity * unit_price);
    const shown = clock
      ? `${Math.floor(quantity)}:${String((quantity % 1) * 60).padStart(2, '0')}`
      : figures.number(quantity);
    return {
      cells: [
        figures.day(i + 1),
        dice.pick(['A. Berg', 'M. Holm']),
        description,
        shown,
        figures.money(unit_price),
        figures.money(amount),
      ],
      item: { description, quantity: clock ? null : quantity, unit_price, amount },
    };
  });
  const columns = [
    { heading: say.date, width: 58 },
    { heading: say.who, width: 62 },
    { heading: say.text },
    { heading: say.hours, width: 40, align: 'right' as const },
    { heading: say.rate, width: 52, align: 'right' as const },
    { heading: say.amount, width: 64, align: 'right' as const },
  ];
  return framed(clock ? 'hours by clock' : 'hours', figures, [{ table: { columns, rows } }]);
}

export function telephone(dice: Random): Paper {
  const { figures, say } = speak(
    wordsOf(
      'monthly | usage | text | period | count | amount | a | b | c | d | e | detail | time | number | length | date',
      {
        en: 'Monthly charges | Usage charges | Description | Period | Units | Amount | Business Fibre 500 | Mobile plan L | National calls | Calls to mobiles | Data roaming zone 2 | Itemised calls | Time | Number | Duration | Date',
        de: 'Monatliche Entgelte | Verbindungsentgelte | Leistung | Zeitraum | Anzahl | Betrag EUR | Glasfaser Business 500 | Mobilfunk Tarif L | Verbindungen ins Festnetz | Verbindungen zu Mobilfunk | Datenroaming Zone 2 | Einzelverbindungsnachweis | Uhrzeit | Rufnummer | Dauer | Datum',
        fr: 'Abonnements | Consommations | Désignation | Période | Quantité | Montant HT | Fibre Pro 500 | Forfait mobile L | Appels nationaux | Appels vers mobiles | Données en itinérance | Détail des communications | Heure | Numéro | Durée | Date',
      },
    ),
    dice,
  );
  const sum = (
    description: string,
    from: number,
    to: number,
    cells: (amount: string) => string[],
  ): PaperRow => {
    const amount = dice.between(from, to) / 100;
    return {
      cells: cells(figures.number(amount)),
      item: { description, quantity: null, unit_price: null, amount },
    };
  };
  const monthly = [say.a, say.b].map((text) =>
    sum(text, 1500, 9000, (amount) => [text, figures.period(), '1', amount]),
  );
  const usage = [say.c, say.d, say.e].map((text) =>
    sum(text, 20, 4000, (amount) => [text, figures.period(), `${dice.between(2, 300)}`, amount]),
  );
  const columns = [
    { heading: say.text },
    { heading: say.period, width: 130 },
    { heading: say.count, width: 50, align: 'right' as const },
    { heading: say.amount, width: 70, align: 'right' as const },
  ];
  const together = dice.chance(0.5);
  const parts: Part[] = together
    ? [
        {
          table: {
            columns,
            rows: [{ cells: [], text: say.monthly }, ...monthly, { cells: [], text: say.usage }, ...usage],
          },
        },
      ]
    : [
        { text: say.monthly },
        { table: { columns, rows: monthly } },
        { text: say.usage },
        { table: { columns, rows: usage } },
      ];
  const calls = Array.from({ length: dice.between(8, 60) }, (_, i): PaperRow => ({
    cells: [
      figures.day((i % 28) + 1),
      `${dice.between(10, 23)}:${dice.between(10, 59)}`,
      `0${dice.digits(4)} ${dice.digits(6)}`,
      `00:0${dice.between(0, 9)}:${dice.between(10, 59)}`,
      figures.number(dice.between(0, 60) / 100),
    ],
  }));
  const callColumns = [
    { heading: say.date, width: 70 },
    { heading: say.time, width: 50 },
    { heading: say.number },
    { heading: say.length, width: 60 },
    { heading: say.amount, width: 70, align: 'right' as const },
  ];
  return framed('telephone', figures, parts, {
    after: [
      { overleaf: true },
      { text: say.detail, size: 12 },
      { table: { columns: callColumns, rows: calls } },
    ],
  });
}

export function energy(dice: Random): Paper {
  const { figures, say } = speak(
    wordsOf('meter | start | end | used | text | period | count | price | amount | a | b | c | day', {
      en: 'Meter number | Previous reading | Present reading | kWh used | Description | Period | Quantity | Rate | Amount | Energy charge | Standing charge | Climate change levy | days',
      de: 'Zählernummer | Zählerstand alt | Zählerstand neu | Verbrauch kWh | Bezeichnung | Zeitraum | Menge | Preis | Betrag | Arbeitspreis Strom | Grundpreis | Stromsteuer | Tage',
      fr: 'N° compteur | Ancien index | Nouvel index | Consommation | Libellé | Période | Quantité | Prix unitaire | Montant HT | Consommation heures pleines | Abonnement | Contribution au service public | jours',
      it: 'Matricola contatore | Lettura precedente | Lettura attuale | Consumo kWh | Descrizione | Periodo | Quantità | Prezzo unitario | Importo | Quota energia | Quota fissa | Oneri di sistema | giorni',
    }),
    dice,
  );
  const used = dice.between(900, 9000);
  const right = 'right' as const;
  const meters = {
    columns: [
      { heading: say.meter },
      { heading: say.start, width: 90, align: right },
      { heading: say.end, width: 90, align: right },
      { heading: say.used, width: 90, align: right },
    ],
    rows: [{ cells: ['1ESY1161229', '12345', String(12_345 + used), figures.number(used, 0)] }],
  };
  const item = (description: string, quantity: number, unit: string, unit_price: number): PaperRow => {
    const amount = cents(quantity * unit_price);
    const whole = figures.number(quantity, 0);
    const count = unit === '' ? whole : `${whole} ${unit}`;
    return {
      cells: [description, figures.period(), count, figures.number(unit_price, 4), figures.money(amount)],
      item: { description, quantity, unit_price, amount },
    };
  };
  const rows = [
    item(say.a, used, 'kWh', 0.2843),
    item(say.b, 28, say.day, 0.4521),
    item(say.c, used, 'kWh', 0.0205),
  ];
  const columns = [
    { heading: say.text },
    { heading: say.period, width: 110 },
    { heading: say.count, width: 60, align: right },
    { heading: say.price, width: 60, align: right },
    { heading: say.amount, width: 70, align: right },
  ];
  return framed('energy', figures, [{ table: meters }, { table: { columns, rows } }]);
}

// Sentences of our own in the languages whose letters have marks, with amounts; none of their lines is drawn in training.

export const SENTENCES: Record<string, string[]> = {
  German: [
    'Für die Überprüfung der Heizungsanlage berechnen wir 148,50 €, für Anfahrt und Öl 37,20 €.',
    'Fußböden, Türen und Schränke müssen bis Mitte März geräumt sein, größere Möbel früher.',
    'Änderungen erklären wir schriftlich; mündliche Zusagen genügen außerhalb der Geschäftszeit nicht.',
  ],
  French: [
    'Les frais d’expédition, 12,80 € par colis, sont réglés à la réception de la marchandise.',
    'Côté forêt, l’hôtel reçoit dès août ses hôtes âgés; le dîner complète la journée à 24,00 €.',
    'Où qu’elle naisse, l’œuvre garde son prénom français, même déjà payée très tôt à Noël.',
  ],
  Spanish: [
    'El señor Ibáñez pagó el año pasado 1.250,00 € por la reparación de la cañería del jardín.',
    '¿Cuándo llegará la última factura? Según el almacén, mañana al mediodía, a más tardar.',
    'La compañía añadió un depósito pequeño y un teléfono más cómodo para cada vehículo.',
  ],
  Italian: [
    'La quantità è già stata pagata: però l’importo di 89,90 € comprende più unità del previsto.',
    'Così la città avrà, lunedì o martedì, la possibilità di scegliere la proprietà perché può.',
  ],
  Portuguese: [
    'A manutenção do avião não está incluída; a prestação será de 640,00 € até ao mês de março.',
    'Também as ligações às seções têm preço próprio: três cartões, dois lençóis e maçãs à mão.',
  ],
  Dutch: [
    'De geïnde bedragen van onze cliënten zijn gecoördineerd; één reünie kost € 75,00 per persoon.',
    'Zeeën, ideeën en poëzie: de Belgische financiële reïntegratie vergt oriëntatie vóór mei.',
  ],
  Polish: [
    'Zapłaciliśmy łącznie 312,40 zł za śrubę, żarówkę i źle złożoną półkę z Bielska Białej.',
    'Księgowość wyśle duplikat w ciągu pięciu dni, jeśli właściciel potwierdzi ilość mąki i soli.',
    'Świętokrzyskie źródło będzie czynne również w niedzielę, proszę wziąć gotówkę na wodę.',
  ],
  Czech: [
    'Zaplaťte prosím 2 480,00 Kč do konce měsíce; účet a číslo smlouvy najdete výše na stránce.',
    'Příští týden přijde řidič, odveze skříň, stůl a čtyři těžké židle z ložnice u výtahu.',
    'Žluťoučký kůň pěl ďábelské ódy, neboť šťastný ježek zůstal v naší zahradě déle.',
  ],
  Swedish: [
    'Vänligen betala 745,00 kr före den sjunde i månaden så får ni inga påminnelser från oss.',
    'Ålderdomshemmet på ön köper ägg, bröd, smör och färsk fågel åt sina äldre gäster.',
  ],
  Danish: [
    'Beløbet på 560,00 kr. skal være på vores konto før lørdag, ellers påløber der gebyrer.',
    'På Ærø og Læsø sælger de røget ål, æbler, frø og små brød til færre gæster end i år.',
  ],
};

/** Amounts as shops, banks and companies write them. */
export const AMOUNTS = [
  'Total £ 84.20',
  '£1,350.00 due now',
  'Balance £0.99',
  'Paid £ 12.00 of £48.00',
  '€ 45,00',
  '1.299,95 €',
  'Summe 7,35 €',
  '€12.50 per hour',
  'Saldo € 3.480,16',
  '19,99€ statt 24,99€',
  'Rent ₹ 18,500',
  '₹1,25,000.00',
  'Net ₹ 499.00',
  '₹75 each',
  'Fare ¥ 1,320',
  '¥880',
  '合计 ¥268.00',
  'Fee ¥15,400 incl. tax',
  '§ 14 Abs. 4 UStG',
  'gemäß § 19 und § 25a',
  '§§ 433, 651 BGB',
];

// The words of invoices in six languages, several for each label.
import { ES, IT } from './made-wording-south.ts';

export type Language = 'en' | 'de' | 'fr' | 'nl' | 'es' | 'it';

export interface Wording {
  title: string[];
  /** Headings of the block that names who issued the invoice. */
  seller: string[];
  buyer: string[];
  ship_to: string[];
  invoice_number: string[];
  invoice_date: string[];
  due_date: string[];
  order_number: string[];
  vat_id: string[];
  item: [description: string, quantity: string, price: string, amount: string][];
  net_total: string[];
  tax_total: string[];
  grand_total: string[];
  /** What leads the address in a form that gives it one label. */
  address: string;
  /** Above the name of who a letter is for. */
  salutation: string[];
  /** The person a letter is for, between name and street. */
  attention: string[];
  thanks: string[];
  goods: string[];
  /** Who of the seller answers questions. */
  contact: string[];
  customer_number: string[];
  prepaid: string[];
  /** How something was paid before; stands with its date instead of a label. */
  transfer: string;
  due_payable: string[];
  /** Labels of a form: name, street, postal code with place, country. */
  form: [name: string, street: string, place: string, country: string];
  /** "Invoice 123 of 12 March": number and date in a sentence. */
  of: string;
  /** What leads the reference a transfer is to name. */
  reference: string[];
  number_sign: string;
  bank: string;
  register: string;
}

export const WORDINGS: Record<Language, Wording> = {
  en: {
    title: ['INVOICE', 'Invoice', 'TAX INVOICE', 'Sales Invoice'],
    seller: ['From', 'Seller', 'Supplier', 'Issued by', 'Vendor'],
    buyer: ['Bill to', 'Invoice to:', 'Sold to', 'Customer:', 'Billed To'],
    ship_to: ['Ship to', 'Deliver to:'],
    invoice_number: ['Invoice number', 'Invoice No.', 'Invoice #', 'Inv. No', 'Number'],
    invoice_date: ['Invoice date', 'Date', 'Date of issue', 'Issued'],
    due_date: ['Due date', 'Payment due', 'Due', 'Pay by'],
    order_number: ['PO number', 'Your order', 'Purchase order', 'Order No.'],
    vat_id: ['VAT No.', 'VAT registration', 'VAT ID', 'Tax ID'],
    item: [
      ['Description', 'Quantity', 'Unit price', 'Amount'],
      ['Item', 'Qty', 'Rate', 'Total'],
      ['Details', 'Qty', 'Price', 'Line total'],
    ],
    net_total: ['Subtotal', 'Net total', 'Total excl. VAT', 'Net amount'],
    tax_total: ['VAT', 'Tax', 'VAT 20%', 'Sales tax', 'Total VAT'],
    grand_total: ['Total', 'Total amount', 'Invoice total', 'Grand total', 'Total due', 'Amount due'],
    address: 'Address',
    salutation: ['Messrs'],
    attention: ['Attn: Kim Sander', 'Accounts Department', 'Kim Sander'],
    thanks: [
      'Thank you for your business.',
      'Payment terms: 30 days net.',
      'Please quote the invoice number.',
    ],
    goods: [
      'Slates, replaced',
      'Survey of the roof',
      'Paper A4, box',
      'Delivery',
      'Oak panel',
      'Licence, one year',
    ],
    contact: ['Your contact', 'Contact', 'Account manager'],
    customer_number: ['Customer No.', 'Account no.', 'Customer ID'],
    transfer: 'Bank transfer',
    prepaid: ['Deposit paid', 'Amount paid', 'Less prepaid'],
    due_payable: ['Balance due', 'Amount due', 'Left to pay'],
    form: ['Name', 'Street', 'City', 'Country'],
    number_sign: 'No.',
    of: 'dated',
    reference: ['Payment reference', 'Please quote', 'Remittance reference'],
    bank: 'Bank: Saltmoor Savings',
    register: 'Registered in England No.',
  },
  de: {
    title: ['Rechnung', 'RECHNUNG', 'Ausgangsrechnung'],
    seller: ['Verkäufer', 'Lieferant', 'Rechnungssteller', 'Leistungserbringer'],
    buyer: ['Rechnung an', 'Rechnungsempfänger:', 'Kunde:', 'An'],
    ship_to: ['Lieferadresse', 'Lieferanschrift:'],
    invoice_number: ['Rechnungsnummer', 'Rechnungs-Nr.', 'Rechnung Nr.', 'Beleg-Nr.'],
    invoice_date: ['Rechnungsdatum', 'Datum', 'Belegdatum'],
    due_date: ['Fällig am', 'Zahlbar bis', 'Fälligkeitsdatum'],
    order_number: ['Ihre Bestellung', 'Bestellnummer', 'Auftragsnummer'],
    vat_id: ['USt-IdNr.', 'USt-ID', 'Umsatzsteuer-ID'],
    item: [
      ['Bezeichnung', 'Menge', 'Einzelpreis', 'Gesamtpreis'],
      ['Artikel', 'Anzahl', 'Preis', 'Betrag'],
      ['Leistung', 'Menge', 'E-Preis', 'Gesamt'],
    ],
    net_total: ['Nettobetrag', 'Summe netto', 'Zwischensumme', 'Netto'],
    tax_total: ['zzgl. 19 % MwSt.', 'Umsatzsteuer 19 %', 'MwSt. 19%', 'USt. 19,00 %'],
    grand_total: [
      'Rechnungsbetrag',
      'Gesamtbetrag',
      'Gesamtsumme',
      'Endbetrag',
      'Bruttobetrag',
      'Zahlbetrag',
    ],
    address: 'Anschrift',
    salutation: ['Firma', 'Herrn', 'An die'],
    attention: ['z. Hd. Kim Sander', 'Buchhaltung', 'Frau Kim Sander', 'Abteilung Einkauf'],
    thanks: ['Zahlbar innerhalb von 14 Tagen ohne Abzug.', 'Vielen Dank für Ihren Auftrag.'],
    goods: [
      'Regalboden Eiche',
      'Montage',
      'Druckpapier A4',
      'Beratung vor Ort',
      'Schrauben, Paket',
      'Wartung',
    ],
    contact: ['Ihr Ansprechpartner', 'Bearbeiter', 'Sachbearbeiter'],
    customer_number: ['Kundennummer', 'Kunden-Nr.', 'Kd.-Nr.'],
    transfer: 'Überweisung',
    prepaid: ['Anzahlung', 'Bereits bezahlt', 'abzgl. Abschlag'],
    due_payable: ['Restbetrag', 'Noch zu zahlen', 'Offener Betrag'],
    form: ['Name', 'Straße', 'PLZ/Ort', 'Land'],
    number_sign: 'Nr.',
    of: 'vom',
    reference: ['Verwendungszweck', 'Zahlungsreferenz', 'Bei Zahlung bitte angeben', 'Kassenzeichen'],
    bank: 'Bank: Sparkasse Altenbach',
    register: 'Amtsgericht Neustadt HRB',
  },
  fr: {
    title: ['FACTURE', 'Facture'],
    seller: ['Vendeur', 'Émetteur', 'Fournisseur', 'Prestataire'],
    buyer: ['Facturé à', 'Client :', 'Adresse de facturation', 'Destinataire'],
    ship_to: ['Adresse de livraison', 'Livré à'],
    invoice_number: ['Facture n°', 'Numéro de facture', 'N° facture'],
    invoice_date: ['Date de facture', 'Date', "Date d'émission"],
    due_date: ["Date d'échéance", 'Échéance', 'À régler avant le'],
    order_number: ['Bon de commande', 'Votre commande', 'N° commande'],
    vat_id: ['N° TVA', 'TVA intracommunautaire', 'TVA'],
    item: [
      ['Désignation', 'Quantité', 'Prix unitaire', 'Montant HT'],
      ['Description', 'Qté', 'P.U. HT', 'Total HT'],
    ],
    net_total: ['Total HT', 'Montant HT', 'Sous-total'],
    tax_total: ['TVA 20 %', 'TVA', 'Total TVA'],
    grand_total: ['Total TTC', 'Montant TTC', 'Net à payer'],
    address: 'Adresse',
    salutation: ['Société', 'Monsieur'],
    attention: ['Service comptabilité', 'À l’attention de Kim Sander', 'Kim Sander'],
    thanks: ['Paiement à 30 jours.', 'Merci de votre confiance.'],
    goods: ['Porte en chêne', 'Pose', 'Papier A4', 'Conseil', 'Transport', 'Entretien'],
    contact: ['Votre contact', 'Interlocuteur', 'Contact commercial'],
    customer_number: ['N° client', 'Code client'],
    transfer: 'Virement',
    prepaid: ['Acompte versé', 'Déjà réglé', 'Acompte'],
    due_payable: ['Reste à payer', 'Solde à payer', 'Net à payer'],
    form: ['Nom', 'Rue', 'Ville', 'Pays'],
    number_sign: 'n°',
    of: 'du',
    reference: ['Référence de paiement', 'Référence à rappeler', 'Libellé du virement'],
    bank: 'Banque : Crédit Valbourg',
    register: 'RCS Montclair',
  },
  nl: {
    title: ['Factuur', 'FACTUUR'],
    seller: ['Leverancier', 'Verkoper', 'Van'],
    buyer: ['Factuur aan', 'Klant:', 'Factuuradres', 'Aan'],
    ship_to: ['Afleveradres', 'Bezorgadres:'],
    invoice_number: ['Factuurnummer', 'Factuurnr.', 'Factuur nr.'],
    invoice_date: ['Factuurdatum', 'Datum'],
    due_date: ['Vervaldatum', 'Te betalen voor', 'Uiterste betaaldatum'],
    order_number: ['Uw bestelnummer', 'Ordernummer', 'Bestelnummer'],
    vat_id: ['BTW-nummer', 'BTW nr.', 'BTW-id'],
    item: [
      ['Omschrijving', 'Aantal', 'Prijs', 'Bedrag'],
      ['Artikel', 'Aantal', 'Stukprijs', 'Totaal'],
    ],
    net_total: ['Subtotaal', 'Totaal excl. btw', 'Nettobedrag'],
    tax_total: ['Btw 21%', 'BTW', 'Btw-bedrag'],
    grand_total: ['Totaal incl. btw', 'Totaalbedrag', 'Te betalen', 'Totaal'],
    address: 'Adres',
    salutation: ['De heer', 'Aan'],
    attention: ['t.a.v. Kim Sander', 'Crediteurenadministratie'],
    thanks: ['Betaling binnen 14 dagen.', 'Hartelijk dank voor uw opdracht.'],
    goods: ['Eiken plank', 'Montage', 'Papier A4', 'Advies', 'Schroeven, doos', 'Onderhoud'],
    contact: ['Uw contactpersoon', 'Contactpersoon'],
    customer_number: ['Klantnummer', 'Debiteurnr.'],
    transfer: 'Overboeking',
    prepaid: ['Aanbetaling', 'Reeds betaald'],
    due_payable: ['Nog te betalen', 'Openstaand bedrag'],
    form: ['Naam', 'Straat', 'Plaats', 'Land'],
    number_sign: 'nr.',
    of: 'van',
    reference: ['Betalingskenmerk', 'Gestructureerde mededeling'],
    bank: 'Bank: Spaarbank Oosterdam',
    register: 'KvK',
  },
  es: ES,
  it: IT,
};

// The words of made-up invoices, by language. Headings are those found on invoices in general, several for each column.
import { ES, IT, NL, ZH } from './more-wording.ts';

export type Language = 'en' | 'de' | 'fr' | 'it' | 'es' | 'nl' | 'zh';

export type ColumnName =
  | 'position'
  | 'sku'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'unit_price'
  | 'discount'
  | 'tax_rate'
  | 'amount'
  | 'list_amount'
  | 'tax_amount'
  | 'gross_amount'
  | 'date';

export interface Wording {
  headings: Record<ColumnName, string[]>;
  goods: string[];
  details: string[];
  /** What identifies an item, in lines of its own. */
  identifiers: string[];
  /** Above the first item: what the invoice is about. */
  introduction: string;
  allowance: string[];
  units: string[];
  sections: string[];
  remarks: string[];
  section_total: string[];
  carried: [string, string][];
  net: string[];
  tax: string[];
  total: string[];
  invoice: string;
  number: string;
  date: string;
  customer: string;
  payment: string;
  tax_summary: string[];
}

const EN: Wording = {
  headings: {
    position: ['Pos', '#', 'No.', 'Item', 'Line'],
    sku: ['Item code', 'Part no.', 'SKU', 'Article'],
    description: ['Description', 'Item description', 'Goods / services', 'Details', 'Product'],
    quantity: ['Qty', 'Quantity', 'Units', 'Hours', 'Qty ordered'],
    unit: ['Unit', 'UoM', 'Per'],
    unit_price: ['Unit price', 'Price', 'Rate', 'Price each', 'Unit cost', 'Price (USD)'],
    discount: ['Disc. %', 'Discount'],
    tax_rate: ['VAT', 'Tax %', 'VAT rate'],
    list_amount: ['Gross', 'Total before discount'],
    tax_amount: ['VAT amount', 'Tax'],
    gross_amount: ['Total incl. VAT', 'Gross amount'],
    date: ['Date', 'Service date'],
    amount: ['Amount', 'Line total', 'Total', 'Net amount', 'Ext. price', 'Amount (USD)'],
  },
  goods: [
    'Garden bench oak',
    'Wall bracket 300 mm',
    'Steel cable 5 m',
    'Monthly maintenance',
    'Delivery to site',
    'Paint white 10 l',
    'Roof tile clay red',
    'Consulting day on site',
    'Cable duct 40x60',
    'Water pump type B',
    'Switch 16 A',
    'Copy paper A4 500 sheets',
  ],
  details: [
    'with mounting kit and screws',
    'colour: light grey, RAL 7035',
    'period from 01/03/2026 to 31/03/2026',
    'serial no. 88-1402',
    'including packaging',
    'delivered on your order 4711',
  ],
  identifiers: [
    'GTIN: 4012345001235',
    'Item no. TB-100',
    'Batch 77-1204',
    'Country of origin: DE',
    'Delivery note 51112 of 02/03/2026',
    'Your item no.: 55T01',
  ],
  introduction: 'For our services we invoice you as follows:',
  allowance: ['less 10 % discount', 'Discount 10 %'],
  units: ['pcs', 'h', 'm', 'kg', 'box'],
  sections: ['Ground floor', 'Materials', 'Labour', 'Order 2026-118 of 2 March'],
  remarks: ['Prices as agreed in our offer.', 'Goods remain our property until paid in full.'],
  section_total: ['Subtotal', 'Sub-total materials'],
  carried: [
    ['Carried forward', 'Brought forward'],
    ['Balance c/f', 'Balance b/f'],
  ],
  net: ['Subtotal', 'Net total', 'Total excl. VAT'],
  tax: ['VAT', 'Sales tax'],
  total: ['Total', 'Grand total', 'Amount due', 'Total due'],
  invoice: 'INVOICE',
  number: 'Invoice no.',
  date: 'Date',
  customer: 'Customer no.',
  payment: 'Payable within 30 days without deduction.',
  tax_summary: ['VAT rate', 'Net', 'VAT', 'Gross'],
};

const DE: Wording = {
  headings: {
    position: ['Pos.', 'Pos', 'Nr.', 'Lfd. Nr.'],
    sku: ['Art.-Nr.', 'Artikelnummer', 'Artikel-Nr.', 'Bestellnr.'],
    description: ['Bezeichnung', 'Beschreibung', 'Artikel', 'Leistung', 'Artikel / Leistung', 'Text'],
    quantity: ['Menge', 'Anzahl', 'Anz.', 'Stück', 'Std.'],
    unit: ['Einheit', 'ME', 'Einh.'],
    unit_price: [
      'Preis/Einheit',
      'Einzel €',
      'Einzelpreis netto',
      'Einzelpreis',
      'E-Preis',
      'EP',
      'Preis',
      'EP in €',
      'Einzelpreis €',
      'Preis/Einheit',
      'Einzel',
    ],
    discount: ['Rabatt', 'Rabatt %', 'Nachlass'],
    tax_rate: ['USt', 'MwSt', 'MwSt. %', 'USt.-Satz'],
    list_amount: ['Listenbetrag', 'Summe vor Rabatt'],
    tax_amount: ['MwSt.-Betrag', 'Steuer'],
    gross_amount: ['Brutto', 'Bruttobetrag', 'Gesamt brutto'],
    date: ['Datum', 'Leistungsdatum'],
    amount: [
      'Gesamtpreis',
      'Betrag',
      'Gesamt',
      'GP',
      'GP in €',
      'Summe',
      'Nettobetrag',
      'Gesamt €',
      'Betrag EUR',
    ],
  },
  goods: [
    'Gartenbank Eiche',
    'Wandhalter 300 mm',
    'Stahlseil 5 m',
    'Wartung monatlich',
    'Lieferung frei Baustelle',
    'Wandfarbe weiß 10 l',
    'Dachziegel Ton rot',
    'Beratung vor Ort',
    'Kabelkanal 40x60',
    'Wasserpumpe Typ B',
    'Schalter 16 A',
    'Kopierpapier A4 500 Blatt',
  ],
  details: [
    'mit Montagesatz und Schrauben',
    'Farbe: lichtgrau, RAL 7035',
    'Zeitraum 01.03.2026 bis 31.03.2026',
    'Seriennr. 88-1402',
    'inklusive Verpackung',
    'geliefert gemäß Bestellung 4711',
  ],
  identifiers: [
    'GTIN: 4012345001235',
    'Unsere Art.-Nr.: TB100A4',
    'Charge 77-1204',
    'Herkunftsland: DE',
    'Lieferschein 51112 vom 02.03.2026',
    'Ihre Art.-Nr. 55T01',
    'inkl. 19 % MwSt.',
  ],
  introduction: 'Für unsere Leistungen erlauben wir uns zu berechnen:',
  allowance: ['abzgl. 10 % Rabatt', 'Rabatt 10 %'],
  units: ['Stk', 'Std', 'm', 'kg', 'Pkg'],
  sections: ['Erdgeschoss', 'Material', 'Arbeitszeit', 'Lieferschein 2026-118 vom 02.03.2026'],
  remarks: ['Preise laut unserem Angebot.', 'Die Ware bleibt bis zur Bezahlung unser Eigentum.'],
  section_total: ['Zwischensumme', 'Zwischensumme Material'],
  carried: [
    ['Übertrag', 'Übertrag'],
    ['Zwischensumme / Übertrag', 'Übertrag von Seite 1'],
  ],
  net: ['Nettobetrag', 'Summe netto', 'Zwischensumme'],
  tax: ['zzgl. 19 % MwSt.', 'Umsatzsteuer 19 %', 'MwSt. 19 %'],
  total: ['Gesamtbetrag', 'Rechnungsbetrag', 'Endbetrag', 'Zu zahlen'],
  invoice: 'RECHNUNG',
  number: 'Rechnungsnr.',
  date: 'Datum',
  customer: 'Kundennr.',
  payment: 'Zahlbar innerhalb von 30 Tagen ohne Abzug.',
  tax_summary: ['Steuersatz', 'Netto', 'Steuer', 'Brutto'],
};

const FR: Wording = {
  headings: {
    position: ['N°', 'Ligne'],
    sku: ['Réf.', 'Référence', 'Code article'],
    description: ['Désignation', 'Description', 'Libellé', 'Désignation des produits'],
    quantity: ['Qté', 'Quantité', 'Nombre'],
    unit: ['Unité', 'U.'],
    unit_price: ['P.U. HT', 'Prix unitaire', 'PU HT', 'Prix unit. HT', 'Prix unitaire HT'],
    discount: ['Remise', 'Rem. %'],
    tax_rate: ['TVA', 'TVA %', 'Taux TVA'],
    list_amount: ['Montant brut', 'Total brut HT'],
    tax_amount: ['Montant TVA'],
    gross_amount: ['Total TTC', 'Montant TTC'],
    date: ['Date'],
    amount: ['Montant HT', 'Total HT', 'Montant', 'Total ligne HT', 'Total'],
  },
  goods: [
    'Banc de jardin chêne',
    'Support mural 300 mm',
    'Câble acier 5 m',
    'Maintenance mensuelle',
    'Livraison sur chantier',
    'Peinture blanche 10 l',
    'Tuile terre cuite rouge',
    'Conseil sur site',
    'Goulotte 40x60',
    'Pompe à eau type B',
    'Interrupteur 16 A',
    'Papier A4 500 feuilles',
  ],
  details: [
    'avec kit de montage et vis',
    'couleur : gris clair, RAL 7035',
    'période du 01/03/2026 au 31/03/2026',
    'n° de série 88-1402',
    'emballage compris',
  ],
  identifiers: [
    'GTIN : 4012345001235',
    'Réf. TB-100',
    'Lot 77-1204',
    'Origine : FR',
    'BL 51112 du 02/03/2026',
    'Code client 55T01',
  ],
  introduction: 'Nous vous facturons les prestations suivantes :',
  allowance: ['Remise 10 %', 'remise de 10 %'],
  units: ['pce', 'h', 'm', 'kg', 'bte'],
  sections: ['Rez-de-chaussée', 'Fournitures', "Main d'oeuvre", 'Bon de livraison 2026-118'],
  remarks: ['Prix selon notre devis.', 'La marchandise reste notre propriété.'],
  section_total: ['Sous-total', 'Sous-total fournitures'],
  carried: [
    ['À reporter', 'Report'],
    ['Sous-total à reporter', 'Report page précédente'],
  ],
  net: ['Total HT', 'Montant HT', 'Net HT'],
  tax: ['TVA 20 %', 'Total TVA'],
  total: ['Total TTC', 'Net à payer', 'Montant TTC'],
  invoice: 'FACTURE',
  number: 'Facture n°',
  date: 'Date',
  customer: 'N° client',
  payment: 'Paiement à 30 jours, sans escompte.',
  tax_summary: ['Taux', 'Base HT', 'TVA', 'TTC'],
};

export const WORDING: Record<Language, Wording> = { en: EN, de: DE, fr: FR, it: IT, es: ES, nl: NL, zh: ZH };

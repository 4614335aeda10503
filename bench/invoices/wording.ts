// The words of made-up invoices, by language. Headings are those found on invoices in general, several for each column.

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
  | 'amount';

export interface Wording {
  headings: Record<ColumnName, string[]>;
  goods: string[];
  details: string[];
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

const IT: Wording = {
  headings: {
    position: ['N.', 'Pos.', 'Riga'],
    sku: ['Codice', 'Cod. art.', 'Articolo'],
    description: ['Descrizione', 'Descrizione dei beni', 'Prodotto', 'Descrizione articolo'],
    quantity: ['Q.tà', 'Quantità', 'Qta'],
    unit: ['U.M.', 'Unità'],
    unit_price: ['Prezzo unitario', 'Prezzo', 'Prezzo unit.', 'Prezzo un.'],
    discount: ['Sconto', 'Sc. %'],
    tax_rate: ['IVA', 'IVA %', 'Aliquota'],
    amount: ['Importo', 'Totale', 'Importo netto', 'Prezzo totale'],
  },
  goods: [
    'Panca da giardino rovere',
    'Staffa a muro 300 mm',
    'Cavo acciaio 5 m',
    'Manutenzione mensile',
    'Consegna in cantiere',
    'Vernice bianca 10 l',
    'Tegola cotto rosso',
    'Consulenza in loco',
    'Canalina 40x60',
    'Pompa acqua tipo B',
    'Interruttore 16 A',
    'Carta A4 500 fogli',
  ],
  details: [
    'con kit di montaggio e viti',
    'colore: grigio chiaro',
    'dal 01/03/2026 al 31/03/2026',
    'imballo incluso',
  ],
  units: ['pz', 'h', 'm', 'kg', 'cf'],
  sections: ['Piano terra', 'Materiali', 'Manodopera', 'DDT 2026-118 del 02/03/2026'],
  remarks: ['Prezzi come da nostra offerta.'],
  section_total: ['Subtotale', 'Totale parziale'],
  carried: [
    ['A riportare', 'Riporto'],
    ['Riporto a pagina 2', 'Riporto'],
  ],
  net: ['Imponibile', 'Totale imponibile', 'Totale netto'],
  tax: ['IVA 22 %', 'Totale IVA'],
  total: ['Totale fattura', 'Totale documento', 'Totale da pagare'],
  invoice: 'FATTURA',
  number: 'Fattura n.',
  date: 'Data',
  customer: 'Cod. cliente',
  payment: 'Pagamento a 30 giorni data fattura.',
  tax_summary: ['Aliquota', 'Imponibile', 'Imposta', 'Totale'],
};

const ES: Wording = {
  headings: {
    position: ['Nº', 'Línea'],
    sku: ['Código', 'Ref.', 'Referencia'],
    description: ['Descripción', 'Concepto', 'Artículo', 'Detalle'],
    quantity: ['Cantidad', 'Cant.', 'Uds.', 'Unidades'],
    unit: ['Unidad', 'Ud.'],
    unit_price: ['Precio unitario', 'Precio', 'Precio ud.', 'P. unitario', 'Precio unit.'],
    discount: ['Dto. %', 'Descuento'],
    tax_rate: ['IVA', '% IVA', 'Tipo IVA'],
    amount: ['Importe', 'Total', 'Importe neto', 'Total línea', 'Subtotal'],
  },
  goods: [
    'Banco de jardín roble',
    'Soporte de pared 300 mm',
    'Cable de acero 5 m',
    'Mantenimiento mensual',
    'Entrega en obra',
    'Pintura blanca 10 l',
    'Teja de barro roja',
    'Consultoría in situ',
    'Canaleta 40x60',
    'Bomba de agua tipo B',
    'Interruptor 16 A',
    'Papel A4 500 hojas',
  ],
  details: [
    'con kit de montaje y tornillos',
    'color: gris claro',
    'del 01/03/2026 al 31/03/2026',
    'embalaje incluido',
  ],
  units: ['ud', 'h', 'm', 'kg', 'caja'],
  sections: ['Planta baja', 'Materiales', 'Mano de obra', 'Albarán 2026-118 de 02/03/2026'],
  remarks: ['Precios según nuestro presupuesto.'],
  section_total: ['Subtotal', 'Subtotal materiales'],
  carried: [
    ['Suma y sigue', 'Suma anterior'],
    ['Suma y sigue', 'Suma y sigue anterior'],
  ],
  net: ['Base imponible', 'Subtotal', 'Total neto'],
  tax: ['IVA 21 %', 'Cuota IVA'],
  total: ['Total factura', 'Total a pagar', 'Importe total'],
  invoice: 'FACTURA',
  number: 'Factura nº',
  date: 'Fecha',
  customer: 'Nº cliente',
  payment: 'Pago a 30 días por transferencia.',
  tax_summary: ['Tipo', 'Base', 'Cuota', 'Total'],
};

const NL: Wording = {
  headings: {
    position: ['Regel', 'Nr.', 'Pos.'],
    sku: ['Artikelnr.', 'Artikelcode', 'Code'],
    description: ['Omschrijving', 'Beschrijving', 'Artikel', 'Product'],
    quantity: ['Aantal', 'Hoeveelheid'],
    unit: ['Eenheid', 'Eenh.'],
    unit_price: ['Prijs', 'Prijs per stuk', 'Stukprijs', 'Eenheidsprijs', 'Tarief'],
    discount: ['Korting', 'Korting %'],
    tax_rate: ['BTW', 'BTW %', 'Btw-tarief'],
    amount: ['Bedrag', 'Totaal', 'Totaal excl. btw', 'Regeltotaal'],
  },
  goods: [
    'Tuinbank eiken',
    'Muurbeugel 300 mm',
    'Staalkabel 5 m',
    'Onderhoud per maand',
    'Levering op de bouw',
    'Muurverf wit 10 l',
    'Dakpan klei rood',
    'Advies op locatie',
    'Kabelgoot 40x60',
    'Waterpomp type B',
    'Schakelaar 16 A',
    'Kopieerpapier A4 500 vel',
  ],
  details: [
    'met montageset en schroeven',
    'kleur: lichtgrijs',
    'van 01-03-2026 tot 31-03-2026',
    'inclusief verpakking',
  ],
  units: ['st', 'uur', 'm', 'kg', 'doos'],
  sections: ['Begane grond', 'Materiaal', 'Arbeid', 'Pakbon 2026-118 van 02-03-2026'],
  remarks: ['Prijzen volgens onze offerte.'],
  section_total: ['Subtotaal', 'Subtotaal materiaal'],
  carried: [
    ['Transporteren', 'Transport'],
    ['Te transporteren', 'Transport vorige pagina'],
  ],
  net: ['Subtotaal', 'Totaal excl. BTW', 'Netto'],
  tax: ['BTW 21 %', '21 % BTW'],
  total: ['Totaal', 'Te betalen', 'Totaal incl. BTW'],
  invoice: 'FACTUUR',
  number: 'Factuurnr.',
  date: 'Datum',
  customer: 'Klantnr.',
  payment: 'Gelieve te betalen binnen 30 dagen.',
  tax_summary: ['Tarief', 'Grondslag', 'BTW', 'Totaal'],
};

const ZH: Wording = {
  headings: {
    position: ['序号', '行号', '编号'],
    sku: ['货号', '商品编码', '物料编码'],
    description: ['品名', '商品名称', '货物名称', '项目', '产品名称'],
    quantity: ['数量', '订购数量'],
    unit: ['单位'],
    unit_price: ['单价', '单价(元)', '含税单价'],
    discount: ['折扣', '折扣率'],
    tax_rate: ['税率'],
    amount: ['金额', '金额(元)', '小计', '总价'],
  },
  goods: [
    '花园长椅',
    '墙面支架',
    '钢丝绳五米',
    '每月维护费',
    '送货到工地',
    '白色涂料',
    '红色陶瓦',
    '现场咨询',
    '电缆槽',
    '水泵乙型',
    '十六安开关',
    '复印纸',
  ],
  details: ['含安装套件及螺丝', '颜色:浅灰', '含包装'],
  units: ['件', '小时', '米', '公斤', '箱'],
  sections: ['一层', '材料', '人工'],
  remarks: ['价格以报价单为准'],
  section_total: ['小计'],
  carried: [
    ['转下页', '承前页'],
    ['过次页', '承前页'],
  ],
  net: ['不含税合计', '小计'],
  tax: ['税额', '增值税'],
  total: ['合计', '总计', '应付金额'],
  invoice: '销售清单',
  number: '单据编号',
  date: '日期',
  customer: '客户编号',
  payment: '请于三十日内付款',
  tax_summary: ['税率', '净额', '税额', '合计'],
};

export const WORDING: Record<Language, Wording> = { en: EN, de: DE, fr: FR, it: IT, es: ES, nl: NL, zh: ZH };

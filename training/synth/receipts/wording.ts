// The words of receipts, in eight languages.
export type Language = 'en' | 'ms' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'zh';

export interface Wording {
  greeting: string[];
  title: string[];
  /** What a shop says of itself below its name. */
  trade: string[];
  /** Labels; the first of each list may be '' where receipts print none. */
  date: string[];
  time: string[];
  receipt: string[];
  cashier: string[];
  customer: string[];
  phone: string[];
  subtotal: string[];
  service: string[];
  tax: string[];
  net: string[];
  gross: string[];
  rounding: string[];
  discount: string[];
  total: string[];
  cash: string[];
  change: string[];
  card: string[];
  count: string[];
  saved: string[];
  /** What other dates a receipt has: "%" stands for the date. */
  expiry: string[];
  entry: [string, string][];
  printed: string[];
  tax_table: string[];
  thanks: string[];
  goods: string[];
  head: string[][];
}

const EN: Wording = {
  greeting: ['WELCOME TO', 'Welcome', '** REPRINT **', 'CUSTOMER COPY', 'DUPLICATE'],
  title: ['TAX INVOICE', 'RECEIPT', 'CASH BILL', 'CASH SALES', 'Tax Invoice', 'INVOICE', 'GUEST CHECK', 'OFFICIAL RECEIPT', 'SIMPLIFIED TAX INVOICE'],
  trade: ['Restaurant - Bar - Grill', 'Tea Room & Bar', 'Wholesale & Retail', 'Fine Food and Drinks', 'Hardware & Paints', 'ALL DAY DINING', 'Books, Toys, Gifts'],
  date: ['', 'Date:', 'DATE :', 'Date', 'Bill Date:', 'Invoice Date :', 'Trans Date:', 'Doc Date'],
  time: ['', '', 'Time:', 'TIME :'],
  receipt: ['Receipt No:', 'Invoice No :', 'Bill#', 'Doc No.', 'CHECK', 'TRN', 'Inv No', 'Trans #'],
  cashier: ['Cashier:', 'Served by', 'CSHR', 'Sales Person :', 'Your server:', 'Staff', 'Operator'],
  customer: ['Customer:', 'Bill To :', 'Member', 'CUSTOMER NAME', 'Sold To', 'M/S'],
  phone: ['Tel:', 'TEL :', 'Tel', 'Phone', 'T:', 'Hotline', 'H/P', 'Tel/Fax:'],
  subtotal: ['SUBTOTAL', 'Sub Total', 'Sub-Total', 'Subtotal:', 'Total (Excl Tax)', 'AMOUNT'],
  service: ['Service Charge 10%', 'SVC CHG (10%)', '10% Service Charge'],
  tax: ['% 6%', '% @', 'Total %', '% Amount', '%'],
  net: ['Total Excl. %', 'Total Excluding %', 'Net Sales', 'Taxable Amount'],
  gross: ['Total Sales Inclusive %', 'Total Incl. %', 'Total (Inclusive of %)', 'TOTAL INC %'],
  rounding: ['Rounding', 'Rounding Adj', 'ROUNDING ADJUSTMENT', 'Rounding Adjustment:', 'Round Off'],
  discount: ['Discount', 'LESS DISCOUNT', 'Member Disc', 'Promotion', 'Voucher'],
  total: ['TOTAL', 'Total', 'GRAND TOTAL', 'Total Due', 'NET TOTAL', 'AMOUNT DUE', 'Total Payable', 'Nett Total', 'BALANCE DUE', 'TOTAL AMOUNT', 'Total :', 'Total to pay'],
  cash: ['CASH', 'Cash', 'Cash Tendered', 'CASH PAID', 'Paid', 'TENDERED', 'Payment'],
  change: ['CHANGE', 'Change', 'Change Due', 'CHANGE DUE', 'Balance'],
  card: ['VISA', 'MASTERCARD', 'Visa Debit', 'CREDIT CARD', 'DEBIT', 'Contactless', 'E-WALLET'],
  count: ['Item Count', 'Total Qty', 'TOTAL ITEMS', 'No. of Items', 'Qty'],
  saved: ['YOU SAVED', 'Total Savings', 'You have saved'],
  expiry: ['Points expire on %', 'Exchange until %', 'Valid till %', 'Member since %', 'Licence expiry: %', 'Offer ends %', 'Warranty until %'],
  entry: [['Entry', 'Exit'], ['In:', 'Out:'], ['Check-in', 'Check-out'], ['Open', 'Close'], ['Order time', 'Printed']],
  printed: ['Printed:', 'Printed on', 'Print Date'],
  tax_table: ['% Summary', '% SUMMARY', '% Analysis', 'Tax Summary'],
  thanks: ['Thank you, please come again', 'THANK YOU', 'Goods sold are not returnable', 'Have a nice day!', 'Please keep this receipt', 'Follow us on Facebook'],
  goods: ['Teh Tarik', 'Cable Tie 10mm', 'A4 Paper 80gsm', 'MILK 1L', 'Chicken Rice', 'Paracetamol 500', 'Flat White', 'Unleaded 95', 'Wall Paint 5L', 'Ballpoint Pen Blue', 'Iced Lemon Tea', 'Battery AA x4', 'Eggs 10s', 'Bread', 'Hex Bolt M8', 'Fried Noodle', 'Parking Fee', 'Room Charge', 'Shampoo 200ml', 'Fare'],
  head: [['Description', 'Qty', 'Price', 'Amount'], ['Item', 'Qty', 'U.Price', 'Total'], ['ITEM', 'AMT'], []],
}; // prettier-ignore

const MS: Wording = {
  ...EN,
  greeting: ['SELAMAT DATANG', 'SELAMAT DATANG KE'],
  title: ['RESIT', 'INVOIS CUKAI', 'BIL TUNAI', 'TAX INVOICE'],
  date: ['', 'Tarikh:', 'TARIKH :', 'Date:'],
  time: ['', 'Masa:', 'MASA'],
  receipt: ['No. Resit:', 'No Bil', 'No. Invois'],
  cashier: ['Juruwang:', 'Cashier:'],
  subtotal: ['Jumlah Kecil', 'Sub Total'],
  rounding: ['Pelarasan', 'Penggenapan', 'Rounding Adj'],
  discount: ['Diskaun'],
  total: ['JUMLAH', 'Jumlah', 'JUMLAH BESAR', 'Jumlah Bayaran', 'TOTAL'],
  cash: ['TUNAI', 'Tunai', 'Bayaran'],
  change: ['BAKI', 'Baki'],
  count: ['Bil. Item', 'Jumlah Item', 'Kuantiti'],
  thanks: ['TERIMA KASIH', 'Terima kasih, sila datang lagi', 'Barang yang dijual tidak boleh ditukar'],
};

const DE: Wording = {
  greeting: ['Herzlich willkommen', 'Kundenbeleg', 'KOPIE'],
  title: ['RECHNUNG', 'Quittung', 'Kassenbon', 'Bon', 'BELEG', 'Rechnung/Quittung'],
  trade: ['Bar & Küche', 'Speisen und Getränke', 'Alles für Haus und Garten'],
  date: ['', 'Datum:', 'Datum', 'Belegdatum'],
  time: ['', 'Uhrzeit:', 'Zeit'],
  receipt: ['Bon-Nr.', 'Beleg-Nr.:', 'Rechnung Nr.', 'Bonnummer'],
  cashier: ['Kassierer:', 'Es bediente Sie', 'Bediener', 'Kasse'],
  customer: ['Kunde:', 'Kundenkarte'],
  phone: ['Tel.', 'Telefon:', 'Tel.:'],
  subtotal: ['Zwischensumme', 'Netto', 'Nettosumme'],
  service: ['Bedienung 10%'],
  tax: ['% 19%', '19,00% %', 'enth. %', '%'],
  net: ['Netto', 'Nettobetrag'],
  gross: ['Brutto'],
  rounding: ['Rundung'],
  discount: ['Rabatt', 'Coupon', 'Preisvorteil'],
  total: ['SUMME', 'Summe', 'Gesamt', 'Gesamtbetrag', 'ZU ZAHLEN', 'Total', 'Betrag', 'SUMME EUR', 'Endbetrag'],
  cash: ['BAR', 'Bar', 'Gegeben', 'Gegeben Bar'],
  change: ['Rückgeld', 'Zurück', 'RÜCKGELD'],
  card: ['girocard', 'EC-Karte', 'VISA', 'Kartenzahlung', 'Mastercard'],
  count: ['Artikel', 'Anzahl Artikel', 'Posten'],
  saved: ['Sie sparen', 'Ersparnis'],
  expiry: ['Umtausch bis %', 'Gültig bis %', 'Punkte verfallen am %'],
  entry: [['Einfahrt', 'Ausfahrt'], ['Anreise', 'Abreise'], ['Start', 'Ende'], ['TSE-Start', 'TSE-Stop']],
  printed: ['Gedruckt am', 'Druck:'],
  tax_table: ['MwSt-Aufstellung', 'Steuersatz Netto Steuer Brutto'],
  thanks: ['Vielen Dank für Ihren Besuch!', 'Vielen Dank', 'Auf Wiedersehen', 'Tatsächlicher Zahlungsempfänger'],
  goods: ['Vollmilch 1L', 'Schraube M8', 'Schnitzel', 'Kaffee', 'Super E10', 'Wandfarbe', 'Heft A5', 'Übernachtung', 'Brötchen', 'Mineralwasser', 'Pfand 0,25', 'Ibuprofen'],
  head: [['Artikel', 'Menge', 'Preis', 'Betrag'], ['Bezeichnung', 'EUR'], []],
}; // prettier-ignore

const FR: Wording = {
  greeting: ['Bienvenue', 'DUPLICATA', 'TICKET CLIENT'],
  title: ['TICKET', 'FACTURE', 'Note', 'Reçu', 'ADDITION', 'Ticket de caisse'],
  trade: ['Bar - Restaurant', 'Cuisine maison', 'Cadeaux et papeterie'],
  date: ['', 'Date :', 'Le', 'Date'],
  time: ['', 'Heure :', 'à'],
  receipt: ['Ticket n°', 'Facture N°', 'Note n°'],
  cashier: ['Caissier :', 'Servi par', 'Vendeur', 'Caisse'],
  customer: ['Client :', 'Carte fidélité'],
  phone: ['Tél :', 'Tél.', 'Tel'],
  subtotal: ['Sous-total', 'Total HT', 'SOUS TOTAL'],
  service: ['Service 10%'],
  tax: ['% 20%', 'Dont %', 'Total %', '%'],
  net: ['Total HT', 'Montant HT'],
  gross: ['Total TTC'],
  rounding: ['Arrondi'],
  discount: ['Remise', 'Réduction', 'Avantage carte'],
  total: ['TOTAL', 'TOTAL TTC', 'Total à payer', 'NET A PAYER', 'Total', 'MONTANT DU', 'A PAYER', 'TOTAL EUR'],
  cash: ['ESPECES', 'Espèces', 'Reçu'],
  change: ['RENDU', 'Rendu monnaie', 'A rendre'],
  card: ['CB', 'Carte bancaire', 'CARTE BLEUE', 'VISA'],
  count: ['Articles', "Nombre d'articles", 'Nb articles'],
  saved: ['Vous économisez', 'Total remises'],
  expiry: ["Échange jusqu'au %", "Valable jusqu'au %", 'Points valables au %'],
  entry: [['Entrée', 'Sortie'], ['Arrivée', 'Départ']],
  printed: ['Imprimé le', 'Edité le'],
  tax_table: ['Détail TVA', 'Récapitulatif TVA', 'Taux HT TVA TTC'],
  thanks: ['Merci de votre visite', 'Merci et à bientôt', 'Au revoir'],
  goods: ['Café', 'Lait 1L', 'Baguette', 'Peinture blanche', 'Plat du jour', 'Sans plomb 95', 'Doliprane', 'Cahier A5', 'Chambre double', 'Vis M8'],
  head: [['Désignation', 'Qté', 'P.U.', 'Montant'], ['Article', 'EUR'], []],
}; // prettier-ignore

const ES: Wording = {
  greeting: ['Bienvenidos', 'COPIA CLIENTE'],
  title: ['FACTURA SIMPLIFICADA', 'TICKET', 'Factura', 'RECIBO'],
  trade: ['Bar y Tapas', 'Comidas caseras'],
  date: ['', 'Fecha:', 'FECHA', 'Fecha'],
  time: ['', 'Hora:', 'HORA'],
  receipt: ['Ticket:', 'Factura Nº', 'Nº Fra. simpl.'],
  cashier: ['Le atendió:', 'Cajero', 'Camarero', 'Vendedor'],
  customer: ['Cliente:', 'Tarjeta cliente'],
  phone: ['Tel.', 'Tfno:', 'Teléfono'],
  subtotal: ['Subtotal', 'Base imponible', 'SUBTOTAL'],
  service: ['Servicio 10%'],
  tax: ['% 10%', 'Cuota %', '%'],
  net: ['Base imponible', 'Base'],
  gross: ['Total % incl.'],
  rounding: ['Redondeo'],
  discount: ['Descuento', 'Dto.', 'Promoción'],
  total: ['TOTAL', 'Total', 'TOTAL A PAGAR', 'Importe total', 'TOTAL EUROS', 'Total (IVA incl.)', 'IMPORTE'],
  cash: ['EFECTIVO', 'Efectivo', 'Entregado'],
  change: ['CAMBIO', 'Cambio', 'Devolución'],
  card: ['TARJETA', 'Tarjeta', 'VISA'],
  count: ['Artículos', 'Nº artículos', 'Unidades'],
  saved: ['Ha ahorrado', 'Ahorro total'],
  expiry: ['Cambios hasta %', 'Válido hasta %'],
  entry: [['Entrada', 'Salida'], ['Llegada', 'Salida']],
  printed: ['Impreso el'],
  tax_table: ['Desglose IVA', 'Detalle IVA', '% IVA Base Cuota'],
  thanks: ['Gracias por su visita', 'GRACIAS', 'No se admiten devoluciones sin ticket'],
  goods: ['Café con leche', 'Leche 1L', 'Menú del día', 'Tornillo M8', 'Gasolina 95', 'Papel A4', 'Pan', 'Habitación', 'Agua'],
  head: [['Descripción', 'Cant.', 'Precio', 'Importe'], []],
}; // prettier-ignore

const IT: Wording = {
  greeting: ['Benvenuti', 'COPIA'],
  title: ['DOCUMENTO COMMERCIALE', 'SCONTRINO', 'RICEVUTA', 'documento commerciale di vendita o prestazione'],
  trade: ['Bar e Cucina', 'Specialità pesce'],
  date: ['', 'Data:', 'Data', 'DATA'],
  time: ['', 'Ora:', 'ORA'],
  receipt: ['Documento N.', 'Scontrino n.', 'DOC. N.'],
  cashier: ['Cassiere:', 'Operatore', 'Cassa'],
  customer: ['Cliente:', 'Carta fedeltà'],
  phone: ['Tel.', 'Telefono:', 'Tel'],
  subtotal: ['Subtotale', 'SUBTOTALE', 'Imponibile'],
  service: ['Servizio 10%'],
  tax: ['di cui %', '% 10%', 'Totale %'],
  net: ['Imponibile'],
  gross: ['Totale % incl.'],
  rounding: ['Arrotondamento'],
  discount: ['Sconto', 'SCONTO'],
  total: ['TOTALE COMPLESSIVO', 'TOTALE', 'Totale', 'TOTALE EURO', 'Totale da pagare', 'IMPORTO PAGATO'],
  cash: ['CONTANTI', 'Contanti', 'Pagamento contante'],
  change: ['RESTO', 'Resto'],
  card: ['Pagamento elettronico', 'BANCOMAT', 'Carta'],
  count: ['Articoli', 'N. pezzi', 'Pezzi'],
  saved: ['Hai risparmiato'],
  expiry: ['Cambio merce entro il %', 'Valido fino al %'],
  entry: [['Ingresso', 'Uscita'], ['Arrivo', 'Partenza']],
  printed: ['Stampato il'],
  tax_table: ['Riepilogo IVA', 'Dettaglio IVA'],
  thanks: ['Grazie e arrivederci', 'GRAZIE', 'Arrivederci'],
  goods: ['Caffè', 'Latte 1L', 'Pizza Margherita', 'Vite M8', 'Benzina', 'Quaderno', 'Pane', 'Camera doppia', 'Acqua'],
  head: [['Descrizione', 'IVA', 'Prezzo'], []],
}; // prettier-ignore

const NL: Wording = {
  greeting: ['Welkom', 'KOPIE'],
  title: ['KASSABON', 'Bon', 'FACTUUR', 'Rekening', 'KLANTTICKET'],
  trade: ['Eten en drinken', 'Bar & Keuken'],
  date: ['', 'Datum:', 'Datum'],
  time: ['', 'Tijd:', 'Tijd'],
  receipt: ['Bonnr.', 'Bon:', 'Transactie'],
  cashier: ['Kassa', 'Medewerker:', 'U bent geholpen door'],
  customer: ['Klant:', 'Klantenkaart'],
  phone: ['Tel.', 'Tel:', 'Telefoon'],
  subtotal: ['Subtotaal', 'SUBTOTAAL', 'Excl. BTW'],
  service: ['Bediening 10%'],
  tax: ['% 21%', 'Waarvan %', '%'],
  net: ['Excl. %', 'Netto'],
  gross: ['Incl. %'],
  rounding: ['Afronding'],
  discount: ['Korting', 'KORTING', 'Bonus'],
  total: ['TOTAAL', 'Totaal', 'Te betalen', 'TOTAAL EUR', 'Totaalbedrag', 'Totaal incl. BTW'],
  cash: ['CONTANT', 'Contant', 'Ontvangen'],
  change: ['WISSELGELD', 'Terug', 'Wisselgeld'],
  card: ['PIN', 'Pinnen', 'Maestro', 'VISA'],
  count: ['Aantal artikelen', 'Artikelen'],
  saved: ['Uw voordeel', 'Totale korting'],
  expiry: ['Ruilen tot %', 'Geldig tot %', 'Ruiltermijn: %'],
  entry: [['Inrijden', 'Uitrijden'], ['Aankomst', 'Vertrek']],
  printed: ['Afgedrukt op'],
  tax_table: ['BTW overzicht', 'BTW specificatie'],
  thanks: ['Bedankt voor uw bezoek', 'Tot ziens', 'Bewaar deze bon'],
  goods: ['Koffie', 'Melk 1L', 'Schroef M8', 'Daghap', 'Euro 95', 'Schrift A5', 'Brood', 'Kamer', 'Statiegeld'],
  head: [['Omschrijving', 'Aantal', 'Bedrag'], []],
}; // prettier-ignore

const ZH: Wording = {
  greeting: ['欢迎光临', '顾客联'],
  title: ['收银小票', '结账单', '购物小票', '收据', '消费清单'],
  trade: ['二十年老店', '家常菜'],
  date: ['', '日期：', '交易时间：', '结账时间:', '开单日期'],
  time: ['', '时间：'],
  receipt: ['单号：', '小票号:', '流水号：', '订单号:'],
  cashier: ['收银员：', '操作员:', '收银机'],
  customer: ['会员卡号：', '会员：'],
  phone: ['电话：', '联系电话:', '客服电话：'],
  subtotal: ['小计', '小计：', '商品金额'],
  service: ['服务费'],
  tax: ['税额'],
  net: ['不含税金额'],
  gross: ['含税金额'],
  rounding: ['抹零', '舍去'],
  discount: ['优惠', '折扣金额', '会员优惠'],
  total: ['合计', '合计：', '应收', '实付金额', '总计', '应付金额：', '实收金额', '总金额'],
  cash: ['现金', '收款：', '现金：'],
  change: ['找零', '找零：'],
  card: ['微信支付', '支付宝', '银行卡'],
  count: ['件数', '数量合计', '总数量'],
  saved: ['已优惠', '节省'],
  expiry: ['有效期至%', '积分有效期：%', '退换货截止%'],
  entry: [['入场时间', '出场时间'], ['开台时间', '结账时间'], ['入住', '离店']],
  printed: ['打印时间：'],
  tax_table: ['税率汇总'],
  thanks: ['谢谢惠顾', '谢谢光临，欢迎再来', '请妥善保管小票'],
  goods: ['牛奶', '宫保鸡丁', '米饭', '螺丝', '拿铁咖啡', '92号汽油', '停车费', '笔记本', '感冒灵', '矿泉水'],
  head: [['品名', '数量', '单价', '金额'], []],
}; // prettier-ignore

export const WORDING: Record<Language, Wording> = {
  en: EN,
  ms: MS,
  de: DE,
  fr: FR,
  es: ES,
  it: IT,
  nl: NL,
  zh: ZH,
};

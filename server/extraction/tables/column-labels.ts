// What the columns of line-item tables are called: EN, DE, FR, ES, NL, IT, PT, ZH.
import { phrases } from '../labels/concept.ts';
import { fold, isCjk } from '../text/fold.ts';
import { editDistance } from '../text/similarity.ts';

export type ColumnRole =
  | 'position'
  | 'sku'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'unit_price'
  | 'discount'
  | 'tax_rate'
  | 'tax_amount'
  | 'amount'
  | 'gross_amount'
  | 'date'
  | 'other';

const LABELS: Record<ColumnRole, string> = {
  position:
    'pos | pos. | position | item no | line no | line | ln | # | no | nr | lfd nr | lfd. nr. | s/n | sn | n | rang | ligne | linea | regel | riga | 序号 | 行号 | 项次 | 编号 | 项 | 项号',
  sku: `sku | item code | article no | article number | art no | art.nr | art nr | artikelnummer | artikel nr | artikelnr | artnr | art-nr | art nr kunde | art nr lief | code | product code | item number | part no | part number | product id | item id | reference | article code | code article | codice articolo | codigo articulo | cod. articulo | cod. art. | cod art | numero articolo |
    ref | réf | référence | stock code | material | materialnummer | bestellnr | ean | gtin | referencia | codigo | código | artikelcode | codice | 货号 | 商品编码 | 编码 | 物料编码 | 规格型号 | 型号`,
  description: `description | item description | product description | item | items | product | article | details | service | services | particulars | name description | name, description | name | goods | description of goods | description of services | work description | activity | work performed | treatment | treatments | procedure | transaction | service description | from / to |
    dienstleistung | tatigkeit | leistungstext | produktname | artikelname | positionstext | ware | waren | artikelbezeichnung leistung | bezeichnung | beschreibung | artikelbezeichnung | artikelbeschreibung | artikel | leistung | produkt | text | leistungsbeschreibung | gegenstand | warenbezeichnung | bezeichnung der leistung | produktbezeichnung |
    designation | désignation | libelle | libellé | produit | intitule | prestation | descripcion | descripción | concepto | articulo | artículo | producto | detalle | denominacion |
    servicio | servicios | servizio | dienst | werkzaamheden | nature | detail | prestations | acte | actes | objet | activite | asunto | oggetto | causale | prestazione | prestazioni | onderwerp | strecke | trajet | traject | tratta | behandlung | omschrijving | beschrijving | product omschrijving | descrizione | articolo | prodotto | denominazione | descricao | descrição | artigo | produto |
    货物或应税劳务、服务名称 | 货物或应税劳务服务名称 | 货物或应税劳务名称 | 项目名称 | 名称 | 品名 | 商品名称 | 货物名称 | 产品名称 | 摘要 | 服务名称 | 内容 | 品名规格 | 项目 | 货物 | 商品 | 产品 | 明细`,
  quantity: `quantity | qty | qty. | qty billed | billed qty | shipped | supplied | delivered | nights | months | pax | consumption | qty ordered | ordered qty | qty invoiced | invoiced qty | qty delivered | qty supplied | anz | anz. | quantity ordered | qty shipped | qty unit | requested qty | requested | units | pcs | hours | hrs | no of units | menge | anzahl | stück | stk | stueck | liefermenge | stunden | std | quantite | quantité | qte | qté | nombre | nb | cantidad | cant | cant. | uds | unidades |
    gelieferte menge | geliefert | bestellmenge | verbrauch | nachte | monate | fakturierte menge | menge einheit | menge me | anzahl std | anzahl stunden | arbeitszeit | personentage | tage | quantite livree | qte livree | qte facturee | heures | nb heures | nbre | nb jours | horas | ore | uren | consommation | nuits | mois | jours | noches | meses | notti | mesi | giorni | nachten | maanden | consumo | verbruik | aantal uren | stuks | aantal | hoeveelheid | quantita | quantità | qta | q.tà | q.ta | quantidade | qtd | 数量 | 数 量 | qty/hrs | hours/qty | spots`,
  unit: 'unit | uom | u/m | um | per | einheit | einh | einh. | eenh | eenh. | ud | ud. | mengeneinheit | me | meng.-einheit | meng einheit | mengeneinh | unite | unité | unidad | eenheid | unita | unità | unidade | 单位 | 单 位 | 计量单位',
  unit_price: `unit price | net unit price | price | unit cost | rate | hourly rate | daily rate | day rate | unit amount | unit value | cost each | price per unit | price each | price/unit | u/price | u.price | u price | unit rate | cost | each | price (rm) | u/p (rm) | net price | net unit price | list price | item price |
    einzelpr | stuck preis | stundenpreis | tagespreis | arbeitspreis | preis/stk | preis/st | preis/stuck | preis je einheit | preis je stuck | preis pro stuck | preis/std | listenpreis | grundpreis | vk preis | tagessatz | satz | ep netto | einzelpreis | e-preis | epreis | stückpreis | preis | preis/einheit | preis einheit | nettopreis | einzel | ep | e.-preis | einzelpreis netto | stundensatz | preis pro einheit | einzelpreis (eur) | preis in eur | einzelbetrag |
    prix unitaire | p.u. | pu | prix | prix unit | prix u | p.u. ht | pu ht | prix unitaire ht | precio | precio unitario | p. unitario | precio unit | p.v.p. |
    tarif | tarif unitaire | tarif horaire | taux horaire | taux journalier | taux jour | prix horaire | tjm | precio hora | precio dia | dagtarief | px unitaire | px unit | prix u ht | prix net | pu brut | pu net | coste | coste unitario | tarifa | prijs | prijs per stuk | stukprijs | eenheidsprijs | tarief | uurtarief | stukprijs excl | costo | costo unitario | tariffa | prezzo | prezzo unitario | prezzo unit | preco unitario | preço unitário | preco | 单价 | 单 价 | 含税单价 | 不含税单价`,
  discount:
    'discount | disc | disc. | disc % | discount % | disc (%) | rabatt | rabatt % | nachlass | rem. | remise | rem | rem % | dto | dto. | descuento | % dto | korting | sconto | sc. % | desconto | 折扣 | 折扣率 | allowances & charges | allowances charges',
  tax_rate: `vat | vat % | tax | tax % | tax rate | vat rate | gst | gst % | tax code | ust | ust. % | ust % | mwst | mwst % | mwst. | mwst.% | steuersatz | steuer | ust-satz | mwst-satz | st. | tva | taux tva | taux | % tva | tva % | iva | % iva | iva % | tipo iva | btw | btw % | btw-tarief | aliquota | iva % | 税率 | 税率/征收率 | 征收率 | taxe`,
  tax_amount:
    'vat amount | tax amount | gst amount | tax amt | steuerbetrag | mwst betrag | ust betrag | montant tva | cuota | cuota iva | btw bedrag | importo iva | 税额 | 税 额',
  amount: `amount | line total | fee | fees | charge | extended | extended amount | ext | ext. | ext amount | goods value | debit | debits | price w/o tax | price excl tax | price excl. tax | price excluding tax | total w/o tax | total | net amount | line amount | extended price | ext price | ext. price | extension | total price | subtotal | sub total | value | net value | net | amount (rm) | amt | amt (rm) | amount rm | line net | line total net | net total | total (rm) | charges | total amount | price ex vat | amount usd | total excl vat | total dollars |
    ges preis | gespreis | honorar | belastung | soll | gesamtpr | zeilensumme | zeilenbetrag | gesamtwert | nettosumme | endpreis | pos preis | pos betrag | summe netto | betrag | positionsbetrag | positionsbetrag ohne ust | gesamt | gesamtpreis | g-preis | gpreis | summe | nettobetrag | positionssumme | entgelt | netto | gesamt netto | gesamtpreis netto | gesamtbetrag | netto gesamt | betrag netto | gp | gesamt (eur) | betrag (eur) | betrag eur | netto-betrag | nettowert | gesamtnettobetrag | wert | warenwert |
    mt ht | montant net ht | honoraires | cargo | cargos | addebito | addebiti | honorarium | valeur | montant | montant ht | total ht | prix ht | prix total | total ligne | montant net | importe | total linea | importe neto | bedrag | totaal | totaalprijs | bedrag excl btw | totaal excl btw | totaal ex btw | total excl tax | total ex vat | montant total ht | importe sin iva | regelbedrag | regeltotaal | importe total | ammontare | importo | totale | importo netto | prezzo totale | valor | valor total | total liquido | 金额 | 金 额 | 合计 | 小计 | 不含税金额 | 总价`,
  gross_amount:
    'gross amount | amount incl vat | total incl vat | price incl vat | brutto | bruttobetrag | gesamt brutto | montant ttc | total ttc | prix ttc | importe con iva | prijs incl btw | prijs incl. btw | bedrag incl btw | totaal incl btw | 价税合计 | 含税金额 | total inc vat | total (incl gst)',
  date: 'date | datum | fecha | period | billing period | zeitraum | abrechnungszeitraum | periode | periodo | from | to | von | bis | data | leistungsdatum | service date | start date | end date | delivery date | 日期 | air date',
  other:
    'status | credit | credits | gutschrift | haben | abono | accredito | factor | faktor | coef | coefficient | coeff | b/o | back ordered | backordered | to follow | ruckstand | line status | remarks | notes | comment | konto | account | warehouse | lager | gewicht | weight | time | length | program | day | days | station | type | 备注 | ref # | ch | channel | ad-id | packaging | origin | charge base qty | price base qty',
};

const byPhrase = new Map<string, ColumnRole>();
const byLength = new Map<number, { phrase: string; letters: number }[]>();
for (const role of Object.keys(LABELS) as ColumnRole[]) {
  for (const label of phrases(LABELS[role])) {
    const folded = fold(label);
    if (byPhrase.has(folded)) continue;
    byPhrase.set(folded, role);
    const alike = byLength.get(folded.length) ?? [];
    alike.push({ phrase: folded, letters: lettersOf(folded) });
    byLength.set(folded.length, alike);
  }
}

export interface ColumnLabel {
  role: ColumnRole;
  /** Share of the header cell that the phrase accounts for. */
  cover: number;
}

/** Currencies tell nothing of what a column holds: "Price (USD)", "Betrag in €", and so recognised "EP in E". */
const CURRENCY =
  /[([]?(?:\bin )?(?:[€$£¥￥]|\b(?:EUR|USD|GBP|CHF|CNY|RMB|JPY|RM|HKD|SGD|AUD|CAD)\b|元|(?<=\s)E(?=$|[)\]]))[)\]]?/giu;

/** The role a header cell names; undefined when it names none. */
export function columnLabel(text: string): ColumnLabel | undefined {
  const folded = fold(text.replaceAll(CURRENCY, ' '));
  if (folded === '' || folded.length > 120) return undefined;
  if (cache.has(folded)) return cache.get(folded);
  const label = withTax(folded) ?? look(folded);
  if (cache.size > 5000) cache.clear();
  cache.set(folded, label);
  return label;
}

const cache = new Map<string, ColumnLabel | undefined>();

/** Longest name of a column, in words. */
export const MOST_WORDS = 6;

/** Whether words are the name of a column and nothing else; compounds end in what they mean: "订购数量", "Regeltotaal". */
export function isColumnName(text: string): boolean {
  const folded = fold(text.replaceAll(CURRENCY, ' '));
  if (byPhrase.has(folded) || withTax(folded) !== undefined) return true;
  if (!isCjk(text) && !/^\p{L}{8,}$/u.test(text)) return false;
  return (columnLabel(text)?.cover ?? 0) >= 0.5;
}

const TAX = 'vat|gst|mwst|mehrwertsteuer|ust|umsatzsteuer|tva|iva|btw|tax|taxes';
const INCLUSIVE = new RegExp(
  `^(.+?)(?:(?:incl|inkl|inc|including|con|mit|avec)(?:${TAX})|(?:${TAX})(?:incl|inclusa|incluido)|ttc|ivato)$`,
  'u',
);
const EXCLUSIVE = new RegExp(
  `^(.+?)(?:(?:excl|exkl|ex|excluding|ohne|zzgl|hors|sin|senza|without)(?:${TAX})|ht)$`,
  'u',
);

/** "Totaal incl. btw", "Prix unitaire HT": what a name means with tax and without. */
function withTax(folded: string): ColumnLabel | undefined {
  const inclusive = INCLUSIVE.exec(folded)?.[1];
  const name = inclusive ?? EXCLUSIVE.exec(folded)?.[1];
  const role = name === undefined ? undefined : byPhrase.get(name);
  if (role === 'unit_price') return { role, cover: 1 };
  if (role !== 'amount') return undefined;
  return { role: inclusive === undefined ? 'amount' : 'gross_amount', cover: 1 };
}

function look(folded: string): ColumnLabel | undefined {
  const exact = byPhrase.get(folded);
  if (exact !== undefined) return { role: exact, cover: 1 };
  if (isPriceAndUnit(folded)) return { role: 'unit_price', cover: 1 };
  const contained = longestWithin(folded);
  if (contained !== undefined) return contained;
  return folded.length < 5 ? undefined : misspelt(folded);
}

/** Which letters a phrase has, as bits; letters of other scripts share some. */
function lettersOf(folded: string): number {
  let bits = 0;
  for (let i = 0; i < folded.length; i++) bits |= 1 << (folded.charCodeAt(i) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Share of the letters of a heading that may differ from a known phrase, and the longest first: "unit price" before "unit". */
const WRONG = 0.2;
function misspelt(folded: string): ColumnLabel | undefined {
  const letters = lettersOf(folded);
  for (let length = folded.length + 1; length >= folded.length - 1; length--) {
    const limit = Math.floor(WRONG * Math.max(length, folded.length));
    const found = byLength.get(length)?.find(
      // A wrong letter takes one away and brings another: most phrases need no closer comparison.
      (one) =>
        countBits(one.letters ^ letters) <= 2 * limit && editDistance(one.phrase, folded, limit) <= limit,
    );
    if (found !== undefined) return { role: byPhrase.get(found.phrase) ?? 'other', cover: 0.8 };
  }
  return undefined;
}

/** "Tarief Eenheid", "Prezzo U.M.": a price with what it is for. */
function isPriceAndUnit(folded: string): boolean {
  for (let end = 1; end < folded.length; end++) {
    if (byPhrase.get(folded.slice(0, end)) === 'unit_price' && byPhrase.get(folded.slice(end)) === 'unit')
      return true;
  }
  return false;
}

/** Share of a heading that a phrase within it makes up at least. */
const LEAST_COVER = 0.34;

/** The longest known phrase at the end of a heading (compounds carry their meaning there), else at its start. */
function longestWithin(folded: string): ColumnLabel | undefined {
  for (const at of ['end', 'start'] as const) {
    for (let length = folded.length - 1; length >= 2 && length / folded.length >= LEAST_COVER; length--) {
      const phrase = at === 'end' ? folded.slice(-length) : folded.slice(0, length);
      const role = byPhrase.get(phrase);
      if (role !== undefined && (length >= 3 || isCjk(phrase)))
        return { role, cover: length / folded.length };
    }
  }
  return undefined;
}

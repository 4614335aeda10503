// Labels of dates and periods: EN, DE, FR, ES, NL, IT, PT, ZH.
import { concept, type Concept } from './concept.ts';

export const DATE_CONCEPTS: Concept[] = [
  concept(
    'issue_date',
    ['date'],
    `invoice date | date of invoice | inv date | bill date | billing date | date of issue | issue date | issued on | issued | receipt date | tax invoice date | tax date | invoice/tax date | date/tax point |
     document date | doc date | statement date | transaction date | date issued | dated | bizdate | sales date | credit note date | purchase date |
     rechnungsdatum | datum der rechnung | ausstellungsdatum | belegdatum | re datum | rg datum | ausgestellt am | dokumentdatum |
     date de facture | date facture | date de la facture | date d emission | date emission | emise le | emis le | facture du | date de facturation |
     fecha de factura | fecha factura | fecha de emision | fecha emision | fecha de expedicion | factuurdatum | data fattura | data emissione |
     data della fattura | data da fatura | data de emissao | 开票日期 | 发票日期 | 开具日期 | 出票日期 | 单据日期 | 文件日期 | 签发日期 | data wystawienia | data faktury | fakturadatum | fakturadato | utstallningsdato | tarikh invois | tarikh resit | datum vystaveni | data documento`,
    {
      weak: `date | tarikh | datum | fecha | data | vom | le | du | am | on | 日期 | 时间 | date/time | date time | datetime | print date | printed`,
      names: 'receipt date | transaction date | date of document | document date',
      instead: { order_date: 0.3, signing_date: 0.5, delivery_date: 0.15 },
    },
  ),
  concept(
    'due_date',
    ['date'],
    `due date | payment due | payment due date | due on | pay by | payable by | date due | due by | pay before | please pay by | balance due date | due |
     falligkeitsdatum | fallig am | zahlbar bis | zahlungsziel | fallig | falligkeit | zahlbar bis zum | bitte zahlen bis | zu zahlen bis | netto bis |
     bis zum | zahlungstermin | zahlbar innerhalb | date d echeance | date echeance | echeance | echeance le | a payer avant le | a regler avant le | a payer le | a regler le | payable avant le | date limite de paiement |
     date de reglement | fecha de vencimiento | vencimiento | fecha vencimiento | fecha limite de pago | vervaldatum | vervaldag | te betalen voor |
     uiterste betaaldatum | data scadenza | scadenza | data di scadenza | data de vencimento | vencimento | 到期日 | 付款期限 | 付款到期日 | 应付日期 |
     到期日期 | 支付截止日期 | vence el | vence | scadenza pagamento | termin platnosci | data platnosci | forfallodatum | forfallodato | forfaldsdato | betalningsdatum | datum splatnosti | uiterlijk betalen voor | te voldoen voor | a regler pour le`,
    { weak: 'terms | payment terms | bis | zahlbar | zahlung | payable' },
  ),
  concept(
    'delivery_date',
    ['date'],
    `delivery date | date of delivery | delivered on | shipping date | ship date | date shipped | shipped on | date of supply | service date | tax point |
     supply date | performance date | pick-up date | pick up date | requested delivery date |
     lieferdatum | leistungsdatum | liefer und leistungsdatum | liefer- und leistungsdatum | leistungszeitpunkt | liefertermin | datum der lieferung |
     geliefert am | lieferzeitpunkt | lieferung am | versanddatum | lieferdatum entspricht | datum der leistung |
     date de livraison | date livraison | livre le | date de prestation | date d expedition | fecha de entrega | fecha entrega | leverdatum |
     leveringsdatum | data consegna | data de entrega | 交货日期 | 送货日期 | 发货日期 | 交付日期 | data sprzedazy | leveransdatum | leveringsdato | datum zdanitelneho plneni | data di consegna`,
    { weak: 'lieferung vom | delivery | lieferung | livraison' },
  ),
  concept(
    'order_date',
    ['date'],
    `order date | date of order | po date | purchase order date | date ordered | bestelldatum | auftragsdatum | bestellung vom | auftrag vom |
     gemass bestellung vom | date de commande | date commande | commande du | fecha de pedido | fecha pedido | orderdatum | besteldatum | data ordine |
     data do pedido | 订单日期 | 下单日期 | 订购日期`,
  ),
  concept(
    'signing_date',
    ['date'],
    `date of signature | signing date | signed on | date signed | execution date | dated | date of agreement | agreement date | contract date |
     unterzeichnet am | datum der unterzeichnung | vertragsdatum | date de signature | signe le | fecha de firma | datum van ondertekening |
     签订日期 | 签署日期 | 签约日期 | 合同日期 | 签定日期`,
    { weak: 'date | datum | 日期', instead: { effective_date: 0.6, issue_date: 0.5 } },
  ),
  concept(
    'effective_date',
    ['date'],
    `effective date | effective as of | effective | commencement date | date of commencement | in force from | valid from | start date | inception date |
     entry into force | datum des inkrafttretens | inkrafttreten | gultig ab | wirksam ab | vertragsbeginn | date d effet | date d entree en vigueur |
     entree en vigueur | prise d effet | fecha de entrada en vigor | fecha efectiva | ingangsdatum | data di decorrenza | 生效日期 | 生效日 | 合同生效日期`,
    {
      weak: 'dated as of | dated | as of | date',
      instead: { signing_date: 0.8, issue_date: 0.5, period_start: 0.4 },
    },
  ),
  concept(
    'expiry_date',
    ['date'],
    `expiry date | expiration date | expires on | expires | valid until | valid to | valid through | end date | termination date | good until |
     gultig bis | ablaufdatum | gultigkeitsdatum | vertragsende | lauft ab am | date d expiration | date de fin | valable jusqu au | fecha de caducidad |
     fecha de expiracion | valido hasta | geldig tot | einddatum | data di scadenza | valido fino al | 有效期至 | 截止日期 | 失效日期 | 终止日期 | 有效期限 |
     points expire | points expire on | points expiry | expire on | offer ends | exchange until | exchange before | return by | returns until | warranty until | licence expiry | license expiry | valid till |
     umtausch bis | punkte verfallen am | echange jusqu au | points valables au | cambios hasta | cambio merce entro il | ruilen tot | ruiltermijn | 退换货截止 | 积分有效期`,
    { instead: { period_end: 0.4 } },
  ),
  concept(
    'arrival_date',
    ['date'],
    `check in | check-in | check in date | arrival | arrival date | date of arrival | entry | entry time | time in | anreise | anreisedatum | einfahrt | arrivee | date d arrivee |
     llegada | fecha de llegada | arrivo | ingresso | aankomst | inrijden | 入住 | 入住日期 | 入场时间 | 进场时间 | 开台时间`,
    { weak: 'in | opened | open | entree | entrada' },
  ),
  concept(
    'departure_date',
    ['date'],
    `check out | check-out | check out date | departure | departure date | exit | exit time | time out | abreise | abreisedatum | ausfahrt | depart | date de depart | fecha de salida |
     partenza | vertrek | uitrijden | 离店 | 离店日期 | 出场时间`,
    { weak: 'out | closed | close | sortie | salida | uscita', instead: { issue_date: 0.4 } },
  ),
  concept(
    'membership_date',
    ['date'],
    'member since | customer since | mitglied seit | kunde seit | membre depuis | client depuis | socio desde | cliente desde | klant sinds | 入会日期',
  ),
  concept(
    'period_start',
    ['date'],
    `period start | start date | from date | flight from | flight start | flight start date | date from | begin date | beginning | service start | period from |
     flight dates | flight date | order flight | flight | contract dates | schedule dates | campaign dates | invoice period | billing period |
     service period | period covered | contract period | period | leistungszeitraum | abrechnungszeitraum | lieferzeitraum | zeitraum | von | beginn |
     startdatum | periode | periode du | date de debut | debut | periodo | fecha de inicio | desde | periode van | begindatum | data inizio | 开始日期 |
     起始日期 | 服务期间 | 账单周期 | 期间 | 自`,
    {
      range: 'start',
      weak: 'dates | from | starting date | broadcast dates | air dates',
      names: 'start | from | flight_from | campaign start',
    },
  ),
  concept(
    'period_end',
    ['date'],
    `period end | end date | to date | flight to | flight end | flight end date | date to | service end | period to | through date | ending |
     flight dates | flight date | order flight | flight | contract dates | schedule dates | campaign dates | invoice period | billing period |
     service period | period covered | contract period | period | leistungszeitraum | abrechnungszeitraum | lieferzeitraum | zeitraum | bis | ende |
     enddatum | periode | date de fin | fin | periodo | fecha de fin | hasta | periode tot | einddatum | data fine | 结束日期 | 截止日期 | 服务期间 |
     账单周期 | 期间 | 至`,
    {
      range: 'end',
      weak: 'dates | to | ending date | broadcast dates | air dates',
      names: 'end | to | until | flight_to | campaign end',
    },
  ),
  concept(
    'establishment_date',
    ['date'],
    `establishment date | date of establishment | incorporation date | date of incorporation | founding date | registration date | date of registration |
     grundungsdatum | date de creation | fecha de constitucion | 成立日期 | 注册日期 | 设立日期 | 成立时间`,
    { weak: '注册时间 | 核准日期' },
  ),
  concept(
    'approval_date',
    ['date'],
    '核准日期 | 发照日期 | 登记日期 | 颁发日期 | approval date | date of approval',
  ),
  concept(
    'birth_date',
    ['date'],
    'date of birth | birth date | dob | born | geburtsdatum | geboren am | date de naissance | fecha de nacimiento | geboortedatum | 出生日期',
  ),
  concept(
    'meeting_date',
    ['date'],
    'meeting date | date of meeting | date of the meeting | sitzungsdatum | datum der sitzung | besprechungsdatum | date de la reunion | fecha de la reunion | 会议日期 | 会议时间',
    {
      weak: 'date | datum | 日期 | 时间',
      instead: { issue_date: 0.8 },
    },
  ),
  concept(
    'follow_up_date',
    ['date'],
    'follow-up date | follow up date | follow up | next meeting | next meeting date | next review | nachste sitzung | nachster termin | wiedervorlage | prochaine reunion | proxima reunion | 下次会议 | 下次会议时间',
  ),
  concept(
    'print_date',
    ['date'],
    'print date | printed | printed on | run on | date printed | gen date | generated on | generated | druckdatum | gedruckt am | date entered | entered | last modified | original date / revision | original date / rev | original date | revision date | imprime le | 打印日期 | 打印时间',
  ),
  concept(
    'payment_date',
    ['date'],
    'payment date | date of payment | paid on | date paid | zahlungsdatum | bezahlt am | date de paiement | fecha de pago | betaaldatum | 付款日期 | 支付日期',
    { instead: { issue_date: 0.3 } },
  ),
];

// Labels of amounts, rates and currency: EN, DE, FR, ES, NL, IT, PT, ZH.
import { concept, type Concept } from './concept.ts';

export const AMOUNT_CONCEPTS: Concept[] = [
  concept(
    'grand_total',
    ['amount'],
    `grand total | amount incl gst | amount incl vat | amount including vat | amount incl tax | total amount | invoice total | total invoice amount | total inc vat | total incl vat | total including vat | total including tax | total incl tax |
     total inclusive of gst | total incl gst | total inclusive gst | total sales inclusive gst | total sales incl gst | total (incl gst) | total amt incl gst |
     total rounded | rounded total | total after rounding | net total rounded | total amt rounded | total payable | nett total | total with tax | amount total | total rm | total amount payable | total sales (inclusive of gst) |
     total amount due | total charged | total for this invoice | invoice amount | gross total | gross amount | total gross | receipt total | bill total | total price | total value | order total | total dollars | contract total | contract amount |
     gesamtbetrag | gesamtsumme | rechnungsbetrag | endbetrag | bruttobetrag | bruttosumme | gesamtbetrag brutto | summe brutto | brutto | rechnungssumme |
     rechnungssumme brutto | rechnungssumme brutto inkl ust | gesamt brutto | gesamtpreis | rechnungsendbetrag | summe inkl mwst | gesamtbetrag inkl mwst | gesamt inkl mwst |
     total ttc | montant total | montant ttc | montant total ttc | total general | total toutes taxes comprises | net a payer ttc | total a payer ttc |
     total con iva | importe total | total factura | total iva incluido | total general | totaal incl btw | totaal inclusief btw | totaalbedrag | totaal | eindtotaal | factuurbedrag |
     totale fattura | totale documento | importo totale | totale | total com iva | valor total | total geral |
     价税合计 | 价税合计小写 | 价税合计大写小写 | 总计 | 总金额 | 合计金额 | 金额合计 | 总额 | 应付总额 | 小写 | 合同金额 | 合同总价 | 总价 | razem brutto | wartosc brutto | suma brutto | razem do zaplaty | att betala totalt | total inkl moms | total iva incl | total (iva incl) | importe total iva incluido | totale complessivo | totale euro | total euros | jumlah besar | jumlah keseluruhan | jumlah bayaran | jumlah perlu dibayar | totalbelopp | samlet beloeb | celkem s dph | celkova castka`,
    {
      weak: 'total | jumlah | summe | gesamt | totale | amount | betrag | montant | importe | bedrag | 合计 | 金额 | totals | total sales | tl | amt | nett | net',
      names: 'total | amount | total including tax | gross | gross total | total amount',
      instead: { due_payable: 0.75, cash_total: 0.3, net_total: 0.3 },
    },
  ),
  concept(
    'net_total',
    ['amount'],
    `net total | total net | net amount | total net amount | subtotal | sub total | sub-total | total excl vat | total excluding vat | total ex vat | total excl tax | total excluding tax |
     total without vat | total amount without vat | total before tax | amount before tax | total excluding gst | total (excluding gst) | total excl gst | taxable amount | tax exclusive amount | amount excl tax |
     net value | nett amount | total amt excl gst | sub total excl gst | invoice subtotal |
     nettobetrag | nettosumme | netto | gesamt netto | summe netto | rechnungssumme netto | rechnungssumme ohne ust | rechnungssumme netto excl ust | rechnungssumme netto exkl ust | gesamtbetrag netto |
     zwischensumme | warenwert netto | netto betrag | gesamtnetto | nettoumsatz | summe ohne mwst | gesamtbetrag ohne ust |
     total ht | net ht | montant net ht | montant ht | total hors taxe | total hors taxes | montant total ht | sous total | sous-total | total net ht | base ht |
     base imponible | importe neto | total sin iva | subtotal sin iva | total neto | exclusief btw | totaal excl btw | totaal exclusief btw | subtotaal | netto bedrag | nettobedrag |
     jumlah kecil | imponibile | totale imponibile | totale netto | subtotale | valor liquido | total sem iva |
     不含税金额 | 合计金额不含税 | 金额合计 | 未税金额 | 税前金额 | 小计 | 合计金额 | wartosc netto | razem netto | suma netto | total exkl moms | netto totalt | celkem bez dph | zaklad dane`,
    {
      weak: 'net | excl vat | ht | taxable | total | 合计 | 金额 | amount',
      names: 'amount without tax | amount before tax | total before tax | net | subtotal | tax basis',
      instead: { line_total: 0.6, grand_total: 0.1 },
    },
  ),
  concept(
    'line_total',
    ['amount'],
    `line total | total of lines | total amount of lines | sum of lines | sum of line items | items total | goods total | merchandise total | lines total | line items total | total line amount |
     positionssumme | summe positionen | warenwert | summe der positionen | zwischensumme | warensumme | summe aller positionen | total lignes | total des lignes | total brut ht | total articles | total lineas |
     regeltotaal | totale righe | 行合计 | 商品合计`,
    { weak: 'subtotal | sub total | sous total | subtotaal', instead: { net_total: 0.7 } },
  ),
  concept(
    'tax_total',
    ['amount'],
    `tax total | total tax | total taxes | tax amount | vat amount | total vat | vat | sales tax | gst | gst amount | gst payable | total gst | tax | value added tax | service tax | sst | gst 6% | tax payable | amount of tax | hst | pst | vat total |
     steuerbetrag | umsatzsteuer | mehrwertsteuer | mwst | ust | mwst betrag | ust betrag | summe umsatzsteuer | zzgl umsatzsteuer | zzgl mwst | summe mwst | gesamtsteuerbetrag | steuerbetrag in eur | summe steuer | enthaltene mwst |
     zuzuglich umsatzsteuer | zuzuglich mwst | gesamtbetrag steuer | umsatzsteuerbetrag | steuer |
     tva | montant tva | total tva | montant de la tva | taxe | montant taxe | total taxe | iva | cuota iva | importe iva | total iva | impuesto | impuestos | btw | btw bedrag | totaal btw | bedrag btw |
     imposta | importo iva | totale iva | valor do iva | 税额 | 合计税额 | 税额合计 | 增值税 | 税金 | 税款 | kwota vat | podatek vat | wartosc vat | moms | momsbelopp | momsbeloeb | mva | dph`,
    { weak: 'taxes | imposta totale | cuota', names: 'tax | vat | sales tax | tax amount' },
  ),
  concept(
    'due_payable',
    ['amount'],
    `amount due | balance due | total due | due payable | amount payable | balance | amount to pay | payable amount | please pay | pay this amount | outstanding amount | outstanding balance | outstanding | to pay | net due | balance payable | total amount due | amount owing | current balance | total balance due | residual | residual amount |
     zahlbetrag | zu zahlen | zu zahlender betrag | offener betrag | restbetrag | falliger betrag | zahlungsbetrag | fallige summe | noch zu zahlen | offen | ausstehender betrag | zahlbarer betrag |
     net a payer | a payer | solde a payer | reste a payer | montant a payer | montant du | solde du | total a payer | solde | total a pagar | importe a pagar | pendiente de pago | saldo pendiente | te betalen | te betalen bedrag | openstaand bedrag |
     totale da pagare | netto a pagare | importo dovuto | valor a pagar | 应付金额 | 应付款 | 待付金额 | 实付金额 | 应收 | 应收金额 | 实收金额 | 实付 | 实付款 | 应付余额 | left to pay | nog te betalen | saldo te betalen | resto a pagar | saldo a pagar | residuo da pagare | saldo da pagare | saldo | do zaplaty | att betala | at betale | a betale | til betaling | k uhrade | importo residuo | restsumme | rest zu zahlen`,
    { weak: 'due', names: 'due payable | payable | amount due', instead: { grand_total: 0.8 } },
  ),
  concept(
    'prepaid',
    ['amount'],
    `prepaid | amount paid | paid | already paid | deposit | down payment | advance payment | prepayment | payments received | less payment | paid amount | total prepaid | deposit paid | prepaid amount | total paid |
     bereits bezahlt | anzahlung | erhaltene anzahlungen | erhaltene anzahlung | vorauszahlung | abschlagszahlung | geleistete anzahlung | acompte | acompte verse | deja paye | montant paye | deja regle | avance | acomptes | anticipo | pagado | ya pagado |
     reeds betaald | vooruitbetaald | aanbetaling | acconto | gia pagato | 预付 | 已付 | 预付款 | 定金 | 已付金额 | less prepaid | less deposit | abzgl abschlag | abzuglich anzahlung | abzgl anzahlung | abzuglich abschlagszahlungen | bisherige zahlungen | pagado a cuenta | entrega a cuenta | acconto versato | acconti | reglements recus | reglements | zaplacono | betalt | adiantamento`,
  ),
  concept(
    'discount',
    ['amount'],
    `discount | total discount | discount amount | less discount | rebate | allowance | allowances amount | total allowances | rabatt | nachlass | sondernachlass | abschlag | gesamtbetrag der abschlage | abzgl rabatt | abzgl sondernachlass | skonto | remise | rabais | remise totale | descuento | korting | sconto | desconto | 折扣 | 折扣金额 | 优惠 | 优惠金额 | 会员优惠 | 折让 | discount % | diskaun | coupon | voucher | gutschein | preisvorteil | promotion | promocion | dto | reduction | avantage | member disc | less disc`,
  ),
  concept(
    'charges',
    ['amount'],
    'charges amount | total charges | surcharge | gesamtbetrag der zuschlage | zuschlag | frais | supplement | recargo | toeslag | 附加费 | service charge | svc charge | service chg | serv chg',
  ),
  concept(
    'shipping',
    ['amount'],
    `shipping | shipping cost | shipping costs | shipping & handling | shipping and handling | freight | delivery charge | delivery fee | postage | carriage | versand | versandkosten | zzgl versandkosten | porto | fracht | lieferkosten | frais de port | frais de livraison | port | gastos de envio | envio | transporte | verzendkosten | spese di spedizione | trasporto | 运费 | 配送费 | 快递费`,
  ),
  concept(
    'rounding',
    ['amount'],
    'rounding | rounding adj | rounding adjustment | round adj | rnd adj | rounding adjust | rundung | rundungsdifferenz | arrondi | redondeo | afronding | arrotondamento | 抹零 | rounding diff | round off | penggenapan | pelarasan | pelarasan penggenapan',
  ),
  concept(
    'cash_tendered',
    ['amount'],
    'cash | accepted total | total tendered | total cash | cash tendered | tendered | cash received | amount tendered | cash paid | payment | paid cash | tender | cash rm | visa | mastercard | credit card | debit card | card | bar | gegeben | bargeld | especes | efectivo | contant | contanti | 现金 | 实收 | 收款 | 刷卡 | 微信支付 | 支付宝 | 银联卡 | tarjeta | tarjeta bancaria | carte bancaire | cb | ec-karte | girocard | maestro | kartenzahlung | master card | mydebit | e wallet | tunai | bayaran | bayaran tunai | entregado | ontvangen | gegeven | pin | pinnen | maestro | bancomat | pagamento elettronico | pagamento contante',
  ),
  concept(
    'cash_change',
    ['amount'],
    'change | change due | cash change | change given | your change | ruckgeld | wechselgeld | monnaie | rendu | cambio | wisselgeld | resto | baki | zuruck | terug | rendu monnaie | devolucion | troco | 找零 | 找赎 | balance change',
  ),
  concept(
    'commission',
    ['amount'],
    'commission | agency commission | agency comm | less agency commission | provision | courtage | commission % | 佣金',
  ),
  concept(
    'net_after_commission',
    ['amount'],
    'net amount after commission | net billing | net due after commission',
  ),
  concept(
    'unit_price',
    ['amount'],
    'unit price | u/price | u price | u/p | price each | rate | einzelpreis | stuckpreis | e-preis | ep | nettopreis | prix unitaire | p u | pu ht | p.u. ht | precio unitario | prijs per stuk | stukprijs | prezzo unitario | preco unitario | 单价 | price | preis | prix | precio | prijs',
  ),
  concept(
    'quantity',
    ['amount'],
    'quantity | qty | menge | anzahl | quantite | qte | cantidad | aantal | quantita | qta | quantidade | 数量 | qty(s) | total qty | total quantity | item count | no of items | items | total items | item(s) | # of spots | total spots | spots | # spots | total qty of items | total no of items | pax',
  ),
  concept(
    'tax_rate',
    ['percent', 'text'],
    'tax rate | vat rate | rate of tax | vat % | tax % | steuersatz | mwst satz | ust satz | mwst % | ust % | taux tva | taux de tva | taux | tipo iva | tipo de iva | % iva | btw tarief | btw % | aliquota | aliquota iva | 税率 | 征收率 | 税率/征收率 | gst rate',
  ),
  concept(
    'interest_rate',
    ['percent', 'text'],
    'interest rate | rate of interest | zinssatz | taux d interet | tipo de interes | rentevoet | 利率',
  ),
  concept(
    'tax_basis',
    ['amount'],
    'tax basis | basis | basisbetrag | steuerbasis | bemessungsgrundlage | base | base tva | base iva | grundlag | steuerbasisbetrag | amount(rm) | tax base | gst summary | tax summary | gst analysis',
  ),
  concept(
    'registered_capital',
    ['text', 'amount'],
    'registered capital | share capital | capital stock | stammkapital | grundkapital | capital social | au capital de | sarl au capital de | sas au capital de | maatschappelijk kapitaal | 注册资本 | 注册资金 | 资金数额 | 出资额 | 成员出资总额',
    {
      names: 'registration capital',
    },
  ),
  concept(
    'salary',
    ['amount'],
    'salary | gross salary | gehalt | bruttogehalt | salaire | salaire brut | salario | 工资 | 薪资',
  ),
  concept(
    'rent',
    ['amount'],
    'rent | monthly rent | miete | monatsmiete | kaltmiete | loyer | renta | alquiler | huur | 租金 | 月租金',
  ),
  concept(
    'currency',
    ['currency', 'text'],
    'currency | currency code | invoice currency | wahrung | rechnungswahrung | betrage in | devise | monnaie | moneda | divisa | valuta | moeda | 币种 | 货币',
  ),
];

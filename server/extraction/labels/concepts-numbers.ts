// Labels of document numbers and registration numbers: EN, DE, FR, ES, NL, IT, PT, ZH.
import { concept, type Concept } from './concept.ts';

export const NUMBER_CONCEPTS: Concept[] = [
  concept(
    'invoice_number',
    ['identifier', 'text'],
    `invoice number | invoice no | invoice nr | invoice # | invoice id | inv no | inv # | inv number | tax invoice no | tax inv no |
     invoice ref | bill number | bill no | bill # | invoice num | billing number | credit note number | credit note no | credit note # |
     credit memo no | debit note no | statement number | commercial invoice no |
     rechnungsnummer | rechnungsnr | rechnungs nr | rechnung nr | rechnung nummer | re nr | belegnummer | beleg nr | rg nr | gutschriftsnummer |
     gutschrift nr | handelsrechnung nr | faktura nr | fakturanummer |
     numero de facture | facture n | n facture | n de facture | no facture | facture no | facture numero | num facture | numero facture | avoir n |
     numero de factura | n factura | factura n | factura no | no factura | num factura | factura numero | factura nro | numero factura |
     factuurnummer | factuurnr | factuur nr | nota nummer | numero fattura | fattura n | fattura numero | n fattura | fattura nr |
     numero da fatura | fatura n | fatura no | nota fiscal n |
     发票号码 | 发票号 | 发票编号 | 票据号码 | no de factura | numero de la factura | fattura no | documento n | fatura numero | numero faktury | faktura numer | faktura vat nr | nr faktury | fakturanr | fakturanummer | faktura no | faktura cislo | cislo faktury | laskun numero`,
    {
      weak: `invoice | handelsrechnung | gutschrift | avoir | credit note | proforma | facture | rechnung | factura | factuur | fattura | fatura | taxinv | number | no | nummer | numero | nr | 编号 | 号码 | no # | # |
        document no | document number | doc no | tax invoice | sales invoice | ausgangsrechnung | schlussrechnung | abschlagsrechnung | facture d acompte | factura rectificativa | nota di credito | factuurnota | cash bill | cash sales no | bill | inv | 票号`,
      instead: { receipt_number: 0.8, document_number: 0.7, order_number: 0.25 },
    },
  ),
  concept(
    'receipt_number',
    ['identifier', 'text'],
    `receipt number | receipt no | receipt # | rcpt no | rcpt # | cash bill no | cash sales no | cash sale no | slip no | slip number |
     ticket no | ticket number | transaction no | transaction id | trans no | trx no | check no | bill no |
     quittungsnummer | quittung nr | bonnummer | bon nr | kassenbon nr | beleg nr | ticket n | recu n | n de recu | recibo n | numero de recibo |
     bonnr | scontrino n | 收据号 | 收据编号 | 小票号 | 流水号 | 单据号`,
    {
      weak: 'receipt | cash bill | no | number | bill | ticket',
      instead: { invoice_number: 0.9, document_number: 0.7 },
    },
  ),
  concept(
    'document_number',
    ['identifier', 'text'],
    `document number | document no | document # | doc no | doc # | doc number | reference number | document id | record number |
     dokumentnummer | dokument nr | belegnummer | vorgangsnummer | numero de document | n document | numero de documento | documentnummer |
     numero documento | 文件编号 | 文号 | 单据编号 | 单号 | 编号`,
    {
      weak: 'number | no | nr | reference | ref | nummer | numero | #',
      instead: {
        invoice_number: 0.95,
        receipt_number: 0.9,
        order_number: 0.85,
        contract_number: 0.85,
        quote_number: 0.8,
        delivery_note_number: 0.8,
      },
    },
  ),
  concept(
    'order_number',
    ['identifier', 'text'],
    `purchase order number | purchase order no | purchase order # | purchase order id | purchase order | po number | po no | po # | p o no | p o number |
     p o # | order number | order no | order # | order id | your order no | your order number | customer order no | customer po | order ref |
     order reference | sales order no | sales order | order / rev | order confirmation no | web order |
     bestellnummer | bestellnr | bestell nr | bestellung nr | bestellung | ihre bestellung | ihre bestellnummer | auftragsnummer | auftragsnr |
     auftrags nr | auftrag nr | gemass bestellung nr | bestellreferenz | ihr auftrag | auftragsbestatigung nr |
     numero de commande | n commande | commande n | n de commande | bon de commande | bon de commande n | votre commande | ref commande |
     numero de pedido | n pedido | pedido n | no pedido | orden de compra | n de pedido |
     ordernummer | ordernr | bestelnummer | inkooporder | uw order | numero ordine | ordine n | n ordine | numero da encomenda | encomenda n |
     订单号 | 订单编号 | 订单号码 | 采购订单号 | 采购订单 | 采购单号 | your order | your purchase order | uw bestelnummer | uw bestelling | uw ordernummer | no de pedido | su pedido | su pedido n | pedido | pedido no | pedido de compra | vostro ordine | vs ordine | rif ordine | ordine di acquisto | ordine | vossa encomenda | nota de encomenda | numer zamowienia | zamowienie nr | ordrenummer | ordrenr | bestallningsnummer | cislo objednavky | bestellung vom`,
    {
      weak: `order | bestellung | auftrag | purchase order | order confirmation | order response | commande | votre reference | your reference | your ref | customer reference | ihr zeichen | ihre referenz | 订单`,
      names: 'po | purchase order reference',
    },
  ),
  concept(
    'alternative_order_number',
    ['identifier', 'text'],
    `alt order # | alt order no | alternate order number | external order number | external # | traffic # | est # | estimate # | estimate number | estimate no |
     deal # | dare #`,
  ),
  concept(
    'contract_number',
    ['identifier', 'text'],
    `contract number | contract no | contract # | contract id | contract ref | contract / revision | contract revision | agreement number | agreement no |
     agreement # | vertragsnummer | vertragsnr | vertrags nr | vertrag nr | numero de contrat | contrat n | n de contrat | n contrat |
     numero de contrato | contrato n | n contrato | contractnummer | contract nr | numero contratto | contratto n |
     合同编号 | 合同号 | 协议编号 | 合同号码`,
    {
      weak: 'contract | agreement | vertrag | 合同',
      instead: {
        order_number: 0.75,
        invoice_number: 0.7,
        quote_number: 0.5,
        alternative_order_number: 0.3,
        document_number: 0.5,
      },
    },
  ),
  concept(
    'quote_number',
    ['identifier', 'text'],
    `quote number | quote no | quote # | quotation number | quotation no | quotation # | proposal number | offer number | offer no |
     angebotsnummer | angebotsnr | angebots nr | angebot nr | numero de devis | devis n | n devis | presupuesto n | numero de presupuesto |
     offertenummer | offerte nr | preventivo n | 报价单号 | 报价编号`,
    { weak: 'quote | quotation | angebot | devis' },
  ),
  concept(
    'delivery_note_number',
    ['identifier', 'text'],
    `delivery note number | delivery note no | delivery note # | delivery order no | d/o no | do no | packing slip no | despatch note no |
     lieferscheinnummer | lieferschein nr | lieferscheinnr | lieferung nr | bon de livraison n | n bon de livraison | albaran n | n albaran |
     pakbonnummer | pakbon nr | ddt n | 送货单号 | 交货单号 | 发货单号`,
    { weak: 'delivery note | lieferschein' },
  ),
  concept(
    'customer_number',
    ['identifier', 'text'],
    `customer number | customer no | customer # | customer id | client number | client no | account number | account no | account # | acct no | a/c no |
     kundennummer | kundennr | kunden nr | kd nr | kd nummer | ihre kundennummer | numero client | n client | code client | numero de client |
     n de client | numero de cliente | n cliente | codigo cliente | klantnummer | klantnr | debiteurnummer | codice cliente | numero cliente |
     客户编号 | 客户号 | 会员号 | debiteurnr | debiteurennummer | no cliente | no de cliente | codigo de cliente | cliente no | cod cliente | kundnummer | kundenummer | kundnr | kundenr | numer klienta | deudor`,
    { weak: 'account | customer | member no' },
  ),
  concept(
    'buyer_reference',
    ['identifier', 'text'],
    `buyer reference | your reference | your ref | customer reference | customer ref | client reference | ihr zeichen | ihre referenz | leitweg id |
     leitweg-id | ihre nachricht | kundenreferenz | referenz des kaufers | kaufer-referenz | kaufer referenz | kauferreferenz | votre reference | votre ref | v/ref | reference client | ref client | su referencia | uw referentie |
     uw kenmerk | vostro riferimento | 客户参考号 | 买方参考`,
    { weak: 'reference | referenz | ref', instead: { order_number: 0.3 } },
  ),
  concept(
    'payment_reference',
    ['identifier', 'text'],
    `payment reference | remittance reference | payment ref | reference for payment | remittance information | remittance advice | payment id |
     please quote | reference to quote | quote when paying | quote on payment |
     verwendungszweck | zahlungszweck | zahlungsreferenz | zahlungs referenz | referenznummer fur zahlung | kassenzeichen | buchungszeichen |
     referenz bitte bei zahlung angeben | bei zahlung bitte angeben | bei zahlungen bitte angeben | bei uberweisung bitte angeben | bitte bei zahlung angeben | bei zahlung angeben | bitte bei zahlung stets angeben | bei uberweisung angeben |
     bitte bei uberweisung angeben | reference de paiement | reference paiement | reference de reglement | reference du virement | reference a rappeler |
     libelle du virement | motif du virement | communication | communication structuree | mededeling | gestructureerde mededeling |
     referencia de pago | concepto de la transferencia | betalingskenmerk | betaalkenmerk | causale | causale bonifico | causale del bonifico |
     riferimento pagamento | rf reference | qr referenz | esr referenz | referenz qr | reference qr | 付款参考 | 付款备注`,
    { weak: 'reference | referenz' },
  ),
  concept('invoice_code', ['identifier', 'text'], '发票代码 | invoice code | fapiao code'),
  concept('check_code', ['identifier', 'text'], '校验码 | check code | verification code | check_code'),
  concept('machine_number', ['identifier', 'text'], '机器编号 | 机器号 | machine number'),
  concept(
    'project_number',
    ['identifier', 'text'],
    'project number | project no | project id | projektnummer | projekt nr | numero de projet | 项目编号',
  ),
  concept(
    'batch_number',
    ['identifier', 'text'],
    'batch | batch no | batch number | lot | lot no | lot number | charge | chargennummer | chargen nr | charge nr | numero de lot | n de lot | lote | lotto | partij | partijnummer | 批号',
  ),
  concept(
    'tracking_number',
    ['identifier', 'text'],
    'tracking number | tracking no | awb | waybill no | sendungsnummer | numero de suivi | 运单号 | 快递单号',
  ),
  concept(
    'serial_number',
    ['identifier', 'text'],
    'serial number | serial no | seriennummer | numero de serie | serienummer | 序列号',
  ),
  concept(
    'iban',
    ['iban', 'identifier'],
    'iban | iban nr | iban no | iban number | code iban | iban code | bank account iban | n iban | iban nummer',
    {
      names: 'bank account | seller iban | payee iban | bank account number',
      weak: 'bank account | konto | compte | account',
    },
  ),
  concept(
    'bic',
    ['bic', 'identifier'],
    'bic | swift | swift code | bic code | bic/swift | swift/bic | swift-bic',
  ),
  concept(
    'bank_account',
    ['identifier', 'text'],
    `bank account number | account number | account no | a/c number | kontonummer | konto nr | kontonr | numero de compte | compte n | numero de cuenta |
     rekeningnummer | numero conto | 银行账号 | 银行帐号 | 账号 | 帐号 | 开户行及账号`,
    { instead: { iban: 0.7 } },
  ),
  concept(
    'vat_id',
    ['vat_id', 'uscc', 'identifier'],
    `vat registration | vat id | vat number | vat no | vat reg no | vat registration number | vat registration no | vat # | vat reg | vat identification number | ust id |
     ust idnr | ust id nr | ust-idnr | ust identnr | ust.-identnr | umsatzsteuer id | umsatzsteuer identifikationsnummer | umsatzsteuer id nr |
     mwst nr | mwst nummer | uid nr | uid | uid nummer | n tva | numero de tva | numero tva | tva intracommunautaire | n tva intracommunautaire |
     tva intracom | tva intra | id tva | n tva intracom | nif iva | cif | nif | c i f | n i f | numero iva | btw nummer | btw nr | btw id | btw |
     partita iva | p iva | p. iva | contribuinte | gst no | gst reg no | gst id no | gst registration no | gst id | gstin | gst number | gst # | numero de iva | iva n | nip | dic | ic dph | cvr | cvr nr | se nr | momsreg nr | momsregistreringsnummer | org nr | vat reg nr | n o iva`,
    {
      weak: `tva | iva | vat | tax id | tax number | tax no | gst`,
      names: 'vat registration | vat',
      instead: { tax_number: 0.5 },
    },
  ),
  concept(
    'tax_number',
    ['uscc', 'tax_number', 'identifier'],
    `tax number | tax no | tax id | tax identification number | tin | tax reg no | tax registration number | ein | federal tax id | fein | steuernummer |
     steuer nr | steuernr | st nr | st.-nr | numero fiscal | n fiscal | numero d identification fiscale | rfc | ruc | rut | fiscaal nummer | codice fiscale |
     gst no | gst reg no | gst id no | gst reg | gst id | co reg no | sst no | sst id | service tax no | sst reg no |
     纳税人识别号 | 统一社会信用代码/纳税人识别号 | 税号 | 税务登记号 | 纳税识别号 | 统一社会信用代码`,
    { weak: 'siret | siren', names: 'tax registration number', instead: { vat_id: 0.7, uscc: 0.9 } },
  ),
  concept(
    'uscc',
    ['uscc', 'identifier'],
    `unified social credit code | social credit code | uscc | uniform social credit code | credit code | 统一社会信用代码 | 社会信用代码 | 统一社会信用代码/注册号 | 统一信用代码`,
    {
      weak: '注册号 | 信用代码 | 统一社会信用 | 代码',
      names: 'business registration number | license number',
    },
  ),
  concept(
    'company_registration',
    ['identifier', 'text'],
    `company registration number | company reg no | registration number | registration no | reg no | company no | co reg | co no | handelsregister |
     handelsregisternummer | handelsreg | hrb | hra | amtsgericht | sitz der gesellschaft | registergericht | siret | siren | rcs | n siret | n siren | ape | kvk | kvk nummer | kvk nr | rea |
     registro mercantil | 注册号 | 工商注册号`,
    { names: 'business registration number' },
  ),
  concept(
    'gln',
    ['identifier'],
    'gln | global id | global location number | globale nummer | global id_gln | duns | ean code',
  ),
];

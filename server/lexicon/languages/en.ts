// What documents in English say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const en: Language = {
  code: 'en',
  name: 'English',
  months:
    'january jan | february feb | march mar | april apr | may | june jun | july jul | august aug | september sep sept | october oct | november nov | december dec',
  weekdays:
    'sunday sun | monday mon | tuesday tue tues | wednesday wed | thursday thu thur thurs | friday fri | saturday sat',
  numbers: {
    1: 'one | a | an',
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    11: 'eleven',
    12: 'twelve',
    15: 'fifteen',
    18: 'eighteen',
    20: 'twenty',
    24: 'twenty-four | twenty four',
    30: 'thirty',
    36: 'thirty-six | thirty six',
    60: 'sixty',
    90: 'ninety',
  },
  periods: { year: 'year | years', month: 'month | months', week: 'week | weeks', day: 'day | days' },
  frequent:
    'the of and to in is that for with this be by on as are or from at you your not will shall have has was were an any which it its if we our us been may all these those their there than can per each date total invoice number amount due please tax no name address thank paid price payment receipt customer account bill balance statement bread milk cheese butter cream water beer coffee tea juice chicken beef pork bacon fish egg eggs flour sugar rice bean beans apple orange potato tomato salad soup organic fresh market grocery cash card change subtotal store server guest table item items large small',
  papers: `logo | your logo | your logo here | company logo | tax invoice | simplified tax invoice | simplified | invoice | sales invoice | receipt | official receipt | sales receipt | payment receipt | cash receipt | cash bill |
      cash sale | cash sales | cash memo | cash/bill | bill | guest bill | guest check | check | sales slip | transaction receipt | customer copy | merchant copy | customer | merchant |
      copy | original | duplicate | duplicate copy | reprint | reprinted`,
  kinds: {
    'Credit Note':
      'credit note | credit memo | credit invoice | adjustment note | credit memorandum | tax credit note | sales credit note | credit adjustment note | refund note | refund invoice | sales return | vat credit note',
    'Business License': 'business license | business licence',
    Receipt:
      'receipt | cash bill | cash sales | cash memo | cash/bill | official receipt | tax invoice cash | sales receipt | payment receipt | cash receipt | guest check | transaction receipt | rent receipt | fee receipt | receipt voucher | purchase receipt | sales slip | payment acknowledgement | cash sale receipt | till receipt | money receipt | cash receipt voucher | donation receipt | parking receipt | taxi receipt | fuel receipt | payment confirmation receipt | official payment receipt | receipt of payment | proof of payment | payment confirmation | sale receipt | store receipt | order receipt | purchase slip | tax receipt | deposit receipt | e-receipt | payment voucher receipt',
    'Purchase Order':
      'purchase order | purchase requisition order | purchase order form | works order | order to supply | standard purchase order | local purchase order | blanket purchase order | service purchase order | supply order | order to supplier',
    'Delivery Note':
      'delivery note | delivery order | packing slip | packing list | despatch advice | delivery receipt | delivery docket | delivery challan | dispatch note | despatch note | goods received note | shipping note | goods delivery note | proof of delivery | delivery slip | delivery advice | advice note | shipping list | goods issue note | delivery ticket | loading slip | consignment delivery note | delivery memo | shipment note | goods receipt note | goods delivery | delivery sheet | delivery confirmation | pick list | picking list | dispatch slip | dispatch challan | goods dispatch note | shipping slip',
    'Bank Statement':
      'bank statement | account statement | statement of account | statement of banking account | statement of transactions | account activity | credit card statement | card statement | transaction history | account history | bank account statement | bank transaction statement | statement of your account | savings statement | current account statement | checking account statement | statement of bank account | consolidated statement | monthly statement | transaction statement | account transactions | customer statement | supplier statement | vendor statement | statement of accounts | customer account statement | debtor statement | ledger statement | account ledger | e-statement',
    'Meeting Notes':
      'minutes | meeting minutes | meeting notes | minutes of the meeting | minutes of meeting',
    Contract: `agreement | contract | non disclosure agreement | confidentiality agreement | terms and conditions | lease agreement | service agreement | employment agreement |
      amendment | letter agreement`,
    Invoice:
      'invoice | tax invoice | commercial invoice | proforma invoice | bill | sales tax invoice | vat invoice | gst invoice | e-invoice | service invoice | sale invoice | retail invoice | rental invoice | progress invoice | deposit invoice | interim invoice | final invoice | consolidated invoice | freight invoice | cash invoice | medical bill | fee invoice | fee note | invoice of fees | bill of supply | debit note | tax invoice/bill of supply',
    Form: 'application form | form | order form | registration form | claim form | certificate of foreign status | request for taxpayer identification | time sheet | timesheet | time card | attendance sheet | time report',
    Letter:
      'dear sir | dear sirs | dear madam | sincerely | yours sincerely | yours faithfully | best regards | very truly yours | job offer | offer letter',
    'Chat Transcript': 'chat transcript | chat history | conversation transcript',
    Quotation:
      'quotation | sales quotation | price quotation | quote | price quote | cost estimate | estimate | pro forma quotation | quotation form | sales quote | formal quotation | price offer | commercial offer | price estimate | price proposal | sales offer | quotation sheet | repair estimate | following offer | this offer is | offer is valid | price list quotation | sales estimate | job estimate | project estimate | budget quotation | service quotation | cost proposal | quotation letter | estimate of costs | job quote',
    'Order Confirmation':
      'order confirmation | sales order | order acknowledgement | order acknowledgment | order response | sales order confirmation | confirmation of order | confirmed order | booking confirmation | order confirmed | order acceptance | sales acknowledgement | confirmation of your order',
    'Utility Bill':
      'electricity bill | gas bill | water bill | energy bill | utility bill | power bill | energy statement | heating bill | telephone bill | phone bill | broadband bill | internet bill | your energy statement | your electricity bill | your gas bill | your water bill | electric bill | electricity statement | gas statement | mobile bill | monthly phone bill | sewer bill | landline bill | water and wastewater bill | electricity invoice | gas invoice | water invoice | natural gas bill | telephone account | electricity account | municipal account | utility statement | utilities bill | hydro bill | rates notice | council rates notice | water statement | energy invoice | electricity charges bill | gas and electricity bill | gas & electricity bill | utility invoice | broadband invoice | phone statement | mobile phone bill | wireless bill',
    Payslip:
      'payslip | pay slip | employee payslip | employee pay slip | salary slip | wage slip | pay stub | paystub | pay statement | payroll statement | earnings statement | salary statement | statement of earnings | pay advice | payroll slip | salary advice | wage statement | wages slip | pay check stub | paycheck stub | remuneration statement | payroll advice | payment slip for the month | pay slip for the month | earnings and deductions statement | advice of pay | salary payslip | monthly salary slip | monthly payslip | wage statement slip | salary sheet | payroll stub | payment advice (salary) | employee pay stub | statement of pay | salary certificate slip | earning statement | pay sheet | employee earnings statement | remuneration slip | payroll advice slip',
    'Payment Reminder':
      'payment reminder | reminder | reminder letter | overdue notice | past due notice | final notice | final demand | letter of demand | dunning letter | overdue reminder | friendly reminder | first reminder | second reminder | final reminder | payment overdue notice | overdue payment reminder | overdue invoice notice | demand for payment | notice of overdue payment | collection notice | past due statement | arrears notice',
    'Expense Report':
      'expense report | expense claim | expense statement | travel expense report | travel expenses | travel claim | reimbursement request | reimbursement form',
    Ticket:
      'boarding pass | train ticket | flight ticket | air ticket | bus ticket | travel ticket | e-ticket | electronic ticket | ticket receipt | e-ticket itinerary | itinerary receipt | electronic reservation slip | rail ticket',
    Check: 'bank check | cashier s check | bank draft | cheque | pay to the order of',
    'Bill of Lading': 'bill of lading | sea waybill | air waybill | waybill | consignment note',
  },
  labels: {
    clearance_number: 'irn | irn no | irn number | ack no | acknowledgement number | fiscal number',
    meter_number:
      'meter number | meter no | meter # | meter id | meter serial number | meter serial no | mpan | mprn | meter point reference | meter serial | esi id | nmi | meter reading no | supply number | supply point id',
    invoice_number: `invoice number | invoice no | invoice nr | invoice # | invoice id | inv no | inv # | inv number | tax invoice no | tax inv no | invoice ref | bill number | bill no |
      bill # | invoice num | billing number | credit note number | credit note no | credit note # | credit memo no | debit note no | statement number |
      commercial invoice no | sales invoice no | sales invoice number | sales invoice # | s invoice no | our invoice no | invoice reference | invoice reference number | billing document no | billing document number | tax invoice number | invoice no # | invoice number # | inv id | tax invoice # | bill id | bill ref | bill ref no | bill reference | bill reference no | bill serial no | invoice serial no | invoice serial number | sales invoice id | invoice ref no | invoice reference no | invoice code no | our invoice number | your invoice number | invoice n | billing no | billing id | bill num | credit memo # | credit memo number | credit memo id | credit number | credit note id | credit note ref | credit invoice no | credit invoice number | debit note number | debit note # | debit memo no | proforma number | proforma invoice no | proforma invoice number | commercial invoice number | commercial invoice # | vat invoice no | vat invoice number | gst invoice no | gst invoice number | e-invoice no | e-invoice number | invoice document no | invoice doc no | sale invoice no | cash invoice no | interim invoice no | final invoice no | invoice/receipt no | invoice no. & date | statement no`,
    receipt_number: `receipt number | receipt no | receipt # | rcpt no | rcpt # | cash bill no | cash sales no | cash sale no | slip no | slip number | ticket no | ticket number |
      transaction no | transaction id | transaction number | transaction # | trans no | trx no | check no | check # | check number | chk | chk no | chk # | bill no | official receipt no | or no | or # | receipt id | receipt ref | receipt reference | sales receipt no | sales receipt number | sales receipt # | payment receipt no | payment receipt number | cash memo no | cash receipt no | cash receipt number | trans # | trans id | txn no | txn id | trx id | trx # | sale no | sale # | sale id | receipt no # | official receipt number | payment number | tax receipt no`,
    document_number:
      'document number | document no | document # | doc no | doc # | doc number | reference number | document id | record number | report no | report number | expense report no | voucher no | voucher number | claim no | document ref | document reference | document ref no | doc id | ref number | voucher # | voucher id',
    order_number: `purchase order number | purchase order no | purchase order # | purchase order id | purchase order | po number | po no | po # | p o no | p o number | p o # |
      order number | order no | order # | order id | your order no | your order number | customer order no | customer po | order ref | order reference | po reference | po ref | purchase order ref | po bill no | sales order no |
      sales order | order / rev | order confirmation no | web order | your order | your purchase order | buyer po | buyer po no | buyers po | client po | customer po no | customer po number | cust po | cust po no | p/o no | p/o number | po ref no | purchase order no # | po id | po num | customer po # | client po no | client po number | your po no | your po number | your po # | your po | your purchase order no | your purchase order number | buyer order no | buyer's order no | buyer order number | buyer's order number | work order no | work order number | work order # | sales order number | sales order # | so number | so no | so # | order reference number | order ref no | web order no | web order number | web order # | order confirmation number | job order no | lpo no | lpo number | local purchase order no | indent no | p. order no | purchase order reference | purchase order reference number | po reference number | po reference no | order n`,
    alternative_order_number: `alt order # | alt order no | alternate order number | external order number | external # | traffic # | est # | estimate # | estimate number | estimate no | deal # |
      dare #`,
    contract_number:
      'contract number | contract no | contract # | contract id | contract ref | contract / revision | contract revision | agreement number | agreement no | agreement #',
    quote_number:
      'quote number | quote no | quote # | quotation number | quotation no | quotation # | proposal number | offer number | offer no | estimate no | estimate # | estimate number | offer # | proposal no | quote id | quotation id | quote ref | quotation ref | quote reference | quotation reference | our offer no | estimate id | quotation serial no | ref quotation | quote ref no | quotation reference no | quote no # | proposal # | estimate no # | est no | tender no | bid no | qtn no',
    delivery_note_number:
      'delivery note number | delivery note no | delivery note # | delivery order no | d/o no | do no | packing slip no | despatch note no | delivery # | delivery number | delivery no | d.o. no | packing list no | shipment no | delivery note id | dn no | dn number | dn # | delivery docket no | docket no | challan no | dc no | delivery challan no | packing slip # | packing slip number | packing list number | despatch note number | dispatch note no | shipment number | shipment # | shipment id | consignment note no | gdn no | delivery ref | delivery reference | waybill number',
    customer_number:
      'customer number | customer no | customer # | customer id | employee code | emp code | emp id | emp no | employee id | employee no | employee number | staff id | staff no | client number | client no | account number | account no | account # | acct no | a/c no | customer code | customer a/c no | customer a/c | customer account no | customer account number | customer account | customer account # | client code | client account | client account number | client # | client ref no | customer ref id | your customer number | your account number | your account no | account id | account code | acc no | acc number | member number | member id | subscriber number | subscriber no | policyholder number | consumer no | consumer number | consumer id | ca number | contract account | contract account no | contract account number | debtor no | debtor number | debtor code | payroll number | payroll no | payroll id | personnel no | personnel number | employee # | associate id | worker id | staff number | clock no | works no',
    buyer_reference:
      'buyer reference | your reference | your ref | customer reference | customer ref | client reference',
    payment_reference: `payment reference | remittance reference | payment ref | reference for payment | remittance information | remittance advice | payment id | please quote |
      reference to quote | quote when paying | quote on payment | rf reference | payment reference number | payment reference no | payment ref no | bank reference | your payment reference | reference for your payment | bpay ref | giro reference | quote this reference | when paying please quote`,
    invoice_code: 'invoice code | fapiao code',
    check_code: 'check code | verification code | check_code',
    machine_number: 'machine number',
    project_number: 'project number | project no | project id',
    batch_number: 'batch | batch no | batch number | lot | lot no | lot number',
    tracking_number: 'tracking number | tracking no | awb | waybill no',
    serial_number: 'serial number | serial no',
    iban: 'iban | iban no | iban number | iban code | bank account iban | iban # | iban account number',
    bic: 'bic | swift | swift code | bic code | bic/swift | swift/bic | swift-bic | bic number | swift number | swift/bic code | bic/swift code | swift address | bank identifier code',
    bank_account:
      'bank account number | account number | account no | a/c number | card number | account # | a/c no | acct no | acct number | bank a/c no | bank a/c number | bank account no | account num | a/c num | beneficiary account | beneficiary account no | beneficiary account number | account number (iban)',
    vat_id: `vat registration | vat id | vat number | vat no | vat reg no | vat registration number | vat registration no | vat # | vat reg | vat identification number | gst no |
      gst reg no | gst id no | gst registration no | gst id | gstin | gstn | gstn no | gst number | gst # | vat reg nr | eu oss vat | oss vat | eu vat | eu vat no | eu vat number | vat tin | vat reg tin | vat registration tin | vat reg tin no | gst hst no | gst hst registration no | hst no | hst registration no | vat registration # | vat registered no | vat registered number | vat reg number | vat reg # | vat ref | vat code | our vat no | our vat number | your vat no | your vat number | customer vat no | customer vat number | client vat number | supplier vat no | supplier vat number | gst registration number | gst reg number | gst registration | gstin no | gstin number | gstin/uin | gst tin | gst identification no | company vat number | vat/tax id | tax/vat id | tax/vat number | vat registration id | vat-id no | vat-id number | hst # | hst number | gst/hst # | gst/hst number | gst/hst registration number`,
    tax_number: `tax number | tax no | tax id | tax identification number | tin | tax reg no | tax registration number | ein | federal tax id | fein | gst no | gst reg no | gst id no |
      gst reg | gst id | co reg no | sst no | sst id | service tax no | sst reg no | pan | pan no | pan number | trn | trn no | trn number | ntn | ntn no | tin no | tin number | abn | pin no | tax reg number | tax registration # | tax id no | tax id number | tax id # | tax identification no | tax ref no | tax reference no | tax reference number | tax file number | tax payer id | taxpayer identification number | taxpayer no | tin # | federal id | federal id # | federal tax id # | federal id no | fed id | fed tax id | ein # | ein number | ein no | employer identification number | abn no | abn number | australian business number | acn | pan # | kra pin | brn | brn no | nzbn | utr | paye ref | paye reference | employer paye reference | uen | uen no | uen number | gst/uen no | tax office number`,
    uscc: 'unified social credit code | social credit code | uscc | uniform social credit code | credit code',
    company_registration:
      'company registration number | business number | company reg no | registration number | registration no | reg no | company no | co reg | co no | company registration no | company reg number | company number | company reg | company no # | registered number | registered no | registered company no | registered company number | registered in england no | reg. number | business registration no | business reg no | business registration number | cin | cin no | cin number | corporate identity number | llpin | roc no | crn no | cr no | commercial registration no | commercial registration number | trade license no | trade licence no',
    gln: 'gln | global id | global location number | global id_gln | duns | ean code',
    issue_date: `invoice date | date of invoice | inv date | bill date | billing date | date of issue | issue date | issued on | issued | receipt date | tax invoice date | tax date |
      invoice/tax date | date/tax point | document date | doc date | statement date | transaction date | date issued | dated | bizdate | sales date | credit note date |
      purchase date | invoice dated | invoice issue date | invoice issued | invoice issued on | invoice created | invoice creation date | date invoiced | date billed | billed on | billed date | bill issue date | bill issued | bill issued on | bill generated on | tax invoice issue date | date of tax invoice | inv. dt | invoice dt | bill dt | bill dated | dt. of invoice | dated on | issue dt | issuance date | date of issuance | date of bill | date of receipt | date of statement | date of sale | sale date | credit memo date | credit date | date of credit note | debit note date | receipt issued on | receipt dated | posting date | voucher date | document dt | date issued on | issued date | raised on | date raised | tax invoice dated | vat date | invoice/tax point date | invoice date/tax point | cash memo date | order invoice date`,
    due_date:
      'due date | payment due | payment due date | due on | pay by | payable by | date due | due by | pay before | please pay by | balance due date | due | payable on or before | pay on or before | amount due by | to be paid by | to be paid before | please pay before | payment until | pay until | payable until | payment deadline | payment due by | please pay this by | pay this by | payable before | due for payment | payment is due by | payment required by | last date of payment | last payment date | last date for payment | latest payment date | direct debit date | invoice due date | invoice due | bill due date | due dt | amount due date | due date for payment | payment due on | payment due before | payment due no later than | payment must be received by | to be paid on or before | please pay on or before | please remit by | remit by | remit payment by | remittance due | remittance due date | last date to pay | last day to pay | last day of payment | pay by date | pay by due date | pay no later than | payable on | payable till | payable within due date | settle by | settlement date due | settlement due date | settlement due | maturity date | maturity | payment deadline date | deadline for payment | due & payable by | due and payable by | due before | due no later than | date payment due | date due for payment | total due by | balance due by | balance due on | please pay before the | please make payment by | kindly pay by | kindly pay before | kindly settle by | autopay date | auto-debit date | direct debit on or after | direct debit due | payment will be taken on | payment to be received by',
    delivery_date: `delivery date | scheduled date | scheduled delivery | scheduled delivery date | date of delivery | delivered on | shipping date | ship date | date shipped | shipped on | date of supply | service date | tax point | supply date |
      performance date | pick-up date | pick up date | requested delivery date | shipment date | despatch date | dispatch date | dispatched on | despatched on | shipping on | date of despatch | date of dispatch | delivery on | date delivered | delivery note date | delivery order date | dn date | do date | expected delivery date | date of shipment | packing date | goods issue date | actual delivery date | challan date | goods delivery date | delivery dt | delivered date | date delivered on | estimated delivery | estimated delivery date | estimated ship date | promised date | promise date | required date | required by | date required | need by | need by date | needed by | date shipped on | date of service | dates of service | date of services | service rendered on | date of performance | supply dt | date of goods supplied | time of supply | date & time of supply | delivery day | ship by | ship by date | ship on | requested date | requested ship date | request date | dispatched date | dispatch dt | despatched date | dos`,
    order_date:
      "order date | date of order | po date | purchase order date | date ordered | po issue date | order placed | order placed on | ordered on | order issue date | po issued on | order dt | order created | order created on | purchase date of order | sales order date | so date | date of purchase order | your order date | your order dated | customer po date | buyer's order date | work order date | lpo date | order time | placed on",
    signing_date:
      'date of signature | signing date | signed on | date signed | execution date | dated | date of agreement | agreement date | contract date',
    effective_date:
      'effective date | effective as of | effective | commencement date | date of commencement | in force from | valid from | start date | inception date | entry into force',
    expiry_date: `expiry date | expiration date | expires on | expires | valid until | valid to | valid through | end date | termination date | good until | points expire |
      points expire on | points expiry | expire on | offer ends | exchange until | exchange before | return by | returns until | warranty until | licence expiry |
      license expiry | valid till | valid up to | quote valid until | quotation valid until | offer valid until | quote expires | quotation expiry | validity date | valid until date | quote expiry date | offer expires on | price valid until | prices valid until | open until | quote valid till | quotation valid till | estimate valid until | estimate valid till | proposal valid until | offer valid till | validity | validity till | this quote is valid until | price validity | quotation validity | expiring on | expiry dt | best before date`,
    arrival_date:
      'check in | check-in | check in date | arrival | arrival date | date of arrival | entry | entry time | time in',
    departure_date:
      'check out | check-out | check out date | departure | departure date | exit | exit time | time out | travel date | date of travel | date of journey | journey date | flight date',
    membership_date: 'member since | customer since',
    period_start: `period start | start date | from date | flight from | flight start | flight start date | date from | begin date | beginning | service start | period from | flight dates | flight date | order flight | flight | contract dates | schedule dates | campaign dates | invoice period | billing period | service period | period covered | contract period | period | charges for | summary of charges for | pay period | period beginning | period starting | statement period | pay period start | beginning date | payroll period | payroll month | pay month | salary month | salary period | for the month | for the month of | month of | wage period | from period | statement from | start of period | billing cycle | usage period | bill period | billing month | statement covers | statement dates | salary for | payslip for | pay slip for | for month | pay run period | period of service | consumption period | service period from | billing period start | billing period from | bill start | coverage period | statement start date | statement period from | from dt | usage from | service from | rental period | subscription period | term start | invoice for period | pay period from | pay period beginning | pay begin date | period begin | pay period begin | pay period starting | work period | period of supply | for the period | for the period of | for period`,
    period_end: `period end | end date | to date | flight to | flight end | flight end date | date to | service end | period to | through date | ending | flight dates | flight date | order flight | flight | contract dates | schedule dates | campaign dates | invoice period | billing period | service period | period covered | contract period | period | charges for | summary of charges for | pay period | period ending | week ending | statement period | pay period end | month ending | pay period ending | payroll period | payroll month | pay month | salary month | salary period | for the month | for the month of | month of | wage period | to period | statement to | end of period | billing cycle | usage period | bill period | billing month | statement covers | statement dates | salary for | payslip for | pay slip for | for month | pay run period | period of service | consumption period | service period to | billing period end | billing period to | bill to date | bill end | statement end date | statement period to | to dt | usage to | term end | pay period to | pay end date | pay period ended | period ended`,
    establishment_date:
      'establishment date | date of establishment | incorporation date | date of incorporation | founding date | registration date | date of registration',
    approval_date: 'approval date | date of approval',
    birth_date: 'date of birth | birth date | birthdate | dob | born | born on',
    meeting_date: 'meeting date | date of meeting | date of the meeting',
    follow_up_date:
      'follow-up date | follow up date | follow up | next meeting | next meeting date | next review',
    print_date: `print date | printed | printed on | run on | date printed | gen date | generated on | generated | date entered | entered | last modified | original date / revision |
      original date / rev | original date | revision date`,
    payment_date:
      'payment date | date of payment | paid on | date paid | pay date | date of pay | payday | check date | paydate | paid date | cheque date | pay day | salary date | disbursement date | transfer date | payment received on | date of payment received | payment received date | paid dt | date received | date of credit | credit date to bank | pay dt | salary paid on | paid through date | payment made on | payroll date | cheque dt | settled on',
    grand_total: `grand total | amount incl gst | amount incl vat | amount including vat | amount incl tax | total amount | invoice total | total invoice amount | total inc vat |
      total incl vat | total including vat | total including tax | total incl tax | total inclusive of gst | total incl gst | total inclusive gst |
      total sales inclusive gst | total sales incl gst | total (incl gst) | total amt incl gst | total rounded | rounded total | total after rounding | net total rounded |
      total amt rounded | total payable | nett total | total with tax | amount total | total rm | total amount payable | total sales (inclusive of gst) | total amount due |
      total charged | total for this invoice | invoice amount | gross total | gross amount | total gross | receipt total | bill total | total price | total value |
      order total | total dollars | contract total | contract amount | total fare | total payable amount | total inclusive | inclusive total | estimated total | quote total | total estimate | total cost | purchase total | total po amount | po total | po total amount | po amount | po value | total po value | purchase order total | purchase order amount | purchase order value | total order amount | total order value | order value | total tariff | grand total amount | total (inc gst) | total including gst | total aud inc gst | total amount inc gst | total inc tax | total amount (incl. vat) | total amount including vat | total amount including tax | total amount incl tax | total amount after tax | amount after tax | total after tax | total after taxes | total after vat | total after gst | total invoice value | invoice value | total invoice | total bill amount | total bill | bill amount | total bill value | billed amount | total billed | total billed amount | total invoiced | invoiced amount | total for invoice | total of invoice | invoice grand total | invoice total amount | total amount of invoice | gross invoice amount | gross invoice value | gross value | gross bill amount | total gross amount | gross amount due | total in usd | total (usd) | total gbp | total aud | total cad | total nzd | total sgd | total zar | total (inr) | total rs | total aed | total sar | total hkd | total amount (usd) | total amount (eur) | total amount (gbp) | total amount (inr) | total amount in usd | amount in total | sum total | overall total | final total | final amount | final invoice amount | total including shipping | total including delivery | total with vat | total with gst | total vat inclusive | vat inclusive total | gst inclusive total | total (gst inclusive) | total incl. of taxes | total inclusive of taxes | total inclusive of all taxes | net invoice value | net invoice amount | net bill amount | net amount payable (rs) | round off total | rounded off total | total payable (incl. gst) | total current charges | total charges due | total sale | total sale amount | sale total | sales total | total transaction amount | transaction total | estimate total | quotation total | total quote | total quoted price | quoted total | total estimate amount | credit note total | amount credited | total refund | refund amount | refund total | amount refunded | total refunded`,
    net_total: `net total | total net | net amount | total net amount | subtotal | sub total | sub-total | subttl | sub ttl | subtotal amount | total excl vat | total excluding vat | total ex vat | total excl tax |
      total excluding tax | total without vat | total amount without vat | total before tax | amount before tax | total excluding gst | total (excluding gst) |
      total excl gst | before gst | before vat | before tax | total before gst | total before vat | amount before gst | amount before vat | taxable amount | tax exclusive amount | amount excl tax | net value | nett amount | total amt excl gst | sub total excl gst | invoice subtotal | total exc vat | total charges exc vat | total charges excl vat | subtotal exc vat | vatable | vatable sales | vatable amount | total taxable value | taxable value | total taxable amount | total net value | subtotal ex gst | subtotal ex vat | subtotal excl vat | subtotal excluding vat | subtotal excluding gst | subtotal excluding tax | subtotal (excl. tax) | subtotal before tax | subtotal before vat | subtotal without tax | subtotal without vat | subtotal net | net subtotal | subtotal after discount | subtotal less discount | total after discount | amount after discount | total (ex gst) | total exclusive of vat | total exclusive of gst | total exclusive of tax | total amount excl vat | total amount excluding vat | total amount excl. tax | total amount excluding tax | total amount before tax | total amount before vat | total before taxes | amount ex vat | amount ex gst | amount excl vat | amount excluding vat | amount excluding tax | amount excl gst | value ex vat | value excl vat | value of supply | value before tax | taxable total | total taxable | total taxable sales | taxable sales | taxable subtotal | taxable amt | total taxable amt | taxable supply | net total ex vat | net goods | net goods value | goods net | net goods total | net sales | net invoice | net before tax | net before vat | net amount before tax | net amount excl vat | total net of tax | total net of vat | net of vat | net of tax | total ex tax | pre-tax total | pre-tax amount | basic amount | basic value | assessable value | net charges | net price total`,
    line_total: `line total | total of lines | total amount of lines | sum of lines | sum of line items | items total | goods total | merchandise total | lines total |
      line items total | total line amount | item total | item subtotal | items subtotal | products total | products subtotal | product subtotal | product total | total of items | services total | total services | total labour | total parts | merchandise subtotal | order subtotal | cart subtotal | total for items`,
    tax_total: `tax total | total tax | tax amount | vat amount | total vat | vat | sales tax | gst | gst amount | gst payable | total gst | tax | value added tax | service tax |
      sst | gst 6% | tax payable | amount of tax | hst | pst | qst | cgst | sgst | utgst | igst | vat total | total tax amount | taxes | tax value | total tax value | tax due | total tax due | sales tax amount | sales tax total | total sales tax | estimated tax | tax collected | total tax collected | state tax | local tax | city tax | county tax | vat due | vat payable | vat value | total vat amount | total vat due | amount of vat | vat charged | add vat | plus vat | plus gst | gst total | gst value | gst charged | gst due | total gst amount | amount of gst | gst included | gst inclusive | includes gst | includes gst of | gst included in total | included gst | total includes gst | total includes gst of | includes vat | includes vat of | including vat of | incl. vat of | vat included | included vat | of which vat | of which tax | tax included | included tax | incl gst | includes tax | gst/hst | hst/gst | total gst/hst | pst amount | hst amount | total hst | total cgst | total sgst | total igst | cgst amount | sgst amount | igst amount | cgst/sgst | output vat | output tax | input vat | consumption tax | sst amount | total sst | service tax amount | vat (20%) | vat (15%) | gst (10%) | gst (15%) | gst (9%) | gst (5%)`,
    due_payable: `amount due | balance due | total due | due payable | amount payable | balance | amount to pay | payable amount | please pay | pay this amount | outstanding amount |
      outstanding balance | outstanding | to pay | net due | balance payable | total amount due | amount owing | current balance | total balance due | residual |
      residual amount | left to pay | new balance due | amount you owe | please pay this amount | total balance | total outstanding | total outstanding balance | total outstanding amount | total balance outstanding | balance outstanding | balance owing | balance owed | balance remaining | remaining balance | remaining amount | amount remaining | amount outstanding | amount still due | amount still owed | total owing | total owed | total amount owing | total amount outstanding | total amount to pay | total to pay | total to be paid | amount to be paid | amount you pay | you pay | your total due | total due now | amount due now | due now | pay now | balance to pay | balance to be paid | balance amount | balance amount due | bal due | balance amt | balance payment | net balance | net balance due | net amount due | net due amount | net outstanding | total net due | invoice balance | invoice balance due | open balance | open amount | account balance due | amount due (usd) | amount due (eur) | amount due (gbp) | amount due (aud) | amount due nzd | balance due (usd) | balance due (aud) | total due (usd) | total due (gbp) | total due (eur) | total due aud | due amount | total due amount | due balance | unpaid balance | unpaid amount | amount unpaid | total unpaid | remaining due | remaining to pay | remaining payable | total payable now | payment due amount | payment amount due | amount to remit | please remit | remit amount | please pay this | please pay the amount of | please pay amount | total now due | now due | current amount due | amount due this invoice | total due this invoice | total amount due now | total amount now due | amount due for payment | amount payable now | total balance payable | outstanding due | total outstanding due | final balance due | statement balance due`,
    prepaid: `prepaid | amount paid | paid | already paid | deposit | down payment | advance payment | prepayment | payments received | less payment | paid amount | total prepaid |
      deposit paid | prepaid amount | total paid | less prepaid | less deposit | amount received | payment received | total received | total payments | total payments received | payments | payments made | payment made | total payment | total payments made | less payments | less payments received | less amount paid | less paid | less: advance | less advance paid | less deposit paid | less deposits | less prepayment | less prepayments | advance | advance paid | advance received | advance amount | advance payments | amount already paid | total already paid | amount prepaid | paid to date | amount paid to date | total paid to date | payments to date | total payments to date | payment to date | deposits | deposit received | deposit amount | deposit applied | deposits applied | initial deposit | initial payment | partial payment | partial payments | part payment | part paid | part payment received | credit applied | credits applied | payments applied | payment applied | payments & credits | payments and credits | payment/credit | payments/credits applied | amount settled | retainer applied | retainer | booking deposit | less retainer | paid by card | total amount paid | amt paid | amount pd | less downpayment | paid so far | previous payments | previously paid | less previously paid | prior payments`,
    discount: `discount | total discount | discount amount | less discount | rebate | allowance | allowances amount | total allowances | discount % | coupon | voucher | promotion |
      member disc | less disc | discounts | total discounts | discounts total | discount given | discount applied | discounts applied | trade discount | less trade discount | special discount | bulk discount | volume discount | cash discount | customer discount | loyalty discount | promo discount | promotional discount | promotion discount | coupon discount | savings | total savings | you saved | your savings | discount amt | disc amt | disc. amount | discount value | order discount | invoice discount | settlement discount | early payment discount | prompt payment discount | member discount | employee discount`,
    charges:
      'charges amount | total charges | surcharge | service charge | svc charge | service chg | serv chg | handling fee | handling charge | handling charges | admin fee | administration fee | processing fee | convenience fee | late fee | late fees | late payment fee | additional charges | misc charges | miscellaneous charges | other fees | booking fee | surcharges | fuel surcharge | card surcharge | credit card surcharge | credit card fee | environmental fee | call out fee',
    shipping:
      'shipping | shipping cost | shipping costs | shipping & handling | shipping and handling | freight | delivery charge | delivery fee | postage | carriage | insurance | freight insurance | shipping insurance | freight and insurance | packing | packaging | shipping fee | shipping fees | shipping charge | shipping charges | shipping amount | shipping total | total shipping | shipping price | shipping & delivery | s & h | p&p | postage & packing | postage and packing | postage and packaging | postage & handling | postage & packaging | delivery charges | delivery cost | delivery costs | delivery fees | delivery amount | courier | courier charges | courier fee | courier charge | freight charges | freight charge | freight cost | freight amount | freight & handling | freight out | freight/shipping | carriage & packing | carriage charge | carriage charges | transport charges | transportation | transportation charges | cartage | packing charges | packing & forwarding | p&f charges | less shipping | flat rate shipping',
    withholding:
      'withholding tax | less withholding tax | wht | tds | less tds | retention | withholding tax amount | withholding tax deducted | withholding | wht amount | less wht | tds amount | tds deducted | tax deducted at source | retention amount | less retention | retention held | cis deduction | less cis | cis tax deducted',
    rounding:
      'rounding | rounding adj | rounding adjustment | round adj | rnd adj | rounding adjust | rounding diff | round off | rounded off | round off amount | rounding off | rounding amount | rounding difference | less: round off | add: round off | cents rounding | cash rounding | 5c rounding | round +/-',
    cash_tendered: `cash | accepted total | total tendered | total cash | cash tendered | tendered | cash received | amount tendered | cash paid | payment | paid cash | tender | cash rm |
      visa | mastercard | credit card | debit card | card | bar | maestro | master card | mydebit | e wallet`,
    cash_change: 'change | change due | cash change | change given | your change | balance change',
    commission: 'commission | agency commission | agency comm | less agency commission | commission %',
    net_after_commission: 'net amount after commission | net billing | net due after commission',
    unit_price:
      'unit price | u/price | u price | u/p | price each | rate | price | price per unit | price/unit | unit cost | cost per unit | rate per unit | unit rate | unit price (usd) | unit price ex gst | unit price excl vat | unit amount',
    quantity: `quantity | qty | qty(s) | total qty | total quantity | item count | no of items | items | total items | item(s) | # of spots | total spots | spots | # spots |
      total qty of items | total no of items | pax | quantities | units | no of units | number of items | number of units | total units | total items sold | items sold | number of items sold | # items sold`,
    tax_rate:
      'tax rate | vat rate | rate of tax | vat % | tax % | gst rate | rate of vat | gst % | tax percentage | vat percentage',
    interest_rate: 'interest rate | rate of interest',
    tax_basis: 'tax basis | basis | amount(rm) | tax base | gst summary | tax summary | gst analysis',
    registered_capital: 'registered capital | share capital | capital stock',
    salary: 'salary | gross salary',
    rent: 'rent | monthly rent',
    currency: 'currency | currency code | invoice currency',
    party_name: 'name | full name | company | company name | firm',
    address: 'address | street address | postal address | registered address | company address',
    phone:
      'phone | telephone | tel | tel no | phone number | telephone number | mobile | main | hotline | contact no',
    fax: 'fax | fax no | fax number',
    email: 'email | e-mail | email address | mail',
    website: 'website | web | web site | internet | homepage',
    contact_person: 'contact person | contact | contact name | company contact | attention | attn',
    legal_representative: 'legal representative | legal person | managing director | director',
    cashier:
      'cashier | server | served by | operator | salesperson | waiter | waitress | your server | till cashier',
    country: 'country | country of origin | country of citizenship',
    payment_terms:
      'payment terms | terms of payment | terms | payment conditions | payment condition | terms & conditions of payment | payment term | credit terms | credit term | terms of sale | invoice terms | term of payment | terms (days) | settlement terms',
    payment_method:
      'payment method | method of payment | paid by | payment type | pay method | mode of payment | tender type | payment mode | payment via | payment means | payment methods | means of payment | mode of pay | method of pay | payment option | paid with | paid via | paid using | pay mode | payment channel | payment form | form of payment | settlement method',
    invoice_type: 'invoice type | type of invoice | document type',
    description: 'description | subject | subject matter | regarding | re | title',
    notes: 'notes | remarks | remark | comments | comment | note',
    product: 'product | product desc | product name',
    incoterms: 'incoterms | incoterm | delivery terms | terms of delivery',
    parties: 'parties | party | contracting parties | contract parties | between | by and between',
    jurisdiction: 'governing law | jurisdiction | applicable law | choice of law | law | venue',
    term: 'term | term of agreement | duration | contract term | period of validity | contract duration',
    notice_period: 'notice period | notice | termination notice',
    business_scope: 'business scope | scope of business | business activities',
    company_type: 'company type | type of company | type of enterprise | legal form | enterprise type',
    business_term:
      'business term | term of operation | operating period | operation period | business period',
    registration_authority: 'registration authority | registry | issuing authority',
    attendees: 'attendees | participants | present | in attendance | attendance | members present',
    absentees: 'apologies | absent | absentees | regrets | excused',
    agenda: 'agenda | topics | agenda items',
    decisions: 'decisions | decisions made | resolutions | resolved | decision',
    actions: 'action items | actions | action points | to do | to-do | tasks | next steps',
    page_number: 'page | page no | page number',
    time: 'time',
    table_no:
      'table | table no | pos no | terminal | terminal id | terminal no | merchant id | merchant no | merchant number | table number',
    opening_balance: `opening balance | start balance | beginning balance | starting balance | previous balance | balance brought forward | brought forward | balance forward | last month's balance | balance last month | previous statement balance | prior balance | last statement balance | balance at start | your previous balance | old balance | opening bal | balance as of start | beginning bal | opening balance brought forward | previous bal | balance from last statement | balance at beginning of period | initial balance | starting bal | opening ledger balance | account balance start | beginning account value | last balance | balance from previous statement | balance from last bill | balance from previous bill | previous bill | previous bill amount | previous balance due | previous amount due | previous due | prev balance | prior balance due | last bill amount | last bill | opening amount | balance bfwd | b/fwd | bal b/fwd | balance b/d | balance bf | bal bf | brought fwd | bal fwd | balance fwd | beginning account balance | opening account balance | account opening balance | opening statement balance | arrears b/f | past due balance | balance on start date | starting account balance | carry over balance | carried over from previous`,
    closing_balance:
      'closing balance | ending balance | new balance | balance carried forward | carried forward | current balance | final balance | balance at end | statement balance | your new balance | new statement balance | end balance | available balance | closing bal | ending bal | closing balance carried forward | balance at end of period | closing ledger balance | balance on | balance as of | final bal | account balance | balance as at | balance cfwd | c/fwd | bal c/fwd | balance c/d | balance cf | bal cf | carried fwd | closing account balance | account closing balance | closing statement balance | ending account balance | balance at end of statement | balance at close | statement closing balance | balance at period end | current account balance | balance on end date | total account balance | new account balance | ending ledger balance',
    gross_pay:
      'gross pay | gross salary | total gross pay | gross earnings | total earnings | gross income | gross wages | total gross earnings | total gross salary | gross remuneration | total gross | gross monthly salary | gross amount earned | gross total | gross pay this period | total gross wages | gross pay for period | total earnings gross | total pay and allowances | earnings total | gross for tax | gross payment | current gross | gross earning | total gross earnings this period | gross pay (a) | total gross pay this period | total earning | earnings gross | gross earning (a) | gross salary (a) | gross salary amount | gross for period | gross taxable pay | taxable gross pay | total payments gross | gross pay current | gross pay total | total basic & allowances | gross amount payable | gross monthly pay | gross emoluments | total emoluments | total income | gross earnings current | current earnings | total current earnings | current gross pay',
    net_pay:
      'net pay | total net pay | take home pay | take home | net income | net wages | net earnings | net salary | net amount payable | net payable | net payment | net salary payable | net pay payable | salary payable | total net salary | net take home | total net payable | nett pay | net paid | net pay this period | net salary paid | salary net | net transfer | in hand salary | net amount paid | net salary credited | salary in hand | current net pay | net earning | bank transfer amount | net pay for the month | net pay (a-b) | net salary (a-b) | net amount to pay | net amount credited | salary credited | amount deposited | net deposit | net pay amount | net wage | net wages payable | net check | net check amount | net cheque | check amount | total net pay this period | net pay current | pay this period net | net remuneration | net emoluments | take home salary | net income this period | net pay in bank | total net amount payable | net payable amount | net payable salary | net pay for period | net distribution | amount paid to bank | paid into bank | bacs payment | bank payment',
    check_number: 'check no | check number | check # | cheque no | cheque number',
    bill_of_lading_number:
      'b/l no | bl no | b/l number | bl number | bill of lading no | bill of lading number | bill of lading #',
    service_number: 'train no | train number | flight no | flight number | bus no | service no',
    vessel:
      'vessel | ocean vessel | vessel name | vessel/voyage | vessel / voyage | ship name | name of vessel | vessel voyage no',
    department: 'department | dept | division | cost centre | cost center',
    departure_place: 'departure station | departing from | place of departure | departure airport | origin',
    arrival_place: 'arrival station | arriving at | place of arrival | arrival airport | destination',
  },
  weak: {
    invoice_number: `taxinv | number | no | no # | # | document no | document number | doc no | sales invoice | cash bill | cash sales no | inv`,
    receipt_number: 'receipt | cash bill | no | number | bill | ticket',
    document_number: 'number | no | reference | ref | # | our reference | our ref | our ref no',
    order_number: 'order | your reference | your ref | customer reference',
    contract_number: 'contract | agreement',
    customer_number: 'account | customer | member no',
    buyer_reference: 'reference | ref',
    payment_reference: 'reference',
    iban: 'bank account | account',
    vat_id: 'vat | tax id | tax number | tax no | gst',
    issue_date:
      'date | on | date/time | date time | datetime | print date | printed | quote date | quotation date | estimate date | date of quotation | date of quote | proposal date | offer date | date of offer',
    due_date: 'terms | payment terms | payable',
    delivery_date: 'delivery',
    signing_date: 'date',
    effective_date: 'dated as of | dated | as of | date',
    arrival_date: 'in | opened | open',
    departure_date: 'out | closed | close',
    period_start: 'dates | from | starting date | broadcast dates | air dates',
    period_end: 'dates | to | ending date | broadcast dates | air dates',
    meeting_date: 'date',
    grand_total: 'total | amount | totals | total sales | tl | amt | nett | net',
    net_total: 'net | excl vat | taxable | total | amount',
    line_total: 'subtotal | sub total',
    due_payable: 'due',
    address: 'registered office',
    payment_method: 'paid | payment',
    company_type: 'type',
    departure_place: 'from | departure | depart',
    arrival_place: 'to | arrival | arrive',
    service_number: 'train | flight',
    check_number: 'check',
    opening_balance: 'balance b/f | b/f | bal b/f',
    closing_balance: 'balance c/f | c/f | balance',
    net_pay: 'net',
    gross_pay: 'gross | total earnings and allowances',
    payment_date: 'paid on',
  },
  names: {
    order_number: 'po | purchase order reference',
    iban: 'bank account | seller iban | payee iban | bank account number',
    vat_id: 'vat registration | vat',
    tax_number: 'tax registration number',
    uscc: 'business registration number | license number',
    company_registration: 'business registration number',
    issue_date: 'receipt date | transaction date | date of document | document date',
    period_start: 'start | from | flight_from | campaign start',
    period_end: 'end | to | until | flight_to | campaign end',
    grand_total:
      'total | amount | total including tax | gross | gross total | total amount | price | fare | ticket price | total price',
    net_total: 'amount without tax | amount before tax | total before tax | net | subtotal | tax basis',
    tax_total: 'tax | vat | sales tax | tax amount',
    due_payable: 'due payable | payable | amount due',
    registered_capital: 'registration capital',
    party_name:
      'organisation | organization | party | business name | trading name | merchant name | store name | store | shop',
    address: 'location | place of business | permanent address | mailing address | registered office',
    legal_representative: 'representative | legal_person',
    invoice_type: 'fapiao type | type of document',
    parties: 'party names',
    term: 'confidentiality term | agreement term',
    delivery_note_number: 'delivery number',
    departure_place: 'departure | from station',
    arrival_place: 'arrival | to station',
    departure_date: 'travel date',
    service_number: 'train number | flight number | train or flight number | train | flight',
    document_number: 'report number',
    gross_pay: 'gross pay | gross',
    net_pay: 'paid out | net pay | net',
    signing_date: 'sign date',
    effective_date: 'start date',
    closing_balance: 'balance',
    bill_of_lading_number: 'bl number',
  },
  headings: {
    seller:
      "seller | vendor | supplier | from | sender | sold by | issued by | service provider | issuer | biller | merchant | contractor | bill from | invoice from | employer | carrier name | employer name | name of employer | dispatched from | despatched by | supplied by | supplier name | vendor name | dispatched by | delivered by | shipped by | quoted by | from company | seller details | seller information | seller name | seller's name | seller name and address | supplier details | supplier information | supplier info | supplier address | supplier name and address | supplier name & address | vendor details | vendor information | vendor info | vendor address | vendor name and address | from (seller) | from (supplier) | billed from | billed by | billing from | invoiced by | invoice by | invoice issued by | invoice issuer | issuer details | issuing company | provider | provider name | provider details | service provider name | service provider details | details of supplier | details of service provider | merchant name | merchant details | creditor | creditor name | purchase from | purchased from | order to | ordered from | order from | prepared by company | quote from | estimate from | proposal from | name of supplier | employer details | employer's name | employer information | company (employer)",
    buyer: `buyer | customer | bill to | billed to | sold to | client | invoice to | purchaser | invoicee | billing address | invoice address | bill-to | to | customer details | issued to | made out to | invoiced to | attention | recipient | ordered by | customer name | employee | employee name | emp name | name of employee | account name | passenger | passenger name | insured | policyholder | bill recipient | addressee | applicant | tenant | party | party name | details of receiver | details of recipient | receiver | quotation for | quote for | estimate for | offer for | proposal for | prepared for | name of customer | service to | m/s | messrs | account of | patient | patient name | guest | guest name | member name | student | student name | staff name | name of staff | worker | resident | employee details | name of account | account holder name | account owner | statement for | bill issued to | billing name | consumer name | subscriber | subscriber name | customer's name | client name | buyer name | receiver name | prepared exclusively for | quoted to | quote to | quotation to | estimate to | offer to | employee s name | payslip of | name of the employee | billing | billing details | billing information | bill-to address | bill to party | bill to name | bill to customer | billing to | billing info | billing contact details | sold to party | sold to address | sold to customer | invoice for | invoice recipient | invoice party | invoiced party | invoice customer | invoice client | invoicing address | inv to | charge to | charged to | customer information | customer info | customer billing details | customer address | customer name and address | customer name & address | customer/bill to | client details | client information | client info | client address | client name and address | buyer details | buyer information | buyer's name | buyer name and address | buyer (bill to) | details of buyer | details of receiver (billed to) | billed to (buyer) | purchaser name | purchaser details | debtor name | bill payer | accountee | credited to | credit to | credit note to | credit issued to | proposal to | offered to | submitted to | prepared for client | issued for | attention to | for the account of | on account of | name of consumer | recipient of supply | name of recipient | recipient name | patient details | guest details | employee name & address`,
    ship_to: `ship to | deliver to | delivery address | shipping address | ship-to | delivered to | consignee | place of delivery | delivery to | site address | delivery site | shipping | shipping details |
      job site | goods to | consignee name | ship-to address | ship to party | ship to name | shipped to | shipping to | shipping information | shipping info | shipping name | shipping contact | delivery details | delivery information | delivery info | delivery location | delivery point | delivery site address | delivery to address | delivery name and address | goods delivered to | goods shipped to | send to | consigned to | consignee details | consignee (ship to) | details of consignee | details of consignee (shipped to) | consignee name & address | place of supply address | dispatch to | despatch to | despatched to | dispatched to | dispatch address | job location | job address | service location | installation address`,
    ship_from: 'ship from | shipped from | shipper | shipper/exporter | exporter | consignor',
    payee:
      "payee | pay to | remit to | remit payment to | send payment to | remit address | beneficiary | account holder | account name | payable to | make checks payable to | pay to the order of | to the order of | order of | payee name | payee details | pay to order of | please pay to | please remit to | please remit payment to | remittance address | remittance to | remittance details | make cheques payable to | make check payable to | make all checks payable to | make all cheques payable to | cheques payable to | checks payable to | cheque payable to | make payment to | make payments to | payment to | payments to | please make payment to | beneficiary name | name of beneficiary | beneficiary details | account in name of | name on account | account title | title of account | a/c name | acc name | account holder's name | a/c holder's name | a/c holder name",
    payer: 'payer | paid by | received from',
    agent:
      'carrier | carrier name | forwarder | freight forwarder | transported by | agency | agent | agent of | sales agent | representative | salesperson | account executive | tax representative | buying contact | billing contact',
    bank: "bank | bank details | bank information | bank name | name of bank | our bank | bank account details | company s bank details | beneficiary bank | banker | bankers | our bankers | bankers details | bank name & branch | bank & branch | bank name and branch | name of the bank | banking details | banking information | bank transfer details | bank payment details | wire instructions | wire transfer details | wire details | beneficiary's bank | receiving bank | bank info | payment bank",
  },
  owners: {
    seller: 'seller | vendor | supplier | our | issuer | merchant',
    buyer: 'buyer | customer | client | purchaser | invoicee | your | bill to | billing',
    ship_to: 'ship to | delivery | shipping | consignee',
    ship_from: 'ship from',
    payee: 'payee | beneficiary',
    payer: 'payer',
    agent: 'agency | agent',
    bank: 'bank',
  },
  columns: {
    position:
      'pos | pos. | position | item no | line no | line | ln | # | no | s/n | sn | n | sr | sr no | sl no | si no | s no | serial no | item sl no | srl no | sr # | sl # | item # | line # | line item | ser no | itm | serial # | seq | seq no',
    sku: `sku | item code | article no | article number | art no | art.nr | art nr | code | product code | item number | part no | part number | product id | item id |
      reference | article code | stock code | material | ean | gtin | hsn | hsn code | hsn/sac | hsn/sac code | hsn sac | sac code | part # | product # | catalog # | catalog no | catalogue no | upc | style no | product no | product number | item id # | item ref | item reference | product ref | product reference | model | model no | model number | model # | mfr part no | mfg part # | manufacturer part no | part code | stock no | stock # | stock number | stock id | sku # | sku code | sku no | catalogue number | catalog number | cat no | cat # | item sku | product sku | material no | material number | material code | article # | article id | isbn | asin | service code | code no | hsn/sac no | hs code | hs tariff`,
    description: `description | item description | product description | item | items | product | article | details | service | services | particulars | name description |
      name, description | name | goods | description of goods | description of services | work description | activity | work performed | treatment | treatments | procedure |
      transaction | service description | from / to | item name | product name | service name | material description | product/service | item details | product details | task | items description | item & description | material name | description of good | description of goods/services | description of goods and services | description of services rendered | description of service | description of work | description of items | description of item | description of supply | description of charges | description of product | description / item | item and description | item & desc | descr | descrip | products / services | product and description | product/service description | product or service | product title | product details / description | item title | service/item | services rendered | services provided | service details | goods & services | goods and services | name of product | name of item | name of goods | name of product / service | name of service | charge description | charge details | charge type | charges description | charges details | details of charges | details of services | details of goods | work done | work carried out | work details | labour description | parts description | part description | part name | material / service | medicine name | drug name | narration | narrative | transaction details | transaction description | line description | room type`,
    quantity: `quantity | qty | qty. | qty billed | billed qty | shipped | supplied | delivered | nights | months | pax | consumption | qty ordered | ordered qty | qty invoiced |
      invoiced qty | qty delivered | qty supplied | quantity ordered | qty shipped | qty unit | requested qty | requested | units | pcs | hours | hrs | total hours | no of units |
      qty/hrs | hours/qty | spots | order qty | ship qty | billed quantity | qty/pcs | qty (units) | qty / hours | hrs/qty | hours worked | no of hours | number of hours | no of items | no of pcs | no of nights | no of days | number of days | number of units | number of items | units sold | units ordered | units billed | total qty | total quantity | net qty | billed units | quantity (hrs) | ordered | order quantity | quantity shipped | quantity invoiced | quantity delivered | invoiced | inv qty | del qty | ship quantity | unit qty | pieces`,
    unit: 'unit | uom | u/m | um | per | unit of measure | units of measure | unit of measurement | u of m | measure | unit type | uqc | uqm | unit name',
    unit_price: `unit price | net unit price | price | unit cost | rate | hourly rate | daily rate | day rate | unit amount | unit value | cost each | price per unit | price each |
      price/unit | u/price | u.price | u price | unit rate | cost | each | price (rm) | u/p (rm) | net price | list price | item price | unit price (usd) | unit price ex gst | unit price ex vat | unit price excl vat | unit price excl tax | unit price ex tax | unit price inc gst | unit price incl vat | unit price inc vat | unit net price | unit gross price | unit net | gross unit price | unit sell price | unit selling price | selling price | sell price | sale price | sales price | retail price | base price | basic rate | basic price | original price | regular price | price ex gst | price per item | price per piece | price per hour | price per night | price/hr | price/hour | per unit price | rate per unit | rate per hour | rate per day | rate/hr | rate/hour | rate/unit | rate/item | rate (rs) | rate (inr) | hour rate | hourly price | cost per unit | cost per item | cost/unit | cost per hour | item cost | item rate | item unit price | price (usd) | price (inr) | price (rs) | mrp | u.p | u. cost | ppu`,
    discount:
      'discount | disc | disc. | disc % | discount % | disc (%) | allowances & charges | allowances charges | discount amount | discount amt | disc amt | disc amount | dis % | dis | less discount | discount rate | rebate',
    tax_rate:
      'vat | vat % | tax | tax % | tax rate | vat rate | gst | gst % | tax code | vat code | vat rate % | gst rate | gst rate % | tax rate % | % vat | % tax | % gst | sales tax % | tax code % | igst % | cgst % | sgst % | igst rate | cgst rate | sgst rate | tax type | tax name',
    tax_amount:
      'vat amount | tax amount | gst amount | tax amt | vat amt | gst amt | tax amount (rs) | vat total | tax total | gst total | total tax | total vat | vat value | tax value | sales tax | igst amount | cgst amount | sgst amount | igst amt | cgst amt | sgst amt | vat charged',
    amount: `amount | line total | fee | fees | charge | extended | extended amount | ext | ext. | ext amount | goods value | debit | debits | price w/o tax | price excl tax |
      price excl. tax | price excluding tax | total w/o tax | total | net amount | line amount | extended price | ext price | ext. price | extension | total price |
      subtotal | sub total | value | net value | net | amount (rm) | amt | amt (rm) | amount rm | line net | line total net | net total | total (rm) | charges |
      total amount | price ex vat | amount usd | total excl vat | total dollars | honorarium | total excl tax | total ex vat | amount (eur) | amount (gbp) | amount (aud) | amount (inr) | amount (rs) | amount in rs | amount in inr | amount in usd | amount in eur | amount ex gst | amount ex vat | amount excl vat | amount excl gst | amount excl tax | amount ex tax | amount before tax | amount excluding vat | amount excluding tax | amount payable | amount due | billed amount | charge amount | charged amount | total (usd) | total (gbp) | total (eur) | total aud | total (inr) | total (rs) | total ex gst | total excluding vat | total before tax | total net | total net price | total net amount | total cost | total charge | total value | total fee | total fees | total rate | line value | line price | line cost | line subtotal | line sum | line amount (usd) | item total | item amount | item subtotal | item value | net line total | net line amount | net sum | net cost | net value (usd) | net price total | net amt | taxable value | taxable amount | taxable amt | taxable val | value of supply | value (rs) | value ex vat | value excl vat | goods total | ext cost | ext amt | extn | extended cost | extended total | extended net | extended value | sum total | subtotal ex gst | price total | cost total | fee amount | your price`,
    gross_amount:
      'gross amount | amount incl vat | total incl vat | price incl vat | total inc vat | total (incl gst) | gross | gross total | gross value | gross price | gross amt | gross line total | total gross | total gross amount | amount inc gst | amount inc vat | amount incl gst | amount including vat | amount including tax | amount incl tax | amount inc tax | amount with tax | amount with vat | total inc gst | total including vat | total including tax | total incl tax | total with tax | total with vat | total after tax | total inclusive | inclusive total | line total inc vat | line total incl vat | line total inc gst | value inc vat | value incl vat | subtotal inc gst',
    date: 'date | period | billing period | from | to | service date | start date | end date | delivery date | air date | trans date | transaction date | txn date | tran date | value date | posting date | post date | date posted | date of service | service dates | date of work | work date | date worked | invoice date | date in',
    other: `status | credit | credits | factor | coef | coefficient | coeff | b/o | back ordered | backordered | to follow | line status | remarks | notes | comment | account |
      warehouse | weight | time | length | program | day | days | station | type | ref # | ch | channel | ad-id | packaging | origin | charge base qty | price base qty`,
  },
  parts: {
    sku: 'article number | article no | item number | item no | item code | product code | product number | part number | part no | stock code | sku | supplier article no | supplier part no | supplier item no | seller item id | vendor part no | our article no | our item no',
    buyer_sku:
      'your article no | your item no | your part no | customer article no | customer item no | customer part no | buyer item id | buyer part no',
    gtin: 'gtin | ean | ean code | upc | barcode',
    origin: 'country of origin | origin | made in',
    customs_code: 'commodity code | tariff code | customs tariff number | hs code | hts code',
    best_before: 'best before | best before date | expiry | exp date | use by',
  },
  exemptions: {
    reverse_charge:
      'reverse charge | vat reverse charge | reverse charge procedure | vat to be accounted for by the recipient | tax liability of the recipient | customer to account for vat | article 196 | article 194',
    intra_community:
      'intra-community supply | intra community supply | intra-community delivery | intracommunity supply | vat exempt intra-community | article 138',
    export: 'export supply | export of goods | export outside the eu | zero-rated export | exempt export',
    small_business:
      'small business exemption | small enterprise | not registered for vat | not vat registered | no vat is charged as | special scheme for small enterprises',
    exempt: 'exempt from vat | vat exempt | tax exempt | exempt from tax | exempt supply | gst exempt',
    outside_scope:
      'outside the scope of vat | outside scope of vat | not subject to vat | outside the scope of eu vat',
  },
  units: {
    piece: 'piece | pieces | each | item | items | unit | units | pce | pcs',
    pair: 'pair | pairs | prs',
    dozen: 'dozen | doz | dz',
    hundred: 'hundred',
    thousand: 'thousand',
    box: 'box | boxes | bx',
    pack: 'pack | packs | package | packages | packet | packets | pkg | pck',
    carton: 'carton | cartons | case | cases',
    pallet: 'pallet | pallets | plt',
    roll: 'roll | rolls',
    bottle: 'bottle | bottles | btl',
    bag: 'bag | bags | sack | sacks',
    can: 'can | cans | tin | tins',
    set: 'set | sets | kit | kits',
    lump: 'lump sum | flat rate | fixed price',
    minute: 'minute | minutes | min | mins',
    hour: 'hour | hours | hr | hrs',
    day: 'day | days',
    week: 'week | weeks',
    month: 'month | months | mth',
    year: 'year | years | yr',
    gram: 'gram | grams',
    kilogram: 'kilogram | kilograms | kilo | kilos | kgs',
    tonne: 'tonne | tonnes | ton | tons',
    pound: 'pound | pounds',
    metre: 'metre | metres | meter | meters | mtr',
    square_metre: 'square metre | square metres | square meter | square meters',
    cubic_metre: 'cubic metre | cubic metres | cubic meter | cubic meters',
    litre: 'litre | litres | liter | liters | ltr',
  },
  asked: {
    total: `including tax | including taxes | including vat | including gst | including sales tax | incl. tax | incl. taxes | incl. vat | incl. gst |
      incl. sales tax | with tax | with taxes | with vat | with gst | with sales tax | after tax | after taxes | after vat | after gst |
      after sales tax | everything included | all included | tax included | vat included | gross | gross amount | gross total | total | totals |
      amount | amounts | value | values | price | grand total | total amount | total value | amount due | balance | invoice total | receipt total |
      cost | costs | sum | amt | bill total | sum total | inv amt | invoice amt | total amt | amount payable`,
    date: 'date | dates | issue date | invoice date | document date | receipt date',
    sender: `vendor | vendors | supplier | suppliers | seller | sellers | sender | senders | company | companies | shop | shops | store | stores |
      merchant | merchants | issuer | issuers | biller | employer`,
    recipient: `who has to pay | who must pay | who pays | who received | who bought | bill-to name | bill-to | bill to | billed to | invoiced to | sold to | addressed to | customer |
      customers | buyer | buyers | client | clients | recipient | recipients | addressee | made out to | payer | employee | employees`,
    due_date: `due date | due | fall due | falls due | fell due | last day to pay | payment deadline | deadline | have to pay | pay by | must be paid | to be paid | must pay |
      has to be paid`,
    payment_date: 'paid on | payment date | been paid | paid',
    signing_date: 'signed | signing date',
    iban: 'iban | bank details | banking details | account details',
    bank_account: 'account number | bank account number | bank account | account no',
    tax_rate: 'tax rate | vat rate | percentage',
    jurisdiction: 'law | governing law | applicable law | choice of law | jurisdiction',
    parties: 'parties | contract parties | contracting parties | between whom | with whom',
    term: 'term | duration | confidentiality period | how long | run out | runs out | expire | expires | end | ends | lapse | lapses',
    unit_price: 'unit price | price each | rate',
    quantity: 'quantity | qty',
    payment_terms: 'payment terms | terms of payment',
    discount: 'discount | rebate',
    phone: 'phone | phone number | telephone',
    tax_total: 'tax | vat | gst | sales tax',
    net_total: `excluding tax | excluding taxes | excluding vat | excluding gst | excluding sales tax | excl. tax | excl. taxes | excl. vat | excl. gst |
      excl. sales tax | before tax | before taxes | before vat | before gst | before sales tax | without tax | without taxes | without vat |
      without gst | without sales tax | net of tax | net of taxes | net of vat | net of gst | net of sales tax | subtotal | net amount | net`,
    address: 'address | location',
    currency: 'currency',
    invoice_number: 'invoice number | invoice no | inv no | inv number | bill number | number',
    document_number:
      'document number | invoice number | receipt number | number | inv no | inv number | doc no | bill no',
    effective_date: `effective date | start date | effective | start | starts | take effect | takes effect | took effect | begin | begins | come into force |
      comes into force | came into force | come into effect | came into effect | enter into force | entered into force | in force since`,
    expiry_date: `expiry date | expiration date | end date | valid until | expire | expires | end | ends | lapse | lapses | run out | runs out | valid`,
    opening_balance:
      'opening balance | opening one | opening | previous balance | starting balance | beginning balance | initial balance | balance brought forward',
    closing_balance:
      'closing balance | closing one | ending balance | closing | new balance | final balance | end balance | balance carried forward',
    net_pay: 'paid out | net pay | take-home pay | take home | net salary | net wage | net wages',
    gross_pay: 'gross pay | gross salary | gross wage | gross wages | before deductions',
    check_number: 'check number | check no | cheque number',
    delivery_date: 'delivery date | delivered | delivered on',
    order_date: 'order date | placed',
    establishment_date: 'founded | established',
    vessel: 'vessel | vessel name | ship | ships',
    uploaded: 'upload date',
    confidence: 'confidence | confidence score | score',
    status: 'status',
  },
  expected: {
    time: {
      asked: String.raw`^(?:by |until |since |from )?when\b|\bwhat (?:date|day|year|time)\b|\bdate\b|\bwhich year\b|\bwhen (?:was|is|were|did|does|will)\b`,
      holds: String.raw`\b(?:1[5-9]|20)\d\d\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b(?:days?|weeks?|months?|years?) (?:after|before|from)\b`,
    },
    money: {
      asked: String.raw`\bhow much (?:money|did|does|was|is|were)\b|\b(?:price|cost|revenue|fee|salary|amount|income|profit)s?\b`,
      holds: String.raw`[￥$€£]\s*\d|\b(?:rm|usd|eur|gbp|cny|myr|hkd|jpy|chf|sgd|aud|cad)\b\s*\d|\d\s*(?:rm|usd|eur|gbp|cny|myr|hkd|jpy|chf|sgd|aud|cad|million|billion|thousand|dollars|euros|pounds)\b|\d[.,]\d\d\b`,
    },
    number: {
      asked: String.raw`\bhow (?:many|far|old|tall|big|large|often)\b|\bwhat (?:percentage|number|rate)\b`,
      holds: String.raw`\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|sixty|ninety|hundred)\b`,
    },
    duration: {
      asked: String.raw`\bhow long\b|\b(?:term|duration) of\b|\bfor how many (?:days|weeks|months|years)\b`,
      holds: String.raw`\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty[ -]four|thirty|sixty|ninety)\b\W{0,3}(?:\(?\d+\)?\W{0,2})?\s*(?:calendar |business )?(?:years?|months?|days?|weeks?|hours?)\b|\banniversary\b|\bperpetual|\bindefinite`,
    },
    period: {
      asked: String.raw`\bannual|\bfull[- ]year|\bfiscal year`,
      holds: String.raw`\b(?:first|second|third|fourth) quarter|\bq[1-4]\b|\bquarter(?:ly)?\b|\bhalf[- ]year`,
    },
    place: {
      asked: String.raw`^where\b|\bwhere (?:is|was|are|were|does|did)\b|\bwhich (?:country|city|state|place)\b`,
      holds: String.raw`\b(?:in|at|of|from|near) [A-Z]`,
    },
    reason: {
      asked: String.raw`^why\b|\breasons?\b`,
      holds: String.raw`\b(?:because|since|due to|in order to|so that|as a result|caused|reason|purpose)\b`,
    },
  },
  asked_otherwise: {
    pages: String.raw`\b(?:how many|number of) pages\b|\bpage count\b`,
    // "What did we pay per hour?", "what did one cost?"
    unit_price: String.raw`\b(?:what|how much) (?:is|was|does|did) (?:each|one|a piece)(?: one)?(?: cost)?(?=\W*$)|\bper (?:hour|piece|unit|item|kilo(?:gram)?|kg|lit(?:er|re)|met(?:er|re))\b|\bhourly (?:rate|price|fee)s?\b`,
    // "By when must it be paid?", "until when can we pay it?", "what do we owe, and by when?"
    due_date: String.raw`(?<=\b(?:owe|pay|settle)\b.*)\b(?:until|by|till) when\b|\b(?:until|by|till) (?:when|(?:which|what) da(?:te|y))\b(?=.*\b(?:pa(?:y|id)|settled?)\b)|\bwhen\b(?=.*\b(?:must|ha(?:ve|s) to|should|needs? to|to be|can)\b.*\b(?:pa(?:y|id)|settled?)\b)`,
    // "Whom did they bill?", "who are they billing?", "to whom was it made out?"
    recipient: String.raw`\bwhom?\b(?=.*\b(?:billing|invoicing|charging)\W*$)|\bwhose (?:payslip|pay slip|salary|wages?)\b|\bwho\b(?=(?:'s| is| was)? .* for\W*$)|\bwhom?\b(?=.*\b(?:bill(?:ed)?|invoiced|(?<=\bdid\b.*)invoice|charged?|addressed|made out|issued to)\b)(?!.*\b(?:us|we|our)\b)|\b(?:which|what) (?:company|firm|customer|client) (?:received|got)\b`,
    // "Which purchase order does it refer to?", "which order is that for?"
    order_number: String.raw`\b(?:which|what) (?:purchase )?order\b(?=.*(?:\b(?:refer|relate|belong)s? to\b|\b(?:for|on|under|against|cite|quote|name|mention|state|show)\W*$))`,
    // "For how many years does it run?"
    term: String.raw`\bhow many (?:days|weeks|months|years)\b(?=.*\b(?:runs?|lasts?|valid|in force|binding)\b)`,
    // "Which account do we pay it to?"
    iban: String.raw`\b(?:which|what) (?:bank )?account\b(?=.*\b(?:pay|paid|transfer|wire|remit)\b)|\bwhere\b(?=.*\b(?:transfer|wire|remit)\b)(?:.* the (?:money|amount|payment)\b)?`,
    // "Whose account is it?", "who does the account belong to?"
    account_holder: String.raw`\bwhose (?:bank )?account\b|\bwhom? (?:does|do|did) the (?:bank )?account\b(?=.*\bbelong\b)`,
    // "How much was in the account at the beginning?", "what was left at the end?"
    opening_balance: String.raw`\bbalance\b(?=.*\b(?:begin|start|open)s?\b)|(?<=\bbalance\b.*)\b(?:begin|start|open)s?\b|\bhow much\b(?=.*\bat the (?:beginning|start)\b)(?:.* in the (?:bank )?account\b)?.* at the (?:beginning|start)\b`,
    closing_balance: String.raw`\bwhat\b(?=.*\b(?:left|remain(?:s|ed)?)\b.*\bat the end\b).* at the end\b|\bbalance\b(?=.*\b(?:end|close)s?\b)|(?<=\bbalance\b.*)\b(?:end|close)s?\b|\bhow much\b(?=.*\bat the end\b)(?:.* in the (?:bank )?account\b)?.* at the end\b`,
  },
  asked_dates: [
    String.raw`\b{D}{E}(?: of)? {M},? {Y}\b`,
    String.raw`\b{M} {D}{E},? {Y}\b`,
    String.raw`\b{D}(?: of)? {M},? {Y}\b`,
    String.raw`\b{M} {D},? {Y}\b`,
    String.raw`(?<!between )(?<!between the )\b{LIST}(?: of|,)? {Y}\b`,
    String.raw`\b(?<end>first|last|final) {N} months of {Y}\b`,
    String.raw`\bh(?<h>[12])(?: of)?[ /-]?{Y}\b`,
    String.raw`\b{Y}[ -]?h(?<h>[12])\b`,
    String.raw`\b{M}(?: of)? ?'(?<y>\d{2})\b`,
    String.raw`\bq(?<q>[1-4])(?: of)?[ /-]?{Y}\b`,
    String.raw`\b{Y}[ -]?q(?<q>[1-4])\b`,
    String.raw`\b(?<q>first|second|third|fourth|last) quarter(?: of)? {Y}\b`,
    String.raw`\b(?<h>first|second) half(?: of)? {Y}\b`,
    String.raw`\b{M}(?: of)?,? (?:of )?(?<away>last|this|next) year\b`,
    String.raw`\b{M}(?: of)?,?[ -]{Y}\b`,
    String.raw`\bq(?<q>[1-4])\b`,
    String.raw`\b(?:the )?(?<unit>month|quarter|week|year) (?<away>after|before)(?: that)?(?=[\s?.!]*$)`,
    String.raw`\b{A} (?<unit>month|quarter|week|year)\b`,
    String.raw`\b(?:in |over |during |for )?the (?:last|past) (?<n>\d{1,3}) (?<unit>day|week|month|year)s?\b`,
    String.raw`\b(?<ago>yesterday|today)\b`,
    String.raw`(?<=\b(?:in|during|for|of|from|since|until|and|or|to|about|by|before|after|through|month of) ){M}(?! (?:i|we|you|the|not|be|have)\b)`,
    String.raw`\b{MON}\b`,
    String.raw`(?:\byears? |(?<=\b(?:in|of|for|during|since|until|from|to|and|before|after|through|by) )){YEAR}\b(?![-/.]\d)`,
  ],
  asked_numbers: {
    parts: { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth | last' },
    away: { 0: 'this | current', 1: 'next', [-1]: 'last | previous | past' },
    away_from_it: { 1: 'next | following | after', [-1]: 'previous | before' },
  },
  asked_forms: {
    at_least: [
      String.raw`\b(?:at least|no less than|not less than|minimum of) ?{N}`,
      String.raw`\bfrom (?={CURRENCY}){N}`,
    ],
    at_most: [String.raw`\b(?:at most|up to|no more than|not more than|maximum of) ?{N}`],
    over: [
      String.raw`\b(?:over|above|more than|greater than|exceed(?:s|ing)?|higher than|larger than|bigger than) ?{N}`,
    ],
    under: [String.raw`\b(?:under|below|less than|lower than|smaller than|cheaper than|fewer than) ?{N}`],
    // "From 1 to 31 January" is about days.
    between: [
      String.raw`\b(?:between|from) {N} (?:and|to) {N}(?![\d/.-])(?!(?:st|nd|rd|th)?(?: ?of)? ?{MONTH})`,
    ],
    since: [String.raw`\b(?:since|on or after|starting(?: from| in)?|beginning) {DAY}`],
    after: [String.raw`\b(?:(?<!\bon or )after|later than) {DAY}`],
    until: [String.raw`\b(?:until|till|by|up to|on or before) {DAY}`],
    before: [String.raw`\b(?:(?<!\bon or )before|earlier than|prior to) {DAY}`],
    share: [
      String.raw`(?:\b(?:share|percent(?:age)?|proportion|fraction)|%)(?= of\b(?:(?: (?:all|the|our|my|these|those))* (?<documents>{NOUN})\b|))|\bin percent(?:age)?\b`,
    ],
    which_documents: [
      String.raw`\bwhich\b(?= (?:ones?|of|is|are|was|were|has|have|had|costs?|came)\b| (?:[\w'-]+ )??(?:{NOUN})\b|\W*$)`,
    ],
    which_parties: [
      String.raw`\bwhich\b(?= (?:[\w'-]+ )??(?:vendor|supplier|seller|compan(?:y|ie)|shop|store|merchant|customer|client|buyer|issuer|sender)s?\b)`,
    ],
    grouped: [
      String.raw`\b(?:per|by each|for each|on each|at each|each|for every|every|grouped by|broken down by|by)\s+((?:[a-z]+ ?){1,2}?)(?=$|[?.,!]| (?:in|of|from|for|and|on|with|between|over|during)\b)`,
      String.raw`\b(?:which|what)\s+((?:[a-z]+ ){1,2}?)(?=(?:did|do|does|has|have|had|is|was|are|were|charged|issued|sold|cost|spent|we|i|with|received|got)\b)`,
      String.raw`\b(?:each|every|which of (?:the|our|these)|what of (?:the|our))\s+([a-z]+)\b`,
    ],
    ranked: [
      String.raw`\b([a-z]+) with the (?:most|largest|biggest|highest|greatest|smallest|lowest|latest|newest|oldest)\b`,
      String.raw`\b(?:rank|sort) (?:the |our |all )?([a-z]+)\b`,
      String.raw`\b(?:top|first|most|largest|biggest|highest|greatest|main|smallest|lowest|latest|newest|oldest|cheapest|priciest|costliest) (?:(?:expensive|frequent|important|common|used) )?(?:(?:{N}) )?([a-z]+)\b(?! (?:{NOUN})\b)`,
    ],
    ranks_party: [String.raw`\bwhom?\b.*\bmost\b(?! (?:expensive|recent|valuable))`],
    top: [
      String.raw`\b(?<end>top|first|last|latest)[ -](?<n>{N})\b`,
      String.raw`\b(?<n>{N}) (?=(?:most|largest|biggest|highest|greatest|top|main|smallest|lowest|latest|newest|oldest|cheapest|priciest|costliest)\b)`,
      String.raw`(?<=\b(?:largest|biggest|highest|smallest|lowest|cheapest) )(?<n>{N})\b`,
    ],
    ordered: [
      String.raw`(?:\b(?:sorted|ordered|arranged) |(?<=\b(?:sort|arrange) (?:(?:all|the|our|these|my) )*(?:{NOUN})\b[^,?]{0,40}) ?)\bby (?:the |their )?(?<by>[a-z]+(?: (?:date|amount|total|name|number))?)` +
        String.raw`(?:,? (?:in |from )?(?:the )?(?:(?<high>desc(?:ending)?|largest|highest|biggest|most expensive|newest|latest|most recent|high)|(?<low>asc(?:ending)?|smallest|lowest|cheapest|oldest|earliest|low))(?: order| to [a-z]+| first)?\b)?`,
    ],
  },
  asked_kinds: {
    'Bill of Lading': String.raw`\b(?:bills? of lading|waybills?)\b`,
    Invoice: String.raw`\binv(?:oice)?s?\b|\bbills?\b|\breceipts?\b|\bfapiaos?\b`,
    'Credit Note': String.raw`\bcredit notes?\b`,
    Contract: String.raw`\b(?:contracts?|agreements?|ndas?)\b`,
    'Order Confirmation': String.raw`\border confirmations?\b`,
    'Purchase Order': String.raw`\b(?:purchase )?orders?\b`,
    'Delivery Note': String.raw`\b(?:delivery notes?|packing (?:slip|list)s?)\b`,
    'Bank Statement': String.raw`\b(?:bank |account )?statements?\b`,
    Quotation: String.raw`\b(?:quotes?|quotations?|offers?)\b`,
    Payslip: String.raw`\b(?:pay|salary|wage) ?slips?\b`,
    'Payment Reminder': String.raw`\b(?:payment )?reminders?\b`,
    'Expense Report': String.raw`\bexpense (?:reports?|claims?)\b`,
    Ticket: String.raw`\b(?:tickets?|boarding pass(?:es)?)\b`,
    Check: String.raw`\bcheques?\b|\bchecks?\b(?! (?:the|if|whether|that|all)\b)`,
    'Business License': String.raw`\bbusiness licen[cs]es?\b`,
    'Meeting Notes': String.raw`\b(?:meeting notes|minutes)\b`,
    Letter: String.raw`\bletters?\b`,
    Other: String.raw`\b(?:documents?|docs?|files?|records?|papers?|purchases?|transactions?|forms?)\b`,
  },
  asked_marks: {
    'status: Needs Review': String.raw`\b(?:(?:status )?needs? review|to be reviewed|in review)\b`,
    'status: Missing Info': String.raw`\bmissing info(?:rmation)?\b`,
    'status: Ready': String.raw`\b(?:status ready|(?:are|is) ready)\b`,
    // "Unapproved": what denies may be joined to it.
    'status: Approved': String.raw`(?:\b|(?<=\bun))approved\b`,
    'status: Export': String.raw`(?:\b|(?<=\bun))(?:status export|exported)\b`,
    'status: Exception': String.raw`\bexceptions?\b`,
    'status: Archived': String.raw`(?:\b|(?<=\bun))archived\b`,
    'payment: open': String.raw`\bunpaid\b|\b(?:not|\p{L}+n't)(?: yet)?(?: been)? paid\b(?! (?:by|with|in|at)\b)|\b(?:still |yet )(?:to be paid|open)\b|\boutstanding (?=invoices?|bills?|payments?)|\b(?:are|is) (?:still )?outstanding\b`,
    // "How much was paid?" asks for an amount.
    'payment: paid': String.raw`(?<=^(?:is|are|was|were|has|have)\b.*|\b(?:which|list|show|all|any)\b.*)\b(?:(?:are|is|was|were|been|already|fully) )*paid(?= *(?:yet|already)?[^\p{L}]*$)|\bpaid (?=invoices?\b|bills?\b)`,
    'duplicate: yes': String.raw`\bduplicat(?:es?|ed)\b`,
    'checks: failed': String.raw`\b(?:do(?:es)?(?: not|n't) add up|failed checks?|failing checks?|wrong sums?|inconsistent)\b`,
  },
  summary: {
    kinds:
      'Invoice | Credit note | Receipt | Contract | Purchase order | Delivery note | Bank statement | Quotation | Order confirmation | Utility bill | Payslip | Payment reminder | Expense report | Ticket | Check | Bill of lading | Fapiao | Business licence | Meeting notes | Letter | Form | Spreadsheet | E-mail | Chat transcript | Document',
    sentence:
      '{type}[ {number}][ from {from}][ to {to}][ between {parties}][, dated {date}][: {total} in total][, due {due}][, {item} line item|, {items} line items].',
  },
  words: {
    letter_reference: 'Our Reference | Our Ref | Your Reference | Your Ref',
    party_called: 'hereinafter(?: referred to as| called)?',
    this_is: 'this (?:document )?is (?:an?|your|the)',
    goods_count: String.raw`items?(?:\(s\))? | articles? | pcs | pieces | products?`,
    signed_for: 'for(?: and on behalf of)? | on behalf of',
    this_contract: 'this (?:letter )?agreement | this contract | parties hereto',
    name_common: `ltd | limited | inc | incorporated | corp | corporation | company | co | llc | llp | plc | pte | pty | enterprise | enterprises | trading | group | holdings | holding |
      international | the | and | of | services | service | shop | store | stores | restaurant | supplies | supply | industries | solutions | systems | m | s`,
    name_leading: 'restaurant | bistro | bar | café | cafe | taxi | hotel | hostel | parking | station',
    pack_of: 'of | with | contains',
    page: String.raw`page | pg\.? | sheet`,
    page_total: 'of',
    label_tail: 'no | nr | number | name',
    travelled:
      'passengers? | seats? | gate | boarding(?: time)? | flight | train | coach | carriage | berth | platform | pnr',
    metered:
      'kwh | mwh | therms | meter (?:readings?|number|no|id|points?|serial) | standing charge | (?:current|previous|present) reading | mpan | mprn | broadband | landline | roaming | postpaid | prepaid mobile | mobile data | data usage | call charges | calls and texts | line rental | fixed ?line | kwh used | units consumed | unit consumed | electricity duty | water usage | sewerage | meter (?:no|number|reading) | energy charges? | distribution charge | fuel adjustment',
    idle: `a | an | the | of | in | on | at | to | for | from | by | with | and | or | is | are | was | were | be | been | am | do | does | did | has | have |
      had | having | what | which | who | whose | when | where | how | much | many | there | their | they | them | it | its | this | that | these | those |
      i | me | my | we | us | our | you | your | as | s | any | all | every | each | per | please | tell | give | show | find | let | know | can | could |
      will | would | should | get | got | so | then | than | about | into | within | out | up | between | during | through | since | until | before | after |
      also | just | only | folder | here | now | not | no | yes | day | days | month | months | issued | issue | dated | date | made | make | paid | pay |
      pays | payment | charged | charge | charges | bought | buy | sold | sell | cost | costs | spend | spent | receive | received | sent | send | come |
      came | see | look | worth | go | went | time | times | one | ones | total | currency | money | price | amount | value | number | numbers | new | named |
      called | if | both | ever | most | more | less | it's | what's | that's | invoiced | billed | ordered | order | purchase | purchases | bill | exactly | question |
      currently | far | stored | file | name | whole | full | entire | want | need | like | same | again | too | ok | okay | thanks | appear | appears |
      listed | recorded | there's | according | yet | still | but | documents | document | records | record | figure | figures | everything | anything |
      something | governed | governs | under | law | laws | applicable | applies | become | becomes | became | visit | visits | visited | shopping | shopped |
      gone | we've | i've | together | single | over | upon | aside | else | such | via | where's | when's | who's | run | runs | add | adds | help |
      addressed | regarding | concerning | must | shall | may | might | altogether | really | exact | thing | things |
      refer | refers | relate | relates | carry | carries | bear | bears | belong | belongs | use | uses | used | earn | earns | earned | written | settle | settled | expensive |
      high | supposed | against | come | comes | get | gets | operate | operates | two | three | four | five | six | seven | eight | nine | ten | stand | stands | contain | contains | include | includes | shown | shows | printed | indicated | reported | revealed | disclosed`,
    asks_count: String.raw`how (?:often|many times)(?: (?:did|do|have|had) (?:we|i|they) (?:shop|visit|go|buy|order|eat|been|use|purchase)\w*)? |
      how many(?: different| distinct| unique)? | (?:the )?(?:number|no\.?|count) of(?! (?:the|this|that|our) (?:\S+ ){0,4}?(?:invoice|receipt|bill|contract|agreement|order|statement|quote|note|document)\b)(?: different| distinct| unique)? | count`,
    asks_sum: String.raw`owed? | in total | altogether | in all | overall | combined | total(?= (?:(?:sales )?tax|vat|gst)\b) |
      total(?:l?ed)? (?:amount |sum )?(?:spent|spend|spending|expenses?|expenditure|paid|cost|costs|value) |
      (?:the )?(?:total|sum)(?: amount| value| sum)? (?:of|for)(?= (?:all|every|these|those|our|my|the (?:\w+ ){0,2}?(?:invoices|receipts|bills|documents|purchases|orders))\b) |
      spent | spend | spending | expenses? | expenditure | add (?:them |it |these |those |all )*(?:up|together) | sum (?:them |it |these |those |all )*up | sum of | total up`,
    asks_average: '(?:on )?(?:average|mean|avg)(?: of)?',
    asks_median: 'median(?: of)?',
    asks_max: `(?:the )?(?:highest|largest|biggest|most expensive|maximum|max|greatest|priciest|costliest|most|top)(?! recent) |
      (?:more expensive|bigger|larger|higher)(?! than)`,
    asks_min:
      '(?:the )?(?:lowest|smallest|cheapest|least expensive|minimum|min|least|fewest) | (?:cheaper|smaller|lower)(?! than)',
    asks_latest: String.raw`(?:the )?(?:latest|newest|most recent|last(?<!\bhow long\b.*))`,
    asks_earliest: '(?:the )?(?:earliest|oldest|first)',
    greeting:
      'hi | hello | hey | good (?:morning|afternoon|evening) | thanks?(?: you)?(?: very much| a lot)? | ok(?:ay)? | great | help(?: me)? | what can (?:you do|i ask)(?: here| for me)? | how (?:can|do) you help(?: me)? | who are you',
    asks_summary: String.raw`summar(?:y|ise|ize)(?: of)? | overview | what(?:'s| is| are) (?:in )?(?:this|the) folder(?: about)? | what (?:kinds? of )?documents (?:are|do)`,
    asks_comparison: String.raw`compar(?:e|ison|ed)(?: of| with| to)? | versus | vs\.?(?=\s) | (?:difference|gap) between | differs?(?: from)? |
      (?:more expensive|higher|lower|bigger|larger|smaller|cheaper|earlier|later|more|less) than`,
    asks_weighing: '(?:more|less|fewer|higher|lower|bigger|larger|cheaper|costlier)(?: expensive| money)?',
    asks_list: String.raw`(?<!\b(?:do|does|did)\b.*)(?:list|show|enumerate|display)(?: me)?(?: all)? | what(?= (?:invoices|receipts|documents|bills|contracts|orders|files)\b) |
      who (?:are|were)(?= (?:the|all|our|my) (?:vendor|supplier|seller|customer|client|buyer|merchant)s\b) | are there any | is there anything(?= (?:from|for|by|of)\b) | (?:do|did|have|has) (?:we|i|anyone|anybody) (?:have |get |got |buy |bought |order |ordered |receive |received )+(?:any(?:thing)?|an?)`,
    asks_groups: 'br(?:eak|oken) ?down | split(?: up)? | grouped | rank | sort',
    asks_most_documents: `(?:most|fewest|more|fewer) (?:documents?|docs?|files?|invoices?|receipts?|bills?|purchases?|orders?|papers?) | most (?:often|frequent(?:ly)?)`,
    asks_amount: String.raw`how (?:much|expensive|high) |
      what (?:did|do|does|is|was)(?=.*\b(?:cost|pay|owe|charge|(?:come|amount) to|(?:bill|invoice) (?:us|me)\W*$))`,
    asks_also_amount: String.raw`and how much(?! (?:of|more|less)\b)`,
    asks_issuer:
      'who (?:issued|sent|sold|billed|invoiced|charged|shipped|supplied|wrote) | from wh(?:om|ich (?:company|vendor|shop))',
    asks_day: 'when | dated',
    date_glue:
      '(?:of )?the same year | since | from | after | later than | before | until | till | by | up to | on | in | during | dated | for | of | the | between | to | through | and | (?<!(?:per|each|every|by|which) )month',
    goes_on: '(?<=^)(?:and|what about|how about|also|but|then|or)',
    said_before: 'its? | they | theirs? | them | that | those | these | he | she | his | her',
    points_back: 'this | both | there | which (?:one|is|was)',
    whole_folder: 'all | every | we | us | our | i | my | folder | are there | do you have | here',
    asks_thing: 'who | whom | whose | what | how | where | why | when | which | until',
    asks_person: 'whom?',
    asks_whether: String.raw`(?<=^)(?:is|are|was|were|did|does|do|has|have)`,
    sales_tax: 'vat | gst | sst | (?:sales )?tax',
    asks_items: String.raw`(?:line )?items? | lines?(?= (?:is|are|do|does|has|have|on|in|with)\b) | products? | goods |
      what (?:did|have|was|were|had) (?:we |i |they )?(?:buy|bought|order(?:ed)?|sold|sell|purchased?)`,
    asking: `a | an | the | of | in | on | at | to | for | from | by | with | and | or | is | are | was | were | be | been | being | am | do | does | did | done |
      has | have | had | having | what | which | who | whom | whose | when | where | why | how | much | many | there | their | they | them | it | its | this |
      that | these | those | i | me | my | we | us | our | you | your | he | she | his | her | as | about | into | over | under | than | then | so | if |
      can | could | will | would | shall | should | may | might | must | not | no | any | all | each | per | please | tell | give | show | find | let | know |
      say | says | said | state | stated | states | mentioned | mention | according | document | documents | file | files | folder | page | text | s | t |
      re | ve | ll | d | m | also | just | only | such | between | during | within | out | up | down | get | got | go`,
    paper:
      'ticket | boarding pass | payslip | pay slip | quote | quotation | bill of lading | waybill | cheque | licence | license | certificate | expense report | expense claim | statement | voucher | slip | booking',
    street: String.raw`street | st\.(?!\s?-?\s?nr) | str\. | road | rd\.? | avenue | ave\.? | av\. | lane | ln\.? | drive | boulevard | blvd\.? | way | court | place | square | sq\. |
      highway | hwy\.? | parkway | pkwy | terrace | crescent | close | plaza | building | bldg\.? | tower | mall | basement | estate | block | blk | flat\s[A-Z\d] |
      \d{1,2}\/F | floor | level | suite | ste\.? | unit | room(?=\s[A-Z]?-?\d) | lot | p\.?\s?o\.?\s?box | cottage | farmhouse | lodge |
      (?:science|business|retail|industrial|technology|office) park | (?:trading|industrial) estate | section`,
    street_beginning: 'section | avenue | boulevard | lot | level | block | unit | floor',
    no_address: String.raw`gstin | gstin\/uin | tel | telephone | phone | fax | mobile | h\/p | hotline | e-?mail | www | http | gst | vat | iban | bic | invoice | inv\s*(?:no|#) | receipt | doc\.?\s*(?:no|date) |
      trans(?:action)?\.?\s*(?:no|#|date) | date | cashier | total | reg\.?\s*(?:no|in) | co\.?\s*(?:reg|no) | company\s+no | tax | bill | order | attn | gln |
      registered | name | served`,
    building:
      'house | court | granary | mill | barn | chambers | mews | yard | wharf | hall | lodge | cottage | farm | centre | mansions? | villas?',
    branch: 'branch | store | outlet | terminal | till | pos | table | tbl | reg | register | counter',
    contact: String.raw`t\s?el | phone | fax | mobile | hp\b | h\/p | hotline | e-?mail | www | http | g\s?st | sst | vat | tax\s*(?:id|reg|no) | iban`,
    business: String.raw`trading | enterprises? | restaurant | stores? | mart | minimart | supermarket | hypermarket | market | hotel | cafe | café | bakery | bistro | pharmacy | boutique |
      hardware | motors? | bookstore | stationery | electrical | electronics | group | holdings? | partners | associates | university | college | school | bank |
      foundation | association | institute | services | solutions | systems | technologies | technology | industries | international | media | studio | clinic | hospital |
      church | club | council | committee | agency | bureau | ministry | department | garage | pac | fund | campaign |
      for\s+(?:congress|senate|president|governor|america)`,
    business_long:
      'enterprise | restaurant | supermarket | hypermarket | minimarket | stationery | electrical | electronics | hardware | pharmacy | industries | international',
    details: 'information | details | info | data',
    slogan: String.raw`welcome | thank(?:s|\s?you)? | tq | please | pls | plz | come again | visit(?:ing)? | shopping | enjoy | the home of | home of | your | our | we | you |
      since \d{4} | goods sold | customer copy | duplicate | reprint(?:ed)?`,
    led_person: String.raw`attn | att | attention | f\.?a\.?o | for the attention of | c\/o | care of | at(?=\.:?\s\p{L})`,
    department: String.raw`accounts? (?:department|payable) | purchase ledger | department(?!\s(?:of|for)(?!\p{L})) | dept\.`,
    person_title: 'mrs? | ms | miss',
    opening: 'dear | to whom it may concern | ladies and gentlemen | gentlemen',
    salutation: 'messrs | mrs? | ms | to',
    bill_title:
      '(?:simplified |commercial |pro ?forma |tax |sales |credit |final )?invoice | credit (?:note|memo) | debit note | (?:official |cash |tax )?receipt | cash bill',
    paying: String.raw`\bpay(?:able|ment)?\b | \bterms\b | \bnet\b | \bdue\b`,
    cash_discount: String.raw`cash discount | (?:early|prompt) (?:payment|settlement) discount | discount`,
    full_payment: String.raw`\bnet\b | in full | without deduction`,
    part_payment: String.raw`part(?:ial)?(?: payment)? | instal?lments? | on account | deposit`,
    term_days: '(?:calendar )?days?',
    other_term: String.raw`overdue | \blate\b | interest | complain | claim | return | valid | delivery | end of (?:the )?month | \beom\b`,
    free: String.raw`free(?: of charge)? | no charge | n\/c | complimentary | included | incl\.?`,
    joining: 'ex | excl | excluding | incl? | including | of | per | and | by | en | for',
    deduction: 'less | discount | allowance | rebate',
    addition: 'surcharge',
    letter_beginning: String.raw`co[\s.]*(?:reg|no|rfg) | company\s*(?:no|reg) | roc | reg | brn | tax | invoice | receipt | cash | bill | date | time | table | order | cashier | welcome | thank`,
    price_label: String.raw`(?:gross|net|list|unit|base)\s?price | discount`,
    tax_table:
      '(?:gst|sst|tax|vat)(?:rate)?(?:summary|analysis|breakdown|details|detail) | (?:summary|analysis|breakdown)of(?:gst|tax|vat)',
    carried: String.raw`(?:balance)?(?:carried|brought|carry|[cb])(?:forward|over|down) | report(?:$|\d|page) | pagetotal | pagesubtotal | subtotalpage`,
    subtotal: 'total(?:e|es|i)? | sub[ -]?total(?:e|es)?',
    starting: 'with effect from | commencing(?: on)? | commences? on | beginning on',
    paid_by: String.raw`(?:paid|payable|payment|pay|settled)\s+(?:is\s+(?:due\s+)?)?(?:by|via|with|per)`,
    payment_means: `visa(?: (?:debit|credit|electron))? | master ?card | maestro | american express | amex | discover | diners club | union ?pay | v pay | pay ?pal | apple pay |
      google pay | klarna | touch ?n ?go | grab ?pay | credit card | debit card | bank card | card payment | bank transfer | wire transfer | direct debit`,
    signer:
      'employee | associate | executive | consultant | contractor | participant | individual | recipient | company',
    office: String.raw`title\s*: | president | officer | director | chairman | chairwoman | CEO | CFO | COO | general counsel | manager | secretary | treasurer`,
    party_name: `undersigned | compan(?:y|ies) | corporation | employee | employer | executive | associate | consultant | contractor | part(?:y|ies) |
      (?:disclosing|receiving) part(?:y|ies) | discloser | recipient | buyer | seller | purchaser | supplier | customer | client | investor | owner | bidder | lender |
      borrower | bank | tenant | landlord | director | parent`,
    party_stem: `company | employee | executive | party | parties | recipient | disclos | undersigned | you | parent | buyer | seller | purchaser | consultant | contractor |
      supplier | customer | client | licens | investor | owner | associate | participant | bidder | lender | borrower | bank | tenant | landlord | employer | director`,
    party_row: String.raw`part(?:y|ei|ie)\s+(?:\d|one|two|[AB]) | customer | client | supplier | vendor | provider | service provider | contractor | consultant | company | discloser |
      recipient | (?:disclosing|receiving)\s+party | buyer | seller | licensor | licensee | lessor | lessee | landlord | tenant | lender | borrower | employer | employee`,
    other_person: `advertiser | agency | sponsor | client | tenant | landlord | lessee | lessor | employer | employee | insured | policyholder | patient | borrower | lender |
      licensee | licensor | contractor | candidate | committee | applicant | holder | owner`,
    no_party: `agreement | date | information | transaction | material | purpose | period | representatives | business | services | term$ | property | plan | act$ | law | notice |
      program | products?$ | technology | invention | exhibit | board`,
    no_place: `the | such | any | no | which | said | its | agreement | state | commonwealth | applicable | governing | federal | local | common | mandatory | international |
      copyright | patent | bankruptcy | securities`,
    party_opening: 'by and (?:between|among) | between | among',
    party_joint: 'and',
    party_kind:
      'corporation | company | partnership | association | trust | bank | firm | individual | resident | citizen | university | foundation',
    notice: 'notice',
    notice_ending: String.raw`terminat\p{L}*`,
    law: 'law | laws',
    governed: 'govern | construed | interpreted | applicable',
    bank_name: 'bank | credit union | building society | bancorp',
  },
};

// How people ask for what a document says: `{doc}` stands for how they call the document, `{seller}` for its seller. Half of
// the wordings, and half of the documents, are never looked at.

export interface Wordings {
  en: string[];
  zh: string[];
  /** Short forms that go on from a question about the same document. */
  then: { en: string[]; zh: string[] };
}

/** By the name of the fact. */
export const LOOKUPS: Record<string, Wordings> = {
  total: {
    en: [
      "What's the total on {doc}?",
      'How much is {doc}?',
      'total of {doc} please',
      'What do we have to pay for {doc}?',
      'amount due on {doc}?',
      'What does {doc} come to, everything included?',
      'Gross amount of {doc}?',
      'For what amount is {doc}?',
      'grand total {doc}',
      'How much did {seller} charge us?',
      'What did we pay {seller}?',
      'I need the final amount of {doc}.',
      'How much money went to {seller}?',
      'Can you tell me what {doc} cost us?',
    ],
    zh: [
      '{doc}的总金额是多少？',
      '{doc}一共多少钱？',
      '{doc}价税合计多少？',
      '{doc}要付多少钱',
      '我们付给{seller}多少钱？',
      '{doc}的金额',
      '{doc}花了多少钱？',
    ],
    then: {
      en: ['And the total?', 'how much is it in total?', 'What does it come to?', 'What do we owe them?'],
      zh: ['总金额呢？', '一共多少钱？', '那金额是多少？'],
    },
  },
  date: {
    en: [
      'When was {doc} issued?',
      'What date is on {doc}?',
      'date of {doc}?',
      "What's {doc} dated?",
      'From which day is {doc}?',
      'When did {seller} bill us?',
      'On what day was {doc} made out?',
      'Give me the date of {doc}',
    ],
    zh: [
      '{doc}是哪天开的？',
      '{doc}的开票日期是什么时候？',
      '{doc}的日期是哪一天？',
      '{doc}什么时候开具的？',
    ],
    then: {
      en: ['And the date?', 'when was it issued?', 'what date does it bear?'],
      zh: ['日期呢？', '什么时候开的？', '是哪天的？'],
    },
  },
  due_date: {
    en: [
      'When is {doc} due?',
      'By when do we have to pay {doc}?',
      'payment deadline for {doc}?',
      'Until when can {doc} be paid?',
      'due date {doc}',
      'What is the last day to pay {seller}?',
    ],
    zh: ['{doc}什么时候到期？', '{doc}最晚哪天付款？', '{doc}的付款截止日期是哪天？'],
    then: {
      en: ['And when is it due?', 'due date?', 'by when must it be paid?'],
      zh: ['什么时候到期？', '那付款期限呢？'],
    },
  },
  number: {
    en: [
      "What's the number of {doc}?",
      'invoice no. of {doc}',
      'Under which invoice number did {seller} bill us?',
      'Which number does {doc} carry?',
      'I need the invoice number of {doc}',
      'document number {doc}?',
    ],
    zh: ['{doc}的发票号码是多少？', '{doc}的号码是什么？', '{seller}开的发票号是多少？'],
    then: {
      en: ['What number does it have?', 'and the invoice number?', 'number?'],
      zh: ['发票号呢？', '号码是多少？'],
    },
  },
  buyer: {
    en: [
      'Who is {doc} addressed to?',
      "Who's the customer on {doc}?",
      'Whom did {seller} bill?',
      'Bill-to name on {doc}?',
      'To whom was {doc} made out?',
      'Who has to pay {doc}?',
      'buyer on {doc}',
    ],
    zh: ['{doc}的购买方是谁？', '{doc}是开给谁的？', '{doc}的抬头是什么？', '{doc}的客户是哪家？'],
    then: {
      en: ["And who's the customer?", 'who is it addressed to?', 'Who was billed?'],
      zh: ['购买方是谁？', '开给谁的？'],
    },
  },
  net: {
    en: [
      "What's the net amount of {doc}?",
      'How much is {doc} before tax?',
      'subtotal of {doc}',
      'What does {doc} come to without VAT?',
      'net total on {doc}?',
    ],
    zh: ['{doc}不含税金额是多少？', '{doc}的税前金额是多少？'],
    then: { en: ['And net of tax?', "what's that before tax?", 'Net?'], zh: ['不含税呢？', '税前是多少？'] },
  },
  tax: {
    en: [
      'How much VAT is on {doc}?',
      'tax on {doc}?',
      'How much of {doc} is tax?',
      'What did we pay in sales tax on {doc}?',
      'VAT amount of {doc}',
      'How much tax did {seller} charge?',
    ],
    zh: ['{doc}的税额是多少？', '{doc}交了多少税？', '{doc}里税是多少钱？'],
    then: { en: ['How much of that is tax?', 'and the VAT?', 'tax?'], zh: ['税额呢？', '其中税是多少？'] },
  },
  vat_id: {
    en: [
      "What's the VAT ID of {seller}?",
      "{seller}'s tax number?",
      'VAT number on {doc}',
      'Under which VAT registration does {seller} trade?',
    ],
    zh: [
      '{seller}的税号是多少？',
      '{doc}上销售方的纳税人识别号是什么？',
      '{seller}的统一社会信用代码是多少？',
    ],
    then: { en: ['And their VAT ID?', "what's the seller's tax number?"], zh: ['销售方税号呢？'] },
  },
  iban: {
    en: [
      'Which IBAN should {doc} be paid to?',
      "What's {seller}'s bank account?",
      'IBAN on {doc}',
      'To which account do we transfer the money for {doc}?',
      'bank details of {seller}?',
    ],
    zh: ['{doc}应付到哪个银行账号？', '{seller}的IBAN是多少？'],
    then: { en: ['And the IBAN?', 'which account do we pay it to?'], zh: ['银行账号呢？'] },
  },
  po_number: {
    en: [
      "What's our PO number on {doc}?",
      'Which purchase order does {doc} refer to?',
      'order number on {doc}?',
      'Under which order did {seller} deliver?',
    ],
    zh: ['{doc}的采购订单号是多少？', '{doc}对应哪个订单？'],
    then: { en: ['And the PO number?', 'which order is that for?'], zh: ['订单号呢？'] },
  },
  currency: {
    en: ['What currency is {doc} in?', 'In which currency did {seller} bill us?', 'currency of {doc}'],
    zh: ['{doc}是什么币种？', '{doc}用哪种货币结算？'],
    then: { en: ['In which currency?'], zh: ['币种是什么？'] },
  },
  opening_balance: {
    en: ['What was the opening balance on {doc}?', 'With what balance does {doc} begin?'],
    zh: ['{doc}的期初余额是多少？'],
    then: { en: ['And the opening balance?'], zh: ['期初余额呢？'] },
  },
  closing_balance: {
    en: [
      'What was the closing balance on {doc}?',
      'How much was left at the end of {doc}?',
      'ending balance {doc}',
    ],
    zh: ['{doc}的期末余额是多少？'],
    then: { en: ['And the closing balance?'], zh: ['期末余额呢？'] },
  },
  account_holder: {
    en: ['Whose account is {doc} for?', 'Account holder on {doc}?'],
    zh: ['{doc}的户名是谁？'],
    then: { en: ['Whose account is it?'], zh: ['户名呢？'] },
  },
  account_number: {
    en: ['What is the account number on {doc}?', 'account no. {doc}'],
    zh: ['{doc}的账号是多少？'],
    then: { en: ['And the account number?'], zh: ['账号呢？'] },
  },
  net_pay: {
    en: ['What was the net pay on {doc}?', 'How much was paid out on {doc}?'],
    zh: ['{doc}的实发工资是多少？'],
    then: { en: ['And net?'], zh: ['实发呢？'] },
  },
  gross_pay: {
    en: ['What was the gross pay on {doc}?', 'gross salary {doc}'],
    zh: ['{doc}的应发工资是多少？'],
    then: { en: ['And gross?'], zh: ['应发呢？'] },
  },
  governing_law: {
    en: [
      'Which law governs {doc}?',
      'Under which law is {doc}?',
      'What is the governing law of {doc}?',
      'Which state’s laws apply to {doc}?',
    ],
    zh: ['{doc}适用哪里的法律？', '{doc}的适用法律是什么？'],
    then: { en: ['And which law governs it?'], zh: ['适用什么法律？'] },
  },
  term: {
    en: ['How long does {doc} last?', 'What is the term of {doc}?', 'For how long is {doc} in force?'],
    zh: ['{doc}的有效期是多久？', '{doc}的保密期限多长？'],
    then: { en: ['And how long does it run?'], zh: ['有效期多久？'] },
  },
  effective_date: {
    en: ['When did {doc} take effect?', 'effective date of {doc}', 'From which date is {doc} effective?'],
    zh: ['{doc}什么时候生效？', '{doc}的生效日期是哪天？'],
    then: { en: ['And when did it take effect?'], zh: ['什么时候生效的？'] },
  },
  vessel: {
    en: ['Which vessel is on {doc}?', 'What ship carried the goods of {doc}?'],
    zh: ['{doc}的船名是什么？'],
    then: { en: ['On which vessel?'], zh: ['船名呢？'] },
  },
  consignee: {
    en: ['Who is the consignee on {doc}?'],
    zh: ['{doc}的收货人是谁？'],
    then: { en: ['And the consignee?'], zh: ['收货人呢？'] },
  },
  bl_number: {
    en: ['What is the B/L number of {doc}?'],
    zh: ['{doc}的提单号是多少？'],
    then: { en: ['And its number?'], zh: ['提单号呢？'] },
  },
  payee: {
    en: ['Who is the payee of {doc}?', 'To whom is {doc} payable?'],
    zh: ['{doc}的收款人是谁？'],
    then: { en: ['Who gets it?'], zh: ['收款人呢？'] },
  },
  check_number: {
    en: ['What is the check number of {doc}?'],
    zh: ['{doc}的支票号是多少？'],
    then: { en: ['And the check number?'], zh: ['支票号呢？'] },
  },
  amount: {
    en: ['For how much is {doc}?', 'What amount is {doc} made out for?'],
    zh: ['{doc}的金额是多少？'],
    then: { en: ['And the amount?'], zh: ['金额呢？'] },
  },
  delivery_number: {
    en: ['What is the number of {doc}?', 'delivery note no. of {doc}'],
    zh: ['{doc}的送货单号是多少？'],
    then: { en: ['And its number?'], zh: ['单号呢？'] },
  },
  delivery_date: {
    en: ['When was {doc} delivered?', 'delivery date on {doc}'],
    zh: ['{doc}的送货日期是哪天？'],
    then: { en: ['And when was that delivered?'], zh: ['哪天送的？'] },
  },
  total_amount: {
    en: ["What's the total of {doc}?", 'How much is {doc}?'],
    zh: ['{doc}的总金额是多少？', '{doc}一共多少钱？'],
    then: { en: ['And the total?'], zh: ['一共多少？'] },
  },
  valid_until: {
    en: ['Until when is {doc} valid?', 'When does {doc} expire?'],
    zh: ['{doc}有效期到哪天？'],
    then: { en: ['How long is it good for?'], zh: ['到什么时候有效？'] },
  },
  quote_number: {
    en: ['What number does {doc} have?'],
    zh: ['{doc}的编号是多少？'],
    then: { en: ['And the number?'], zh: ['编号呢？'] },
  },
  order_date: {
    en: ['When was {doc} placed?', 'date of {doc}'],
    zh: ['{doc}是哪天下的？'],
    then: { en: ['When was it placed?'], zh: ['哪天下的单？'] },
  },
  report_number: {
    en: ['What number does {doc} have?'],
    zh: ['{doc}的报销单号是多少？', '{doc}编号是什么？'],
    then: { en: ['And the number?'], zh: ['单号呢？'] },
  },
  departure: {
    en: ['Where does the trip of {doc} start?'],
    zh: ['{doc}从哪里出发？', '{doc}的始发站是哪里？'],
    then: { en: ['From where?'], zh: ['从哪里出发？'] },
  },
  arrival: {
    en: ['Where does {doc} go to?'],
    zh: ['{doc}到哪里？', '{doc}的到达站是哪里？'],
    then: { en: ['And to where?'], zh: ['到哪里？'] },
  },
  train_number: {
    en: ['Which train is {doc} for?'],
    zh: ['{doc}是哪趟车？', '{doc}的车次是多少？'],
    then: { en: ['Which train?'], zh: ['车次呢？'] },
  },
  price: {
    en: ['What did {doc} cost?'],
    zh: ['{doc}多少钱？', '{doc}的票价是多少？'],
    then: { en: ['And the price?'], zh: ['票价呢？'] },
  },
  code: {
    en: ['What is the invoice code of {doc}?'],
    zh: ['{doc}的发票代码是多少？'],
    then: { en: ['And the code?'], zh: ['发票代码呢？'] },
  },
};

/** What each kind of document is called; `{seller}` and `{number}` tell which one is meant. */
export const CALLED: Record<'en' | 'zh', Record<string, string[]>> = {
  en: {
    invoice: ['the {seller} invoice', "{seller}'s invoice", 'the invoice from {seller}', "{seller}'s bill"],
    fapiao: ['the {seller} fapiao', 'the invoice of {seller}'],
    receipt: ['the {seller} receipt', 'the receipt from {seller}', 'our purchase at {seller}'],
    utility_bill: ['the {seller} bill', "{seller}'s bill"],
    bank_statement: ['the {seller} statement', 'the bank statement from {seller}'],
    contract: ['the agreement with {seller}', 'the {seller} agreement', 'the contract with {seller}'],
    payslip: ['the payslip'],
    bill_of_lading: ['the bill of lading'],
    check: ['the check', 'the cheque from {seller}'],
    delivery_note: ['the delivery note from {seller}', "{seller}'s delivery note"],
    purchase_order: ['the purchase order to {seller}', 'our order at {seller}'],
    quotation: ['the quote from {seller}', "{seller}'s offer"],
    letter: ['the letter from {seller}'],
    expense_report: ['the expense report', 'the expense report of {seller}'],
    train_ticket: ['the train ticket'],
  },
  zh: {
    invoice: ['{seller}的发票', '{seller}开的发票', '{seller}那张发票'],
    fapiao: ['{seller}的发票', '{seller}开的那张发票', '{seller}开具的发票'],
    receipt: ['{seller}的收据', '{seller}那张小票', '在{seller}的消费'],
    utility_bill: ['{seller}的账单'],
    bank_statement: ['{seller}的对账单', '{seller}的银行流水'],
    contract: ['与{seller}的协议', '{seller}的合同'],
    payslip: ['工资单'],
    bill_of_lading: ['提单'],
    check: ['支票'],
    delivery_note: ['{seller}的送货单'],
    purchase_order: ['给{seller}的采购订单'],
    quotation: ['{seller}的报价单'],
    letter: ['{seller}的信'],
    expense_report: ['报销单', '{seller}的报销单'],
    train_ticket: ['火车票', '那张火车票'],
  },
};

export const ITEMS = {
  quantity: {
    en: [
      'How many {item} are on {doc}?',
      'How many {item} did we get from {seller}?',
      'quantity of {item} on {doc}',
    ],
    zh: ['{doc}上有多少{item}？', '我们向{seller}买了多少{item}？'],
  },
  amount: {
    en: [
      'What did the {item} on {doc} cost?',
      'How much is the {item} line on {doc}?',
      'How much did {seller} charge for {item}?',
    ],
    zh: ['{doc}上{item}的金额是多少？', '{seller}的{item}花了多少钱？'],
  },
} as const;

/** Things that nobody in the folder sells. */
export const ABSENT_ITEMS = {
  en: ['snow shovel', 'espresso machine', 'parasol', 'fire extinguisher'],
  zh: ['除雪铲', '咖啡机', '灭火器'],
};

/** Nobody in the folder is called so. */
export const ABSENT_NAMES = {
  en: [
    'Kestrel Marine',
    'Copperfield Bakery',
    'Oakhurst Dental',
    'Tamarind Lane Florist',
    'Halvorsen & Sons',
    'Brightwater Logistics',
  ],
  zh: ['青石印刷厂', '海棠花店', '北辰牙科诊所', '云岭物流有限公司'],
};

/** What no document of the folder says. */
export const ABSENT_FACTS = {
  en: [
    'What is the wifi password?',
    'Who signed the lease for the warehouse?',
    'When does our fire insurance expire?',
    'How many days of holiday does John Doe have left?',
    'What is the mileage of the company car?',
    'Which of our suppliers is certified to ISO 9001?',
    'What is the phone number of the tax office?',
    'How many employees do we have?',
    'Who is our auditor?',
    'What was our revenue last year?',
  ],
  zh: [
    '公司的WiFi密码是什么？',
    '仓库的租约是谁签的？',
    '消防保险什么时候到期？',
    '我们的审计师是谁？',
    '去年公司的净利润是多少？',
    '合同的违约金比例是多少？',
  ],
};

// What people call documents, and what they ask for that is not there.

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

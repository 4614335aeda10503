// How people ask for what a document says: `{doc}` stands for how they call the document, `{seller}` for its seller. Half of
// the wordings, and half of the documents, are never looked at.

import { OF_OTHERS } from './wordings-of-others.ts';

export interface Wordings {
  en: string[];
  zh: string[];
  /** Short forms that go on from a question about the same document. */
  next: { en: string[]; zh: string[] };
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
    next: {
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
    next: {
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
    next: {
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
    next: {
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
    next: {
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
    next: { en: ['And net of tax?', "what's that before tax?", 'Net?'], zh: ['不含税呢？', '税前是多少？'] },
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
    next: { en: ['How much of that is tax?', 'and the VAT?', 'tax?'], zh: ['税额呢？', '其中税是多少？'] },
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
    next: { en: ['And their VAT ID?', "what's the seller's tax number?"], zh: ['销售方税号呢？'] },
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
    next: { en: ['And the IBAN?', 'which account do we pay it to?'], zh: ['银行账号呢？'] },
  },
  po_number: {
    en: [
      "What's our PO number on {doc}?",
      'Which purchase order does {doc} refer to?',
      'order number on {doc}?',
      'Under which order did {seller} deliver?',
    ],
    zh: ['{doc}的采购订单号是多少？', '{doc}对应哪个订单？'],
    next: { en: ['And the PO number?', 'which order is that for?'], zh: ['订单号呢？'] },
  },
  currency: {
    en: ['What currency is {doc} in?', 'In which currency did {seller} bill us?', 'currency of {doc}'],
    zh: ['{doc}是什么币种？', '{doc}用哪种货币结算？'],
    next: { en: ['In which currency?'], zh: ['币种是什么？'] },
  },
  opening_balance: {
    en: ['What was the opening balance on {doc}?', 'With what balance does {doc} begin?'],
    zh: ['{doc}的期初余额是多少？'],
    next: { en: ['And the opening balance?'], zh: ['期初余额呢？'] },
  },
  closing_balance: {
    en: [
      'What was the closing balance on {doc}?',
      'How much was left at the end of {doc}?',
      'ending balance {doc}',
    ],
    zh: ['{doc}的期末余额是多少？'],
    next: { en: ['And the closing balance?'], zh: ['期末余额呢？'] },
  },
  account_holder: {
    en: ['Whose account is {doc} for?', 'Account holder on {doc}?'],
    zh: ['{doc}的户名是谁？'],
    next: { en: ['Whose account is it?'], zh: ['户名呢？'] },
  },
  account_number: {
    en: ['What is the account number on {doc}?', 'account no. {doc}'],
    zh: ['{doc}的账号是多少？'],
    next: { en: ['And the account number?'], zh: ['账号呢？'] },
  },
  net_pay: {
    en: ['What was the net pay on {doc}?', 'How much was paid out on {doc}?'],
    zh: ['{doc}的实发工资是多少？'],
    next: { en: ['And net?'], zh: ['实发呢？'] },
  },
  gross_pay: {
    en: ['What was the gross pay on {doc}?', 'gross salary {doc}'],
    zh: ['{doc}的应发工资是多少？'],
    next: { en: ['And gross?'], zh: ['应发呢？'] },
  },
  ...OF_OTHERS,
};

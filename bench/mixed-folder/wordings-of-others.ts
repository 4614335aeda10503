// How people ask for what contracts, papers of transport, checks, offers and tickets say.
import type { Wordings } from './wordings.ts';

export const OF_OTHERS: Record<string, Wordings> = {
  governing_law: {
    en: [
      'Which law governs {doc}?',
      'Under which law is {doc}?',
      'What is the governing law of {doc}?',
      'Which state’s laws apply to {doc}?',
    ],
    zh: ['{doc}适用哪里的法律？', '{doc}的适用法律是什么？'],
    next: { en: ['And which law governs it?'], zh: ['适用什么法律？'] },
  },
  term: {
    en: ['How long does {doc} last?', 'What is the term of {doc}?', 'For how long is {doc} in force?'],
    zh: ['{doc}的有效期是多久？', '{doc}的保密期限多长？'],
    next: { en: ['And how long does it run?'], zh: ['有效期多久？'] },
  },
  effective_date: {
    en: ['When did {doc} take effect?', 'effective date of {doc}', 'From which date is {doc} effective?'],
    zh: ['{doc}什么时候生效？', '{doc}的生效日期是哪天？'],
    next: { en: ['And when did it take effect?'], zh: ['什么时候生效的？'] },
  },
  vessel: {
    en: ['Which vessel is on {doc}?', 'What ship carried the goods of {doc}?'],
    zh: ['{doc}的船名是什么？'],
    next: { en: ['On which vessel?'], zh: ['船名呢？'] },
  },
  consignee: {
    en: ['Who is the consignee on {doc}?'],
    zh: ['{doc}的收货人是谁？'],
    next: { en: ['And the consignee?'], zh: ['收货人呢？'] },
  },
  bl_number: {
    en: ['What is the B/L number of {doc}?'],
    zh: ['{doc}的提单号是多少？'],
    next: { en: ['And its number?'], zh: ['提单号呢？'] },
  },
  payee: {
    en: ['Who is the payee of {doc}?', 'To whom is {doc} payable?'],
    zh: ['{doc}的收款人是谁？'],
    next: { en: ['Who gets it?'], zh: ['收款人呢？'] },
  },
  check_number: {
    en: ['What is the check number of {doc}?'],
    zh: ['{doc}的支票号是多少？'],
    next: { en: ['And the check number?'], zh: ['支票号呢？'] },
  },
  amount: {
    en: ['For how much is {doc}?', 'What amount is {doc} made out for?'],
    zh: ['{doc}的金额是多少？'],
    next: { en: ['And the amount?'], zh: ['金额呢？'] },
  },
  delivery_number: {
    en: ['What is the number of {doc}?', 'delivery note no. of {doc}'],
    zh: ['{doc}的送货单号是多少？'],
    next: { en: ['And its number?'], zh: ['单号呢？'] },
  },
  delivery_date: {
    en: ['When was {doc} delivered?', 'delivery date on {doc}'],
    zh: ['{doc}的送货日期是哪天？'],
    next: { en: ['And when was that delivered?'], zh: ['哪天送的？'] },
  },
  total_amount: {
    en: ["What's the total of {doc}?", 'How much is {doc}?'],
    zh: ['{doc}的总金额是多少？', '{doc}一共多少钱？'],
    next: { en: ['And the total?'], zh: ['一共多少？'] },
  },
  valid_until: {
    en: ['Until when is {doc} valid?', 'When does {doc} expire?'],
    zh: ['{doc}有效期到哪天？'],
    next: { en: ['How long is it good for?'], zh: ['到什么时候有效？'] },
  },
  quote_number: {
    en: ['What number does {doc} have?'],
    zh: ['{doc}的编号是多少？'],
    next: { en: ['And the number?'], zh: ['编号呢？'] },
  },
  order_date: {
    en: ['When was {doc} placed?', 'date of {doc}'],
    zh: ['{doc}是哪天下的？'],
    next: { en: ['When was it placed?'], zh: ['哪天下的单？'] },
  },
  report_number: {
    en: ['What number does {doc} have?'],
    zh: ['{doc}的报销单号是多少？', '{doc}编号是什么？'],
    next: { en: ['And the number?'], zh: ['单号呢？'] },
  },
  departure: {
    en: ['Where does the trip of {doc} start?'],
    zh: ['{doc}从哪里出发？', '{doc}的始发站是哪里？'],
    next: { en: ['From where?'], zh: ['从哪里出发？'] },
  },
  arrival: {
    en: ['Where does {doc} go to?'],
    zh: ['{doc}到哪里？', '{doc}的到达站是哪里？'],
    next: { en: ['And to where?'], zh: ['到哪里？'] },
  },
  train_number: {
    en: ['Which train is {doc} for?'],
    zh: ['{doc}是哪趟车？', '{doc}的车次是多少？'],
    next: { en: ['Which train?'], zh: ['车次呢？'] },
  },
  price: {
    en: ['What did {doc} cost?'],
    zh: ['{doc}多少钱？', '{doc}的票价是多少？'],
    next: { en: ['And the price?'], zh: ['票价呢？'] },
  },
  code: {
    en: ['What is the invoice code of {doc}?'],
    zh: ['{doc}的发票代码是多少？'],
    next: { en: ['And the code?'], zh: ['发票代码呢？'] },
  },
};

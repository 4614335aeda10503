// Small receipts and invoices for questions: who, when, how much.
export interface Paper {
  sender: string;
  number: string;
  /** YYYY-MM-DD. */
  date: string;
  total: string;
  currency?: string;
  items?: [description: string, quantity: number, amount: string][];
}

export function paperText({ sender, number, date, total, currency = 'EUR', items = [] }: Paper): string {
  return [
    sender,
    '12 Harbour Road, Bristol BS1 4QA',
    '',
    'INVOICE',
    '',
    `Invoice Number: ${number}`,
    `Invoice Date: ${date}`,
    `Currency: ${currency}`,
    '',
    ...(items.length === 0 ? [] : ['Description        Quantity   Unit Price   Amount']),
    ...items.map(
      ([description, quantity, amount]) =>
        `${description.padEnd(18)} ${quantity}          ${(Number(amount) / quantity).toFixed(2)}        ${amount}`,
    ),
    '',
    `Total Amount: ${total}`,
    '',
  ].join('\n');
}

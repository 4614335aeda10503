// Invoices and statements of the account that they are paid from, for suites on payments.
import { uploadForm, untilProcessed, upload, type Place } from './upload.ts';
import type { TestService } from './service.ts';

/** Whose statements these are. */
export const OWN_ACCOUNT = 'DE02120300000000202051';

export interface Booked {
  /** Negative: the account paid. */
  amount: string;
  purpose: string;
  name?: string;
  iban?: string;
  currency?: string;
  reversal?: boolean;
  /** On which it was booked. */
  day?: string;
  /** Of the payer, end to end. */
  reference?: string;
}

const tag = (name: string, content: string, attributes = '') => `<${name}${attributes}>${content}</${name}>`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const money = (amount: string, currency: string) =>
  tag('Amt', amount.replace('-', ''), ` Ccy="${currency}"`) +
  tag('CdtDbtInd', amount.startsWith('-') ? 'DBIT' : 'CRDT');
const balance = (code: string, amount: number, currency: string) =>
  tag('Bal', tag('Tp', tag('CdOrPrtry', tag('Cd', code))) + money(amount.toFixed(2), currency));

/** A CAMT.053 file whose balances agree with its movements. */
export function camtFile(
  movements: Booked[],
  { currency = 'EUR', opening = 10_000, missing = 0 } = {},
): string {
  const entries = movements.map(
    ({ amount, purpose, name = 'Somebody', iban, reversal, day = '2026-03-20', reference }) => {
      const party = amount.startsWith('-') ? 'Cdtr' : 'Dbtr';
      const account = iban === undefined ? '' : tag(`${party}Acct`, tag('Id', tag('IBAN', iban)));
      const parties = tag('RltdPties', tag(party, tag('Nm', escaped(name))) + account);
      const refs = reference === undefined ? '' : tag('Refs', tag('EndToEndId', escaped(reference)));
      const details = tag('TxDtls', refs + parties + tag('RmtInf', tag('Ustrd', escaped(purpose))));
      return tag(
        'Ntry',
        `${money(amount, currency)}${reversal === true ? tag('RvslInd', 'true') : ''}${tag('Sts', 'BOOK')}${tag('BookgDt', tag('Dt', day))}${tag('NtryDtls', details)}`,
      );
    },
  );
  const closing = movements.reduce((sum, { amount }) => sum + Number(amount), opening) + missing;
  const statement = `${tag('Id', 'S1')}${tag('Acct', tag('Id', tag('IBAN', OWN_ACCOUNT)) + tag('Ccy', currency))}${balance('OPBD', opening, currency)}${balance('CLBD', closing, currency)}${entries.join('')}`;
  return tag('Document', tag('BkToCstmrStmt', tag('Stmt', statement)));
}

export function bankKit({ api, admin }: TestService, place: Place) {
  return {
    get: (id: number) => api.call('getDocument', { params: { id } }),

    async invoice(
      number: string,
      total: string,
      { title = 'INVOICE', currency = 'EUR', approve = true, vendor = 'Brackwater Supplies Ltd' } = {},
    ): Promise<number> {
      const text = [
        vendor,
        '',
        title,
        '',
        `${title === 'INVOICE' ? 'Invoice' : 'Credit Note'} Number: ${number}`,
        'Invoice Date: 2026-03-14',
        '',
        `Total Amount: ${currency} ${total}`,
        '',
      ];
      const { id } = await upload(api, place, text.join('\n'), `${number}.txt`);
      await untilProcessed(api, id);
      if (approve) await this.approve(id);
      return id;
    },

    approve: (id: number) => admin.call('changeStatus', { params: { id }, body: { status: 'Approved' } }),

    import: (content: string, fields: Record<string, string> = {}) =>
      api.call('importBankStatements', { body: uploadForm(fields, content, 'march.xml') }),

    movements: async (id: number | null) =>
      (await api.call('listBankMovements', { params: { id: id! }, query: { limit: 200 } })).movements,
  };
}

// A change that breaks one rule of e-invoices, and the forms that most changes have.
import type { DrawnInvoice, Line, Reduction, Vat } from './drawn-invoice.ts';

export interface Mutation {
  rule: string;
  /** What the change begins with. */
  draw: () => DrawnInvoice;
  change: (invoice: DrawnInvoice) => void;
}

export type Change = Mutation['change'];

export const line =
  (change: (line: Line) => void): Change =>
  ({ lines }) =>
    change(lines[0]!);
export const allowance =
  (change: (one: Reduction) => void): Change =>
  ({ allowances }) =>
    change(allowances[0]!);
export const charge =
  (change: (one: Reduction) => void): Change =>
  ({ charges }) =>
    change(charges[0]!);
export const vat =
  (change: (one: Vat) => void): Change =>
  (invoice) =>
    change(invoice.vat[0]!);
export const lineAllowance = (change: (one: Reduction) => void): Change =>
  line((one) => {
    const added: Reduction = { amount: '1.00', reason: 'Discount' };
    change(added);
    one.allowances = [added];
  });
export const lineCharge = (change: (one: Reduction) => void): Change =>
  line((one) => {
    const added: Reduction = { amount: '1.00', reason: 'Packing' };
    change(added);
    one.charges = [added];
  });
export const totals =
  (change: Partial<DrawnInvoice['totals']>): Change =>
  (invoice) =>
    void Object.assign(invoice.totals, change);
export const set =
  (change: Partial<DrawnInvoice>): Change =>
  (invoice) =>
    void Object.assign(invoice, change);

export const all = (draw: Mutation['draw'], changes: Record<string, Change>): Mutation[] =>
  Object.entries(changes).map(([rule, change]) => ({ rule, draw, change }));

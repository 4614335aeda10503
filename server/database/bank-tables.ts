// The tables of bank statements.
import type { Generated, Selectable } from 'kysely';
import type { Id, Json, Timestamp } from './column-types.ts';

export interface BankTables {
  bank_statements: {
    id: Id;
    filename: string;
    format: 'camt.053' | 'mt940' | 'table' | 'document';
    account: string | null;
    currency: string | null;
    number: string | null;
    opening: string | null;
    closing: string | null;
    difference: string | null;
    unread: Generated<number>;
    /** The document that it stands on. */
    document_id: number | null;
    /** Of what that document says. */
    content: string | null;
    imported_by: string;
    created_at: Timestamp;
  };
  bank_movements: {
    id: Id;
    statement_id: number;
    key: string;
    booked: string | null;
    valued: string | null;
    amount: string;
    currency: string;
    reversal: boolean;
    name: string | null;
    account: string | null;
    purpose: string;
    references: Json<string[]>;
    decided: Generated<boolean>;
    /** Who said that it pays no document. */
    aside: string | null;
    /** Digits of the numbers that it may name. */
    number_keys: string[] | null;
    /** Which line item of the document. */
    line: number | null;
    created_at: Timestamp;
  };
  bank_payments: {
    movement_id: number;
    document_id: number;
    amount: string;
    /** What the payer was allowed to keep, with the sign of `amount`. */
    discount: Generated<string>;
    discount_percent: string | null;
    discount_until: string | null;
    person: string | null;
    found: string | null;
    at: Timestamp;
  };
  bank_refusals: {
    movement_id: number;
    document_id: number;
    amount: string;
    discount: string;
    discount_percent: string | null;
    discount_until: string | null;
    found: string;
    person: string;
    at: Timestamp;
  };
}

export type StatementRow = Selectable<BankTables['bank_statements']>;
export type MovementRow = Selectable<BankTables['bank_movements']>;
export type PaymentRow = Selectable<BankTables['bank_payments']>;

// The tables of bank statements.
import type { Generated, Selectable } from 'kysely';
import type { Id, Json, Timestamp } from './column-types.ts';

export interface BankTables {
  bank_statements: {
    id: Id;
    filename: string;
    format: 'camt.053' | 'mt940';
    account: string | null;
    currency: string | null;
    number: string | null;
    opening: string | null;
    closing: string | null;
    difference: string | null;
    unread: Generated<number>;
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
    created_at: Timestamp;
  };
  bank_payments: {
    movement_id: number;
    document_id: number;
    amount: string;
    person: string | null;
    found: string | null;
    at: Timestamp;
  };
}

export type StatementRow = Selectable<BankTables['bank_statements']>;
export type MovementRow = Selectable<BankTables['bank_movements']>;
export type PaymentRow = Selectable<BankTables['bank_payments']>;

// The head of an e-mail as a table: who wrote to whom, when, about what.
import type { Block } from './blocks.ts';

export interface MessageHeader {
  from: string | undefined;
  to: string | undefined;
  cc: string | undefined;
  /** As a person reads it. */
  date: string | undefined;
  subject: string | undefined;
}

/** Lines without a value are left out. */
export function messageHeader(header: MessageHeader): Block {
  const fields = [
    ['From:', header.from],
    ['To:', header.to],
    ['Cc:', header.cc],
    ['Date:', header.date],
    ['Subject:', header.subject],
  ] as const;
  const rows = fields.flatMap(([label, value]) =>
    value === undefined || value === '' ? [] : [[{ text: label, bold: true }, { text: value }]],
  );
  return { kind: 'table', rows };
}

/** `2025-06-02 10:00`, in the time zone the message names; anything else as it stands. */
export function messageDate(date: string | undefined): string | undefined {
  if (date === undefined) return undefined;
  const iso = /^\d{4}-\d\d-\d\dT/.test(date) ? date : undefined;
  if (iso) return iso.replace(/T(\d\d:\d\d).*$/, ' $1');
  const parsed = new Date(date);
  return Number.isNaN(parsed.getTime()) ? date : parsed.toISOString().replace(/T(\d\d:\d\d).*$/, ' $1');
}

// What the built-in engine says, from the catalogue of sentences, and how it writes amounts.
import { en } from '../../platform/sentences/en/index.ts';
import { say } from '../../platform/sentences/say.ts';
import { sentence, type ValuesFor } from '../../platform/sentences/sentence.ts';
import { zh } from '../../platform/sentences/zh/index.ts';
import type { Language } from '../language.ts';
import type { Amount } from '../records/amounts.ts';

export interface Texts {
  say<K extends keyof typeof en.chat>(key: K, ...values: ValuesFor<`chat.${K}`>): string;
  /** "3 documents". */
  documents(n: number): string;
  /** What everybody calls a field; undefined for one of the operator's own. */
  field(name: string): string | undefined;
  /** What is said of a cause of doubt, where the answer does not show it. */
  doubt(reason: string): string | undefined;
  labelled(name: string, value: string): string;
  joined(parts: readonly string[]): string;
}

export function textsFor(language: Language): Texts {
  const { chat, chatDoubts, chatFields } = { en, zh }[language];
  const named = (names: Record<string, string>, name: string) =>
    Object.hasOwn(names, name) ? names[name] : undefined;
  return {
    say: (key, ...values) => say(sentence(`chat.${key}`, ...values), language),
    documents: (n) => say(sentence('chat.documents', { n }), language),
    field: (name) => named(chatFields, name),
    doubt: (reason) => named(chatDoubts, reason),
    labelled: (name, value) => `${name}${chat.colon}${value}`,
    joined: (parts) => parts.join(chat.comma),
  };
}

/** 16500 -> 16,500.00 */
function figure(value: string): string {
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${value.startsWith('-') ? '-' : ''}${grouped}.${fraction.padEnd(2, '0')}`;
}

export const priced = (value: string, currency: string | null): string =>
  currency === null ? figure(value) : `${currency} ${figure(value)}`;

export const money = (amounts: readonly Pick<Amount, 'value' | 'currency'>[]): string =>
  amounts.map(({ value, currency }) => priced(value, currency)).join(', ');

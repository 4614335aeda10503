// What the built-in engine says, from the catalogue of sentences, and how it writes amounts.
import { en } from '../../platform/sentences/en/index.ts';
import { say } from '../../platform/sentences/say.ts';
import { sentence, type ValuesFor } from '../../platform/sentences/sentence.ts';
import { zh } from '../../platform/sentences/zh/index.ts';
import type { Language } from '../language.ts';
import type { Amount } from '../records/groups.ts';

export type Texts = ReturnType<typeof textsFor>;

export function textsFor(language: Language) {
  const { chat, chatDoubts, chatFields } = { en, zh }[language];
  const named = (names: Record<string, string>, name: string) =>
    Object.hasOwn(names, name) ? names[name] : undefined;
  return {
    say: <K extends keyof typeof en.chat>(key: K, ...values: ValuesFor<`chat.${K}`>): string =>
      say(sentence(`chat.${key}`, ...values), language),
    /** "3 documents". */
    documents: (n: number): string => say(sentence('chat.documents', { n }), language),
    /** What everybody calls a field; undefined for one of the operator's own. */
    field: (name: string) => named(chatFields, name),
    /** What is said of a cause of doubt, where the answer does not show it. */
    doubt: (reason: string) => named(chatDoubts, reason),
    labelled: (name: string, value: string): string => `${name}${chat.colon}${value}`,
    joined: (parts: readonly string[]): string => parts.join(chat.comma),
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

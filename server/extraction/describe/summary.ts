// The summary: one sentence from the key fields, then the most telling sentences, in the document's language.
import { DOC_TYPES, type DocType } from '../../../contract/documents.ts';
import { en } from '../../lexicon/languages/en.ts';
import { LANGUAGES } from '../../lexicon/languages/index.ts';
import { split } from '../../lexicon/phrases.ts';
import type { KeyFacts } from './key-facts.ts';
import { keySentences } from './sentences.ts';

/** Forms and invoices are told by their fields; only documents of running text get sentences as well. */
const PROSE: DocType[] = [
  'Contract',
  'Letter',
  'Meeting Notes',
  'E-mail',
  'Other',
  'Chat Transcript',
  'Bank Statement',
];
const SENTENCES = 2;

/** The most telling sentences of a text, for the summary of a document of running text. */
export const proseOf = (text: string): string[] => keySentences(text, SENTENCES);

/** @param prose what `proseOf` found in the text */
export function summarise(facts: KeyFacts, prose: string[], language: string | null): string {
  const { summary } = LANGUAGES.find(({ code, summary }) => code === language && summary !== undefined) ?? en;
  if (summary === undefined) return '';
  const kinds = split(summary.kinds);
  // A person may call the kind of a document whatever they like.
  const type = kinds[(DOC_TYPES as readonly string[]).indexOf(facts.doc_type)] ?? facts.doc_type;
  const rest = (PROSE as string[]).includes(facts.doc_type) ? prose : [];
  return [sentenceOf(summary.sentence, { ...saidOf(facts), type }), ...rest].join(
    language === 'zh' ? '' : ' ',
  );
}

type Said = Record<string, string | null>;

function saidOf({ number, from, to, parties, date, total, currency, due, items }: KeyFacts): Said {
  const money = total && [total, currency].filter((part) => part !== null).join(' ');
  const lines = { item: items === 1 ? '1' : null, items: items > 1 ? String(items) : null };
  return { number, from, to, parties, date, total: money, due, ...lines };
}

/** Each fact in braces in its place; of choices in square brackets the first whose facts are all known. */
const sentenceOf = (pattern: string, said: Said): string =>
  pattern
    .replaceAll(/\[([^\]]*)\]/g, (_, choices: string) => {
      const isSaid = (choice: string) => [...choice.matchAll(FACT)].every(([, name = '']) => said[name]);
      return choices.split('|').find(isSaid) ?? '';
    })
    .replaceAll(FACT, (_, name: string) => said[name] ?? '');

const FACT = /\{(\w+)\}/g;

// Parties that stand in a list or table with what each of them is: "Party 1: Acme Inc.", "Customer: Acme Ltd".
import { wordsOf } from '../../lexicon/words.ts';
import type { RunningText } from '../layout/running-text.ts';
import { nameAt, type Name } from './party-names.ts';

const LISTED = new RegExp(
  String.raw`^(?:${wordsOf('party_row')})\s*(?:name)?\s*(?:[:：.)]|$)\s*(?<name>.*)$`,
  'iu',
);
/** What a party is and where it has its seat: "Acme Lda., sociedade por quotas". */
const DETAILS = /(?:,\s(?=\p{Ll})|\s\().*$/u;
/** Longer texts are sentences. */
const LONGEST = 90;

/** "Customer: any person who accepts these terms". */
function isDescribed(text: string): boolean {
  const words = text.replace(DETAILS, '').match(/\p{L}+/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length > 3 && small > words.length / 2;
}

/** The names behind such words, or in the cell right of them, from top to bottom. */
export function listedParties({ lines }: RunningText): Name[] {
  return lines.flatMap((line, i) => {
    const { text } = line.segment;
    const match = text.length > LONGEST ? null : LISTED.exec(text.trim());
    if (match === null || isDescribed(match.groups?.['name'] ?? '')) return [];
    const behind = (match.groups?.['name'] ?? '').replace(DETAILS, '');
    if (behind !== '') return nameAt(behind, line.at + text.lastIndexOf(behind)) ?? [];
    const next = lines[i + 1];
    const beside = next !== undefined && next.segment.row === line.segment.row ? next : undefined;
    return beside === undefined ? [] : (nameAt(beside.segment.text, beside.at) ?? []);
  });
}

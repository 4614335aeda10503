// Parties that stand in a list or table with what each of them is: "Party 1: Acme Inc.", "Customer: Acme Ltd".
import { wordsOf } from '../../lexicon/words.ts';
import type { RunningText } from '../layout/running-text.ts';
import { nameAt, type Name } from './party-names.ts';

const LISTED = new RegExp(
  String.raw`^(?:${wordsOf('party_row')})\s*(?:name)?\s*(?:[:：.)]|$)\s*(?<name>.*)$`,
  'iu',
);
/** Longer texts are sentences. */
const LONGEST = 90;

/** The names behind such words, or in the cell right of them, from top to bottom. */
export function listedParties({ lines }: RunningText): Name[] {
  return lines.flatMap((line, i) => {
    const { text } = line.segment;
    const match = text.length > LONGEST ? null : LISTED.exec(text.trim());
    if (match === null) return [];
    const behind = match.groups?.['name'] ?? '';
    if (behind !== '') return nameAt(behind, line.at + text.lastIndexOf(behind)) ?? [];
    const next = lines[i + 1];
    const beside = next !== undefined && next.segment.row === line.segment.row ? next : undefined;
    return beside === undefined ? [] : (nameAt(beside.segment.text, beside.at) ?? []);
  });
}

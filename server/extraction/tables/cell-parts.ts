// Cells that hold several labelled values ("Art. No. Supplier: A-1 / GTIN: 4012345678901 / Batch 77"): each is a part of its own.
import type { LineColumn } from '../../../contract/profiles.ts';
import type { ConceptId, LinePart } from '../../lexicon/language.ts';
import { textsOf } from '../../lexicon/phrases.ts';
import type { Span } from '../layout/layout.ts';
import { fold } from '../text/fold.ts';
import type { Cell } from './cells.ts';

/** What a part is: what the lexicon knows of its label, or the key of a column that the label is a name of. */
type PartName = string;

export interface CellPart {
  /** Undefined for text without a label, null where nobody knows the label. */
  name: PartName | null | undefined;
  text: string;
  /** One of each line that it stands in. */
  spans: Span[];
}

const PARTS: LinePart[] = ['sku', 'buyer_sku', 'gtin', 'origin', 'customs_code', 'best_before'];
/** Numbers that lines have as whole documents do. */
const CONCEPTS: ConceptId[] = ['batch_number', 'serial_number', 'delivery_note_number', 'order_number'];

const known = new Map<string, PartName>();
for (const part of PARTS)
  for (const label of textsOf('parts', part)) known.set(fold(label), known.get(fold(label)) ?? part);
for (const concept of CONCEPTS)
  for (const label of textsOf('labels', concept)) known.set(fold(label), known.get(fold(label)) ?? concept);

/** Which part the names of a column ask for; undefined where the lexicon knows none of them. */
export function partOf({ label, aliases }: Pick<LineColumn, 'label' | 'aliases'>): PartName | undefined {
  return [label, ...aliases].map((name) => known.get(fold(name))).find((part) => part !== undefined);
}

/** What serves as article number where the seller's own is not stated, as e-invoices have it. */
const STANDS_IN: Record<PartName, PartName[]> = { sku: ['gtin', 'buyer_sku'] };

/**
 * The part that a column asks for, or what stands in for it.
 * @param headed whether the parts stand below its heading: text without a label is its value then
 */
export function wantedPart(
  parts: CellPart[],
  column: LineColumn,
  { part, headed }: { part: PartName | undefined; headed: boolean },
): CellPart | undefined {
  const named = (name: PartName | undefined) => parts.find((one) => one.name === name);
  const wanted = named(column.key) ?? (part === undefined ? undefined : named(part));
  if (wanted !== undefined || !headed) return wanted;
  return named(undefined) ?? (STANDS_IN[part ?? ''] ?? []).map(named).find((one) => one !== undefined);
}

/** A label has so many words at most. */
const MOST_WORDS = 4;
/** "Farbe: blau": a label that nobody knows ends the part before it all the same. */
const UNKNOWN = /^(\p{L}[^\s:：]{1,20})[:：]\s?(?=\S)/u;
const WORDS = /[^\s:：]+[:：]?/gu;

/** The parts of the cells of one column of an item, from the top down; none where nothing in them is labelled. */
export function partsOf(cells: Cell[], column: LineColumn): CellPart[] {
  const own = new Set([column.label, ...column.aliases].map(fold));
  const meaning = (label: string): PartName | undefined =>
    own.has(fold(label)) ? column.key : known.get(fold(label));
  const parts: CellPart[] = [];
  for (const cell of cells) readLine(cell, meaning, parts);
  return parts.some(({ name }) => name !== undefined && name !== null)
    ? parts.filter(({ text }) => text !== '')
    : [];
}

function readLine(cell: Cell, meaning: (label: string) => PartName | undefined, parts: CellPart[]): void {
  let from = 0;
  const take = (to: number) => {
    const raw = cell.text.slice(from, to);
    const text = raw
      .trim()
      .replace(/[,;|/]$/u, '')
      .trim();
    if (text === '') return;
    const start = cell.span.start + from + raw.indexOf(text);
    const part = parts.at(-1);
    const span = { ...cell.span, start, end: start + text.length };
    if (part === undefined || !runsOn(part, cell)) parts.push({ name: undefined, text, spans: [span] });
    else {
      part.text = part.text.endsWith('-') || part.text === '' ? part.text + text : `${part.text} ${text}`;
      part.spans.push(span);
    }
  };
  const stranger = UNKNOWN.exec(cell.text);
  for (const label of labelsIn(cell.text, meaning)) {
    take(label.start);
    from = label.end;
    if (!label.behind) parts.push({ name: label.name, text: '', spans: [] });
    else nameLast(parts, label.name, cell);
  }
  if (from === 0 && stranger !== null) {
    from = stranger[0].length;
    parts.push({ name: null, text: '', spans: [] });
  }
  take(cell.text.length);
}

/** Whether a text belongs to the part before it: on the same line, where that has no value yet, or in the next line of a narrow column. */
function runsOn({ name, text, spans }: CellPart, { role, span }: Cell): boolean {
  if (text === '') return true;
  if (name === undefined) return false;
  const last = spans.at(-1);
  return last?.row === span.row || role !== 'description' || text.endsWith('-');
}

/** "4012345678901 (GTIN)": the label stands behind the value, or below it. */
function nameLast(parts: CellPart[], name: PartName, { span }: Cell): void {
  const last = parts.at(-1);
  const piece = last?.spans.at(-1);
  if (last === undefined || piece === undefined) return;
  if (last.name === undefined) {
    last.name = name;
    return;
  }
  // The value ran on from a part that has one of its own.
  if (last.spans.length < 2 || piece.row !== span.row) return;
  const text = piece.row.text.slice(piece.start, piece.end);
  last.spans.pop();
  last.text = last.text.slice(0, -text.length).trim();
  parts.push({ name, text, spans: [piece] });
}

interface FoundLabel {
  name: PartName;
  start: number;
  end: number;
  /** It names what stands before it. */
  behind: boolean;
}

function labelsIn(text: string, meaning: (label: string) => PartName | undefined): FoundLabel[] {
  const words = [...text.matchAll(WORDS)].map(({ 0: word, index: start }) => ({ word, start }));
  const found: FoundLabel[] = [];
  for (let i = 0; i < words.length; i++) {
    const label = labelAt(text, words.slice(i, i + MOST_WORDS), meaning);
    if (label === undefined) continue;
    found.push(label);
    while ((words[i + 1]?.start ?? Infinity) < label.end) i++;
  }
  return found;
}

function labelAt(
  text: string,
  words: { word: string; start: number }[],
  meaning: (label: string) => PartName | undefined,
): FoundLabel | undefined {
  const [first] = words;
  if (first === undefined) return undefined;
  for (let count = words.length; count > 0; count--) {
    const last = words[count - 1];
    if (last === undefined) continue;
    const end = last.start + last.word.length;
    const label = text.slice(first.start, end);
    const name = meaning(label);
    if (name === undefined) continue;
    const behind = /^[([（].*[)\]）]$/u.test(label);
    const colon = /[:：]$/u.test(label) || /^\s*[:：]/u.test(text.slice(end));
    // Without a colon a label is one by the number behind it: "Batch 0815", not "batch of cookies".
    if (behind || colon || /^[\s.]*#?(?=\S*\d)[\p{L}\d]\S+/u.test(text.slice(end)))
      return {
        name,
        start: first.start,
        end: end + (/^[\s.:：]+/u.exec(text.slice(end))?.[0].length ?? 0),
        behind,
      };
  }
  return undefined;
}

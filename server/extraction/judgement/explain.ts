// Why a record has its score, from the blockers that are open: two or three sentences a reviewer can act on.
import type { StoredBlocker } from '../../database/stored-record.ts';
import { sentence, type Said, type Sentence } from '../../platform/sentences/sentence.ts';
import { checkId, type FoundCheck } from '../checks/check.ts';
import { isConfirmed, isInDoubt } from '../confidence/document-score.ts';
import type { JudgedField } from './judged-field.ts';
import { isOpenCopy } from './twin.ts';
import { wholePercent } from '../../platform/percent.ts';

export interface Explained {
  fields: JudgedField[];
  checks: FoundCheck[];
  blockers: StoredBlocker[];
  items: number;
  structured: string | null;
  pages: { read: number; all: number };
  /** 0..100. */
  score: number;
  /** The limit for exceptions. */
  exception_below: number;
  processing_error: Said | null;
}

const NAMED = 3;
const FAILURES = 2;
/** From this score on a document is "High" and needs no look. */
const HIGH = 90;
const LONGEST_SHOWN = 40;

export function explain(record: Explained): Said[] {
  const { processing_error, score, exception_below, pages } = record;
  if (processing_error !== null && record.fields.every(({ value }) => value === null))
    return [processing_error];
  return [
    ...(score < exception_below ? [sentence('reasoning.below', { score, limit: exception_below })] : []),
    ...found(record),
    ...(pages.read < pages.all ? [sentence('reasoning.notRead', pages)] : []),
    ...doubts(record),
    ...failures(record),
    ...record.blockers.filter(isOpenCopy).map(({ message }) => sentence('reasoning.copy', { message })),
    ...accepted(record),
  ];
}

function found({ fields: given, items, structured }: Explained): Sentence[] {
  const fields = given.filter(({ read }) => read);
  const values = fields.filter(({ value }) => value !== null);
  const placed = values.filter((field) => field.placed && !field.by_hand).length;
  const byHand = values.filter((field) => field.by_hand).length;
  const all = fields.length;
  const said: Sentence[] = [];
  if (all > 0 && values.length === 0) said.push(sentence('reasoning.foundNone', { all }));
  else if (all > 0 && placed + byHand === values.length)
    said.push(sentence('reasoning.foundLinked', { found: values.length, all }));
  else if (all > 0) said.push(sentence('reasoning.foundPartly', { found: values.length, all, placed }));
  if (items > 0) said.push(sentence('reasoning.items', { count: items }));
  if (structured !== null) said.push(sentence('reasoning.structured', { source: structured }));
  return said;
}

const isOpen = ({ state }: StoredBlocker): boolean => state === 'open';

function doubts({ fields, checks, blockers, score }: Explained): Sentence[] {
  const open = blockers.filter(isOpen);
  const targets = new Set(open.filter(({ kind }) => kind === 'field_doubtful').map(({ target }) => target));
  const missing = new Set(open.filter(({ kind }) => kind === 'field_missing').map(({ target }) => target));
  const unsure = fields.filter(({ key }) => targets.has(key)).sort((a, b) => a.confidence - b.confidence);
  const said: Sentence[] = [];
  if (missing.size > 0) {
    const labels = fields.filter(({ key }) => missing.has(key)).map(({ label }) => label);
    said.push(sentence('reasoning.missing', { labels }));
  }
  if (unsure.length > 0) {
    const named = unsure.slice(0, NAMED).map(describe);
    const more = unsure.length - named.length;
    said.push(
      more > 0
        ? sentence('reasoning.pleaseCheckMore', { fields: named, more })
        : sentence('reasoning.pleaseCheck', { fields: named }),
    );
  } else if (missing.size === 0) said.push(...leastSure(fields, checks, score));
  return said;
}

/** Nothing is said of doubts where nothing was found. */
function leastSure(fields: JudgedField[], checks: FoundCheck[], score: number): Sentence[] {
  const [least] = fields.filter(({ value }) => value !== null).sort((a, b) => a.confidence - b.confidence);
  if (least === undefined) return [];
  if (score >= HIGH || least.confidence === 1) return [sentence('reasoning.noDoubt')];
  const labels = fields.filter((field) => !field.has_value && isInDoubt(field)).map(({ label }) => label);
  return [
    sentence('reasoning.leastSure', { field: describe(least) }),
    ...(labels.length > 0 ? [sentence('reasoning.mayBeMissed', { labels })] : []),
    ...(isConfirmed(fields, checks) ? [] : [sentence('reasoning.unconfirmed')]),
  ];
}

function describe({ label, value, confidence, doubt }: JudgedField): Sentence {
  const text = value ?? '';
  const shown = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
  const percent = sentence('doubts.percent', { percent: wholePercent(confidence) });
  const why = doubt?.why == null ? [percent] : [percent, doubt.why];
  return sentence('reasoning.doubt', { label, value: shown, why });
}

function failures({ checks, blockers }: Explained): Sentence[] {
  const open = blockers.filter((one) => isOpen(one) && ['check_failed', 'line_doubtful'].includes(one.kind));
  const failed = checks.filter(({ passed, code }) => !passed && code !== 'required');
  // What a person accepted fails no more for them.
  const standing = failed.filter((check) => open.some((one) => isAbout(one, check)));
  if (failed.length === 0)
    return checks.some(({ passed }) => passed) && checks.every(({ passed }) => passed)
      ? [sentence('reasoning.allPassed')]
      : [];
  const shown = standing
    .slice(0, FAILURES)
    .map(({ name, detail }) => sentence('reasoning.fails', { check: name, detail }));
  const more = standing.length - shown.length;
  return more > 0 ? [...shown, sentence('reasoning.moreFail', { more })] : shown;
}

function isAbout({ kind, code, target, id }: StoredBlocker, check: FoundCheck): boolean {
  if (check.code === 'quantity')
    return kind === 'line_doubtful' && (code === 'more' || check.fields.includes(target ?? ''));
  return kind === 'check_failed' && id === `${kind}:${checkId(check)}`;
}

function accepted({ blockers }: Explained): Sentence[] {
  const count = blockers.filter(({ state }) => state === 'accepted').length;
  return count === 0 ? [] : [sentence('reasoning.accepted', { count })];
}

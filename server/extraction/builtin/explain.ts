// Why the engine took what it took from one document, as text: its words, the candidates of each field with what speaks for
// them, and what the fields settled on together. For people who look for the cause of a wrong value.
import type { Reading } from '../../reading/reading.ts';
import { say } from '../../platform/sentences/say.ts';
import type { ExtractionContext, ExtractionProfile } from '../draft.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import type { PageLayout } from '../layout/layout.ts';
import { groupOf } from '../ranking/features.ts';
import { trainedWeights, type Ranked } from '../ranking/rank.ts';
import type { Signal } from '../ranking/signal.ts';
import { extract } from './extract.ts';
import { findValues, type FoundValues } from './find-values.ts';

export interface ExplainOptions {
  /** Only fields whose key or label contains this, in any case. */
  field?: string | undefined;
  /** Whether the rows of all pages are printed. */
  words: boolean;
  /** Candidates per field. */
  most: number;
}

export function explain(
  reading: Reading,
  profile: ExtractionProfile,
  context: ExtractionContext,
  options: ExplainOptions,
): string {
  const found = findValues(reading, profile, context, trainedWeights);
  const draft = extract(reading, profile, context);
  const wanted = options.field?.toLowerCase() ?? '';
  const fields = found.rankings.filter(({ meaning: { field } }) =>
    `${field.key} ${field.label}`.toLowerCase().includes(wanted),
  );
  return [
    `${draft.doc_type}, language ${draft.language ?? 'unknown'}, ${countOf(reading.pages.length, 'page')}, profile ${profile.name}; score ${draft.score} (${draft.label})`,
    draft.reasoning.map((said) => say(said)).join(' '),
    ...(options.words ? found.scene.document.pages.flatMap(describePage) : []),
    ...fields.flatMap((one) => describeField(one, found, options.most)),
    ...describeItems(found),
    ...draft.checks.map(
      ({ passed, name, detail }) => `check ${passed ? 'holds' : 'FAILS'}: ${say(name)}. ${say(detail)}`,
    ),
  ].join('\n');
}

/** Rows as the engine sees them: a bar stands between cells. */
function describePage(page: PageLayout): string[] {
  const origin = page.source === 'ocr' ? 'recognised' : 'text layer';
  return [
    `\nPage ${page.number}, ${origin}, ${Math.round(page.width)} x ${Math.round(page.height)}`,
    ...page.rows.map(
      (row) => `  ${String(row.index).padStart(3)}  ${row.segments.map(({ text }) => text).join(' | ')}`,
    ),
  ];
}

type Settled = FoundValues['rankings'][number];

function describeField(
  { meaning, ranked, chosen }: Settled,
  { findings }: FoundValues,
  most: number,
): string[] {
  const { field } = meaning;
  const finding = findings.fields.find((one) => one.meaning === meaning);
  const shown = ranked.slice(0, most);
  // What the sums or another field made the engine take may stand further down.
  if (chosen !== null && !shown.includes(chosen)) shown.push(chosen);
  return [
    `\n${field.label} (${field.key}): ${finding?.value ?? 'nothing'}`,
    `  understood as ${meaningOf(meaning)}${finding?.detail == null ? '' : `; ${say(finding.detail)}`}`,
    ...shown.map((one) => describeCandidate(one, meaning, one === chosen)),
    ...(chosen === null && shown.length > 0 ? ['  none of them: taking none was likelier'] : []),
  ];
}

const meaningOf = ({ concept, role, range, kinds }: FieldMeaning): string =>
  [concept?.id ?? 'no known concept', role, range, `kinds ${kinds.join(' ')}`]
    .filter((part) => part !== null)
    .join(', ');

function describeCandidate(
  { candidate, score, features }: Ranked,
  meaning: FieldMeaning,
  taken: boolean,
): string {
  const weights = trainedWeights[groupOf(meaning)];
  const reasons = (Object.keys(features) as Signal[])
    .map((name) => ({ name, points: (features[name] ?? 0) * (weights[name] ?? 0) }))
    .filter(({ points }) => Math.abs(points) >= 0.1)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST_REASONS)
    .map(({ name, points }) => `${name} ${points > 0 ? '+' : ''}${points.toFixed(1)}`);
  const row = candidate.spans[0]?.row.index;
  const place = row === undefined ? 'not printed' : `page ${candidate.page + 1} row ${row}`;
  return `  ${taken ? '>' : ' '} ${score.toFixed(2).padStart(6)}  ${candidate.value.slice(0, 80)}  [${place}]  ${reasons.join(', ')}`;
}

const MOST_REASONS = 8;

function describeItems({ table }: FoundValues): string[] {
  if (table.items.length === 0) return ['\nNo line items'];
  const head = `\n${countOf(table.items.length, 'line item')}, ${table.header ? 'below a header' : 'without a header'}`;
  return [
    head,
    ...table.items.map(({ description, quantity, unit_price, amount }) =>
      [
        '  ',
        ...[quantity, unit_price, amount].map((one) =>
          (one === null ? '–' : String(one.units / 10_000)).padStart(12),
        ),
        `  ${description.slice(0, 80)}`,
      ].join(''),
    ),
  ];
}

const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

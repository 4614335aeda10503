// What the pages hold for a profile, before it is judged: layout -> labels and candidates -> tables -> ranking -> joint
// assignment -> evidence -> checks.
import type { DocType } from '../../../contract/documents.ts';
import type { Reading } from '../../reading/reading.ts';
import { NO_TRUST } from '../../reading/signatures/trust.ts';
import { isAmount } from '../candidates/candidate.ts';
import { currenciesOf, meantBy } from '../candidates/currency.ts';
import type { FoundCheck } from '../checks/check.ts';
import { besides, draftAllowances } from '../allowances/draft-allowances.ts';
import { checkedNumber, signedAllowances } from '../checks/check-record.ts';
import type { CheckedItem, CheckedNumber, FieldFinding, Findings } from '../checks/findings.ts';
import { withStandings } from '../confidence/standing.ts';
import { documentType } from '../describe/doc-type.ts';
import { addsUp } from '../checks/line-arithmetic.ts';
import { runChecks } from '../checks/run-checks.ts';
import { checkedTax } from '../checks/tax-arithmetic.ts';
import type {
  DraftAllowance,
  DraftTaxLine,
  ExtractionContext,
  ExtractionProfile,
  SecondReader,
} from '../draft.ts';
import { impliedFields } from '../labels/implied-fields.ts';
import { withSides } from '../labels/sides.ts';
import { understandField } from '../labels/understand-field.ts';
import { assign, type Assignment, type FieldRanking } from '../ranking/assign.ts';
import { moneyHomesOf } from '../ranking/home-country.ts';
import { applyHints } from '../ranking/learned.ts';
import { rankField, type Weights } from '../ranking/rank.ts';
import { buildScene, withTable, type Scene } from '../ranking/scene.ts';
import { chargedIn, chargesIn } from '../ranking/charges.ts';
import { structuredSourceOf, type StructuredSource } from '../structured/structured-source.ts';
import { hasHeadedItems, readTables, type LineTable } from '../tables/read-tables.ts';
import { draftTaxes } from '../taxes/draft-taxes.ts';
import { readTaxes } from '../taxes/read-taxes.ts';
import { layoutOf } from './attached-documents.ts';
import { toNumber } from './draft-items.ts';
import { fieldFinding } from './field-findings.ts';

export type Second = SecondReader<FieldFinding, Scene>;

export interface FoundValues {
  scene: Scene;
  doc_type: DocType;
  findings: Findings;
  checks: FoundCheck[];
  /** What each field might have been, the best first, and which was taken. */
  rankings: (FieldRanking & Pick<Assignment, 'chosen'>)[];
  source: StructuredSource | undefined;
  table: LineTable;
  allowances: DraftAllowance[];
  taxes: DraftTaxLine[];
}

export function findValues(
  reading: Reading,
  profile: ExtractionProfile,
  context: ExtractionContext,
  weights: Weights,
  second?: Second,
): FoundValues {
  const meanings = withSides(profile.fields.map(understandField));
  const all = withSides([...meanings, ...impliedFields(meanings)]);
  // The labels of what nobody asked for are no rivals of the fields: the profile alone says which labels are its own.
  const layout = layoutOf(reading);
  const { scene, table } = readScene(buildScene(layout, meanings, context.today));
  const source = structuredSourceOf(reading, meanings);
  const ranked = all.map((meaning) => ({
    meaning,
    ranked: applyHints(rankField(meaning, scene, weights), meaning, scene, context.learned),
  }));
  const assigned = assign(ranked, {
    lines: sumOf(table),
    charges: chargesIn(scene),
    charged: chargedIn(scene),
  });
  const rankings = ranked.map((ranking) => ({
    ...ranking,
    chosen: assigned.find(({ meaning }) => meaning === ranking.meaning)?.chosen ?? null,
  }));
  const doc_type = typeOf(reading, scene, table, profile);
  const own = withStandings(
    assigned.map((assignment) => fieldFinding(assignment, scene, source)),
    ranked,
    scene,
  );
  const bare: Findings = {
    fields: second === undefined ? own : second.fields(own, scene),
    items: profile.line_items ? checkedLines(table, source) : [],
    taxes: [],
    capitals: scene.candidates.all.flatMap((one) =>
      isAmount(one) && one.traits.capitals === 1 ? [one.units] : [],
    ),
    allowances: [],
    charges: source === undefined || source.charges.length === 0 ? chargesIn(scene) : source.charges,
    currencies: currenciesOf(scene.candidates.all, meantBy(scene.document, moneyHomesOf(scene))).map(
      ({ code }) => code,
    ),
    structured: source?.name ?? null,
    validation: reading.e_invoice?.validation ?? null,
    signatures: reading.signatures ?? [],
    trust: NO_TRUST,
    doc_type,
    recognised: layout.pages.some((page) => page.source === 'ocr'),
    today: context.today,
  };
  const broken_down = profile.tax_breakdown === true;
  const taxes = broken_down ? draftTaxes(readTaxes(scene, bare, table), source?.taxes ?? []) : [];
  const stated = reading.e_invoice?.allowances;
  const allowances = broken_down ? draftAllowances(scene, stated, meanings, bare) : [];
  const findings = settled(bare, allowances, taxes);
  const checks = runChecks(findings);
  return { scene, doc_type, findings, checks, rankings, source, table, allowances, taxes };
}

const settled = (bare: Findings, allowances: DraftAllowance[], taxes: DraftTaxLine[]): Findings => ({
  ...bare,
  allowances: signedAllowances(allowances),
  charges: besides(allowances, bare.charges),
  taxes: taxes.map(checkedTax),
});

const typeOf = (
  { format, e_invoice }: Reading,
  { document, labels }: Scene,
  table: LineTable,
  { doc_type_hint: hint }: ExtractionProfile,
): DocType =>
  documentType({
    document,
    labels: labels.values(),
    format,
    hint,
    has_items: hasHeadedItems(table),
    has_e_invoice: e_invoice !== null,
  });

/** Finds the line items and keeps their rows apart, so that a price is not taken for a total. */
export function readScene(bare: Scene): { scene: Scene; table: LineTable } {
  const table = readTables(bare);
  return { scene: withTable(bare, table), table };
}

/** The lines that the record will have: those of the structured source where it has any. */
const checkedLines = ({ items }: LineTable, source: StructuredSource | undefined): CheckedItem[] =>
  source === undefined || source.lines.length === 0 ? items : source.lines.map(checkedLine);

function checkedLine({
  quantity,
  unit_price,
  amount,
  further,
}: StructuredSource['lines'][number]): CheckedItem {
  const item = {
    quantity: checkedText(quantity),
    unit_price: checkedText(unit_price),
    amount: checkedText(amount),
    discount: checkedText(further?.discount ?? null),
  };
  return { ...item, adds_up: addsUp(item) };
}

const checkedText = (text: string | null): CheckedNumber | null => checkedNumber(toNumber(text));

/** Sum of the line items in 1/10,000; null when one has no amount. */
function sumOf({ items }: LineTable): number | null {
  if (items.length === 0) return null;
  let sum = 0;
  for (const { amount } of items) {
    if (amount === null) return null;
    sum += amount.units;
  }
  return sum;
}

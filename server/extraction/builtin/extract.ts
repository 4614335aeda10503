// The built-in engine: from a reading and a profile to a draft, without any model.
import type { Reading } from '../../reading/reading.ts';
import type { Extract } from '../draft.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { understandField } from '../labels/understand-field.ts';
import { assign } from '../ranking/assign.ts';
import { rankField } from '../ranking/rank.ts';
import { buildScene, type Scene } from '../ranking/scene.ts';
import { readTables } from '../tables/read-tables.ts';

export const extract: Extract = (reading, profile, context) => {
  const meanings = profile.fields.map(understandField);
  const scene = buildScene(buildLayout(reading), meanings, context.today);
  const table = prepareScene(scene, reading);
  const rankings = meanings.map((meaning) => ({ meaning, ranked: rankField(meaning, scene) }));
  const sum = table.items.length > 0 && table.items.every((item) => item.amount !== null) ? table.items.reduce((a, item) => a + (item.amount?.units ?? 0), 0) : null;
  const assigned = assign(rankings, { lines: sum });
  return {
    doc_type: 'Other',
    doc_date: null,
    language: reading.language,
    summary: '',
    fields: Object.fromEntries(
      assigned.map(({ meaning, chosen }) => [
        meaning.field.key,
        { value: chosen?.candidate.value ?? null, evidence: [], confidence: 0.5, source: 'engine' as const, detail: null },
      ]),
    ),
    line_items: profile.line_items
      ? table.items.map((item) => ({
          description: item.description,
          quantity: item.quantity === null ? null : item.quantity.units / 10_000,
          unit_price: item.unit_price === null ? null : item.unit_price.units / 10_000,
          amount: item.amount === null ? null : item.amount.units / 10_000,
          evidence: {},
        }))
      : [],
    checks: [],
    score: 50,
    label: 'Low',
    reasoning: '',
    engine: 'builtin',
    warnings: [],
  };
};

export function prepareScene(scene: Scene, _reading: Reading) {
  const table = readTables(scene);
  for (const row of table.rows) scene.facts.table_rows.add(row);
  return table;
}

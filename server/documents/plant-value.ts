// Chooses a value of a new document that is shown with a digit exchanged: one that nothing else on the screen would give away.
import { randomInt } from 'node:crypto';
import type { ExtractedFields } from '../../contract/documents.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import type { Context } from '../context.ts';
import { operandsOf } from '../formulas/check-formulas.ts';
import { misreadings, plant, uproot, type PlantedValue } from '../quality/vigilance.ts';
import { readSettings } from '../settings/settings.ts';
import { checkFieldValue } from './field-value.ts';
import { recompute } from './recompute.ts';
import type { DocumentRow } from './store.ts';

/** Within the transaction that ends processing. */
export async function plantValue(ctx: Context, document: DocumentRow, fields: ProfileField[]): Promise<void> {
  await uproot(ctx, document.id);
  const { vigilance_percent } = await readSettings(ctx);
  if (document.status !== 'Needs Review' || randomInt(100) >= vigilance_percent) return;
  const planted = await choose(ctx, document, fields);
  if (planted !== undefined) await plant(ctx, document, planted);
}

/** In random order; undefined where every one of them would show. */
async function choose(
  ctx: Context,
  document: DocumentRow,
  fields: ProfileField[],
): Promise<PlantedValue | undefined> {
  const { extracted_fields, lineage } = document;
  const told = async (values: ExtractedFields) => {
    // Checks, blockers, score, summary and what lists show follow from the record, which says the truth. The keys of orders are not
    // shown, only which of them were found.
    const { order_keys: _, ...shown } = await recompute(
      ctx,
      { ...document, extracted_fields: values },
      fields,
    );
    return JSON.stringify(shown);
  };
  const truth = await told(extracted_fields);
  const named = operandsOf(fields);
  const candidates = fields.flatMap((field) => {
    const value = extracted_fields[field.key] ?? null;
    // A result beside it would tell.
    if (value === null || named.has(field.key) || lineage[field.key]?.source !== 'engine') return [];
    return misreadings(value)
      .filter((shown) => isValueOf(field, shown))
      .map((shown): PlantedValue => ({ field: field.key, shown }));
  });
  for (const candidate of shuffled(candidates).slice(0, MOST_TRIED)) {
    const shown = { ...extracted_fields, [candidate.field]: candidate.shown };
    if ((await told(shown)) === truth) return candidate;
  }
  return undefined;
}

const MOST_TRIED = 8;

function isValueOf(field: ProfileField, value: string): boolean {
  try {
    return checkFieldValue(field, value) === value;
  } catch {
    return false;
  }
}

function shuffled<T>(list: T[]): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(randomInt(rest.length), 1)[0]!);
}

// What people approved against what two profiles find, counted per field. Pure.
import type { DocumentComparison, FieldComparison, FieldScore } from '../../contract/profile-design.ts';
import type { ExtractedFields } from '../../contract/documents.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import { sameValue } from '../extraction/checks/check-record.ts';

type Change = DocumentComparison['changes'][number];
type Outcome = 'right' | 'wrong' | 'missing';
type Counts = Record<Outcome, number>;

export interface Trial {
  /** Values people approved or entered, by field key; keys that nobody looked at are absent. */
  approved: ExtractedFields;
  before: ExtractedFields;
  after: ExtractedFields;
}

export interface Comparison {
  before: FieldScore | null;
  after: FieldScore | null;
  fields: FieldComparison[];
}

/** That a field is empty is right where people left it empty. */
export function outcomeOf(approved: string | null, found: string | null): Outcome {
  if (found === null) return approved === null ? 'right' : 'missing';
  return approved !== null && sameValue(approved, found) ? 'right' : 'wrong';
}

/** Fields that got right, and those that no longer are, in one document. */
export function changesOf({ approved, before, after }: Trial, before_keys: Set<string>): Change[] {
  return Object.entries(approved).flatMap(([field, value]) => {
    if (!(field in after)) return [];
    const [old, now] = [before[field] ?? null, after[field] ?? null];
    const was = before_keys.has(field) && outcomeOf(value, old) === 'right';
    const is = outcomeOf(value, now) === 'right';
    if (was === is) return [];
    return [{ field, outcome: is ? 'better' : 'worse', approved: value, before: old, after: now }];
  });
}

/** Counts documents one by one, so that their values need not be kept. */
export function createTally(before: ProfileField[], after: ProfileField[]) {
  const keysBefore = new Set(before.map(({ key }) => key));
  const keysAfter = new Set(after.map(({ key }) => key));
  const counts = new Map<string, { documents: number; before: Counts; after: Counts }>();
  const none = (): Counts => ({ right: 0, wrong: 0, missing: 0 });
  return {
    add(trial: Trial): Change[] {
      for (const [key, value] of Object.entries(trial.approved)) {
        const count = counts.get(key) ?? { documents: 0, before: none(), after: none() };
        counts.set(key, count);
        count.documents += 1;
        count.before[outcomeOf(value, trial.before[key] ?? null)] += 1;
        count.after[outcomeOf(value, trial.after[key] ?? null)] += 1;
      }
      return changesOf(trial, keysBefore);
    },
    result(): Comparison {
      const labels = new Map([...before, ...after].map(({ key, label }) => [key, label]));
      const fields = [...labels].map(([key, label]): FieldComparison => {
        const count = counts.get(key) ?? { documents: 0, before: none(), after: none() };
        return {
          key,
          label,
          documents: count.documents,
          before: keysBefore.has(key) ? scoreOf(count.before) : null,
          after: keysAfter.has(key) ? scoreOf(count.after) : null,
        };
      });
      const both = fields.filter((field) => field.before !== null && field.after !== null);
      return {
        before: sum(both.map((field) => field.before)),
        after: sum(both.map((field) => field.after)),
        fields,
      };
    },
  };
}

function scoreOf(counts: Counts): FieldScore {
  const all = counts.right + counts.wrong + counts.missing;
  return { ...counts, accuracy: all === 0 ? null : Math.round((counts.right / all) * 1000) / 1000 };
}

function sum(scores: (FieldScore | null)[]): FieldScore {
  const total: Counts = { right: 0, wrong: 0, missing: 0 };
  for (const score of scores)
    for (const outcome of ['right', 'wrong', 'missing'] as const) total[outcome] += score?.[outcome] ?? 0;
  return scoreOf(total);
}

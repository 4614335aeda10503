// The documents a rule could apply to, in portions: the database leaves out what cannot match, the conditions decide.
import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';
import type { RuleCondition } from '../../contract/rules.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { compareDecimals } from '../platform/decimal.ts';
import { newestFirst } from '../platform/db/portions.ts';
import { getProfileVersion } from '../profiles/store.ts';
import { SUBJECT_COLUMNS, type Subject } from './condition-fields.ts';

const PORTION = 500;

export interface Scan {
  profile_id: number | null;
  conditions: RuleCondition[];
  /** Leaves out documents for which this rule has fired in their present processing. */
  not_fired_by?: number;
}

/** Newest first, in portions of up to 500. */
export async function* scanCandidates(ctx: Context, scan: Scan): AsyncIterable<Subject[]> {
  const fieldsOf = profileFields(ctx);
  const now = ctx.clock.now();
  for await (const rows of newestFirst(PORTION, (before) => portion(ctx, scan, before))) {
    const subjects: Subject[] = [];
    for (const document of rows) {
      const fields = await fieldsOf(document.profile_id, document.profile_version);
      subjects.push({ document, fields, now });
    }
    yield subjects;
  }
}

/** Each profile version is read once. */
function profileFields(ctx: Context) {
  const known = new Map<string, Promise<ProfileField[]>>();
  return (profile_id: number, version: number): Promise<ProfileField[]> => {
    const key = `${profile_id}.${version}`;
    const fields = known.get(key) ?? getProfileVersion(ctx, profile_id, version).then((row) => row.fields);
    known.set(key, fields);
    return fields;
  };
}

function portion(ctx: Context, scan: Scan, before: number) {
  return (
    ctx.db
      .selectFrom('documents')
      .select(SUBJECT_COLUMNS)
      .where('deleted_at', 'is', null)
      // Its parts are there in its place.
      .where('split', '=', false)
      .where('id', '<', before)
      .$if(scan.profile_id !== null, (query) => query.where('profile_id', '=', scan.profile_id!))
      .where((eb) => eb.and(scan.conditions.flatMap((condition) => narrow(eb, condition) ?? [])))
      .$if(scan.not_fired_by !== undefined, (query) =>
        query.where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('rule_firings')
                .select('rule_firings.id')
                .where('rule_id', '=', scan.not_fired_by!)
                .whereRef('document_id', '=', 'documents.id')
                .whereRef('rule_firings.run', '=', 'documents.run'),
            ),
          ),
        ),
      )
      .orderBy('id', 'desc')
      .limit(PORTION)
      .execute()
  );
}

const COMPARABLE = ['=', '>', '>=', '<', '<='] as const;
const isComparable = (operator: string): operator is (typeof COMPARABLE)[number] =>
  (COMPARABLE as readonly string[]).includes(operator);

/** A condition of SQL that every matching document fulfils; undefined where there is none that is cheap. */
function narrow(
  eb: ExpressionBuilder<Tables, 'documents'>,
  { field, operator, value }: RuleCondition,
): ExpressionWrapper<Tables, 'documents', SqlBool> | undefined {
  if (value === null || !isComparable(operator)) return undefined;
  if (field === 'status' && operator === '=')
    return eb(sql<string>`lower(status)`, '=', value.trim().toLowerCase());
  if (field !== 'confidence_score' && field !== 'contact_id' && field !== 'folder_id') return undefined;
  if (compareDecimals(value, '0') === undefined) return undefined;
  return eb(sql<number>`${sql.ref(field)}`, operator, sql<number>`${value}::numeric`);
}

// Creating, changing and deleting extraction profiles, and bringing the built-in ones up to date at start.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { readSettings, writeSettings } from '../settings/settings.ts';
import { conflict, invalid } from '../platform/errors.ts';
import { violatedUnique } from '../platform/db/connect.ts';
import { requireRevision } from '../platform/http/etag.ts';
import { LINE_COLUMNS, type Coding } from '../../contract/line-columns.ts';
import type { ProfileField, ProfileInput } from '../../contract/profiles.ts';
import { checkFormulas, wrongFormulas, type WrongFormula } from '../formulas/check-formulas.ts';
import { builtInProfiles } from './built-in.ts';
import { fieldKey } from './field-key.ts';
import {
  countProfileUsers,
  insertProfile,
  lockProfile,
  markProfileDeleted,
  updateProfile,
  type ProfileContent,
  type ProfileRow,
} from './store.ts';
import { sentence, wrongValue } from '../platform/sentences/sentence.ts';

export async function createProfile(ctx: Context, input: ProfileInput): Promise<ProfileRow> {
  const content = toContent(input);
  return ctx.transaction(async (ctx) => {
    const profile = await uniqueName(input.name, () => insertProfile(ctx, content, useOf(input)));
    await audit(ctx, { event: 'profile.created', detail: { profile_id: profile.id, name: profile.name } });
    return profile;
  });
}

export async function replaceProfile(
  ctx: Context,
  id: number,
  input: ProfileInput,
  if_match: string | undefined,
): Promise<ProfileRow> {
  const content = toContent(input);
  return ctx.transaction(async (ctx) => {
    const before = await lockProfile(ctx, id);
    requireRevision('profile', before.version, if_match);
    const profile = await uniqueName(input.name, () => updateProfile(ctx, before, content, useOf(input)));
    const detail = {
      profile_id: id,
      name: profile.name,
      version: profile.version,
      ...fieldChanges(before.fields, content.fields),
      ...(before.doubtful_below === profile.doubtful_below
        ? {}
        : { doubtful_below: { before: before.doubtful_below, after: profile.doubtful_below } }),
      ...(before.chosen_for.join() === profile.chosen_for.join()
        ? {}
        : { chosen_for: { before: before.chosen_for, after: profile.chosen_for } }),
    };
    await audit(ctx, { event: 'profile.updated', detail });
    if (before.doubtful_below !== profile.doubtful_below)
      await ctx.queue.send(ctx.db, 'judge_profile', { profile_id: id });
    return profile;
  });
}

const useOf = ({ doubtful_below, chosen_for }: ProfileInput) => ({ doubtful_below, chosen_for });

export async function deleteProfile(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const profile = await lockProfile(ctx, id);
    if (profile.built_in !== null) throw conflict('setup.profileBuiltIn');
    const users = await countProfileUsers(ctx, id);
    if (users.is_default) throw conflict('setup.profileDefault');
    if (users.contacts > 0) throw conflict('setup.profileInUse', { count: users.contacts });
    await markProfileDeleted(ctx, id);
    await audit(ctx, { event: 'profile.deleted', detail: { profile_id: id, name: profile.name } });
  });
}

/** Fills in keys and refuses what could not be extracted or computed: double keys, patterns that do not compile, choices without options, formulas. */
export function toContent(input: Omit<ProfileInput, 'doubtful_below' | 'chosen_for'>): ProfileContent {
  const { fields, line_columns } = columnsOf(input);
  fields.forEach(requireUsable);
  checkFormulas({ fields, line_columns });
  return {
    name: input.name,
    description: input.description,
    doc_type_hint: input.doc_type_hint,
    line_items: input.line_items,
    tax_breakdown: input.tax_breakdown,
    line_columns,
    fields,
  };
}

/** Fields and line columns with their keys. Refuses keys that two of them have. */
const columnsOf = (input: Pick<ProfileInput, 'fields' | 'line_columns'>) => ({
  fields: withKeys(input.fields).map(withOrigin),
  line_columns: withKeys(input.line_columns, LINE_COLUMNS).map(withOrigin),
});

/** What is wrong with the formulas that a profile would have. */
export const findWrongFormulas = (input: Pick<ProfileInput, 'fields' | 'line_columns'>): WrongFormula[] =>
  wrongFormulas(columnsOf(input));

/** @param taken keys that none may have */
function withKeys<Keyed extends { label: string; key?: string | undefined }>(
  given: Keyed[],
  taken: readonly string[] = [],
): (Keyed & { key: string })[] {
  const keyed = given.map((one) => ({ ...one, key: one.key ?? fieldKey(one.label) }));
  const keys = [...taken, ...keyed.map(({ key }) => key)];
  const double = keys.find((key, index) => keys.indexOf(key) !== index);
  if (double !== undefined) throw invalid('setup.sameKey', { name: double });
  return keyed;
}

interface Unread {
  formula?: string | null | undefined;
  coding?: Coding | null | undefined;
}

/** What a form sends for none is none. A value that is computed is not proposed as well. */
function withOrigin<Given extends Unread>({ formula, coding, ...one }: Given) {
  if (formula) return { ...one, formula };
  return coding ? { ...one, coding } : one;
}

function requireUsable(field: ProfileField, index: number): void {
  if (field.type === 'choice' && field.options.length === 0)
    throw invalid(wrongValue(`fields.${index}.options`, sentence('values.required')));
  if (field.pattern === null) return;
  try {
    new RegExp(field.pattern, 'u');
  } catch {
    throw invalid(wrongValue(`fields.${index}.pattern`, sentence('values.expression')));
  }
}

async function uniqueName<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedUnique(error) === 'profiles_name') throw conflict('setup.profileThere', { name });
    throw error;
  }
}

function fieldChanges(before: ProfileField[], after: ProfileField[]) {
  const old = new Set(before.map((field) => field.key));
  const current = new Set(after.map((field) => field.key));
  return {
    added: [...current].filter((key) => !old.has(key)),
    removed: [...old].filter((key) => !current.has(key)),
  };
}

const LOCK = 7_210_002;

/** At start: adds missing built-in profiles, and gives new revisions to those that no Admin has edited. */
export async function ensureBuiltInProfiles(ctx: Context): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await ctx.lock(LOCK);
    const rows = await ctx.db.selectFrom('profiles').selectAll().where('built_in', 'is not', null).execute();
    for (const profile of builtInProfiles) {
      const row = rows.find((known) => known.built_in === profile.built_in);
      const { built_in, revision, chosen_for, line_columns = [], tax_breakdown = false, ...own } = profile;
      const content = { ...own, line_columns, tax_breakdown };
      if (row === undefined)
        await insertProfile(ctx, content, { built_in, built_in_revision: revision, chosen_for });
      // An edit by an Admin clears the revision, and such a profile is left alone.
      else if (row.built_in_revision !== null && row.built_in_revision < revision) {
        await updateProfile(ctx, row, content, { built_in_revision: revision });
      }
    }
    if ((await readSettings(ctx)).default_profile_id === null) {
      const standard = await ctx.db
        .selectFrom('profiles')
        .select('id')
        .where('built_in', '=', 'default')
        .executeTakeFirstOrThrow();
      await writeSettings(ctx, { default_profile_id: standard.id });
    }
  });
}

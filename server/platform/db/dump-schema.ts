// The schema as text, from the catalogue: the same on every PostgreSQL version, so that a migration shows in review.
import { sql, type Kysely } from 'kysely';

interface Line {
  line: string;
}

/** Tables with columns, constraints and indexes, then functions and triggers, all of schema public, sorted by name. */
export async function dumpSchema<Tables>(db: Kysely<Tables>): Promise<string> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'schema_migrations%'
    order by relname`.execute(db);
  const parts: string[] = [];
  for (const { name } of tables.rows) parts.push(await dumpTable(db, name));
  const views = await sql<Line>`
    select 'create view ' || viewname || ' as' || chr(10) || definition as line from pg_views where schemaname = 'public' order by viewname`.execute(
    db,
  );
  parts.push(...views.rows.map(({ line }) => line));
  const functions = await sql<Line>`
    select pg_get_functiondef(oid) as line from pg_proc where pronamespace = 'public'::regnamespace order by proname`.execute(
    db,
  );
  parts.push(...functions.rows.map(({ line }) => `${line.trimEnd()};`));
  const triggers = await sql<Line>`
    select pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal order by tgname`.execute(db);
  parts.push(...triggers.rows.map(({ line }) => `${line};`));
  return `${parts.join('\n\n')}\n`;
}

async function dumpTable<Tables>(db: Kysely<Tables>, name: string): Promise<string> {
  const table = sql`${name}::regclass`;
  const columns = await sql<Line>`
    select attname || ' ' || format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end ||
      case when attidentity <> '' then ' generated always as identity'
        when attgenerated = 's' then ' generated always as (' || pg_get_expr(adbin, adrelid) || ') stored'
        when atthasdef then ' default ' || pg_get_expr(adbin, adrelid) else '' end as line
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = ${table} and attnum > 0 and not attisdropped order by attnum`.execute(db);
  // Newer servers list NOT NULL as constraints too; the columns say so already.
  const constraints = await sql<Line>`
    select conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
    where conrelid = ${table} and contype <> 'n' order by conname`.execute(db);
  const indexes = await sql<Line>`
    select pg_get_indexdef(indexrelid) as line from pg_index
    where indrelid = ${table} and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
    order by 1`.execute(db);
  const body = [...columns.rows, ...constraints.rows.map(({ line }) => ({ line: `constraint ${line}` }))];
  const lines = [`create table ${name} (`, body.map(({ line }) => `  ${line}`).join(',\n'), ');'];
  return [...lines, ...indexes.rows.map(({ line }) => `${line};`)].join('\n');
}

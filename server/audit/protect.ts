// Takes the audit log out of the reach of the service's own database role: another role owns it, and the service may only
// read it and append through `append_audit`. Needs a superuser, which the embedded database has; for a given server,
// docs/audit.md has the same statements for its administrator.
import pg from 'pg';

const OWNER = 'recto_audit';

/** Safe to repeat. `service` is the role that the service connects as. */
export function protectingStatements(service: string): string[] {
  const role = pg.escapeIdentifier(service);
  return [
    `do $$ begin create role ${OWNER} nologin; exception when duplicate_object then null; end $$`,
    // Who owns a schema may drop what is in it.
    'alter schema public owner to current_user',
    `grant usage, create on schema public to ${role}`,
    `grant usage, create on schema public to ${OWNER}`,
    `alter table audit_entries owner to ${OWNER}`,
    `alter table audit_checkpoints owner to ${OWNER}`,
    `alter function append_audit owner to ${OWNER}`,
    `alter function audit_hash owner to ${OWNER}`,
    `alter function refuse_audit_change owner to ${OWNER}`,
    `revoke create on schema public from ${OWNER}`,
    `revoke all on audit_entries, audit_checkpoints from ${role}`,
    `grant select on audit_entries to ${role}`,
    `grant select, insert on audit_checkpoints to ${role}`,
    'revoke all on function append_audit from public',
    `grant execute on function append_audit to ${role}`,
  ];
}

/** Gives everything back to the service's role, for a migration that may change it. */
const releasingStatements = (service: string): string[] =>
  [
    'table audit_entries',
    'table audit_checkpoints',
    'function append_audit',
    'function audit_hash',
    'function refuse_audit_change',
  ].map((thing) => `alter ${thing} owner to ${pg.escapeIdentifier(service)}`);

const isProtected = async (client: pg.Client): Promise<boolean> => {
  const tables =
    "select tableowner from pg_tables where schemaname = 'public' and tablename = 'audit_entries'";
  const { rows } = await client.query<{ tableowner: string }>(tables);
  return rows[0]?.tableowner === OWNER;
};

/** @param superuser a connection to the service's database as a superuser */
export async function protectAuditLog(superuser: pg.ClientConfig, service: string): Promise<void> {
  await asSuperuser(superuser, async (client) => {
    if (!(await isProtected(client))) await runAll(client, protectingStatements(service));
  });
}

export async function releaseAuditLog(superuser: pg.ClientConfig, service: string): Promise<void> {
  await asSuperuser(superuser, async (client) => {
    if (await isProtected(client)) await runAll(client, releasingStatements(service));
  });
}

async function asSuperuser(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** In one transaction; processes that start at the same time wait for one another. */
async function runAll(client: pg.Client, statements: string[]): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(7210005)');
  for (const statement of statements) await client.query(statement);
  await client.query('commit');
}

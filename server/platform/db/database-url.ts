// The address of a PostgreSQL server, as the setting writes it.
import pg from 'pg';

/** Whether the driver can read it. Connects to nothing. */
export function isDatabaseUrl(url: string): boolean {
  try {
    return new pg.Client({ connectionString: url }).port > 0;
  } catch {
    return false;
  }
}

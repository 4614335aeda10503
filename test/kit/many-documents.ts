// Many documents at once: copies of a processed one, straight into the database.
import pg from 'pg';

async function connected<Result>(
  database_url: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: database_url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** The document's first line item, so often. */
export const repeatLine = (database_url: string, id: number, lines: number): Promise<unknown> =>
  connected(database_url, (client) =>
    client.query(
      `update documents set line_items = made.lines
       from (select json_agg(line_items -> 0) as lines from documents, generate_series(1, $2) where id = $1) made where id = $1`,
      [id, lines],
    ),
  );

/** Copies the document so often, its version with it, under names of their own. */
export const copyDocument = (database_url: string, id: number, copies: number): Promise<void> =>
  connected(database_url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = 'documents' and column_name not in ('id', 'filename', 'created_at') order by ordinal_position`,
    );
    const columns = rows.map(({ name }) => name).join(', ');
    await client.query(
      `with made as (
         insert into documents (filename, created_at, ${columns})
         select 'copy ' || n || '.txt', now(), ${columns} from documents, generate_series(1, $2) n where id = $1
         returning id)
       insert into document_versions (document_id, version, filename, media_type, size_bytes, sha256, uploaded_by)
       select made.id, version, filename, media_type, size_bytes, sha256, uploaded_by
       from made, document_versions where document_id = $1`,
      [id, copies],
    );
    await client.query('analyze');
  });

// A statement that a connection has prepared and runs again. The driver would have the server describe the columns each time and
// get ready for them anew, which takes longer than reading one row; here a connection learns them with the first answer.
import pg from 'pg';

type Row = Record<string, unknown>;
type Values = readonly (string | null)[];
/** How a connection reads the rows of its statements, by their names. */
export type RowReaders = Map<string, (values: Values) => Row>;

/** Of the driver's class what its types leave out. */
interface DriverQuery extends pg.Submittable {
  readonly name: string;
  callback: (error: Error | null, result: pg.QueryResult) => void;
  prepare(connection: object): void;
}
const DriverQuery = pg.Query as unknown as new (config: pg.QueryConfig) => DriverQuery;

export class KeptQuery extends DriverQuery {
  /** The rows, and what kept one from being read. */
  readonly found: Row[] = [];
  failed: unknown;
  readonly #readers: RowReaders;
  readonly #types: pg.CustomTypesConfig;

  /** @param readers those of the connection, which learns from the first run */
  constructor(config: pg.QueryConfig, readers: RowReaders, types: pg.CustomTypesConfig) {
    super(config);
    this.#readers = readers;
    this.#types = types;
  }

  override prepare(connection: object): void {
    const known = this.#readers.has(this.name);
    super.prepare(known ? Object.create(connection, { describe: { value: () => undefined } }) : connection);
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.#readers.set(this.name, rowReader(fields, this.#types));
  }

  handleDataRow({ fields }: { fields: Values }): void {
    try {
      this.found.push(this.#readers.get(this.name)!(fields));
    } catch (error) {
      this.failed ??= error;
    }
  }
}

/** Compiled, as objects of a fixed shape are made several times faster than column by column. */
function rowReader(fields: pg.FieldDef[], types: pg.CustomTypesConfig): (values: Values) => Row {
  const parsers = fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text'));
  const columns = fields.map(
    ({ name }, i) => `${JSON.stringify(name)}: values[${i}] === null ? null : parsers[${i}](values[${i}])`,
  );
  // oxlint-disable-next-line typescript/no-implied-eval -- names are written as JSON
  return new Function('parsers', `return (values) => ({ ${columns.join(', ')} });`)(parsers);
}

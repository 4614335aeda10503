// Types of columns as they are read and written.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** jsonb: values out, JSON text in, so that arrays are not taken for PostgreSQL arrays. */
export type Json<T> = ColumnType<T, string, string>;
export type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
export type Id = GeneratedAlways<number>;
export type Timestamp = ColumnType<Date, Date | undefined, Date>;

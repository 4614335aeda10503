// Types of columns as they are read and written.
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Said } from '../platform/sentences/sentence.ts';

/** jsonb: values out, JSON text in, so that arrays are not taken for PostgreSQL arrays. */
export type Json<T> = ColumnType<T, string, string>;
export type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
export type Id = GeneratedAlways<number>;
export type Timestamp = ColumnType<Date, Date | undefined, Date>;
/** A sentence as code and values; text where 0.1 stored it. */
export type StoredSaid = ColumnType<Said, string, string>;
export type StoredSaidOrNull = ColumnType<Said | null, string | null | undefined, string | null>;

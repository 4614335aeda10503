// What one section of a configuration file is: how its entries are read from the database, written into the file and made so.
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Names } from './names.ts';

/** An entry as it stands in the file. */
export type Entry = Record<string, unknown>;

export interface Known<Input> {
  /** 0 in a section that is one entry. */
  id: number;
  input: Input;
  /** Left out of the export: what every instance has by itself. */
  by_itself?: boolean;
}

export interface Section<Input extends object = object> {
  name: string;
  /** A single entry rather than a list. */
  single?: true;
  /** What the API takes for such a thing. */
  input: z.ZodType<Input>;
  list(ctx: Context): Promise<Known<Input>[]>;
  keyOf(entry: Entry): string;
  /** The key of an entry that has to be there before. */
  parentOf?(entry: Entry): string | undefined;
  /** With names in place of ids, and without secrets. */
  toFile(input: Input, names: Names): Entry;
  /** The other way round. Throws `Misplaced`. */
  fromFile(entry: Entry, names: Names): Entry;
  /** What follows from an input by itself. `before` where there is such a thing already. */
  complete?(input: Input, before: Input | undefined): Input;
  /** May return a line to print. */
  create(ctx: Context, input: Input): Promise<string | undefined>;
  /** @param changes the keys of `input` that differ */
  update(ctx: Context, id: number, input: Input, changes: Partial<Input>): Promise<void>;
  remove?(ctx: Context, id: number): Promise<void>;
}

/** Keeps the types of one section and gives it the type that all have. */
export const section = <Input extends object>(definition: Section<Input>): Section => definition;

/** A text of an entry; '' for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What entries are told by, in any case. */
export const keyBy = (key: string) => (entry: Entry) => textOf(entry[key]).toLowerCase();

/** One list beside another: what stands in `given` and not in `known` comes at its end. */
export const joined = (known: readonly string[], given: readonly string[]): string[] => [
  ...new Set([...known, ...given]),
];

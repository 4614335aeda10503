// Importing master data from a file: what is sent, and what the answer says of it, whatever the rows are about.
import { z } from 'zod';
import { queryBoolean } from './common.ts';

interface Imported<Field extends string> {
  /** Of the schema: VendorImport. */
  id: string;
  /** What a column can hold. */
  fields: readonly [Field, ...Field[]];
  /** What the rows make, in sentences: vendors. */
  noun: string;
  /** What keeps those in use that a file may leave out. */
  active: string;
}

/** Text fields of the multipart body; the file is the part named `file`. */
export const importFields = (noun: string) =>
  z.strictObject({
    dry_run: queryBoolean().default(false).describe('Answers what the import would do and changes nothing.'),
    gone: z
      .enum(['keep', 'deactivate'])
      .default('keep')
      .describe(`What happens to ${noun} that the file does not name.`),
    mapping: z
      .string()
      .max(65_536)
      .optional()
      .describe(
        'JSON object: the heading of a column, and the field that it holds or null for none. Columns left out keep the field they had in the last import; at first, headings that are called like a field are understood.',
      ),
  });

const Change = z.enum(['new', 'changed', 'gone']);

export function importReport<Field extends string>({ id, fields, noun, active }: Imported<Field>) {
  const one = noun.replace(/s$/, '');
  const Noun = noun[0]!.toUpperCase() + noun.slice(1);
  return z
    .object({
      dry_run: z.boolean().describe('Whether nothing was changed.'),
      rows: z.int().describe('Rows of the file that hold something.'),
      new: z.int().describe(`${Noun} that are added.`),
      changed: z.int().describe(`${Noun} of which something differs.`),
      unchanged: z.int().describe(`${Noun} that are the same.`),
      gone: z.int().describe(`${active} that the file does not name.`),
      refused: z.int().describe('Rows that are not taken; see `problems`.'),
      columns: z
        .array(
          z.object({
            heading: z.string().describe('As it stands in the file.'),
            field: z.enum(fields).nullable().describe('What the column holds; null: it is not used.'),
            example: z.string().nullable().describe('Its first value.'),
          }),
        )
        .describe('The columns of the file, in its order.'),
      changes: z
        .array(
          z.object({
            change: Change.describe(`What happens to the ${one}.`),
            external_id: z.string(),
            name: z.string(),
            fields: z
              .array(
                z.object({
                  field: z.enum(fields).describe('What differs.'),
                  before: z.string().nullable().describe('As it is.'),
                  after: z.string().nullable().describe('As the file has it.'),
                }),
              )
              .describe(`Of a ${one} that is changed, what differs.`),
          }),
        )
        .describe('The first 100 of each kind.'),
      problems: z
        .array(
          z.object({
            row: z.int().describe('Number of the row in the file, the heading being 1.'),
            detail: z.string().describe('What is wrong, and what to do.'),
          }),
        )
        .describe('The first 100.'),
    })
    .meta({ id });
}

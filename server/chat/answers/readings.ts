// What a question may have meant besides what was answered: the value in one of several documents that fit, or another field
// that people call so. Each is a question of its own, to be asked as it stands.
import { valueOf } from '../records/match.ts';
import type { Result } from '../records/run-query.ts';
import { nameOfField } from './scope.ts';
import type { Texts } from './texts.ts';

const MOST = 5;

/** `alternatives` are fields that go by the name which the question uses. */
export function readingsOf(
  { query, rows, matching }: Result,
  alternatives: readonly string[],
  texts: Texts,
): string[] {
  const [field] = query.fields;
  if (query.operation !== 'value' || query.line_items || field === undefined) return [];
  const of = (name: string, filename: string) =>
    texts.say('reading', { field: nameOfField(name, matching, texts), filename });
  if (rows.length > 1 && rows.length <= MOST && query.fields.length === 1) {
    const names = rows.map(({ record }) => record.filename);
    // Of files with one name, none can be asked about by it.
    return names
      .filter((name) => names.indexOf(name) === names.lastIndexOf(name))
      .map((name) => of(field, name));
  }
  return rows.length === 1
    ? alternatives.flatMap((name) => {
        const { record, values } = rows[0]!;
        const other = valueOf(record, name);
        return other === null || values.includes(other) ? [] : [of(name, record.filename)];
      })
    : [];
}

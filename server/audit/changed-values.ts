// What a change has changed, as the audit log says it.
import { isDeepStrictEqual } from 'node:util';

/** Of the values in `after`, those that differ from `before`, as they were and as they are; both empty where none does. */
export function changedValues<T extends object>(
  before: NoInfer<{ [K in keyof T]?: unknown }>,
  after: T,
): { before: Partial<T>; after: Partial<T> } {
  const keys = (Object.keys(after) as (keyof T)[]).filter(
    (key) => !isDeepStrictEqual(before[key], after[key]),
  );
  const pick = (values: { [K in keyof T]?: unknown }) =>
    Object.fromEntries(keys.map((key) => [key, values[key]])) as Partial<T>;
  return { before: pick(before), after: pick(after) };
}

export const isChanged = ({ after }: { after: object }): boolean => Object.keys(after).length > 0;

/** The values that are there: a key whose value is undefined would replace another when objects are put together. */
export const withoutUndefined = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

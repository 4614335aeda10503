// Reading and writing what stands behind the question mark: plain names and values, repeated for lists, as in the API.
// Whatever people type there, unknown values fall away.

export type RawSearch = Record<string, unknown>;

export function parseSearch(text: string): Record<string, string | string[]> {
  const search: Record<string, string | string[]> = {};
  const params = new URLSearchParams(text);
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key);
    search[key] = values.length > 1 ? values : (values[0] ?? '');
  }
  return search;
}

export function stringifySearch(search: RawSearch): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null && item !== '') params.append(key, String(item));
  }
  return params.size > 0 ? `?${params.toString()}` : '';
}

/** What is set of a search: the rest does not stand in the address. */
export function withoutEmpty<T extends object>(search: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  const entries = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(entries) as { [Key in keyof T]: Exclude<T[Key], undefined> };
}

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

export function asText(value: unknown): string | undefined {
  const text = first(value);
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, 200) : undefined;
}

export function asId(value: unknown): number | undefined {
  const id = Number(first(value));
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined;
}

/** Page 1 is not worth a parameter. */
export function asPage(value: unknown): number | undefined {
  const page = asId(value);
  return page === 1 ? undefined : page;
}

/** Of lists that are turned by pages. */
export function readPageSearch(raw: RawSearch): { page?: number } {
  return withoutEmpty({ page: asPage(raw['page']) });
}

/** Of lists that are searched by words, too. */
export function readListSearch(raw: RawSearch): { q?: string; page?: number } {
  return withoutEmpty({ q: asText(raw['q']), page: asPage(raw['page']) });
}

/** Of lists of master data. */
export const readMasterSearch = (raw: RawSearch): { q?: string; page?: number; active?: boolean } =>
  withoutEmpty({ ...readListSearch(raw), active: asBoolean(raw['active']) });

export function asBoolean(value: unknown): boolean | undefined {
  const text = String(first(value));
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

export function asDay(value: unknown): string | undefined {
  const text = first(value);
  return typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
}

/** Only values of `known`, where given; in its order. */
export function asList<T extends string>(value: unknown, known?: readonly T[]): T[] | undefined {
  const given = (Array.isArray(value) ? value : [value]).filter(
    (item): item is T => typeof item === 'string' && item !== '',
  );
  const list = known === undefined ? given : known.filter((item) => given.includes(item));
  return list.length === 0 ? undefined : list;
}

// Requests made from the OpenAPI document: mostly what it allows, partly what it does not, with values that have broken
// services before.
import fc from 'fast-check';

type Schema = Record<string, unknown>;

export interface Operation {
  name: string;
  method: string;
  path: string;
  parameters: { name: string; in: string; schema: Schema }[];
  body: { media_type: string; schema: Schema } | undefined;
  /** The documented status codes. */
  statuses: Set<number>;
}

export interface GeneratedRequest {
  path: string;
  query: [string, string][];
  body: { media_type: string; content: unknown } | undefined;
  caller: 'token' | 'admin' | 'nobody' | 'wrong';
}

interface Document {
  paths: Record<string, Record<string, Schema>>;
  components: { schemas: Record<string, Schema> };
}

export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const content = (
        operation['requestBody'] as { content?: Record<string, { schema: Schema }> } | undefined
      )?.content;
      const [first] = Object.entries(content ?? {});
      return {
        name: String(operation['operationId']),
        method: method.toUpperCase(),
        path,
        parameters: (operation['parameters'] ?? []) as Operation['parameters'],
        body: first && { media_type: first[0], schema: first[1].schema },
        statuses: new Set(Object.keys(operation['responses'] as object).map(Number)),
      };
    }),
  );
}

/** Texts that have broken parsers, queries, file systems, logs, spreadsheets or pages. */
const NASTY = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202egnp.exe',
  '\u2028',
  '../../../etc/passwd',
  '..\\..\\windows',
  "'; drop table documents; --",
  '%',
  '%_%',
  '%00',
  '=HYPERLINK("http://192.0.2.1")',
  '<script>alert(1)</script>',
  'a\r\nSet-Cookie: x=1',
  '{"$ne": null}',
  '__proto__',
  'constructor',
  '发票号码 😀',
  'x'.repeat(5000),
  '1e400',
  '-0',
  'NaN',
  '99999999999999999999',
  '2026-02-30',
  '0000-00-00',
];
const nasty = fc.constantFrom(...NASTY);
const anyJson = fc.oneof(nasty, fc.jsonValue({ maxDepth: 3 }));

export function createGenerator(document: Document) {
  const schemas = document.components.schemas;

  function valueOf(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
    const reference = schema['$ref'];
    if (typeof reference === 'string') return valueOf(schemas[reference.split('/').at(-1)!]!, depth + 1);
    const good = fitting(schema, depth);
    const nullable = schema['nullable'] === true ? fc.oneof(good, fc.constant(null)) : good;
    return fc.oneof({ weight: 12, arbitrary: nullable }, { weight: 1, arbitrary: anyJson });
  }

  function fitting(schema: Schema, depth: number): fc.Arbitrary<unknown> {
    const choices = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
    if (choices !== undefined) return fc.oneof(...choices.map((choice) => valueOf(choice, depth + 1)));
    const all = schema['allOf'] as Schema[] | undefined;
    if (all !== undefined) return all.length === 1 ? valueOf(all[0]!, depth) : anyJson;
    if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
    switch (schema['type']) {
      case 'integer':
      case 'number':
        return numberOf(schema);
      case 'boolean':
        return fc.boolean();
      case 'array':
        return fc.array(
          depth > 6 ? fc.constant(null) : valueOf((schema['items'] ?? {}) as Schema, depth + 1),
          { maxLength: 3 },
        );
      case 'object':
        return depth > 6 ? fc.constant({}) : objectOf(schema, depth);
      case 'string':
        return stringOf(schema);
      default:
        return anyJson;
    }
  }

  function objectOf(schema: Schema, depth: number): fc.Arbitrary<unknown> {
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
    const required = (schema['required'] ?? []) as string[];
    const model = Object.fromEntries(
      properties.map(([name, property]) => [name, valueOf(property, depth + 1)]),
    );
    const requiredKeys = properties.map(([name]) => name).filter((name) => required.includes(name));
    const known = fc.record(model, { requiredKeys });
    const free = schema['additionalProperties'];
    if (typeof free !== 'object' || free === null) return known;
    return fc.dictionary(
      fc.oneof(nasty, fc.string({ minLength: 1, maxLength: 8 })),
      valueOf(free as Schema, depth + 1),
      {
        maxKeys: 3,
      },
    );
  }

  function request(operation: Operation): fc.Arbitrary<GeneratedRequest> {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
    const path = fc
      .tuple(...inPath.map(({ schema }) => valueOf(schema)))
      .map((values) =>
        inPath.reduce(
          (text, { name }, i) => text.replace(`{${name}}`, encodeText(values[i])),
          operation.path,
        ),
      );
    const query = fc
      .tuple(
        ...inQuery.map(({ name, schema }) =>
          fc.option(
            valueOf(schema).map((value) => [name, value] as const),
            { freq: 2 },
          ),
        ),
      )
      .map((pairs) =>
        pairs
          .filter((pair) => pair !== null)
          .flatMap(([name, value]) =>
            (Array.isArray(value) ? value : [value]).map((item): [string, string] => [name, plain(item)]),
          ),
      );
    const body =
      operation.body === undefined
        ? fc.constant(undefined)
        : valueOf(operation.body.schema).map((content) => ({
            media_type: operation.body!.media_type,
            content,
          }));
    const caller = fc.constantFrom<GeneratedRequest['caller']>('token', 'admin', 'admin', 'nobody', 'wrong');
    return fc.record({ path, query, body, caller });
  }

  return request;
}

/** Ids that exist are small. */
function numberOf(schema: Schema): fc.Arbitrary<number> {
  const min = Number(schema['minimum'] ?? -5);
  const max = Number(schema['maximum'] ?? 2 ** 40);
  const low = fc.integer({
    min: Math.ceil(Math.max(min, -5)),
    max: Math.max(Math.ceil(min), Math.min(max, 8)),
  });
  const edge = fc.constantFrom(min, max, min - 1, max + 1, 0, 2 ** 31, 0.5);
  return fc.oneof({ weight: 6, arbitrary: low }, { weight: 1, arbitrary: edge });
}

/** Kept by what they depend on: making them takes longer than drawing from them, and the document repeats a few shapes. */
const strings = new Map<string, fc.Arbitrary<string>>();

function stringOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  const key = JSON.stringify([format, pattern, minLength, maxLength]);
  const kept = strings.get(key);
  if (kept !== undefined) return kept;
  const made = makeString(format, pattern as string | undefined, {
    minLength: Number(minLength),
    maxLength: Math.min(40, Number(maxLength)),
  });
  strings.set(key, made);
  return made;
}

function makeString(
  format: unknown,
  pattern: string | undefined,
  limits: { minLength: number; maxLength: number },
): fc.Arbitrary<string> {
  const likely = fc.string({
    unit: 'grapheme',
    ...limits,
    maxLength: Math.max(limits.minLength, limits.maxLength),
  });
  const shaped =
    format === 'date'
      ? fc
          .date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, 10))
      : format === 'uri'
        ? fc.webUrl()
        : format === 'email'
          ? fc.emailAddress()
          : pattern === undefined
            ? likely
            : fromPattern(pattern, likely);
  return fc.oneof({ weight: 5, arbitrary: shaped }, { weight: 1, arbitrary: nasty });
}

/** Some patterns use what the generator does not know. */
function fromPattern(pattern: string, otherwise: fc.Arbitrary<string>): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern), { maxLength: 40 });
  } catch {
    return otherwise;
  }
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const encodeText = (value: unknown): string => encodeURIComponent(plain(value).toWellFormed());

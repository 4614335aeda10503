// Reduces a JSON Schema to what llama.cpp, vLLM, Ollama, LM Studio and strict OpenAI modes all enforce. Anything else is
// answered with 400 by one and silently dropped by another, so it is refused here, where a developer sees it.
import { z } from 'zod';

export interface JsonSchema {
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: false;
  items?: JsonSchema;
  maxItems?: number;
  maxLength?: number;
  pattern?: string;
  enum?: (string | number | boolean | null)[];
  anyOf?: JsonSchema[];
}

/** `full` keeps bounds and patterns; `simple` is what is tried when a server rejects those. */
export type Level = 'full' | 'simple';

const MAX_DESCRIPTION_CHARS = 200;
/** Beyond this llama.cpp's grammar no longer compiles. */
const MAX_BOUND = 100_000;
// Anchored, and without \d \w \S, which llama.cpp answers by accepting any string.
const SAFE_PATTERN = /^\^[^\\]*\$$/;

type Source = Record<string, unknown>;

/** Throws `TypeError` for schemas with optional properties, free-form objects, tuples or recursion. */
export function reduceSchema(schema: z.ZodType, level: Level): JsonSchema {
  const source = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    reused: 'inline',
    unrepresentable: 'any',
  });
  return reduce(source, level, 'the schema');
}

function reduce(source: Source, level: Level, path: string): JsonSchema {
  const described = describe(source, level);
  const alternatives = source['anyOf'] ?? source['oneOf'];
  if (Array.isArray(alternatives))
    return { ...described, anyOf: alternatives.map((part) => reduce(part as Source, level, path)) };
  if ('const' in source) return { ...described, ...enumeration([source['const']]) };
  if (Array.isArray(source['enum'])) return { ...described, ...enumeration(source['enum']) };
  const type = source['type'];
  // z.union([z.string(), z.number()]) comes as a list of types.
  if (Array.isArray(type))
    return { ...described, anyOf: type.map((one) => reduce({ ...source, type: one }, level, path)) };
  switch (type) {
    case 'object':
      return { ...described, ...reduceObject(source, level, path) };
    case 'array':
      return { ...described, ...reduceArray(source, level, path) };
    case 'string':
      return { ...described, ...reduceString(source, level) };
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
      return { ...described, type };
    default:
      throw new TypeError(`${path}: a model server cannot be held to a schema of this kind`);
  }
}

function reduceObject(source: Source, level: Level, path: string): JsonSchema {
  const properties = source['properties'] as Record<string, Source> | undefined;
  if (properties === undefined || Object.keys(properties).length === 0)
    throw new TypeError(`${path}: objects need named properties`);
  const required = new Set(source['required'] as string[] | undefined);
  const optional = Object.keys(properties).find((name) => !required.has(name));
  // Optional properties are moved behind the required ones, or left out, by constrained decoding.
  if (optional !== undefined)
    throw new TypeError(`${path}.${optional}: use .nullable() instead of .optional()`);
  const entries = Object.entries(properties).map(([name, part]) => [
    name,
    reduce(part, level, `${path}.${name}`),
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries(entries) as Record<string, JsonSchema>,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

function reduceArray(source: Source, level: Level, path: string): JsonSchema {
  const { items, maxItems } = source;
  if (typeof items !== 'object' || items === null || Array.isArray(items))
    throw new TypeError(`${path}: arrays need one schema for all items`);
  const bound = level === 'full' && typeof maxItems === 'number' ? { maxItems } : {};
  return { type: 'array', items: reduce(items as Source, level, `${path}[]`), ...bound };
}

function reduceString({ maxLength, pattern }: Source, level: Level): JsonSchema {
  if (level === 'simple') return { type: 'string' };
  return {
    type: 'string',
    ...(typeof maxLength === 'number' && maxLength <= MAX_BOUND ? { maxLength } : {}),
    ...(typeof pattern === 'string' && SAFE_PATTERN.test(pattern) ? { pattern } : {}),
  };
}

function enumeration(values: unknown[]): JsonSchema {
  const types = new Set(values.map((value) => (value === null ? 'null' : typeof value)));
  const [type] = types;
  return { ...(types.size === 1 && type !== undefined ? { type } : {}), enum: values as JsonSchema['enum'] };
}

function describe({ description }: Source, level: Level): JsonSchema {
  if (level === 'simple' || typeof description !== 'string') return {};
  return { description: description.slice(0, MAX_DESCRIPTION_CHARS) };
}

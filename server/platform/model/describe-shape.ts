// A schema as a few lines that any model understands. It goes into the prompt beside the enforced schema, because several
// servers drop the enforcement silently; written so rather than as JSON Schema, it takes a quarter of the tokens.
import type { JsonSchema } from './schema-subset.ts';

/** For example `{ "total": string | null, // the amount due`. */
export function describeShape(schema: JsonSchema, indent = ''): string {
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf !== undefined) return schema.anyOf.map((part) => describeShape(part, indent)).join(' | ');
  if (schema.type === 'object') return describeObject(schema.properties ?? {}, indent);
  if (schema.type === 'array') return `[ ${describeShape(schema.items ?? {}, indent)}, … ]`;
  return schema.type ?? 'any';
}

function describeObject(properties: Record<string, JsonSchema>, indent: string): string {
  const entries = Object.entries(properties);
  const plain = entries.every(([, part]) => part.description === undefined && part.properties === undefined);
  if (plain && entries.length <= 6)
    return `{ ${entries.map(([key, part]) => property(key, part, indent)).join(', ')} }`;
  const inner = `${indent}  `;
  const lines = entries.map(([key, part], index) => {
    const comma = index < entries.length - 1 ? ',' : '';
    const comment = part.description === undefined ? '' : ` // ${part.description.replace(/\s+/g, ' ')}`;
    return `${inner}${property(key, part, inner)}${comma}${comment}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

const property = (key: string, part: JsonSchema, indent: string): string =>
  `${JSON.stringify(key)}: ${describeShape(part, indent)}`;

/** The sentence that carries the shape. */
export const shapeInstruction = (schema: JsonSchema): string =>
  `Reply with one JSON value of exactly this shape and nothing else, without comments and without code fences:\n${describeShape(schema)}`;

import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeShape, shapeInstruction } from './describe-shape.ts';
import { reduceSchema } from './schema-subset.ts';

const Invoice = z.object({
  number: z
    .object({
      quote: z.string().max(200).nullable(),
      line: z.string().nullable(),
      value: z.string().nullable(),
    })
    .describe('Invoice number'),
  issued: z
    .string()
    .regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)
    .nullable(),
  phone: z.string().regex(/\d+/),
  kind: z.enum(['invoice', 'credit note']),
  fixed: z.literal('v1'),
  pages: z.int().min(1).max(99),
  paid: z.boolean(),
  either: z.union([z.string(), z.number()]),
  items: z.array(z.object({ name: z.string().min(2) })).max(50),
  金额: z.string().describe('x'.repeat(500)),
});

test('keeps what every server enforces, in the order given', () => {
  const full = reduceSchema(Invoice, 'full');
  expect(Object.keys(full.properties ?? {})).toEqual(Object.keys(Invoice.shape));
  expect(full.required).toEqual(Object.keys(Invoice.shape));
  expect(full.additionalProperties).toBe(false);
  expect(full.properties).toMatchObject({
    number: {
      description: 'Invoice number',
      properties: { quote: { anyOf: [{ maxLength: 200 }, { type: 'null' }] } },
    },
    issued: { anyOf: [{ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }, { type: 'null' }] },
    kind: { type: 'string', enum: ['invoice', 'credit note'] },
    fixed: { type: 'string', enum: ['v1'] },
    either: { anyOf: [{ type: 'string' }, { type: 'number' }] },
    items: { type: 'array', maxItems: 50 },
  });
  expect(full.properties?.['phone']).toEqual({ type: 'string' });
  expect(full.properties?.['pages']).toEqual({ type: 'integer' });
  expect(full.properties?.['金额']?.description).toHaveLength(200);
  expect(JSON.stringify(full)).not.toMatch(/\$schema|minLength|minimum|default|format|\\\\d/);
});

test('the simple form has shapes only', () => {
  expect(JSON.stringify(reduceSchema(Invoice, 'simple'))).not.toMatch(
    /maxLength|maxItems|pattern|description/,
  );
});

test.each([
  ['an optional property', z.object({ a: z.string().optional() }), 'nullable'],
  ['a default', z.object({ a: z.string().default('x') }), 'nullable'],
  ['a record', z.object({ a: z.record(z.string(), z.string()) }), 'named properties'],
  ['anything', z.object({ a: z.unknown() }), 'kind'],
  ['a tuple', z.object({ a: z.tuple([z.string()]) }), 'one schema'],
])('refuses %s, where a developer sees it', (_name, schema, reason) => {
  expect(() => reduceSchema(schema, 'full')).toThrow(reason);
});

test('refuses recursion', () => {
  const Node: z.ZodType = z.object({ children: z.array(z.lazy(() => Node)) });
  expect(() => reduceSchema(Node, 'full')).toThrow(TypeError);
});

test('the shape is short and readable', () => {
  const text = describeShape(reduceSchema(Invoice, 'full'));
  expect(text).toContain(
    '"number": { "quote": string | null, "line": string | null, "value": string | null }, // Invoice number',
  );
  expect(text).toContain('"kind": "invoice" | "credit note"');
  expect(text).toContain('"items": [ { "name": string }, … ]');
  expect(text.length).toBeLessThan(JSON.stringify(reduceSchema(Invoice, 'full')).length);
  expect(shapeInstruction(reduceSchema(z.object({ ok: z.boolean() }), 'full'))).toContain(
    '{ "ok": boolean }',
  );
});

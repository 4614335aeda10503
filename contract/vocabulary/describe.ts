// One name means the same throughout the interface. Schemas describe what is special; the rest is described here, once.
import { documentWords } from './documents.ts';
import { operationWords } from './operation.ts';

const words: Record<string, string> = { ...documentWords, ...operationWords };

/** What a parameter or property of this name is; undefined for names that nobody has described. */
export const wordFor = (name: string): string | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;

type Json = { [key: string]: unknown };

/** Gives each property and parameter that has no description the one of its name. References describe themselves. */
export function describeNames(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(describeNames);
  if (typeof node !== 'object' || node === null) return node;
  const described = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, describeNames(value)]),
  );
  if (isParameter(described)) return withWord(described, described['name']);
  const { properties } = described as { properties?: Json };
  if (typeof properties !== 'object' || 'in' in described) return described;
  const named = Object.entries(properties).map(([name, schema]) => [name, withWord(schema as Json, name)]);
  return { ...described, properties: Object.fromEntries(named) as Json };
}

const isParameter = (node: Json): node is Json & { name: string } =>
  typeof node['in'] === 'string' && typeof node['name'] === 'string' && 'schema' in node;

function withWord<Node extends Json>(node: Node, name: string): Node {
  const word = wordFor(name);
  if (word === undefined || 'description' in node || '$ref' in node) return node;
  return { ...node, description: word };
}

// Sentences of the service about documents in the language of the person. The service writes them in English; the English
// catalogue has the same sentences with named gaps, by which they are recognised. What is not known stays as it is.
import i18next from 'i18next';
import { problems } from './en/problems.ts';
import { shownLabel } from './known-names.ts';

type Key = keyof typeof problems;

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Sentences without gaps first: they are told apart from those that a gap could swallow. */
const PATTERNS: [Key, RegExp][] = Object.entries(problems)
  .toSorted(([, a], [, b]) => Number(a.includes('{{')) - Number(b.includes('{{')))
  .map(([key, text]) => {
    const parts = text.split(/\{\{(\w+)\}\}/);
    const pattern = parts.map((part, i) => (i % 2 === 0 ? escape(part) : `(?<${part}>.+?)`)).join('');
    return [key as Key, new RegExp(`^${pattern}$`, 'su')];
  });

/** Which sentence it is, and what stands in its gaps. Pure. */
export function readServiceText(text: string): { key: Key; values: Record<string, string> } | undefined {
  for (const [key, pattern] of PATTERNS) {
    const match = pattern.exec(text);
    if (match !== null) return { key, values: { ...match.groups } };
  }
  return undefined;
}

export function shownServiceText(text: string): string {
  const known = readServiceText(text);
  if (known === undefined) return text;
  const { reason, label, ...values } = known.values;
  return i18next.t(`problems.${known.key}`, {
    ...values,
    ...(reason === undefined ? {} : { reason: shownServiceText(reason) }),
    ...(label === undefined ? {} : { label: shownLabel(label) }),
  });
}

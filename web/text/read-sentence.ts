// Sentences that the service writes in English are recognised by the English catalogue, which has the same sentences with
// named gaps; the page then says them in the language of the person.

/** Which sentence of the catalogue it is, and what stands in its gaps. */
export interface KnownSentence<Key extends string> {
  key: Key;
  values: Record<string, string>;
}

const GAP = /\{\{(\w+)\}\}/;
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const lengthWithoutGaps = (template: string) => template.replaceAll(new RegExp(GAP, 'g'), '').length;

/**
 * A reader of one part of the catalogue; it gives undefined for what is none of its sentences. Where two fit, the one with
 * more words of its own is meant: "{{sum}}, stated {{stated}}, difference {{difference}}" before "sum of {{lines}} lines = {{rest}}".
 */
export function sentenceReader<Key extends string>(
  templates: Record<Key, string>,
): (text: string) => KnownSentence<Key> | undefined {
  const patterns = (Object.entries(templates) as [Key, string][])
    .toSorted(([, a], [, b]) => lengthWithoutGaps(b) - lengthWithoutGaps(a))
    .map(([key, template]): [Key, RegExp] => [key, patternOf(template)]);
  return (text) => {
    for (const [key, pattern] of patterns) {
      const match = pattern.exec(text);
      if (match !== null) return { key, values: { ...match.groups } };
    }
    return undefined;
  };
}

function patternOf(template: string): RegExp {
  const parts = template.split(GAP);
  const pattern = parts.map((part, i) => (i % 2 === 0 ? escape(part) : `(?<${part}>.+?)`)).join('');
  return new RegExp(`^${pattern}$`, 'su');
}

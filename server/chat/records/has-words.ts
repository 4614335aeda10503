// Words in short texts, such as the description of a line item.

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a text has words beginning with each of these stems, or the characters where they are Chinese. */
export function hasAll(text: string, stems: readonly string[]): boolean {
  const folded = text.normalize('NFKC').toLowerCase();
  return stems.every((word) =>
    /\p{Script=Han}/u.test(word)
      ? folded.includes(word)
      : // Shelves are shelf and knives are knife.
        new RegExp(`(?<![\\p{L}\\p{N}])${escape(word).replace(/v$/, '[fv]')}`, 'u').test(folded),
  );
}

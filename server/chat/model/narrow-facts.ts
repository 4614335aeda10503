// More was collected from a folder than one prompt takes.
import type { Fact } from './collect-facts.ts';

/** With the place and the quote, as an answer has to cite them. */
export const showFact = ({ document, page, quote, fact }: Fact): string =>
  `[D${document} p${page}: "${quote}"] ${fact}`;

/** Facts of which `fits` is true, in their order: as many of every document, the last documents count as much as the first. */
export function narrowFacts(
  facts: readonly Fact[],
  fits: (facts: readonly Fact[]) => boolean,
): readonly Fact[] {
  const seen = new Map<number, number>();
  const turns = facts.map((fact) => {
    const turn = seen.get(fact.document) ?? 0;
    seen.set(fact.document, turn + 1);
    return { fact, turn };
  });
  const inTurn = turns.toSorted((a, b) => a.turn - b.turn).map(({ fact }) => fact);
  let kept = inTurn;
  while (kept.length > 0 && !fits(kept)) kept = kept.slice(0, Math.floor(kept.length * 0.8));
  return facts.filter((fact) => kept.includes(fact));
}

// More was collected from a folder than one prompt takes: the model chooses, part by part, what answers the question, until
// the rest fits.
import { z } from 'zod';
import type { Model } from '../../platform/model/model.ts';
import type { Fact } from './collect-facts.ts';
import { pack, roomIn } from './pack.ts';
import { chooseMessages, type Asked } from './prompts.ts';

const Chosen = z.object({ keep: z.array(z.int()).max(100) });
const MAX_TOKENS = 600;
/** Each round asks about what the round before left. */
const MOST_ROUNDS = 4;

/** With the place and the quote, as an answer has to cite them. */
export const showFact = ({ document, page, quote, fact }: Fact): string =>
  `[D${document} p${page}: "${quote}"] ${fact}`;

/** Facts of which `fits` is true; in their order. Ends early where the model leaves out nothing more. */
export async function narrowFacts(
  model: Model,
  asked: Asked,
  facts: readonly Fact[],
  fits: (facts: readonly Fact[]) => boolean,
  signal: AbortSignal,
): Promise<readonly Fact[]> {
  let left = facts;
  for (let round = 0; round < MOST_ROUNDS && !fits(left); round += 1) {
    const before = left.length;
    const chosen: Fact[] = [];
    for (const part of partsOf(model, asked, left)) {
      const { value } = await model.generate({
        messages: chooseMessages(asked, part.map((fact, i) => `${i + 1}. ${showFact(fact)}`).join('\n')),
        schema: Chosen,
        max_tokens: MAX_TOKENS,
        signal,
      });
      const keep = new Set(value.keep);
      chosen.push(...part.filter((_, i) => keep.has(i + 1)));
    }
    left = chosen;
    if (left.length === before) break;
  }
  return fits(left) ? left : spread(left, fits);
}

function partsOf(model: Model, asked: Asked, facts: readonly Fact[]): Fact[][] {
  const room = roomIn(model, chooseMessages(asked, ''), { max_tokens: MAX_TOKENS, schema: Chosen });
  return pack(facts, room, (fact) => model.estimateTokens(`99. ${showFact(fact)}\n`));
}

/** As many as fit, of every document in turn: the last documents count as much as the first. */
function spread(facts: readonly Fact[], fits: (facts: readonly Fact[]) => boolean): readonly Fact[] {
  const seen = new Map<number, number>();
  const turns = facts.map((fact) => {
    const turn = seen.get(fact.document) ?? 0;
    seen.set(fact.document, turn + 1);
    return { fact, turn };
  });
  const inTurn = turns.toSorted((a, b) => a.turn - b.turn).map(({ fact }) => fact);
  let n = inTurn.length;
  while (n > 0 && !fits(inTurn.slice(0, n))) n = Math.floor(n * 0.8);
  const kept = new Set(inTurn.slice(0, n));
  return facts.filter((fact) => kept.has(fact));
}

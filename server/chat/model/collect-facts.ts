// A folder too large for one prompt: every document is read in some prompt, and what helps is collected.
import { z } from 'zod';
import type { Model } from '../../platform/model/model.ts';
import { byPlace, pageKey } from '../page-texts.ts';
import { isOnPage } from '../sources.ts';
import { findMessages, showDocument, type Asked, type ShownDocument } from './prompts.ts';

const Fact = z.object({ document: z.int(), page: z.int(), quote: z.string(), fact: z.string() });
export type Fact = z.infer<typeof Fact>;
const Found = z.object({ facts: z.array(Fact).max(40) });

export async function collectFacts(
  model: Model,
  asked: Asked,
  documents: readonly ShownDocument[],
  signal: AbortSignal,
): Promise<Fact[]> {
  const requestFor = (pack: readonly ShownDocument[]) => ({
    messages: findMessages(asked, pack.map(showDocument).join('\n\n')),
    schema: Found,
    max_tokens: 1500,
  });
  const texts = byPlace(documents.flatMap(({ pages }) => pages));
  const facts: Fact[] = [];
  for (const pack of packed(documents, (some) => model.fits(requestFor(some)))) {
    const { value } = await model.generate({ ...requestFor(pack), signal });
    for (const fact of value.facts) {
      const text = texts.get(pageKey(fact.document, fact.page));
      const shown = pack.some(({ record }) => record.id === fact.document);
      if (shown && text !== undefined && isOnPage(fact.quote, text)) facts.push(fact);
    }
  }
  return facts;
}

type Fits<T> = (some: readonly T[]) => boolean;

/** Documents side by side as long as they fit. */
function packed(documents: readonly ShownDocument[], fits: Fits<ShownDocument>): ShownDocument[][] {
  const packs: ShownDocument[][] = [];
  for (const document of documents.flatMap((one) => cut(one, fits))) {
    const last = packs.at(-1);
    if (last !== undefined && fits([...last, document])) last.push(document);
    else packs.push([document]);
  }
  return packs;
}

/** What is shorter goes into a prompt as it is. */
const SHORTEST = 400;

/** A document that is too long by itself in halves of halves: of its pages, then of a page, at the end of a line if it has one. */
function cut(document: ShownDocument, fits: Fits<ShownDocument>): ShownDocument[] {
  const { record, pages } = document;
  const [page] = pages;
  if (page === undefined || fits([document]) || (pages.length === 1 && page.text.length < SHORTEST))
    return [document];
  const middle = Math.floor((pages.length > 1 ? pages : page.text).length / 2);
  const end = page.text.lastIndexOf('\n', middle);
  const at = end > middle / 2 ? end : middle;
  const halves =
    pages.length > 1
      ? [pages.slice(0, middle), pages.slice(middle)]
      : [[{ ...page, text: page.text.slice(0, at) }], [{ ...page, text: page.text.slice(at) }]];
  return halves.flatMap((half) => cut({ record, pages: half }, fits));
}

/** Facts of which `fits` is true, in their order: as many of every document, the last documents count as much as the first. */
export function narrowFacts(facts: readonly Fact[], fits: Fits<Fact>): Fact[] {
  const seen = new Map<number, number>();
  const turns = facts.map((fact) => {
    const turn = seen.get(fact.document) ?? 0;
    seen.set(fact.document, turn + 1);
    return { fact, turn };
  });
  const in_turn = turns.toSorted((a, b) => a.turn - b.turn).map(({ fact }) => fact);
  for (let n = facts.length; n > 0; n = Math.floor(n * 0.8)) {
    const kept = new Set(in_turn.slice(0, n));
    const left = facts.filter((fact) => kept.has(fact));
    if (fits(left)) return left;
  }
  return [];
}

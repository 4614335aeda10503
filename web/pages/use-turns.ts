// Pages turned for the eye, at once and for whoever looks, until somebody keeps it.
import { useState } from 'react';
import type { PageTurn } from '../../contract/bundles.ts';
import type { DocumentPages } from './page-query.ts';

/** Quarter turns clockwise, 0 to 3, by the number of the page. */
type Turns = Readonly<Record<number, number>>;

export interface Turned {
  turns: Turns;
  /** Those that stand otherwise than the document has them. */
  pages: PageTurn[];
  turn: (page: number, by: 1 | -1) => void;
  /** The page that was turned last: turned, it may be another one that one sees most of. */
  last: number;
  /** Each of so many pages as the one that was turned last. */
  turnAll: (count: number) => void;
  reset: () => void;
}

const NONE: Turns = {};

/** A new version begins with pages as it has them. */
export function useTurns({ document_id, version }: DocumentPages): Turned {
  const of = `${document_id}/${version}`;
  const [known, setKnown] = useState({ of, turns: NONE, last: 1 });
  const turnsOf = (state: typeof known) => (state.of === of ? state.turns : NONE);
  const change = (next: (turns: Turns, last: number) => Turns, last = known.last) =>
    setKnown((state) => ({ of, turns: next(turnsOf(state), last), last }));
  const turns = turnsOf(known);
  return {
    turns,
    pages: Object.entries(turns).flatMap(([page, quarters]) =>
      quarters === 0 ? [] : [{ number: Number(page), turn: (quarters * 90) as PageTurn['turn'] }],
    ),
    turn: (page, by) => change((turns) => ({ ...turns, [page]: ((turns[page] ?? 0) + by + 4) % 4 }), page),
    last: known.last,
    turnAll: (count) =>
      change((turns, last) => {
        const quarters = turns[last] ?? 0;
        return Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1, quarters]));
      }),
    reset: () => change(() => NONE),
  };
}

// What a question came to, before it is kept in the session.
import type { ChatRoute, ChatSource } from '../../contract/chat.ts';
import type { AnswerSignals } from './answers/certainty.ts';
import type { Query } from './questions/query.ts';

export interface Answered {
  answer: string;
  route: ChatRoute;
  found: boolean;
  unsure: boolean;
  sources: ChatSource[];
  engine: string;
  query?: Query;
  /** What else the question may have meant, as questions. */
  readings?: string[];
  /** The question names what stands in no document: no passage is its answer. */
  refused?: boolean;
  /** The documents that the question names. */
  about?: number[];
  /** What its sureness is learned from. */
  signals?: AnswerSignals;
}

/** The engine that needs no model. */
export const BUILT_IN = 'builtin';

export const notFound = (answer: string, route: ChatRoute): Answered => ({
  answer,
  route,
  found: false,
  unsure: false,
  sources: [],
  engine: BUILT_IN,
});

// A streamed answer as a whole, for callers that need all of it.
import type { Connection, Question } from './connection.ts';
import { converse } from './converse.ts';
import { ModelError } from './model-error.ts';
import type { Finish, Progress, Usage } from './model.ts';
import { sentence } from '../sentences/sentence.ts';

export interface Collected {
  text: string;
  finish: Finish;
  usage: Usage;
  ms: number;
}

/** Streams all the same: only then does cancelling reach the server, and only then is progress known. */
export async function collect(
  connection: Connection,
  question: Question,
  on_progress: ((progress: Progress) => void) | undefined,
): Promise<Collected> {
  let text = '';
  for await (const event of converse(connection, question)) {
    if (event.type === 'text') text += event.text;
    else if (event.type === 'discard') text = '';
    else if (event.type === 'progress') on_progress?.(event.progress);
    else return { text: text.trimStart(), finish: event.finish, usage: event.usage, ms: event.ms };
  }
  throw new ModelError('interrupted', sentence('model.unfinished'));
}

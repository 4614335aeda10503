// A scripted model that reads documents: it looks for what it is told in the numbered lines of the prompt.
import { createModels, type Models } from '../../server/platform/model/models.ts';
import { promptOf, says, type Answer } from './model-answers.ts';

interface Said {
  quote: string | null;
  line: string | null;
  value: string | null;
}

/** What to answer for a field: the part of a line that matches, in a form of its own if need be. */
export type Finds = Record<string, RegExp | { quote: RegExp; value: string } | Said>;

const NOTHING: Said = { quote: null, line: null, value: null };

/** Answers every extraction question with what stands in the prompt; fields it is not told of are null. */
export const readsFields =
  (finds: Finds, more: { items?: object[]; summary?: string | null } = {}): Answer =>
  (seen, response) => {
    const prompt = promptOf(seen);
    const lines = [...prompt.matchAll(/^\[(p\d+\.l\d+)\] (.*)$/gm)].map(([, id, text]) => ({
      id: id!,
      text: text!,
    }));
    const keys = [...prompt.matchAll(/^- ([a-z][a-z0-9_]*) \(/gm)].map(([, key]) => key!);
    const fields = Object.fromEntries(keys.map((key) => [key, find(finds[key], lines)]));
    const wants_summary = /^summary: two/m.test(prompt);
    const answer = {
      ...(keys.length > 0 ? { fields } : {}),
      ...(/^line_items: /m.test(prompt) ? { line_items: more.items ?? [] } : {}),
      ...(wants_summary ? { summary: more.summary ?? null } : {}),
    };
    return says(JSON.stringify(answer), { pace: 200, prompt_tokens: Math.ceil(prompt.length / 3) })(
      seen,
      response,
    );
  };

function find(wanted: Finds[string] | undefined, lines: { id: string; text: string }[]): Said {
  if (wanted === undefined) return NOTHING;
  if (!(wanted instanceof RegExp) && !(wanted.quote instanceof RegExp)) return wanted as Said;
  const pattern = wanted instanceof RegExp ? wanted : (wanted.quote as RegExp);
  for (const { id, text } of lines) {
    const match = pattern.exec(text);
    if (match !== null)
      return {
        quote: match[0],
        line: id,
        value: wanted instanceof RegExp ? (match[1] ?? match[0]) : wanted.value,
      };
  }
  return NOTHING;
}

/** Models that lose patience within a second or two. */
export function impatientModels(): Models {
  const models = createModels();
  const timeouts = { connect_ms: 2000, first_token_ms: 1200, idle_ms: 1200, total_ms: 6000, busy_ms: 1000 };
  return {
    connect: (settings, signal) => models.connect({ ...settings, timeouts }, signal),
    test: (settings, signal) => models.test({ ...settings, timeouts }, signal),
  };
}

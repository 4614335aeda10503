// Takes a model's thinking out of its answer while it streams. Servers that know the model's template send thinking in a
// field of its own; the others leave `<think>…</think>` in the text, sometimes without the opening tag.

/** Only at the start of an answer: later ones are text, as in a quoted document. */
const TAGS = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['[THINK]', '[/THINK]'],
] as const;
// Templates of Qwen and DeepSeek put the opening tag into the prompt, so that only the closing one is ever seen.
const ORPHAN = '</think>';

export interface Filtered {
  text: string;
  /** Characters of thinking. */
  thought: number;
  /** Text that was let through before turned out to be thinking. */
  discard: boolean;
}

export interface ThinkFilter {
  push(part: string): Filtered;
  /** What was held back, at the end of the answer. */
  flush(): Filtered;
}

interface State {
  held: string;
  place: 'start' | 'thinking' | 'answer';
  /** The tag that ends the thinking. */
  closing: string;
  watchesOrphan: boolean;
}

/** Each returns whether there is more to do with what is held. */
const steps = { start: atStart, thinking, answer: answering };

const nothing = (): Filtered => ({ text: '', thought: 0, discard: false });

export function createThinkFilter(): ThinkFilter {
  const state: State = { held: '', place: 'start', closing: '', watchesOrphan: true };
  return {
    push(part) {
      const out = nothing();
      state.held += part;
      while (state.held !== '' && steps[state.place](state, out));
      return out;
    },
    flush() {
      const out = nothing();
      if (state.place === 'thinking') out.thought = state.held.length;
      else out.text = state.held;
      state.held = '';
      return out;
    },
  };
}

function atStart(state: State, out: Filtered): boolean {
  const seen = state.held.trimStart();
  const tag = TAGS.find(([open]) => seen.startsWith(open));
  if (tag !== undefined) {
    state.place = 'thinking';
    state.closing = tag[1];
    state.held = seen.slice(tag[0].length);
    return true;
  }
  if (TAGS.some(([open]) => open.startsWith(seen))) return false;
  state.place = 'answer';
  state.held = seen;
  // JSON quotes documents, and those may contain anything.
  if (/^[{[]/.test(seen)) state.watchesOrphan = false;
  return answering(state, out);
}

function thinking(state: State, out: Filtered): boolean {
  const { held, closing } = state;
  const end = held.indexOf(closing);
  // The end of what is held may be the beginning of the tag.
  const done = end >= 0 ? end : Math.max(0, held.length - closing.length + 1);
  out.thought += done;
  state.held = held.slice(end >= 0 ? end + closing.length : done);
  if (end >= 0) state.place = 'start';
  return end >= 0;
}

function answering(state: State, out: Filtered): boolean {
  const { held } = state;
  const end = state.watchesOrphan ? held.indexOf(ORPHAN) : -1;
  if (end < 0) {
    const keep = state.watchesOrphan ? overlap(held, ORPHAN) : 0;
    out.text += held.slice(0, held.length - keep);
    state.held = held.slice(held.length - keep);
    return false;
  }
  out.thought += out.text.length + end;
  out.text = '';
  out.discard = true;
  state.watchesOrphan = false;
  state.held = held.slice(end + ORPHAN.length);
  state.place = 'start';
  return true;
}

/** How many characters at the end of `text` could be the beginning of `tag`. */
function overlap(text: string, tag: string): number {
  for (let length = Math.min(text.length, tag.length - 1); length > 0; length -= 1)
    if (text.endsWith(tag.slice(0, length))) return length;
  return 0;
}

/** A whole text without its thinking. */
export function withoutThinking(text: string): string {
  const filter = createThinkFilter();
  const first = filter.push(text).text;
  return (first + filter.flush().text).trimStart();
}

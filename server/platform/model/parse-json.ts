// Gets the JSON out of a reply whose server or model did not stick to it: thoughts, code fences, a sentence before or
// after, trailing commas, line breaks inside strings. Missing content is never made up.
import { withoutThinking } from './think-filter.ts';

export interface ParsedJson {
  value: unknown;
  /** Whether the reply was JSON and nothing else. */
  clean: boolean;
}

/** undefined where there is no complete JSON object or array. */
export function parseJson(reply: string): ParsedJson | undefined {
  const direct = tryParse(reply);
  if (direct !== undefined) return { ...direct, clean: true };
  const text = withoutThinking(reply);
  for (const start of openings(text)) {
    const end = balancedEnd(text, start);
    if (end === undefined) continue;
    const candidate = text.slice(start, end);
    const found = tryParse(candidate) ?? tryParse(mend(candidate));
    if (found !== undefined) return { ...found, clean: false };
  }
  return undefined;
}

function tryParse(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return undefined;
  }
}

/** Where an object may begin, else an array; a few of them, since prose can contain braces. */
function openings(text: string): number[] {
  const found: number[] = [];
  for (const bracket of ['{', '[']) {
    let from = text.indexOf(bracket);
    while (from >= 0 && found.length < 20) {
      found.push(from);
      from = text.indexOf(bracket, from + 1);
    }
  }
  return found;
}

/** The position after the bracket that closes the one at `start`, strings taken into account. */
function balancedEnd(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let i = start; i < text.length; i += 1) {
    const char = text[i];
    if (inString) {
      if (char === '\\') i += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) return i + 1;
    }
  }
  return undefined;
}

/** Escapes control characters inside strings and drops commas before a closing bracket. */
function mend(text: string): string {
  let out = '';
  let inString = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i] ?? '';
    if (inString && char === '\\') {
      out += char + (text[i + 1] ?? '');
      i += 1;
      continue;
    }
    if (char === '"') inString = !inString;
    if (inString && char < ' ') out += JSON.stringify(char).slice(1, -1);
    else if (!inString && char === ',' && /^\s*[}\]]/.test(text.slice(i + 1, i + 200))) continue;
    else out += char;
  }
  return out;
}

// Lets the operator's model read a document: whole if it fits its context, else in parts; many fields in several questions.
import { sumBy, sumOf } from '../../../platform/sum.ts';
import { ModelError } from '../../../platform/model/model-error.ts';
import type { Model } from '../../../platform/model/model.ts';
import type { Reading } from '../../../reading/reading.ts';
import type { ExtractionProfile } from '../../draft.ts';
import { buildLayout } from '../../layout/build-layout.ts';
import { NO_AIDS, type Aids } from './aids.ts';
import { numberedLines, type NumberedLine } from './lines.ts';
import {
  answerSchema,
  answerTokens,
  messagesFor,
  type Answer,
  type Claim,
  type ItemClaim,
  type Question,
} from './question.ts';
import { sentence, type Said } from '../../../platform/sentences/sentence.ts';

/** What the model says, nothing of it believed yet. */
export interface ModelReading {
  model: string;
  /** For each field what was said of each part of the document, in order. */
  claims: Map<string, Claim[]>;
  items: ItemClaim[];
  summary: string | null;
  warnings: Said[];
}

/** Constrained decoding gets worse with larger schemas. */
const FIELDS_AT_ONCE = 25;
/** In a context below this, fewer fields at once leave room for the document, and line items are asked for on their own. */
const SMALL_CONTEXT_TOKENS = 8192;
const FIELDS_IN_SMALL = 10;
/** Lines that a part of a long document has, as a guess for what its answer takes. */
const LINES_IN_PART = 40;
/** A book is not read to its end by a model: its head and its tail say what it is. */
const MOST_PARTS = 12;
const HEAD_PARTS = 9;
/** Lines repeated from the part before, for what goes on over the border. */
const OVERLAP = 2;
const SMALLEST_PART_TOKENS = 200;

/** Throws `ModelError` when the model cannot be asked or gives no usable answer. */
export async function readWithModel(
  reading: Reading,
  profile: ExtractionProfile,
  model: Model,
  signal: AbortSignal,
  aids: Aids = NO_AIDS,
): Promise<ModelReading> {
  const lines = numberedLines(buildLayout(reading));
  const result: ModelReading = {
    model: model.name,
    claims: new Map(),
    items: [],
    summary: null,
    warnings: [],
  };
  if (lines.length === 0) return result;
  for (const [i, question] of questionsFor(profile, model.context_tokens).entries()) {
    let parts = partsFor(question, profile, model, lines, aids);
    if (parts.length > MOST_PARTS) {
      if (i === 0)
        result.warnings.push(
          sentence('problems.modelParts', {
            first: HEAD_PARTS,
            last: MOST_PARTS - HEAD_PARTS,
            all: parts.length,
          }),
        );
      parts = [...parts.slice(0, HEAD_PARTS), ...parts.slice(HEAD_PARTS - MOST_PARTS)];
    }
    const ask: Asking = { question: { ...question, summary: i === 0 }, profile, model, signal, aids };
    await askParts(parts, ask, result);
  }
  return result;
}

function questionsFor({ fields, line_items }: ExtractionProfile, context_tokens: number): Question[] {
  const small = context_tokens < SMALL_CONTEXT_TOKENS;
  const at_once = small ? FIELDS_IN_SMALL : FIELDS_AT_ONCE;
  const questions: Question[] = [];
  for (let start = 0; start === 0 || start < fields.length; start += at_once) {
    const first = start === 0;
    questions.push({
      fields: fields.slice(start, start + at_once),
      line_items: line_items && first && !small,
      summary: first,
    });
  }
  if (line_items && small) questions.push({ fields: [], line_items: true, summary: false });
  return questions;
}

/** Packs lines into prompts that leave room for the answer. Throws `ModelError` (context) where nothing fits. */
function partsFor(
  question: Question,
  profile: ExtractionProfile,
  model: Model,
  lines: readonly NumberedLine[],
  { pictures, examples }: Aids,
): NumberedLine[][] {
  const images = [...pictures.values()];
  const frame = messagesFor(question, profile, [], {
    part: 'part 1',
    pictures: [...pictures.keys()],
    examples,
  });
  const taken = sumBy(frame, ({ content }) => model.estimateTokens(content));
  const schema = answerSchema(question);
  const roomFor = (count: number) =>
    model.promptRoom({ max_tokens: answerTokens(question, count), schema, images }) - taken;
  const costs = lines.map(({ id, text }) => model.estimateTokens(`[${id}] ${text}\n`));
  if (sumOf(costs) <= roomFor(lines.length)) return [[...lines]];
  const room = roomFor(Math.min(lines.length, LINES_IN_PART));
  if (room < SMALLEST_PART_TOKENS)
    throw new ModelError('context', sentence('model.contextSmall', { tokens: model.context_tokens }));
  const parts: NumberedLine[][] = [];
  let part: NumberedLine[] = [];
  let used = 0;
  for (const [i, line] of lines.entries()) {
    const cost = costs[i]!;
    if (used + cost > room && part.length > OVERLAP) {
      parts.push(part);
      part = part.slice(-OVERLAP);
      used = sumBy(part, ({ id, text }) => model.estimateTokens(`[${id}] ${text}\n`));
    }
    part.push(line);
    used += cost;
  }
  return [...parts, part];
}

interface Asking {
  question: Question;
  profile: ExtractionProfile;
  model: Model;
  signal: AbortSignal;
  aids: Aids;
}

async function askParts(
  parts: readonly NumberedLine[][],
  asking: Asking,
  result: ModelReading,
): Promise<void> {
  for (const [i, lines] of parts.entries()) {
    const question = { ...asking.question, summary: asking.question.summary && i === 0 };
    const part = parts.length === 1 ? null : `part ${i + 1} of ${parts.length}`;
    const value = await askPart({ ...asking, question }, lines, part, result);
    for (const { key } of question.fields) {
      const claim = value.fields?.[key];
      if (claim !== undefined) result.claims.set(key, [...(result.claims.get(key) ?? []), claim]);
    }
    result.items.push(...(value.line_items ?? []));
    result.summary ??= value.summary ?? null;
  }
}

/** With the pictures of its pages where the model takes them; a server that refuses them is asked again with text alone. */
async function askPart(
  asking: Asking,
  lines: readonly NumberedLine[],
  part: string | null,
  result: ModelReading,
): Promise<Answer> {
  const { question, profile, model, signal, aids } = asking;
  const numbers = [...new Set(lines.map(({ page }) => page))].filter((page) => aids.pictures.has(page));
  const ask = async (pictures: readonly number[]) => {
    const { value } = await model.generate({
      messages: messagesFor(question, profile, lines, { part, pictures, examples: aids.examples }),
      images: pictures.map((page) => aids.pictures.get(page)!),
      schema: answerSchema(question),
      // As it was reckoned with when the parts were packed; a longer answer is asked for once more with twice the room.
      max_tokens: answerTokens(
        question,
        part === null ? lines.length : Math.min(lines.length, LINES_IN_PART),
      ),
      signal,
    });
    return value;
  };
  if (numbers.length === 0) return ask([]);
  try {
    return await ask(numbers);
  } catch (error) {
    const refused = error instanceof ModelError && ['bad_request', 'server', 'context'].includes(error.kind);
    if (!refused) throw error;
    const warning = sentence('problems.modelBlind');
    if (!result.warnings.includes(warning)) result.warnings.push(warning);
    return ask([]);
  }
}

// What "Test connection" has found, as data and as sentences for the operator.
import type { Context, ServerFacts } from './inspect-server.ts';
import { isElsewhere } from './inspect-server.ts';
import type { ReadingProbe, SchemaSupport, WholenessProbe } from './live-probes.ts';
import type { ModelError, ModelErrorKind } from './model-error.ts';
import type { ServerKind } from './protocol.ts';

/** `problem`: the model cannot be used, or not well, until this is changed. */
export interface Finding {
  level: 'good' | 'note' | 'problem';
  code: string;
  text: string;
}

export interface ConnectionReport {
  /** Whether the model can be used. */
  ok: boolean;
  /** What went wrong, where the test could not be finished. */
  error: { kind: ModelErrorKind; message: string; said: string } | null;
  server: { kind: ServerKind; version: string | null } | null;
  /** Models that can be chosen: they answer questions and run on this server. */
  models: string[];
  model: string | null;
  context: Context | null;
  vision: boolean | null;
  schema: SchemaSupport | null;
  /** Whether the model solved a one-line example. */
  reads: boolean | null;
  thinks: boolean | null;
  /** Whether long prompts arrive whole; null where this was not checked. */
  whole_prompts: boolean | null;
  tokens_per_second: number | null;
  duration_ms: number;
  findings: Finding[];
}

export const emptyReport = (): ConnectionReport => ({
  ok: false,
  error: null,
  server: null,
  models: [],
  model: null,
  context: null,
  vision: null,
  schema: null,
  reads: null,
  thinks: null,
  whole_prompts: null,
  tokens_per_second: null,
  duration_ms: 0,
  findings: [],
});

const NAMES: Record<ServerKind, string> = {
  'llama.cpp': 'llama.cpp',
  vllm: 'vLLM',
  ollama: 'Ollama',
  lmstudio: 'LM Studio',
  unknown: 'an OpenAI-compatible server',
};

const good = (code: string, text: string): Finding => ({ level: 'good', code, text });
const note = (code: string, text: string): Finding => ({ level: 'note', code, text });
const problem = (code: string, text: string): Finding => ({ level: 'problem', code, text });
const count = (value: number): string => value.toLocaleString('en-US');

/** Less than this holds a page, its instructions and an answer only just. */
const SMALL_CONTEXT_TOKENS = 8192;

export function describeServer(facts: ServerFacts): Finding[] {
  const { kind, version, model, endpoint, models } = facts;
  const findings = [
    good('server', `${NAMES[kind]}${version === null ? '' : ` ${version}`} answers at ${endpoint.root}.`),
    good('model', `The model is ${model.name}.`),
    ...describeContext(facts.context, kind),
  ];
  const elsewhere = models.filter(isElsewhere).map(({ name }) => name);
  if (elsewhere.length > 0)
    findings.push(note('cloud_models', `Not offered, because they run in a cloud: ${elsewhere.join(', ')}.`));
  if (facts.cloud_enabled === true)
    findings.push(
      note('cloud_enabled', 'Ollama may forward requests to its cloud; OLLAMA_NO_CLOUD=1 switches that off.'),
    );
  if (endpoint.root.startsWith('http:') && !/^http:\/\/(localhost|127\.|\[::1\])/.test(endpoint.root))
    findings.push(
      note('not_encrypted', 'The connection is not encrypted; documents cross your network in the clear.'),
    );
  if (kind === 'vllm')
    findings.push(
      note(
        'usage_statistics',
        'vLLM sends usage statistics unless VLLM_NO_USAGE_STATS=1 is set on the server.',
      ),
    );
  return findings;
}

function describeContext({ tokens, source, trained }: Context, kind: ServerKind): Finding[] {
  const sentences = {
    setting: `The context is ${count(tokens)} tokens, as set here.`,
    server: `The context is ${count(tokens)} tokens, as the server says.`,
    chosen: `Ollama is asked for a context of ${count(tokens)} tokens.`,
    assumed: `The server does not say how long its context is; ${count(tokens)} tokens are assumed. Set it by hand if you know better.`,
  } as const;
  const findings = [(source === 'assumed' ? note : good)('context', sentences[source])];
  if (trained !== null && tokens > trained)
    findings.push(problem('context_beyond_model', `The model was made for ${count(trained)} tokens only.`));
  if (tokens < SMALL_CONTEXT_TOKENS && source !== 'assumed')
    findings.push(
      note('context_small', `Long documents are read in many small pieces. ${howToEnlarge(kind)}`),
    );
  return findings;
}

function howToEnlarge(kind: ServerKind): string {
  switch (kind) {
    case 'llama.cpp':
      return 'Start llama-server with -c 32768 -np 1.';
    case 'vllm':
      return 'Start vLLM with --max-model-len 32768.';
    case 'lmstudio':
      return 'Load the model with a longer context in LM Studio.';
    case 'ollama':
    case 'unknown':
      return 'A context of 32,768 tokens serves well.';
  }
}

export function describeVision(vision: boolean | null): Finding {
  if (vision === true) return good('vision', 'The model reads images of pages.');
  if (vision === false)
    return note('no_vision', 'The model reads text only; pages go to it as recognised text.');
  return note('vision_unknown', 'Whether the model reads images could not be found out; it gets text only.');
}

export function describeSchema(support: SchemaSupport, shaped: boolean): Finding {
  if (support === 'enforced') return good('schema', 'The server holds the model to the requested form.');
  if (!shaped)
    return problem(
      'schema_unusable',
      'The model does not answer in the requested form, and the server does not hold it to one.',
    );
  const how =
    support === 'ignored' ? 'ignores the requested form' : 'does not know how to hold a model to a form';
  return note(
    'schema_prompt',
    `The server ${how}; the model follows it by itself. Every answer is checked either way.`,
  );
}

export function describeReading({ shaped, right, thinks }: ReadingProbe): Finding[] {
  const findings: Finding[] = [];
  if (right) findings.push(good('reads', 'The model found the number in a small example.'));
  else if (shaped)
    findings.push(
      problem(
        'reads_badly',
        'The model did not find the number in a small example; it may be too small for documents.',
      ),
    );
  if (thinks)
    findings.push(
      note('thinks', 'The model thinks before it answers although it is told not to; answers take longer.'),
    );
  return findings;
}

export function describeWholeness({ whole, tried_tokens }: WholenessProbe): Finding {
  if (whole === true)
    return good('whole_prompts', `A prompt of ${count(tried_tokens)} tokens arrived whole.`);
  if (whole === null)
    return note(
      'whole_unknown',
      'The server does not say how many tokens it read, so cut prompts would go unnoticed.',
    );
  return problem(
    'cuts_prompts',
    `The server does not take a prompt of ${count(tried_tokens)} tokens whole: its context is smaller than expected. Set the context by hand.`,
  );
}

export const describeError = ({ message, said, kind }: ModelError): Finding =>
  problem(`error_${kind}`, said === '' ? `${message}.` : `${message}. The server says: ${said}`);

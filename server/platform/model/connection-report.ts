// What "Test connection" has found, as data and as findings for the operator.
import { finding, type Finding } from './findings.ts';
import type { Context, ServerFacts } from './inspect-server.ts';
import { isElsewhere } from './inspect-server.ts';
import type { ReadingProbe, SchemaSupport, WholenessProbe } from './live-probes.ts';
import type { ModelError, ModelErrorKind } from './model-error.ts';
import type { ServerKind } from './protocol.ts';

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

/** Less than this holds a page, its instructions and an answer only just. */
const SMALL_CONTEXT_TOKENS = 8192;

export function describeServer(facts: ServerFacts): Finding[] {
  const { kind, version, model, endpoint, models } = facts;
  const server = version === null ? NAMES[kind] : `${NAMES[kind]} ${version}`;
  const findings = [
    finding('server', { server, address: endpoint.root }),
    finding('model', { model: model.name }),
    ...describeContext(facts.context, kind),
  ];
  const elsewhere = models.filter(isElsewhere).map(({ name }) => name);
  if (elsewhere.length > 0) findings.push(finding('cloud_models', { models: elsewhere.join(', ') }));
  if (facts.cloud_enabled === true) findings.push(finding('cloud_enabled'));
  if (/^http:\/\/(?!localhost|127\.|\[::1\])/.test(endpoint.root)) findings.push(finding('not_encrypted'));
  if (kind === 'vllm') findings.push(finding('usage_statistics'));
  return findings;
}

function describeContext({ tokens, source, trained }: Context, kind: ServerKind): Finding[] {
  const findings = [finding(`context_${source}`, { tokens })];
  if (trained !== null && tokens > trained)
    findings.push(finding('context_beyond_model', { tokens: trained }));
  if (tokens < SMALL_CONTEXT_TOKENS && source !== 'assumed')
    findings.push(finding('context_small', { advice: ENOUGH_CONTEXT[kind] }));
  return findings;
}

/** How each server is given a context that serves. */
const ENOUGH_CONTEXT: Record<ServerKind, string> = {
  'llama.cpp': 'llama-server -c 32768 -np 1',
  vllm: 'vllm serve --max-model-len 32768',
  ollama: 'OLLAMA_CONTEXT_LENGTH=32768',
  lmstudio: 'A context length of 32768 in the load settings of LM Studio',
  unknown: 'A context of 32768 tokens',
};

export function describeVision(vision: boolean | null): Finding {
  if (vision === null) return finding('vision_unknown');
  return finding(vision ? 'vision' : 'no_vision');
}

export function describeSchema(support: SchemaSupport, shaped: boolean): Finding {
  return finding(support !== 'enforced' && !shaped ? 'schema_unusable' : `schema_${support}`);
}

export function describeReading({ shaped, right, thinks }: ReadingProbe): Finding[] {
  const findings: Finding[] = [];
  if (shaped) findings.push(finding(right ? 'reads' : 'reads_badly'));
  if (thinks) findings.push(finding('thinks'));
  return findings;
}

export function describeWholeness({ whole, tried_tokens: tokens, slow }: WholenessProbe): Finding {
  if (slow) return finding('whole_slow', { tokens });
  if (whole === null) return finding('whole_unknown');
  return finding(whole ? 'whole_prompts' : 'cuts_prompts', { tokens });
}

export const describeError = ({ message, said }: ModelError): Finding =>
  said === '' ? finding('error', { message }) : finding('error_said', { message, said });

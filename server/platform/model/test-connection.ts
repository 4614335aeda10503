// "Test connection" of the settings page: looks, asks a few harmless questions, and tells what it found. Never throws for
// anything that a server or a setting can do wrong.
import { createConnection, type Connection } from './connection.ts';
import {
  describeError,
  describeReading,
  describeSchema,
  describeServer,
  describeVision,
  describeWholeness,
  emptyReport,
  type ConnectionReport,
} from './connection-report.ts';
import type { ModelSettings } from './endpoint.ts';
import { inspectServer, isElsewhere, type ServerFacts } from './inspect-server.ts';
import { probeReading, probeSchema, probeVision, probeWholeness } from './live-probes.ts';
import { ModelError } from './model-error.ts';

/** One question; loading a large model from disk comes on top of answering. */
const QUESTION_MS = 180_000;

export async function testConnection(
  settings: ModelSettings,
  signal?: AbortSignal,
): Promise<ConnectionReport> {
  const started = performance.now();
  const report = emptyReport();
  try {
    const facts = await inspectServer(settings, signal);
    report.server = { kind: facts.kind, version: facts.version };
    report.models = facts.models
      .filter((model) => model.chats && !isElsewhere(model))
      .map(({ name }) => name);
    report.model = facts.model.name;
    report.context = facts.context;
    report.findings.push(...describeServer(facts));
    await ask(connectionOf(facts), facts, report, signal);
    report.ok = !report.findings.some(({ level }) => level === 'problem');
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    report.error = { kind: error.kind, message: error.message, said: error.said };
    report.findings.push(describeError(error));
  }
  report.duration_ms = Math.round(performance.now() - started);
  return report;
}

function connectionOf(facts: ServerFacts): Connection {
  const { endpoint, kind, model, context } = facts;
  const timeouts = {
    ...endpoint.timeouts,
    total_ms: Math.min(endpoint.timeouts.total_ms, QUESTION_MS),
    busy_ms: 30_000,
  };
  return createConnection(
    {
      endpoint: { ...endpoint, timeouts },
      kind,
      model: model.name,
      context_tokens: context.tokens,
      vision: facts.vision ?? false,
    },
    1,
  );
}

async function ask(
  connection: Connection,
  facts: ServerFacts,
  report: ConnectionReport,
  signal: AbortSignal | undefined,
): Promise<void> {
  report.schema = await probeSchema(connection, signal);
  const reading = await probeReading(connection, signal);
  report.reads = reading.right;
  report.thinks = reading.thinks;
  report.tokens_per_second = speedOf(reading.usage.completion_tokens, reading.ms);
  report.findings.push(describeSchema(report.schema, reading.shaped), ...describeReading(reading));
  report.vision = facts.vision ?? (await probeVision(connection, signal));
  report.findings.push(describeVision(report.vision));
  // llama.cpp and vLLM answer prompts that are too long with an error.
  if (facts.kind === 'llama.cpp' || facts.kind === 'vllm') return;
  const wholeness = await probeWholeness(connection, signal);
  report.whole_prompts = wholeness.whole;
  report.findings.push(describeWholeness(wholeness));
}

const speedOf = (tokens: number | null, ms: number): number | null =>
  tokens === null || ms <= 0 ? null : Math.round((tokens / ms) * 10_000) / 10;

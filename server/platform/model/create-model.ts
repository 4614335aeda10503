// A Model over one connection: what extraction and chat work with.
import { collect } from './collect.ts';
import type { Connection, Question } from './connection.ts';
import { converse } from './converse.ts';
import { generateValue, withShape } from './generate-value.ts';
import type { ChatMessage, ChatRequest, Model, TextReply, ValueRequest } from './model.ts';
import { estimatePrompt } from './prompt-size.ts';
import { reduceSchema } from './schema-subset.ts';

/** Left free, because estimates err and templates add tokens. */
const HEADROOM = 0.15;

type Sized = Pick<ChatRequest, 'max_tokens' | 'images'> & { schema?: ValueRequest<unknown>['schema'] };

export function createModel(connection: Connection): Model {
  const promptRoom = ({ max_tokens, images = [], schema }: Sized): number => {
    const around = schema === undefined ? [] : withShape([], reduceSchema(schema, 'full'));
    const taken = estimatePrompt(connection, questionOf({ messages: around, images, max_tokens }));
    return Math.max(0, Math.floor(connection.context_tokens * (1 - HEADROOM)) - max_tokens - taken);
  };
  const sizeOf = (messages: readonly ChatMessage[]) =>
    estimatePrompt(connection, questionOf({ messages, max_tokens: 0 }));
  return {
    name: connection.model,
    vision: connection.vision,
    get context_tokens() {
      return connection.context_tokens;
    },
    estimateTokens: (text) => connection.meter.estimate(text),
    promptRoom,
    fits: (request) => sizeOf(request.messages) <= promptRoom(request),
    generate: ((request: ChatRequest & Partial<Pick<ValueRequest<unknown>, 'schema'>>) => {
      const { schema } = request;
      return schema === undefined
        ? generateText(connection, request)
        : generateValue(connection, { ...request, schema });
    }) as Model['generate'],
    stream: (request) => converse(connection, questionOf(request)),
    state: () => ({
      ...connection.availability.state(),
      running: connection.gate.running(),
      waiting: connection.gate.waiting(),
    }),
  };
}

function questionOf({ messages, images = [], max_tokens, signal }: ChatRequest): Question {
  return { messages, images, max_tokens, signal, schema: null, temperature: 0 };
}

async function generateText(connection: Connection, request: ChatRequest): Promise<TextReply> {
  const { text, finish, usage, ms } = await collect(connection, questionOf(request), request.on_progress);
  return {
    text,
    finish,
    usage,
    ms,
    steps: [{ name: 'text', outcome: finish === 'stop' ? 'ok' : finish, ms }],
  };
}

// Chat over HTTP: one JSON answer, or the same as server-sent events.
import type { FastifyReply } from 'fastify';
import type { chatEndpoints, ChatAnswer } from '../../contract/chat.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import { RectoError } from '../platform/errors.ts';
import { streamEvents, type EventSink } from '../platform/http/event-stream.ts';
import { TAKEN_OVER, type Handlers } from '../platform/http/mount.ts';
import { errorForLog } from '../platform/log.ts';
import { answerQuestion, openQuestion, type Opened } from './answer-question.ts';
import { saveTranscript } from './save-transcript.ts';
import { doubtOf, getSession, listSessions, listTurns } from './store.ts';
import { suggestQuestions } from './suggest-questions.ts';
import { sentence } from '../platform/sentences/sentence.ts';
import { say } from '../platform/sentences/say.ts';

export const chatRoutes: Handlers<Context, typeof chatEndpoints> = {
  async chat({ ctx, body, request, reply }) {
    const opened = await openQuestion(ctx, body);
    if (body.stream === true || /\btext\/event-stream\b/.test(request.headers.accept ?? '')) {
      streamEvents(request, reply, (sink) => void streamAnswer(ctx, opened, sink));
      return TAKEN_OVER;
    }
    return answerQuestion(ctx, opened, { signal: goneSignal(reply), on_delta() {}, on_reset() {} });
  },

  listChatSessions: ({ ctx, query }) => listSessions(ctx, query),

  suggestQuestions: async ({ ctx, query }) => ({ questions: await suggestQuestions(ctx, query) }),

  async getChatSession({ ctx, params }) {
    const { id, contact_id, folder_id, created_at, updated_at } = await getSession(ctx, params.id);
    const turns = (await listTurns(ctx, id)).map((turn) => ({
      question: turn.question,
      answer: turn.answer,
      language: turn.language === 'zh' ? ('zh' as const) : ('en' as const),
      route: turn.route,
      ...doubtOf(turn),
      sources: turn.sources,
      coverage: turn.coverage,
      engine: turn.engine,
      created_at: isoSeconds(turn.created_at),
    }));
    return {
      id,
      contact_id,
      folder_id,
      created_at: isoSeconds(created_at),
      updated_at: isoSeconds(updated_at),
      turns,
    };
  },

  async saveTranscript({ ctx, params, body, reply }) {
    const { id, filename, status, contact_id, folder_id, created_at } = await saveTranscript(
      ctx,
      params.id,
      body.filename,
    );
    reply.header('location', `/api/documents/${id}`);
    return { id, filename, status, contact_id, folder_id, created_at: isoSeconds(created_at) };
  },
};

/** Aborted when the asker hangs up before the answer. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

/** The answer as it is made; an error that a person can act on says so, any other says no more than a 500 does. */
async function streamAnswer(ctx: Context, opened: Opened, sink: EventSink): Promise<void> {
  try {
    const answer: ChatAnswer = await answerQuestion(ctx, opened, {
      signal: sink.closed,
      on_delta: (text) => sink.emit('delta', { text }),
      on_reset: () => sink.emit('delta', { reset: true }),
    });
    sink.emit('sources', { sources: answer.sources });
    sink.emit('done', answer);
  } catch (error) {
    if (!sink.closed.aborted) {
      ctx.log.error(errorForLog(error), 'chat');
      sink.emit('error', {
        detail: say(
          error instanceof RectoError ? error.sentence : sentence('refusals.internal'),
          ctx.language,
        ),
      });
    }
  } finally {
    sink.end();
  }
}

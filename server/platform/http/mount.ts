// Joins endpoints with their handlers: access first, then input, then the handler, and out through the response schema.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { BinaryContent, Endpoint, EventStream } from '../../../contract/endpoint.ts';
import { isBinary, isEventStream } from '../../../contract/openapi.ts';
import { forbidden, unauthorised } from '../errors.ts';
import { languageOf, type Language } from '../sentences/language.ts';
import { sentence, type Sentence } from '../sentences/sentence.ts';
import { BODY_BYTES } from './body-limits.ts';
import { nameLanguage } from './errors.ts';
import { matchesEtag } from './etag.ts';
import { parseInput } from './parse-input.ts';
import { sendFile, type FileResponse } from './file-response.ts';

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;
type Field<E, Name extends string> = E extends Record<Name, infer S> ? OutputOf<S> : undefined;

/** What a handler gets: validated input and, for headers and streams, the raw request and reply. */
export interface Call<C, E> {
  ctx: C;
  /** Whether the caller may change anything. */
  can_write: boolean;
  /** Whether the caller is an Admin, for endpoints that do more for Admins than for others. */
  is_admin: boolean;
  params: Field<E, 'params'>;
  query: Field<E, 'query'>;
  body: E extends { body_type: 'multipart' } ? undefined : Field<E, 'body'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type ResponseOf<E> = E extends { response: infer R }
  ? R extends EventStream
    ? typeof TAKEN_OVER
    : R extends BinaryContent
      ? FileResponse
      : R extends z.ZodType
        ? z.input<R>
        : void
  : never;

/** Returns the response body; a handler that has taken over the reply (event streams) returns `TAKEN_OVER`. */
export type Handler<C, E> = (call: Call<C, E>) => Promise<ResponseOf<E> | typeof TAKEN_OVER>;
export type Handlers<C, Endpoints> = { [Name in keyof Endpoints]: Handler<C, Endpoints[Name]> };

export const TAKEN_OVER = Symbol('the handler has taken over the reply');

export interface Caller<C> {
  ctx: C;
  can_write: boolean;
  can_admin: boolean;
  /** A person with a session rather than a token. */
  is_person: boolean;
  /** Has to set a new password before anything else. */
  must_change_password: boolean;
  /** Who it is in the log: kind and id, never a name. */
  logged_as: string;
  /** Why writing is refused, for the 403. */
  reason: Sentence;
}

export interface MountOptions<C> {
  /** Undefined when the request carries no valid token or session. Throws for an unsafe cross-site request. */
  authenticate(request: FastifyRequest): Promise<Caller<C> | undefined>;
  /** The context of a public endpoint called by nobody in particular. */
  anonymous(request: FastifyRequest): C;
  /** The context for an answer in this language. */
  speaking(ctx: C, language: Language): C;
}

export function mount<C, Endpoints extends Record<string, Endpoint>>(
  app: FastifyInstance,
  endpoints: Endpoints,
  handlers: Handlers<C, Endpoints>,
  options: MountOptions<C>,
): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    mountOne(app, endpoint, (handlers as Record<string, Handler<C, Endpoint>>)[name]!, options);
  }
}

function mountOne<C>(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: Handler<C, Endpoint>,
  options: MountOptions<C>,
): void {
  const { method, path, status = 200, response } = endpoint;
  const callers = new WeakMap<FastifyRequest, Caller<C>>();
  app.route({
    method,
    url: path,
    bodyLimit: BODY_BYTES[endpoint.access],
    // Before the body is read: who may not send it need not have sent it.
    onRequest: async (request) => {
      callers.set(request, await admit(endpoint, request, options));
    },
    handler: async (request, reply) => {
      // The router takes the empty text behind the last slash of /api/documents/ for an id.
      if (Object.values(request.params as object).includes('')) return reply.callNotFound();
      const caller = callers.get(request) as Caller<C>;
      const call = {
        ctx: options.speaking(caller.ctx, languageOf(request.headers['accept-language'])),
        can_write: caller.can_write,
        is_admin: caller.can_admin,
        params: endpoint.params && parseInput('path', endpoint.params, request.params),
        query: parseInput('query', endpoint.query ?? NO_QUERY, request.query),
        body:
          endpoint.body && endpoint.body_type !== 'multipart'
            ? parseInput('body', endpoint.body, request.body ?? {})
            : undefined,
        request,
        reply,
      } as Call<C, Endpoint>;
      nameLanguage(request, reply);
      const result = await handler(call);
      if (result === TAKEN_OVER) return reply;
      if (response === null || isEventStream(response)) return reply.code(status).send();
      if (isBinary(response)) return sendFile(result as FileResponse, request, reply);
      const text = serializerOf(response, reply)(result as Record<string, unknown>);
      if (method === 'GET' && matchesEtag(request, reply, text)) return reply.code(304).send();
      return reply.code(status).type('application/json; charset=utf-8').send(text);
    },
  });
}

const NO_QUERY = z.strictObject({});

async function admit<C>(
  { access, before_new_password }: Endpoint,
  request: FastifyRequest,
  options: MountOptions<C>,
): Promise<Caller<C>> {
  const caller = await options.authenticate(request);
  if (caller !== undefined) request.log = request.log.child({ actor: caller.logged_as });
  const held = caller?.must_change_password === true && before_new_password !== true;
  if (access === 'public') return caller === undefined || held ? nobody(options.anonymous(request)) : caller;
  if (caller === undefined) throw unauthorised('refusals.signIn');
  if (held) throw forbidden('refusals.newPassword');
  if (access === 'person' && !caller.is_person) throw forbidden('refusals.personOnly');
  if (access === 'admin' && !caller.can_admin) throw forbidden('refusals.adminOnly');
  if (access === 'writer' && !caller.can_write) throw forbidden(caller.reason);
  return caller;
}

const nobody = <C>(ctx: C): Caller<C> => ({
  ctx,
  can_write: false,
  can_admin: false,
  is_person: false,
  must_change_password: false,
  logged_as: 'nobody',
  reason: sentence('refusals.adminOnly'),
});

const isSchema = (given: z.core.JSONSchema._JSONSchema): given is z.core.JSONSchema.BaseSchema =>
  typeof given === 'object';

const SCALARS = new Set<unknown>(['string', 'number', 'integer']);

/** A choice between scalars needs no schema that is tried out first: their types say it all. */
function nameScalars(schema: z.core.JSONSchema.BaseSchema): void {
  const choices = schema.anyOf?.map((one) => (isSchema(one) && one.enum === undefined ? one : {}));
  if (choices === undefined || !choices.every(({ type }) => SCALARS.has(type))) return;
  const names = new Set<unknown>(choices.map(({ type }) => type));
  if (choices.some(({ nullable }) => nullable)) names.add('null');
  schema.type = [...names] as never;
  delete schema.anyOf;
}

type Serializer = ReturnType<FastifyReply['compileSerializationSchema']>;

/** Compiled for the first answer and kept, for every server of this process: all of them would take a tenth of the start. */
const serializers = new WeakMap<z.ZodType, Serializer>();

function serializerOf(response: z.ZodType, reply: FastifyReply): Serializer {
  const kept = serializers.get(response) ?? reply.compileSerializationSchema(serializable(response));
  serializers.set(response, kept);
  return kept;
}

/** A JSON schema for the framework's compiled serialiser, which writes what the schema names and nothing else. */
function serializable(response: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(response, {
    target: 'openapi-3.0',
    io: 'output',
    override: ({ jsonSchema }) => {
      // Formats and patterns are for readers; the serialiser would try to convert by them.
      delete jsonSchema.format;
      delete jsonSchema.pattern;
      delete jsonSchema.description;
      nameScalars(jsonSchema);
      // Those of a tuple are made with it and do not come by here.
      const { items } = jsonSchema;
      if (items !== undefined && !Array.isArray(items) && isSchema(items)) nameScalars(items);
    },
  });
}

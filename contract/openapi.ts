// The OpenAPI 3.0 description, computed from the endpoints: there is no second description to keep in step.
import { z } from 'zod';
import { ErrorBody } from './common.ts';
import { describeNames } from './vocabulary/describe.ts';
import {
  TAGS,
  type BinaryContent,
  type Endpoint,
  type EventStream,
  type ErrorStatus,
  type Tag,
} from './endpoint.ts';

type Json = { [key: string]: unknown };

export interface ApiInfo {
  title: string;
  version: string;
  description: string;
}

/** Builds the whole document. Throws when two different shapes share one id. */
export function describeApi(endpoints: Endpoint[], info: ApiInfo): Json {
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(endpoint, schemas) };
  }
  const used = new Set(endpoints.map((endpoint) => endpoint.tag));
  const document = {
    openapi: '3.0.3',
    info: { ...info, license: { name: 'MIT', url: 'https://opensource.org/license/mit' } },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS)
      .filter(([name]) => used.has(name as Tag))
      .map(([name, text]) => ({ name, description: text })),
    security: [{ BearerToken: [] }],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        // An API key rather than http bearer: the Authorize dialog then takes the whole text `Bearer <API_TOKEN>`.
        BearerToken: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'Enter the text `Bearer <API_TOKEN>`. The token stands in the UI under Settings, API.',
        },
      },
    },
  };
  return describeNames(tidy(document, schemas)) as Json;
}

/** OpenAPI 3.0 wants a type beside `nullable`, and a lone reference needs no `allOf`. */
function tidy(node: unknown, schemas: Json): unknown {
  if (Array.isArray(node)) return node.map((item) => tidy(item, schemas));
  if (typeof node !== 'object' || node === null) return node;
  const { allOf, ...rest } = node as Json & { allOf?: Json[] };
  const [only] = allOf ?? [];
  if (allOf?.length === 1 && Object.keys(rest).length === 0) return tidy(only, schemas);
  const entries = Object.entries(node).map(([key, value]) => [key, tidy(value, schemas)]);
  if (rest['nullable'] !== true || 'type' in rest) return Object.fromEntries(entries);
  const named = schemas[String(only?.['$ref']).replace('#/components/schemas/', '')] as Json | undefined;
  // An array has to say what it holds right beside its type.
  const items = named?.['items'] === undefined ? {} : { items: named['items'] };
  return { type: named?.['type'] ?? 'object', ...items, ...Object.fromEntries(entries) };
}

function describeOperation(endpoint: Endpoint, schemas: Json): Json {
  const { name, tag, summary, description, access, body } = endpoint;
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: [description, ACCESS[access]].filter(Boolean).join('\n\n'),
    ...(access === 'public' ? { security: [] } : {}),
    parameters: describeParameters(endpoint, schemas),
    ...(body === undefined ? {} : { requestBody: describeBody(endpoint, body, schemas) }),
    responses: describeResponses(endpoint, schemas),
    ...(endpoint.callback === undefined ? {} : { callbacks: describeCallback(endpoint.callback, schemas) }),
  };
}

const SIGNED = {
  'webhook-id': 'The same for every attempt of one delivery.',
  'webhook-timestamp': 'Seconds since 1970 at the time of sending.',
  'webhook-signature':
    'v1,<base64>: HMAC-SHA256 over `id.timestamp.body`; two of them while a secret is replaced.',
};

function describeCallback({ summary, body }: NonNullable<Endpoint['callback']>, schemas: Json): Json {
  const operation = {
    summary,
    security: [],
    parameters: Object.entries(SIGNED).map(([name, description]) => ({
      in: 'header',
      name,
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: toSchema(body, 'output', schemas) } },
    },
    responses: {
      200: { description: 'Delivered' },
      '5XX': { description: 'Tried again later, as after no answer' },
    },
  };
  return { webhook: { '{$request.body#/url}': { post: operation } } };
}

const ACCESS: Record<Endpoint['access'], string> = {
  public: 'Needs no token.',
  token: 'Needs a token or a signed-in person.',
  writer: 'Needs a token or a signed-in person who is not a viewer.',
  person: 'Needs a signed-in person; tokens are answered with 403.',
  admin: 'Needs a signed-in Admin; the API token is answered with 403.',
};

function describeParameters(endpoint: Endpoint, schemas: Json): Json[] {
  const headers = Object.entries(endpoint.headers ?? {}).map(([name, description]) => ({
    in: 'header',
    name,
    required: false,
    description,
    schema: { type: 'string' },
  }));
  return [
    ...fieldsOf('path', endpoint.params, schemas),
    ...fieldsOf('query', endpoint.query, schemas),
    ...headers,
    ...(isCacheable(endpoint) ? [IF_NONE_MATCH] : []),
  ];
}

/** Answers that a client may have already. */
const isCacheable = ({ method, response }: Endpoint): boolean =>
  method === 'GET' && response !== null && !isBinary(response) && !isEventStream(response);

const IF_NONE_MATCH = {
  in: 'header',
  name: 'If-None-Match',
  required: false,
  description: 'The ETag of an earlier answer; 304 without a body when this one would be the same.',
  schema: { type: 'string' },
};

const ETAG = {
  ETag: {
    description: 'Changes with what the answer says, for If-None-Match; of a record also for If-Match.',
    schema: { type: 'string' },
  },
};

function fieldsOf(place: 'path' | 'query', schema: z.ZodType | undefined, schemas: Json): Json[] {
  if (schema === undefined) return [];
  const object = toSchema(schema, 'input', schemas) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(object.properties ?? {}).map(([name, { description, ...rest }]) => ({
    in: place,
    name,
    required: place === 'path' || (object.required ?? []).includes(name),
    ...(description === undefined ? {} : { description }),
    schema: rest,
  }));
}

function describeBody(endpoint: Endpoint, body: z.ZodType, schemas: Json): Json {
  const type = endpoint.body_type === 'multipart' ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [type]: { schema: toSchema(body, 'input', schemas) } } };
}

function describeResponses(endpoint: Endpoint, schemas: Json): Json {
  const success = { [String(endpoint.status ?? 200)]: describeSuccess(endpoint, schemas) };
  const errors = Object.entries(allErrors(endpoint)).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: toSchema(ErrorBody, 'output', schemas) } } },
  ]);
  const unchanged = isCacheable(endpoint) ? { 304: { description: 'As in If-None-Match' } } : {};
  return { ...success, ...unchanged, ...Object.fromEntries(errors) };
}

/** The declared errors and those that follow from access and input. */
export function allErrors(endpoint: Endpoint): Partial<Record<ErrorStatus, string>> {
  const { access, params, query, body } = endpoint;
  return {
    ...(body === undefined
      ? {}
      : { 400: 'Malformed body', 413: 'The body is too large', 415: 'Unsupported content type' }),
    ...(access === 'public'
      ? {}
      : { 401: 'Missing, wrong or outdated token', 403: 'The caller may not do this' }),
    ...(access === 'public' && endpoint.method !== 'GET' ? { 403: 'Sent from a page of another site' } : {}),
    ...((params ?? query ?? body) === undefined
      ? {}
      : { 422: 'A parameter or field is missing or has the wrong form' }),
    500: 'Internal failure; x-request-id names the log line',
    503: 'The database or the store of originals cannot be reached at the moment',
    ...(endpoint.method === 'GET' ? {} : { 507: 'No space left on the server' }),
    ...endpoint.errors,
  };
}

function describeSuccess(endpoint: Endpoint, schemas: Json): Json {
  const { response } = endpoint;
  if (response === null) return { description: endpoint.status === 302 ? 'Redirect' : 'Done' };
  if (isEventStream(response))
    return {
      description: 'Events; the schema is that of their data',
      content: describeEvents(response, schemas),
    };
  if (isBinary(response)) {
    const file = { schema: { type: 'string', format: 'binary' } };
    return {
      description: 'The file',
      content: Object.fromEntries(response.media_types.map((type) => [type, file])),
    };
  }
  return {
    description: 'Success',
    ...(isCacheable(endpoint) ? { headers: ETAG } : {}),
    content: {
      'application/json': { schema: toSchema(response, 'output', schemas) },
      ...(endpoint.streamed === undefined ? {} : describeEvents(endpoint.streamed, schemas)),
    },
  };
}

function describeEvents({ events }: EventStream, schemas: Json): Json {
  const shapes = Object.values(events).map((shape) => toSchema(shape, 'output', schemas));
  return { 'text/event-stream': { schema: { anyOf: shapes } } };
}

export function isBinary(response: Endpoint['response']): response is BinaryContent {
  return response !== null && 'binary' in response;
}

export function isEventStream(response: Endpoint['response']): response is EventStream {
  return response !== null && 'events' in response;
}

/** Converts one schema; shapes with an id move to `schemas` and are referred to. */
function toSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const { definitions, ...root } = z.toJSONSchema(schema, { target: 'openapi-3.0', io, override }) as Json & {
    definitions?: Json;
  };
  for (const [id, shape] of Object.entries(definitions ?? {})) {
    const known = schemas[id];
    const text = JSON.stringify(shape).replaceAll('#/definitions/', '#/components/schemas/');
    if (known !== undefined && JSON.stringify(known) !== text)
      throw new Error(`Two different shapes are called ${id}`);
    schemas[id] = JSON.parse(text) as Json;
  }
  return JSON.parse(JSON.stringify(root).replaceAll('#/definitions/', '#/components/schemas/')) as Json;
}

/** Says the same with less, or so that generators of clients understand it. */
function override({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  nameValues(jsonSchema);
  openColumns(jsonSchema);
  // A tuple of one type is a list of it.
  const items = jsonSchema.items as { anyOf?: unknown[] } | undefined;
  if (
    jsonSchema.type === 'array' &&
    items?.anyOf !== undefined &&
    new Set(items.anyOf.map((item) => JSON.stringify(item))).size === 1
  ) {
    jsonSchema.items = items.anyOf[0] as z.core.JSONSchema.BaseSchema;
  }
}

interface EnumSchema {
  nullable?: boolean;
  enum?: (string | number | boolean | null)[];
  'x-enum-varnames'?: string[];
}

const SIGNS: Record<string, string> = { '.': '_dot_', ',': '_comma_', '/': '_slash_', '-': '_' };
const nameOf = (value: string | number | boolean | null): string =>
  String(value).replaceAll(/[^\w]/g, (sign) => SIGNS[sign] ?? `_${sign.charCodeAt(0)}_`);

/**
 * In OpenAPI 3.0 `nullable` alone does not make null one of the values. Values that differ in their signs only have names of their
 * own, as generators make names of constants from them.
 */
function nameValues(schema: EnumSchema): void {
  const { nullable, enum: values } = schema;
  if (values === undefined) return;
  if (nullable === true && !values.includes(null)) schema.enum = [...values, null];
  const words = values.filter((value) => value !== null).map((value) => String(value).replaceAll(/\W/g, ''));
  if (new Set(words).size < words.length) schema['x-enum-varnames'] = schema.enum!.map(nameOf);
}

/** What may be left out is of no type that TypeScript takes beside typed further keys; their description says what these hold. */
function openColumns(schema: z.core.JSONSchema.BaseSchema): void {
  const { additionalProperties: further, properties = {}, required = [] } = schema;
  if (typeof further !== 'object' || Object.keys(properties).every((key) => required.includes(key))) return;
  schema.additionalProperties = true;
}

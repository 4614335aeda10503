// The operations of the OpenAPI document in the form that both clients are written from.

/** Asked for by the client itself, or by a header of the call. */
const LEFT_OUT = ['If-None-Match'];

export function operationsOf(document) {
  const operations = Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: operation.operationId,
      method: method.toUpperCase(),
      address,
      summary: operation.summary,
      parameters: operation.parameters
        .filter(({ name }) => !LEFT_OUT.includes(name))
        .map(({ in: place, name, required, description, schema }) => ({
          place,
          name,
          required,
          description,
          schema,
        })),
      ...bodyOf(operation),
      ...resultOf(operation),
    })),
  );
  for (const { name, parameters } of operations) {
    const names = ['body', ...parameters.map((parameter) => parameter.name)];
    if (new Set(names).size < names.length) throw new Error(`${name} has two parameters of one name`);
  }
  return operations;
}

function bodyOf({ requestBody }) {
  if (requestBody === undefined) return { body: undefined };
  const [[type, { schema }]] = Object.entries(requestBody.content);
  return { body: { schema, multipart: type === 'multipart/form-data' } };
}

/** `json` with its schema, `none`, or `stream`: files, events and redirects are given as they come. */
function resultOf({ responses }) {
  const [status, { content = {} }] = Object.entries(responses).find(([code]) => /^(?:2|302)/.test(code));
  const json = content['application/json'];
  if (json === undefined) return { result: { kind: status === '204' ? 'none' : 'stream' } };
  const list = json.schema.properties;
  const noun = list?.next_cursor === undefined ? undefined : nounOf(list);
  return { result: { kind: 'json', schema: json.schema }, noun };
}

/** The key of a page that holds its rows. */
const nounOf = (properties) => Object.entries(properties).find(([, schema]) => schema.type === 'array')[0];

/** `If-Match` as `ifMatch`. */
export const camelCase = (name) =>
  name.includes('-') ? name.toLowerCase().replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase()) : name;

/** `getDocument` and `If-Match` as `get_document` and `if_match`. */
export const snakeCase = (name) =>
  name
    .replaceAll('-', '_')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase();

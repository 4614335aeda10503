// The generated half of the TypeScript client: types of the contract, and a method for each operation.
import { camelCase } from './operations.mjs';

const HEAD = `// Written by "npm run clients" from the OpenAPI document; not by hand.
import { Transport, type CallOptions, type FileInput } from './transport.ts';
`;

/** Not to be taken for what the language calls so. */
const RENAMED = { Error: 'ErrorBody' };
const named = (reference) => {
  const name = reference.split('/').at(-1);
  return RENAMED[name] ?? name;
};

export function typescriptOperations(document, operations) {
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) =>
    [comment(schema.description, ''), `export type ${RENAMED[name] ?? name} = ${typeOf(schema, '')};`].join(
      '',
    ),
  );
  const methods = operations.map(methodOf);
  const lists = operations.filter(({ noun }) => noun !== undefined);
  return [
    HEAD,
    ...schemas,
    '',
    '/** Every operation of the API, under its name there. */',
    'export class Operations extends Transport {',
    methods.join('\n\n'),
    '}',
    '',
    '/** Operations that answer page by page, with the key of their rows. */',
    'export const LISTS = {',
    ...lists.map(({ name, noun }) => `  ${name}: '${noun}',`),
    '} as const;',
    '',
    `export const OPERATIONS = ${lined(operations.map(({ name }) => name))} as const;`,
    '',
  ].join('\n');
}

const lined = (names) => `[\n${names.map((name) => `  '${name}',`).join('\n')}\n]`;

function methodOf({ name, method, address, summary, parameters, body, result }) {
  const fields = [
    ...parameters.map(
      ({ name, required, description, schema }) =>
        `${comment(description, '    ')}    ${camelCase(name)}${required ? '' : '?'}: ${inputOf(schema, '    ')};`,
    ),
    ...(body === undefined ? [] : [`    body: ${typeOf(body.schema, '    ')};`]),
  ];
  const required = body !== undefined || parameters.some((parameter) => parameter.required);
  const input = fields.length === 0 ? '' : `input: {\n${fields.join('\n')}\n  }${required ? '' : ' = {}'}, `;
  const request = [
    `method: '${method}'`,
    `path: '${address}'`,
    ...['path', 'query', 'header'].flatMap((place) => placed(place, parameters)),
    ...(body === undefined ? [] : ['body: input.body']),
    ...(body?.multipart === true ? ['multipart: true'] : []),
    `result: '${result.kind}'`,
  ];
  const type = { json: () => typeOf(result.schema, '  '), none: () => 'void', stream: () => 'Response' };
  return `  /** ${summary}. */
  ${name}(${input}options: CallOptions = {}): Promise<${type[result.kind]()}> {
    return this.send({ ${request.join(', ')} }, options);
  }`;
}

function placed(place, parameters) {
  const names = parameters.filter((parameter) => parameter.place === place).map(({ name }) => name);
  if (names.length === 0) return [];
  const key = { path: 'params', query: 'query', header: 'headers' }[place];
  return [`${key}: { ${names.map((name) => `'${name}': input.${camelCase(name)}`).join(', ')} }`];
}

const comment = (text, indent) =>
  text === undefined ? '' : `${indent}/** ${text.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n`;

/** One that may be repeated is one value or several. */
function inputOf(schema, indent) {
  return schema.type === 'array'
    ? `${typeOf(schema, indent)} | ${typeOf(schema.items, indent)}`
    : typeOf(schema, indent);
}

function typeOf(schema, indent) {
  const type = plainType(schema, indent);
  return schema.nullable === true && !schema.enum?.includes(null) ? `${type} | null` : type;
}

function plainType(schema, indent) {
  if (schema.$ref !== undefined) return named(schema.$ref);
  const union = schema.anyOf ?? schema.oneOf;
  if (union !== undefined) return [...new Set(union.map((one) => typeOf(one, indent)))].join(' | ');
  if (schema.allOf !== undefined) return schema.allOf.map((one) => typeOf(one, indent)).join(' & ');
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  switch (schema.type) {
    case 'array':
      return arrayOf(typeOf(schema.items ?? {}, indent));
    case 'object':
      return objectType(schema, indent);
    case 'string':
      return schema.format === 'binary' ? 'FileInput' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    default:
      return 'unknown';
  }
}

const arrayOf = (type) => (/^[\w.]+$/.test(type) ? `${type}[]` : `(${type})[]`);

const keyOf = (name) => (/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name));

function objectType({ properties = {}, required = [], additionalProperties }, indent) {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `${comment(schema.description, inner)}${inner}${keyOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema, inner)};`,
  );
  if (fields.length > 0) return `{\n${fields.join('\n')}\n${indent}}`;
  const values = typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown';
  return additionalProperties === false ? 'Record<string, never>' : `Record<string, ${values}>`;
}

// The generated half of the Python client: a method for each operation.
import { snakeCase } from './operations.mjs';

const HEAD = `"""Written by "npm run clients" from the OpenAPI document; not by hand."""
from __future__ import annotations

from typing import Any

from .transport import Transport


class Operations(Transport):
    """Every operation of the API, under its name there in snake_case."""
`;

export function pythonOperations(operations) {
  const lists = operations.filter(({ noun }) => noun !== undefined);
  return [
    HEAD,
    operations.map(methodOf).join('\n\n'),
    '',
    '',
    '# Operations that answer page by page, with the key of their rows.',
    'LISTS = {',
    ...lists.map(({ name, noun }) => `    "${snakeCase(name)}": "${noun}",`),
    '}',
    '',
    'OPERATIONS = [',
    ...operations.map(({ name }) => `    "${snakeCase(name)}",`),
    ']',
    '',
  ].join('\n');
}

const TYPES = { json: 'Any', none: 'None', stream: 'Any' };
const text = (value) => JSON.stringify(value);

function methodOf({ name, method, address, summary, parameters, body, result }) {
  const required = parameters.filter((parameter) => parameter.required);
  const optional = parameters.filter((parameter) => !parameter.required);
  const bodies = body === undefined ? [] : body.multipart ? ['fields: dict[str, Any]'] : ['body: Any'];
  const signature = [
    'self',
    ...required.map((parameter) => `${snakeCase(parameter.name)}: ${typeOf(parameter.schema)}`),
    ...bodies,
    '*',
    ...optional.map((parameter) => `${snakeCase(parameter.name)}: ${typeOf(parameter.schema)} | None = None`),
    'headers: dict[str, str] | None = None',
  ];
  const documented = parameters.filter(({ description }) => description !== undefined);
  const lines = documented.map(
    ({ name, description }) =>
      `        ${snakeCase(name)}: ${description.replaceAll('\n', ' ').replaceAll('\\', '\\\\')}`,
  );
  const doc = lines.length === 0 ? `"""${summary}."""` : `"""${summary}.\n\n${lines.join('\n')}\n        """`;
  const call = [
    text(method),
    text(address),
    ...['path', 'query', 'header'].flatMap((place) => placed(place, parameters)),
    ...(body === undefined ? [] : body.multipart ? ['fields=fields'] : ['body=body']),
    'headers=headers',
    `result=${text(result.kind)}`,
  ];
  return `    def ${snakeCase(name)}(${signature.join(', ')}) -> ${TYPES[result.kind]}:
        ${doc}
        return self.send(${call.join(', ')})`;
}

function placed(place, parameters) {
  const names = parameters.filter((parameter) => parameter.place === place).map(({ name }) => name);
  if (names.length === 0) return [];
  const key = { path: 'params', query: 'query', header: 'own_headers' }[place];
  return [`${key}={${names.map((name) => `${text(name)}: ${snakeCase(name)}`).join(', ')}}`];
}

function typeOf({ type, anyOf }) {
  if (anyOf !== undefined) return [...new Set(anyOf.map(typeOf))].join(' | ');
  return { integer: 'int', number: 'float', boolean: 'bool', array: 'list[Any] | Any' }[type] ?? 'str';
}

// The OpenAPI document: committed, so that every change of the interface shows in review; valid; and served with its
// explorer from this host alone. `UPDATE_OPENAPI=1` writes it anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { lint, loadConfig } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../contract/index.ts';
import { apiDocument } from '../../server/api.ts';
import { startTestService, type TestService } from '../kit/service.ts';

const FILE = 'test/openapi.json';
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ worker: false });
});
afterAll(() => service.stop());

test('is the committed one', () => {
  const text = `${JSON.stringify(apiDocument(), null, 1)}\n`;
  if (process.env['UPDATE_OPENAPI'] === '1') writeFileSync(FILE, text);
  expect(text).toBe(readFileSync(FILE, 'utf8'));
});

test('is OpenAPI 3.0, passes the linter, and has every endpoint', async () => {
  const config = await loadConfig({ configPath: 'redocly.yaml' });
  expect(await lint({ ref: FILE, config })).toEqual([]);
  const document = JSON.parse(readFileSync(FILE, 'utf8')) as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  expect(document.openapi).toMatch(/^3\.0\./);
  const operations = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((operation) => operation.operationId),
  );
  expect(operations.sort()).toEqual(Object.keys(endpoints).sort());
}, 60_000);

test('is served without a token, and the explorer loads nothing from elsewhere', async () => {
  const served = await fetch(`${service.url}/api/openapi.json`);
  expect(await served.json()).toEqual(JSON.parse(readFileSync(FILE, 'utf8')));
  const page = await fetch(`${service.url}/api/docs/`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect([...html.matchAll(/(?:src|href)="(https?:)?\/\//g)]).toEqual([]);
  // On plain http this directive would make a browser ask for everything over https.
  expect(page.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
});

test('the Authorize dialog takes the whole text "Bearer <API_TOKEN>"', () => {
  const { components } = apiDocument() as {
    components: { securitySchemes: Record<string, { type: string; in: string; name: string }> };
  };
  expect(Object.values(components.securitySchemes)).toMatchObject([
    { type: 'apiKey', in: 'header', name: 'Authorization' },
  ]);
});

test('every parameter and property says what it is', () => {
  const silent: string[] = [];
  const look = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { name, in: place, properties } = node as Record<string, unknown>;
    if (typeof place === 'string' && !('description' in node))
      silent.push(`${path} ${place} ${String(name)}`);
    for (const [property, schema] of Object.entries((properties ?? {}) as Record<string, object>))
      if (!('description' in schema) && !('$ref' in schema)) silent.push(`${path} ${property}`);
    for (const [key, value] of Object.entries(node)) look(value, `${path}/${key}`);
  };
  const document = JSON.parse(readFileSync(FILE, 'utf8')) as { paths: unknown; components: unknown };
  look(document.paths, 'paths');
  look(document.components, 'components');
  expect(silent).toEqual([]);
});

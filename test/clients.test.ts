// The clients are what the OpenAPI document says, and the TypeScript one is sound by itself.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { addresses } from '../contract/addresses.ts';
import { OPERATIONS, Recto } from '../clients/typescript/src/index.ts';

const run = promisify(execFile);

test('the generated files are those of test/openapi.json (npm run clients)', async () => {
  await run(process.execPath, ['scripts/generate-clients.mjs', '--check']);
});

test('the TypeScript client compiles under strict, without the types of Node', async () => {
  await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'clients/typescript', '--noEmit']);
}, 180_000);

test('each method of the TypeScript client calls its endpoint, and there is one for each', async () => {
  const called: string[] = [];
  const answer = { next_cursor: null };
  const recto = new Recto({
    url: 'http://recto.example/below',
    token: 're_x',
    fetch: async (url, init) => {
      called.push(`${init!.method} ${new URL(url as string).pathname.replace('/below', '')}`);
      return new Response(JSON.stringify(answer));
    },
  });
  const anything = { body: { file: { name: 'a.txt', content: 'a' } } };
  const input: object = new Proxy(anything, {
    get: (target, key) => (key in target ? target[key as 'body'] : String(key)),
  });
  for (const name of OPERATIONS) {
    const before = called.length;
    const method = recto[name] as (input?: object) => Promise<unknown>;
    // Those that need nothing are called with nothing.
    await (method.length === 0 ? method.call(recto) : method.call(recto, input));
    expect(called.length, name).toBe(before + 1);
    expect(called[before], name).toBe(addresses[name].replaceAll(':', ''));
  }
  expect([...OPERATIONS].sort()).toEqual(Object.keys(addresses).sort());
});

// `npm run clients`: writes what the clients take from the committed OpenAPI document. With --check it writes nothing and
// ends with 1 where the committed files differ.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { operationsOf } from './clients/operations.mjs';
import { pythonOperations } from './clients/python.mjs';
import { typescriptOperations } from './clients/typescript.mjs';

const root = path.resolve(import.meta.dirname, '..');
const document = JSON.parse(readFileSync(path.join(root, 'test/openapi.json'), 'utf8'));
const operations = operationsOf(document);
const files = {
  'clients/typescript/src/generated.ts': typescriptOperations(document, operations),
  'clients/python/recto_client/generated.py': pythonOperations(operations),
};
for (const [file, text] of Object.entries(files)) {
  if (!process.argv.includes('--check')) writeFileSync(path.join(root, file), text);
  else if (readFileSync(path.join(root, file), 'utf8') !== text) {
    process.stderr.write(`${file} lags behind test/openapi.json; run: npm run clients\n`);
    process.exitCode = 1;
  }
}

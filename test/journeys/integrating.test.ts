// The guide for integrators: its commands run one after the other against a new instance, and its bodies are those that are sent.
import { execFile, execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChangeWebhookBody } from '../../contract/webhook-endpoints.ts';
import { linesDownFrom, pdfOfPages } from '../kit/samples/pdf.ts';
import { TOKEN, startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace } from '../kit/upload.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MAIN = path.join(ROOT, 'server/main.ts');

let service: TestService;
let folder: string;
let blocks: { language: string; text: string }[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recto-guide-'));
  service = await startTestService();
  const page = await readFile(path.join(ROOT, 'docs/integrating.md'), 'utf8');
  blocks = [...page.matchAll(/```(\w+)\n([^]*?)```/g)].map(([, language = '', text = '']) => ({
    language,
    text,
  }));
}, 180_000);
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

function hasCurl(): boolean {
  try {
    execFileSync('curl', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write('The commands of docs/integrating.md are not tested: there is no curl here.\n');
    return false;
  }
}

/** Every refusal ends the script, and says which one it was. */
const PREPARED = `
set -euo pipefail
curl() { command curl -sS --fail-with-body "$@" || { echo "refused: curl $*" >&2; return 1; }; }
recto() { "$NODE" --import "$TSX" "$MAIN" "$@"; }
`;

test.skipIf(!hasCurl())(
  'its commands do what they say',
  async () => {
    const place = await newPlace(service.api);
    expect(place).toEqual({ contact_id: 2, folder_id: 2 });
    // It is due before it was issued, so that there is something to review.
    const lines = invoiceText('77120').replace('Due Date: 2026-04-13', 'Due Date: 2026-02-13').split('\n');
    await writeFile(path.join(folder, 'invoice.pdf'), pdfOfPages([linesDownFrom(780, lines)]));
    await mkdir(path.join(folder, 'invoices'));
    await writeFile(path.join(folder, 'invoices/more.txt'), 'One more');
    const commands = blocks.filter(({ language }) => language === 'sh').map(({ text }) => text);
    expect(commands.length).toBeGreaterThan(4);
    const script = [PREPARED, ...commands.map((text, i) => `echo; echo "block ${i + 1}"\n${text}`)].join(
      '\n',
    );
    const said = await new Promise<string>((resolve, reject) => {
      const env = { ...process.env, TOKEN, MAIN, NODE: process.execPath, TSX: import.meta.resolve('tsx') };
      const text = script.replaceAll('http://127.0.0.1:8080', service.url);
      execFile('bash', ['-c', text], { cwd: folder, env, timeout: 100_000 }, (error, stdout, stderr) =>
        error === null ? resolve(stdout) : reject(new Error(`${stdout}\n${stderr}`)),
      );
    });
    expect(said).toContain('"filename":"invoice.pdf"');
    expect(said).toContain('1 files: 1 uploaded');
    // Either of the two, whichever was read first.
    expect(said).toMatch(/"id":[12],"remaining":\d/);
    expect(said).toMatch(/"results":\[\{"change_id":\d+,"id":1,"ok":true/);
    expect(said).toContain('"status":"Approved"');
  },
  180_000,
);

test('the bodies it shows have the form of those that are sent', () => {
  const shown = blocks
    .filter(({ language }) => language === 'json')
    .map(({ text }) => JSON.parse(text) as object);
  const bodies = shown.filter((body) => 'event' in body);
  expect(bodies).toHaveLength(1);
  for (const body of bodies) ChangeWebhookBody.strict().parse(body);
});

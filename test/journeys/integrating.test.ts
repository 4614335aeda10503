// The guide for integrators: its commands run one after the other against a new instance, and its bodies are those that are sent.
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client as McpClient } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChangeWebhookBody } from '../../contract/webhook-endpoints.ts';
import { newPerson } from '../kit/people.ts';
import { commandOf } from '../kit/program.ts';
import { linesDownFrom, pdfOfPages } from '../kit/samples/pdf.ts';
import { TOKEN, startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace } from '../kit/upload.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MAIN = path.join(ROOT, 'server/main.ts');

/** A fenced block: its language ('' where none is given) and what it holds; `line` counts from 1. */
interface Block {
  line: number;
  language: string;
  text: string;
}

/** All of a page, indented ones too. */
function blocksOf(page: string): Block[] {
  const blocks: Block[] = [];
  let open: { fence: string; block: Block } | undefined;
  for (const [index, line] of page.split('\n').entries()) {
    const [, fence = '', language = ''] = /^\s*(`{3,}|~{3,})\s*(\S*)/.exec(line) ?? [];
    if (open === undefined) {
      if (fence !== '') open = { fence, block: { line: index + 1, language, text: '' } };
    } else if (language === '' && fence.startsWith(open.fence)) {
      blocks.push(open.block);
      open = undefined;
    } else open.block.text += `${line}\n`;
  }
  if (open !== undefined) throw new Error(`The block in line ${open.block.line} does not end`);
  return blocks;
}

type Kind = 'command' | 'header' | 'body' | 'program';

/** What the tests below do with a block; undefined where none does anything with it. */
function kindOf({ language, text }: Block): Kind | undefined {
  if (language === 'sh') return 'command';
  if (language === 'http') return 'header';
  if (language !== 'json') return undefined;
  const shown = JSON.parse(text) as object;
  return 'event' in shown ? 'body' : 'mcpServers' in shown ? 'program' : undefined;
}

const PAGE = readFileSync(path.join(ROOT, 'docs/integrating.md'), 'utf8');
const BLOCKS = blocksOf(PAGE);
/** Their texts. There is at least one, or a test of them would not fail. */
function textsOf(kind: Kind): string[] {
  const texts = BLOCKS.filter((block) => kindOf(block) === kind).map(({ text }) => text);
  expect(texts).not.toEqual([]);
  return texts;
}

let service: TestService;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recto-guide-'));
  service = await startTestService();
}, 180_000);
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

test('each of its blocks is run or compared below', () => {
  const left = (blocks: Block[]) => blocks.filter((block) => kindOf(block) === undefined);
  expect(left(BLOCKS)).toEqual([]);
  const unknown = [
    '```ts\ncall();\n```',
    '1. Do:\n\n   ```\n   recto\n   ```',
    '~~~json\n{"a": 1}\n~~~',
    '```bash\nls\n```',
  ];
  expect(left(blocksOf(unknown.join('\n\n'))).map(({ line }) => line)).toEqual([1, 7, 11, 15]);
});

/** A program that an assistant starts by itself. */
interface Started {
  command: string;
  args: string[];
  env: Record<string, string>;
}

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
    const commands = textsOf('command');
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

test('the header it shows is one that the service takes', async () => {
  for (const text of textsOf('header')) {
    const [, name = '', value = ''] = /^(\S+): (.+)\n$/.exec(text) ?? [];
    const ask = (token: string) =>
      fetch(`${service.url}/api/documents`, { headers: { [name]: value.replace('<API_TOKEN>', token) } });
    expect((await ask(TOKEN)).status).toBe(200);
    expect((await ask(`${TOKEN}0`)).status).toBe(401);
  }
});

test('the bodies it shows have the form of those that are sent', () => {
  for (const text of textsOf('body')) ChangeWebhookBody.strict().parse(JSON.parse(text));
});

test('the program it shows to assistants answers them with the tools that it names', async () => {
  const { client: person } = await newPerson(service, 'assistant@example.com');
  for (const text of textsOf('program')) {
    const { mcpServers } = JSON.parse(text) as { mcpServers: Record<string, Started> };
    for (const { command, args, env } of Object.values(mcpServers)) {
      expect(command).toBe('recto');
      for (const scope of ['read', 'write'] as const) {
        const { token } = await person.call('createToken', { body: { name: scope, scope } });
        const assistant = new McpClient({ name: 'guide', version: '1' });
        await assistant.connect(
          new StdioClientTransport({
            command: process.execPath,
            args: [
              ...commandOf(),
              ...args.map((arg) => arg.replace('https://recto.example.com', service.url)),
            ],
            env: Object.fromEntries(
              Object.entries(env).map(([name, value]) => [name, value.replace('re_…', token)]),
            ),
            cwd: '/',
          }),
        );
        const names = (await assistant.listTools()).tools.map(({ name }) => name);
        await assistant.close();
        expect(names).toContain(scope === 'read' ? 'read_document' : 'set_status');
        for (const name of names) expect(PAGE).toContain(`\`${name}\``);
      }
    }
  }
});

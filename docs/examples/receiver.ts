// A complete receiver for the Document Webhook: checks token and signature, stores before it answers, handles each export once.
import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';

const token = process.env['RECTO_TOKEN'] ?? '';
const secret = Buffer.from((process.env['WEBHOOK_SECRET'] ?? '').replace(/^whsec_/, ''), 'base64');
// Without them anybody could pass for Recto.
if (token === '' || secret.length === 0) throw new Error('Set RECTO_TOKEN and WEBHOOK_SECRET.');
const MAX_AGE_S = 300;

/** In a real system: a table of your database, with a unique column for the id. */
const folder = process.env['RECEIVED_DIR'] ?? 'received';
mkdirSync(folder, { recursive: true });
const waiting = (id: string) => path.join(folder, `${id}.json`);
const handled = (id: string) => path.join(folder, `${id}.handled`);

/** Once for each id, however often it comes: retries and redeliveries of one export carry the same. */
function store(id: string, body: string): void {
  if (existsSync(handled(id)) || existsSync(waiting(id))) return;
  const written = path.join(folder, `${id}.${process.pid}.part`);
  writeFileSync(written, body, { flush: true });
  linkSync(written, waiting(id));
  rmSync(written);
}

/** What was stored and not handled, be it from before a crash. */
function handleWaiting(): void {
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.json'))) {
    const id = path.basename(name, '.json');
    const event = JSON.parse(readFileSync(waiting(id), 'utf8')) as Export & { event: string };
    if (event.event === 'document.exported') handle(event);
    renameSync(waiting(id), handled(id));
  }
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function isGenuine(request: IncomingMessage, body: string): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(request.headers[name]),
  );
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > MAX_AGE_S) return false;
  const expected = `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  return signatures.split(' ').some((signature) => equal(signature, expected));
}

interface Export {
  id: number;
  filename: string;
  contact_name: string;
  confidence_score: number;
  extracted_fields: Record<string, string | null>;
  line_items: { description: string; amount: number | null }[];
  doc_url: string;
}

function handle(document: Export): void {
  console.log(
    `${document.filename} of ${document.contact_name}, confidence ${document.confidence_score}: ${document.doc_url}`,
  );
  console.log(document.extracted_fields, document.line_items.length, 'line items');
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString('utf8');
    if (!equal(request.headers.authorization ?? '', `Bearer ${token}`)) return response.writeHead(401).end();
    if (!isGenuine(request, body)) return response.writeHead(400).end('bad signature');
    const id = String(request.headers['webhook-id']);
    if (!/^[\w-]+$/.test(id)) return response.writeHead(400).end('bad id');
    try {
      store(id, body);
    } catch (error) {
      console.error(error);
      // Recto sends it again.
      return response.writeHead(500).end();
    }
    response.writeHead(200).end();
    handleWaiting();
  });
});

handleWaiting();
server.listen(Number(process.env['PORT'] ?? 9000), () => console.log('Receiver at', server.address()));

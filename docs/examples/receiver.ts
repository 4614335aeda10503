// A complete receiver for the Document Webhook: checks token and signature, answers quickly, handles each export once.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

const token = process.env['RECTO_TOKEN'] ?? '';
const secret = Buffer.from((process.env['WEBHOOK_SECRET'] ?? '').replace(/^whsec_/, ''), 'base64');
const MAX_AGE_S = 300;

/** In a real system: a unique column in your database. */
const handled = new Set<string>();

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
    response.writeHead(200).end();
    const id = String(request.headers['webhook-id']);
    const event = JSON.parse(body) as Export & { event: string };
    // Retries and redeliveries of one export carry the same id.
    if (event.event !== 'document.exported' || handled.has(id)) return;
    handled.add(id);
    handle(event);
  });
});

server.listen(Number(process.env['PORT'] ?? 9000), () => console.log('Receiver at', server.address()));

// Checks a proof or another signed file of Recto without Recto and without a network: node verify-proof.mjs FILE KEY.pem
// KEY.pem is `public_key` of GET /api/signing-key, from whoever runs the instance. Node 20 or later, nothing to install.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [file, keyFile] = process.argv.slice(2);
if (keyFile === undefined) fail('Name the file and the public key: node verify-proof.mjs FILE KEY.pem');
const key = createPublicKey(readFileSync(keyFile));
const der = key.export({ format: 'der', type: 'spki' });
const keyId = createHash('sha256').update(der).digest('hex').slice(0, 16);
const bytes = readFileSync(file);
if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') verifyPdf();
else verifyJson();

/** All bytes of the file before the comment that holds the signature are signed; nothing may follow it. */
function verifyPdf() {
  const at = bytes.lastIndexOf('\n%Recto-Signature: ');
  const line = /^\n%Recto-Signature: Ed25519 (\w{16}) ([\w-]{86})\n$/.exec(
    at < 0 ? '' : bytes.subarray(at).toString('latin1'),
  );
  if (line === null) fail('This PDF does not end with a signature');
  check(bytes.subarray(0, at), { key_id: line[1], value: line[2] });
  console.log(`Genuine: every byte of ${file} was signed with the key ${keyId}.`);
}

function verifyJson() {
  const { content, signature } = JSON.parse(bytes.toString('utf8'));
  check(Buffer.from(JSON.stringify(sorted(content)), 'utf8'), signature);
  console.log(`Genuine: the content of ${file} was signed with the key ${keyId}.`);
  if (content.kind !== 'recto value proof 1') return console.log(`It is: ${content.kind}`);
  const { document, field, value, place, audit_entry: entry } = content;
  console.log(
    `${field.label}: ${JSON.stringify(value)}${place === null ? '' : ` (page ${place.page}: "${place.text}")`}`,
  );
  console.log(
    `Document ${document.id}, ${document.filename}, SHA-256 ${document.sha256}, signed ${content.made_at}`,
  );
  if (entry === null) return;
  if (hashOf(entry) !== entry.hash) fail('The entry of the audit log does not have its own hash');
  console.log(
    `Audit entry ${entry.id}: ${entry.event} by ${entry.actor_name}, ${entry.at}, hash ${entry.hash}`,
  );
}

function check(signed, { key_id, value }) {
  if (key_id !== keyId) fail(`It was signed with the key ${key_id}; the one you gave is ${keyId}`);
  if (!verify(null, signed, key, Buffer.from(value, 'base64url')))
    fail('NOT GENUINE: it was changed after it was signed, or not signed with this key');
}

/** RFC 8785: keys in the order of their UTF-16 code units, no white space. */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sorted(value[name])]),
  );
}

/** docs/audit.md, "Exporting, and verifying without Recto". */
function hashOf({
  id,
  at,
  actor_kind,
  actor_id,
  actor_name,
  event,
  document_id,
  contact_id,
  detail,
  previous_hash,
}) {
  const values = [
    id,
    at,
    actor_kind,
    actor_id,
    actor_name,
    event,
    document_id,
    contact_id,
    detail,
    previous_hash,
  ];
  return createHash('sha256')
    .update(values.map((one) => one ?? '-').join('\u001f'), 'utf8')
    .digest('hex');
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}

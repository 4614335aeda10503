#!/usr/bin/env node
// Checks a certificate of Recto without Recto: node verify-certificate.mjs FILE KEY.pem [AUDIT.jsonl]
// FILE is the JSON or the PDF form, KEY.pem the `public_key` of GET /api/signing-key, AUDIT.jsonl an export of the audit log without
// filters, in which the certificate must stand as it is. Ends with 0 when everything holds. Needs Node.js 20 and nothing else.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [file, keyFile, auditFile] = process.argv.slice(2);
if (file === undefined || keyFile === undefined)
  fail('Usage: verify-certificate.mjs FILE KEY.pem [AUDIT.jsonl]');
const key = createPublicKey(readFileSync(keyFile));
const key_id = createHash('sha256')
  .update(key.export({ format: 'der', type: 'spki' }))
  .digest('hex')
  .slice(0, 16);

const bytes = readFileSync(file);
if (bytes.subarray(0, 5).toString() === '%PDF-') checkPage(bytes);
else checkJson(JSON.parse(bytes.toString()));

/** The last line is the signature of all bytes before it. */
function checkPage(page) {
  const end = page.lastIndexOf('\n%Recto-Signature: ');
  if (end === -1) fail('The page is not signed');
  const [, algorithm, id, value] = page.subarray(end).toString('latin1').trim().split(' ');
  checkSignature(page.subarray(0, end), { algorithm, key_id: id, value });
  if (auditFile !== undefined) fail('Compare the audit log with the JSON form');
  console.log(`The page is as key ${key_id} signed it`);
}

function checkJson({ content, signature }) {
  if (content.kind !== 'recto.automation-certificate') fail(`This is ${content.kind}, no certificate`);
  checkSignature(Buffer.from(JSON.stringify(sorted(content))), signature);
  if (auditFile !== undefined) checkAudit(content);
  const { id, from, to, rule, documents, samples, errors, unjudged, bound_percent, confidence } = content;
  console.log(`Certificate ${id} of “${rule.name}”, ${from} to ${to}: as key ${key_id} signed it`);
  console.log(`${documents} documents, ${samples} samples, ${errors} wrong, ${unjudged} decided by nobody`);
  console.log(`With ${confidence} % confidence at most ${bound_percent} % were wrong`);
}

function checkSignature(signed, { algorithm, key_id: id, value }) {
  if (algorithm !== 'Ed25519' || id !== key_id) fail(`Signed with key ${id}, not with ${key_id}`);
  if (!verify(null, signed, key, Buffer.from(value, 'base64url'))) fail('The signature does not hold');
}

/** Canonical JSON (RFC 8785): keys in order, no white space. */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sorted(value[name])]),
  );
}

/** The chain is whole, and its entry says the same as the certificate. */
function checkAudit({ audit, ...certified }) {
  let previous = '0'.repeat(64);
  let found;
  for (const line of readFileSync(auditFile, 'utf8').split('\n').filter(Boolean)) {
    const entry = JSON.parse(line);
    const at = entry.at.replace(/000Z$/, 'Z');
    const { id, actor_kind, actor_id, actor_name, event, document_id, contact_id, detail } = entry;
    const values = [
      id,
      at,
      actor_kind,
      actor_id ?? '-',
      actor_name,
      event,
      document_id ?? '-',
      contact_id ?? '-',
      detail,
      previous,
    ];
    const hash = createHash('sha256').update(values.join('\u001f')).digest('hex');
    if (hash !== entry.hash || entry.previous_hash !== previous)
      fail(`The audit log is broken at entry ${id}`);
    if (id === audit.entry_id && hash === audit.hash) found = detail;
    previous = hash;
  }
  if (found === undefined) fail(`The audit log has no entry ${audit.entry_id} with this hash`);
  const same = JSON.stringify(sorted(JSON.parse(found))) === JSON.stringify(sorted(certified));
  if (!same) fail(`Entry ${audit.entry_id} of the audit log says something else`);
}

function fail(why) {
  console.error(why);
  process.exit(1);
}

// Signatures of documents from the upload to the webhook: checks, blockers, the list of trusted certificates, and what changes with it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentRecord } from '../../contract/documents.ts';
import { newPerson } from '../kit/people.ts';
import { startReceiver } from '../kit/receiver.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { authorityOf, ecKey, identityOf, pem, sm2Key, TIME_STAMPING } from '../kit/signing/authority.ts';
import { sealOf, signOfd, zipOf } from '../kit/signing/ofd.ts';
import { signPdf, unsigned, type PdfSignature } from '../kit/signing/pdf.ts';
import { newPlace, until, untilProcessed, upload, type Place } from '../kit/upload.ts';

const AT = '2026-03-24T10:15:00Z';

const root = authorityOf('Test Root', { key: ecKey() });
const signer = identityOf('Harrow Ltd', { key: ecKey(), issuer: root });
const clock = identityOf('Test Clock', { key: ecKey(), issuer: root, purpose: TIME_STAMPING });

let service: TestService;
let place: Place;
let count = 0;
beforeAll(async () => {
  service = await startTestService({ settings: { WORKERS: '2' } });
  place = await newPlace(service.api);
});
afterAll(() => service.stop());

/** A signed invoice that no other document is like. */
function invoice(options: PdfSignature = {}): Buffer {
  count += 1;
  const lines = [`Invoice S-${count}`, `Total ${count + 100}.00 EUR`];
  return signPdf(unsigned(lines), signer, { at: AT, ...options }).bytes;
}

async function processed(bytes: Uint8Array, filename = `signed ${count}.pdf`): Promise<DocumentRecord> {
  const { id } = await upload(service.api, place, bytes, filename);
  return untilProcessed(service.api, id);
}

const signaturesOf = ({ checks }: DocumentRecord) => checks.filter(({ code }) => code === 'signature');
const blockersOf = ({ blockers }: DocumentRecord) => blockers.filter(({ code }) => code === 'signature');
const get = (id: number) => service.api.call('getDocument', { params: { id } });
const outcomeOf = (record: DocumentRecord) => signaturesOf(record)[0]?.signature?.outcome;

const trust = (name: string, certificate: string) =>
  service.admin.call('addTrustedCertificate', { body: { name, certificate } });
const distrust = (id: number) => service.admin.call('deleteTrustedCertificate', { params: { id } });

/** Documents are judged anew by a job. */
const becomes = (id: number, outcome: string) =>
  until(async () => {
    const record = await get(id);
    return outcomeOf(record) === outcome ? record : undefined;
  }, `signature ${outcome}`);

describe('a signature that holds', () => {
  test('is a check that passes, whoever signed, and says that nobody is trusted yet', async () => {
    const record = await processed(invoice());
    expect(signaturesOf(record)).toEqual([
      {
        code: 'signature',
        name: 'Signature of Harrow Ltd',
        passed: true,
        detail:
          'Valid, but no certificates are trusted yet; signed at 2026-03-24 10:15 UTC by the account of the signer; covers the whole file; ECDSA, SHA-256',
        fields: [],
        rule: null,
        signature: {
          number: 1,
          outcome: 'untrusted',
          severity: null,
          kind: 'signature',
          part: null,
          signer: 'Harrow Ltd',
          issuer: 'Test Root',
          serial: expect.stringMatching(/^[0-9a-f]+$/),
          valid_from: '2020-01-01T00:00:00Z',
          valid_to: '2040-01-01T00:00:00Z',
          trusted_by: null,
          signed_at: AT,
          time: 'claimed',
          covers: 'the whole file',
          algorithm: 'ECDSA, SHA-256',
        },
      },
    ]);
    expect(blockersOf(record)).toEqual([]);
  });

  test('is trusted once its issuer is, with the time of its timestamp, and no longer when it is not', async () => {
    const stamp = { by: clock, at: '2026-03-24T10:16:00Z' };
    const record = await processed(invoice({ stamp }));
    expect(signaturesOf(record)[0]?.signature).toMatchObject({ outcome: 'untrusted', time: 'claimed' });
    const { id } = await trust('Our suppliers', pem(root));
    const trusted = await becomes(record.id, 'trusted');
    expect(signaturesOf(trusted)[0]).toMatchObject({
      passed: true,
      detail: expect.stringMatching(
        /^Valid, and trusted by way of “Our suppliers”; signed by 2026-03-24 10:16 UTC as “Test Clock” certifies; /,
      ),
      signature: { trusted_by: 'Our suppliers', signed_at: stamp.at, time: 'certified' },
    });
    await distrust(id);
    await becomes(record.id, 'untrusted');
  });

  test('of an OFD file is a check as well, in the language of the reader', async () => {
    const bureau = authorityOf('税务电子证书管理中心', { key: sm2Key() });
    const office = identityOf('国家税务总局测试税务局', { key: sm2Key(), issuer: bureau });
    const maker = identityOf('制章机构', { key: sm2Key() });
    const { id: trusted } = await trust('税务局', pem(bureau));
    const file = zipOf(signOfd({ make: (list) => sealOf(office, list, { maker }) }));
    const { id } = await processed(file, 'fapiao.ofd');
    const headers = { 'accept-language': 'zh' };
    const answer = await service.api.raw('GET', `/api/documents/${id}`, { headers });
    expect(signaturesOf((await answer.json()) as DocumentRecord)[0]).toMatchObject({
      name: '国家税务总局测试税务局 的电子印章',
      detail:
        '有效，经“税务局”受信任；签名人自称签名时间为 2026-03-24 10:15 UTC；覆盖范围：包内 6 个文件中的 3 个；SM2, SM3',
      signature: { kind: 'seal', outcome: 'trusted', covers: '包内 6 个文件中的 3 个' },
    });
    await distrust(trusted);
  });

  test('may be required to be trusted: then it blocks until it is, or somebody accepts it', async () => {
    const record = await processed(invoice());
    await service.admin.call('saveSettings', { body: { require_trusted_signatures: true } });
    const blocked = await until(async () => {
      const now = await get(record.id);
      return blockersOf(now).length > 0 ? now : undefined;
    }, 'the blocker');
    expect(signaturesOf(blocked)[0]).toMatchObject({ passed: false, signature: { severity: 'fatal' } });
    expect(blockersOf(blocked)).toMatchObject([
      { id: 'check_failed:signature:1', kind: 'check_failed', severity: 'blocking', state: 'open' },
    ]);
    expect(blocked.confidence_score).toBeLessThanOrEqual(record.confidence_score!);
    const { id } = await trust('Our suppliers', pem(root));
    expect(blockersOf(await becomes(record.id, 'trusted'))).toMatchObject([{ state: 'resolved' }]);
    await distrust(id);
    await service.admin.call('saveSettings', { body: { require_trusted_signatures: false } });
    await until(
      async () => blockersOf(await get(record.id)).every(({ state }) => state !== 'open'),
      'no blocker',
    );
  });
});

describe('a signature that does not hold', () => {
  test('blocks the document, whatever is trusted, until somebody accepts it', async () => {
    const { id: trusted } = await trust('Our suppliers', pem(root));
    const changed = invoice();
    changed[changed.indexOf('Total 1') + 6] = 0x39;
    const record = await processed(changed);
    expect(signaturesOf(record)[0]).toMatchObject({
      passed: false,
      detail: expect.stringMatching(/^Broken: what was signed has been changed; /),
      signature: { outcome: 'broken', severity: 'fatal', trusted_by: null },
    });
    expect(blockersOf(record)).toMatchObject([{ severity: 'blocking', state: 'open' }]);
    const { id } = record;
    await service.api.call('acceptBlockers', {
      params: { id },
      body: { ids: ['check_failed:signature:1'], reason: 'The sender was asked' },
    });
    expect(blockersOf(await get(id))).toMatchObject([{ state: 'accepted' }]);
    await distrust(trusted);
  });

  test('or could not be checked is advice', async () => {
    const record = await processed(invoice({ make: () => Buffer.from('3000', 'hex') }));
    expect(signaturesOf(record)[0]).toMatchObject({
      passed: false,
      signature: { outcome: 'unchecked', severity: 'warning', signer: null },
    });
    expect(blockersOf(record)).toMatchObject([{ severity: 'advice' }]);
  });

  test('is a condition of rules, and stands in what is delivered', async () => {
    const receiver = await startReceiver();
    await service.admin.call('saveWebhookSettings', { body: { url: receiver.url } });
    const rule = await service.admin.call('createRule', {
      body: {
        name: 'Send what was tampered with',
        trigger: 'processed',
        conditions: [
          { field: 'signature_result', operator: '=', value: 'broken' },
          { field: 'check.signature', operator: '=', value: 'failed' },
        ],
        action: { type: 'set_status', status: 'Export' },
      },
    });
    const changed = invoice();
    changed[changed.indexOf('Total 1') + 6] = 0x39;
    await processed(changed);
    const delivered = await until(async () => receiver.received[0], 'a delivery');
    const body = JSON.parse(delivered.body) as DocumentRecord;
    expect(signaturesOf(body)[0]?.signature).toMatchObject({ outcome: 'broken', signer: 'Harrow Ltd' });
    expect(blockersOf(body)).toHaveLength(1);
    await service.admin.call('deleteRule', { params: { id: rule.id } });
    await service.admin.call('saveWebhookSettings', { body: { url: null } });
    await receiver.stop();
  });
});

test('a copy without its password is not the file that was signed, and blames nobody', async () => {
  const { id } = await processed(invoice());
  await service.ctx.db
    .updateTable('document_versions')
    .set({ unlocked: true })
    .where('document_id', '=', id)
    .execute();
  await service.api.call('reprocessDocument', { params: { id }, body: {} });
  const record = await untilProcessed(service.api, id);
  expect(signaturesOf(record)[0]).toMatchObject({
    detail: expect.stringContaining('the password was taken off the file'),
    signature: { outcome: 'unchecked', severity: 'warning' },
  });
});

test('what was approved stays as it was judged when the list changes', async () => {
  const approved = await processed(invoice());
  const waiting = await processed(invoice());
  await service.api.call('changeStatus', { params: { id: approved.id }, body: { status: 'Approved' } });
  const { id } = await trust('Our suppliers', pem(root));
  await becomes(waiting.id, 'trusted');
  expect(outcomeOf(await get(approved.id))).toBe('untrusted');
  await distrust(id);
});

describe('the list of trusted certificates', () => {
  test('takes PEM and DER, shows what they say and who added them, and is in the audit log', async () => {
    const added = await trust('As PEM', pem(root));
    expect(added).toMatchObject({
      name: 'As PEM',
      subject: 'Test Root',
      issuer: 'Test Root',
      authority: true,
      valid_from: '2020-01-01T00:00:00Z',
      valid_to: '2040-01-01T00:00:00Z',
      added_by: 'Admin',
      certificate: pem(root),
    });
    const der = await trust('As DER', signer.certificate.toString('base64'));
    expect(der).toMatchObject({ subject: 'Harrow Ltd', authority: false });
    const params = { id: der.id };
    const renamed = await service.admin.call('replaceTrustedCertificate', {
      params,
      body: { name: 'Harrow', certificate: der.certificate },
    });
    expect(renamed).toMatchObject({ id: der.id, name: 'Harrow', fingerprint: der.fingerprint });
    const { certificates } = await service.admin.call('listTrustedCertificates');
    expect(certificates.map(({ name }) => name)).toEqual(['As PEM', 'Harrow']);
    await distrust(der.id);
    await distrust(added.id);
    const { entries } = await service.admin.call('listAudit', {
      query: {
        event: ['trust.certificate_added', 'trust.certificate_updated', 'trust.certificate_deleted'],
        limit: 5,
      },
    });
    expect(entries.slice(0, 3)).toMatchObject([
      { event: 'trust.certificate_deleted', detail: { name: 'As PEM', sha256: added.fingerprint } },
      { event: 'trust.certificate_deleted', detail: { name: 'Harrow' } },
      {
        event: 'trust.certificate_updated',
        actor_name: 'Admin',
        detail: { before: { name: 'As DER' }, after: { name: 'Harrow' } },
      },
    ]);
  });

  test('refuses what is no certificate, several at once, and what is there already', async () => {
    const { id } = await trust('First', pem(root));
    const refusal = async (name: string, certificate: string) => {
      const answer = await service.admin.raw('POST', '/api/trusted-certificates', {
        body: { name, certificate },
      });
      return [answer.status, ((await answer.json()) as { detail: string }).detail];
    };
    expect(await refusal('x', 'no certificate')).toEqual([
      422,
      'certificate is no X.509 certificate: choose a file with one, as PEM or DER',
    ]);
    expect(await refusal('x', pem(root) + pem(signer))).toEqual([
      422,
      'certificate holds 2 certificates: add them one by one, so that each has a name',
    ]);
    expect(await refusal('first', pem(signer))).toEqual([409, expect.stringContaining('first')]);
    expect(await refusal('Second', pem(root))).toEqual([409, 'This certificate is trusted already']);
    await distrust(id);
    const unknown = await service.admin.raw('DELETE', `/api/trusted-certificates/${id}`);
    expect(unknown.status).toBe(404);
  });

  test('is for Admins', async () => {
    const { client } = await newPerson(service, 'rita@recto.local', 'reviewer', 'Rita');
    for (const caller of [client, service.api])
      expect((await caller.raw('GET', '/api/trusted-certificates')).status).toBe(403);
  });
});

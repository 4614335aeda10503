// Profiles made from samples, and changed profiles tried on what people approved.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProfileTest } from '../../contract/profile-design.ts';
import { makeSamples } from '../../server/commands/demo/samples.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api);
});
afterAll(() => service.stop());

const draft = (document_id: number) => service.admin.call('draftProfile', { body: { document_id } });

async function profileNamed(name: string): Promise<number> {
  const { profiles } = await service.api.call('listProfiles');
  return profiles.find((profile) => profile.name === name)!.id;
}

/** Drafts a profile, creates it, and processes the sample with it. */
async function draftAndUse(content: string | Uint8Array, filename: string) {
  const { id } = await upload(service.api, place, content, filename);
  await untilProcessed(service.api, id);
  const proposal = await draft(id);
  const profile = await service.admin.call('createProfile', { body: proposal.profile });
  await service.api.call('reprocessDocument', { params: { id }, body: { profile_id: profile.id } });
  const record = await untilProcessed(service.api, id);
  return { proposal, profile, record };
}

const LICENCE = [
  'Harbour licence of the town of Wexmouth',
  '',
  'Licence Holder: Ottilie Brandt',
  'Berth: 14 East',
  'Vessel Name: Morning Tern',
  'Registered Length: 12.40',
  'Valid From: 2026-01-01',
  'Valid Until: 2026-12-31',
  'Annual Fee: EUR 480.00',
  '',
  'Issued by the harbour master on request of the holder.',
  '',
].join('\n');

const GERMAN = [
  'Werkstattprotokoll',
  '',
  'Auftrag: W-2026-118',
  'Fahrgestell: WVW-ZZZ-118',
  'Annahme: 03.02.2026',
  'Kilometerstand: 88210',
  'Prüfer: Jonas Uhl',
  'Materialkosten: 1.240,50 EUR',
  '',
].join('\n');

const CHINESE = [
  '设备验收单',
  '',
  '设备名称：数控车床',
  '验收编号：YS-2026-031',
  '验收日期：2026年3月18日',
  '验收人员：王晓明',
  '合同金额：¥128,000.00',
  '',
].join('\n');

describe('a profile drafted from a sample extracts that sample', () => {
  test.each([
    [
      'English form',
      LICENCE,
      {
        'Licence Holder': ['text', 'Ottilie Brandt'],
        'Vessel Name': ['text', 'Morning Tern'],
        'Valid From': ['date', '2026-01-01'],
        'Valid Until': ['date', '2026-12-31'],
        'Annual Fee': ['amount', '480.00'],
      },
    ],
    [
      'German form',
      GERMAN,
      {
        Auftrag: ['text', 'W-2026-118'],
        Fahrgestell: ['text', 'WVW-ZZZ-118'],
        Annahme: ['date', '2026-02-03'],
        Prüfer: ['text', 'Jonas Uhl'],
        Materialkosten: ['amount', '1240.50'],
      },
    ],
    [
      'Chinese form',
      CHINESE,
      {
        设备名称: ['text', '数控车床'],
        验收编号: ['text', 'YS-2026-031'],
        验收日期: ['date', '2026-03-18'],
        合同金额: ['amount', '128000.00'],
      },
    ],
  ])('%s', async (name, content, expected) => {
    const { proposal, profile, record } = await draftAndUse(content, `${name}.txt`);
    for (const [label, [type, value]] of Object.entries(expected)) {
      const field = profile.fields.find((one) => one.label === label);
      expect(field, label).toMatchObject({ type });
      expect(proposal.values[field!.key], label).toBe(value);
      expect(proposal.evidence[field!.key]!.length, label).toBeGreaterThan(0);
    }
    expect(record.extracted_fields).toEqual(proposal.values);
    expect(profile.line_items).toBe(false);
  });

  test('invoices as PDF: English, German over two pages, a Chinese fapiao, with their line items', async () => {
    for (const { filename, content } of await makeSamples()) {
      const { proposal, profile, record } = await draftAndUse(content, filename);
      expect(record.extracted_fields, filename).toEqual(proposal.values);
      expect(profile.line_items, filename).toBe(true);
      expect(record.line_items, filename).toEqual(proposal.line_items);
      expect(record.line_items.length, filename).toBeGreaterThan(1);
      expect(profile.doc_type_hint, filename).toMatch(/^(?:Invoice|Fapiao)$/);
      expect(profile.fields.length, filename).toBeGreaterThanOrEqual(5);
      expect(
        profile.fields.some(({ type }) => type === 'date'),
        filename,
      ).toBe(true);
      expect(
        profile.fields.some(({ type }) => type === 'amount'),
        filename,
      ).toBe(true);
    }
  });

  test('names are free ones; what cannot be drafted from is refused', async () => {
    const { id } = await upload(service.api, place, GERMAN, 'again.txt');
    await untilProcessed(service.api, id);
    const first = await draft(id);
    await service.admin.call('createProfile', { body: first.profile });
    expect((await draft(id)).profile.name).not.toBe(first.profile.name);
    const prose = await upload(service.api, place, 'nothing but a few words', 'prose.txt');
    await untilProcessed(service.api, prose.id);
    const refusal = await service.admin.refused('draftProfile', { body: { document_id: prose.id } });
    expect(refusal).toMatchObject({ status: 409, detail: expect.stringContaining('choose another sample') });
    expect((await service.admin.refused('draftProfile', { body: { document_id: 999_999 } })).status).toBe(
      404,
    );
    expect((await service.api.refused('draftProfile', { body: { document_id: id } })).status).toBe(403);
  });

  test('the built-in Profile Drafter lists what it would propose', async () => {
    const profile_id = await profileNamed('Profile Drafter');
    const { id } = await upload(service.api, place, LICENCE, 'sample.txt', { profile_id });
    const record = await untilProcessed(service.api, id);
    expect(record.status).toBe('Needs Review');
    expect(record.extracted_fields['proposed_fields']).toContain('Vessel Name (text): Morning Tern');
    expect(record.extracted_fields['proposed_fields']).toContain('Annual Fee (amount): 480.00');
    expect(record.extracted_fields['proposed_line_items']).toBe('false');
    expect(record.evidence['proposed_fields']!.length).toBeGreaterThan(3);
    expect(record.confidence_reasoning).toContain('fields finds the values');
  });
});

const MASTERS = ['Ida Holm', 'Jonas Uhl', 'Mara Voss', 'Tim Roth'];

describe('the test bench', () => {
  let profile_id: number;
  const ids: number[] = [];

  beforeAll(async () => {
    const profile = await service.admin.call('createProfile', {
      body: {
        name: 'Shelf invoices',
        doc_type_hint: 'Invoice',
        fields: [
          { label: 'Invoice Number' },
          { label: 'Kiln Master' },
          { label: 'Total Amount', type: 'amount' },
        ],
      },
    });
    profile_id = profile.id;
    for (let i = 1; i <= 4; i++) {
      const text = `${invoiceText(`SH-${i}`)}\nFired by: ${MASTERS[i - 1]}\n`;
      const { id } = await upload(service.api, place, text, `sh-${i}.txt`, { profile_id });
      await untilProcessed(service.api, id);
      ids.push(id);
    }
  });

  const run = async (body: object): Promise<ProfileTest> => {
    const { id } = await service.admin.call('testProfile', { params: { id: profile_id }, body });
    return until(async () => {
      const state = await service.admin.call('getProfileTest', { params: { id: profile_id, test_id: id } });
      return state.state === 'done' || state.state === 'failed' ? state : undefined;
    }, 'the test to end');
  };
  const scores = (result: ProfileTest, key: string) => {
    const found = result.fields.find((field) => field.key === key);
    return [found?.documents, found?.before?.accuracy, found?.after?.accuracy];
  };

  test('without reviewed documents it is refused', async () => {
    const refusal = await service.admin.refused('testProfile', { params: { id: profile_id }, body: {} });
    expect(refusal).toMatchObject({ status: 409, detail: expect.stringContaining('reviewed') });
  });

  test('says per field how often each profile is right, and which documents got better or worse', async () => {
    await service.admin.call('saveSettings', { body: { learning: false } });
    const [first, second, third, fourth] = ids as [number, number, number, number];
    for (const [i, id] of [first, second].entries()) {
      const body = { extracted_fields: { kiln_master: MASTERS[i]! } };
      await service.api.call('editDocument', { params: { id }, body });
      await service.api.call('changeStatus', { params: { id }, body: { status: 'Approved' } });
    }
    // Not approved, but one value of it was entered: only that one counts.
    const body = { extracted_fields: { kiln_master: 'Mara Voss' } };
    await service.api.call('editDocument', { params: { id: third }, body });

    const better = await run({
      fields: [
        { label: 'Invoice Number' },
        { label: 'Kiln Master', aliases: ['Fired by'] },
        { label: 'Total Amount', type: 'amount' },
        { label: 'Due Date', type: 'date' },
      ],
    });
    const tested = await service.admin.call('listAudit', { query: { event: 'profile.tested' } });
    expect(tested.total).toBeGreaterThan(0);
    expect(better).toMatchObject({
      state: 'done',
      documents_total: 3,
      documents_done: 3,
      documents_skipped: 0,
    });
    expect(scores(better, 'kiln_master')).toEqual([3, 0, 1]);
    expect(scores(better, 'invoice_number')).toEqual([2, 1, 1]);
    expect(scores(better, 'due_date')).toEqual([0, undefined, null]);
    expect(better.before).toEqual({ right: 4, wrong: 0, missing: 3, accuracy: 0.571 });
    expect(better.after).toMatchObject({ right: 7, accuracy: 1 });
    expect(new Set(better.documents.map((one) => one.document_id))).toEqual(new Set([first, second, third]));
    expect(better.documents.find((one) => one.document_id === first)).toMatchObject({
      filename: 'sh-1.txt',
      changes: [
        { field: 'kiln_master', outcome: 'better', approved: 'Ida Holm', before: null, after: 'Ida Holm' },
      ],
    });

    const worse = await run({
      last_n: 2,
      fields: [
        { label: 'Reference', key: 'invoice_number', pattern: 'NEVER-\\d+' },
        { label: 'Kiln Master' },
      ],
    });
    expect(worse.documents_total).toBe(2);
    expect(scores(worse, 'invoice_number').slice(1)).toEqual([1, 0]);
    expect(worse.fields.find(({ key }) => key === 'total_amount')?.after).toBeNull();
    expect(worse.documents[0]?.changes).toMatchObject([
      { field: 'invoice_number', outcome: 'worse', after: null },
    ]);
    // Nothing was activated, and nobody's record was touched.
    const profile = await service.api.call('getProfile', { params: { id: profile_id } });
    expect(profile).toMatchObject({ version: 1 });
    expect(
      (await service.api.call('getDocument', { params: { id: fourth } })).extracted_fields['kiln_master'],
    ).toBeNull();
    await service.admin.call('saveSettings', { body: { learning: true } });
  });

  test('a purged document takes its values out of the tests', async () => {
    const result = await run({ fields: [{ label: 'Kiln Master', aliases: ['Fired by'] }] });
    const params = { id: profile_id, test_id: result.id };
    const [, , third] = ids as [number, number, number];
    expect(result.documents.map((one) => one.document_id)).toContain(third);
    await service.admin.call('deleteDocument', { params: { id: third } });
    await service.admin.call('purgeDocument', { params: { id: third } });
    const after = await service.admin.call('getProfileTest', { params });
    expect(after.documents.map((one) => one.document_id)).not.toContain(third);
    const rows = await service.ctx.db.selectFrom('profile_test_documents').select('document_id').execute();
    expect(rows.map((row) => row.document_id)).not.toContain(third);
  });

  test.each([
    [{ last_n: 201 }, 422, 'last_n'],
    [{ fields: [] }, 422, 'fields'],
    [{ fields: [{ label: 'A', type: 'choice' }] }, 422, 'options'],
    [{ colour: 'red' }, 422, 'colour'],
  ])('%j is refused', async (body, status, says) => {
    const refusal = await service.admin.refused('testProfile', { params: { id: profile_id }, body });
    expect(refusal).toMatchObject({ status, detail: expect.stringContaining(says) });
  });

  test('only Admins, and only known profiles and tests', async () => {
    expect((await service.api.refused('testProfile', { params: { id: profile_id }, body: {} })).status).toBe(
      403,
    );
    expect((await service.admin.refused('testProfile', { params: { id: 99_999 }, body: {} })).status).toBe(
      404,
    );
    const params = { id: profile_id, test_id: 99_999 };
    expect((await service.admin.refused('getProfileTest', { params })).status).toBe(404);
  });
});

// Documents that people, programs and rules correct and approve, send back, approve again and undo, by seed: what the ledger
// and the audit log say of them must be the same.
import { audit } from '../../server/audit/audit.ts';
import type { Actor, Context } from '../../server/context.ts';
import { changeStatus } from '../../server/documents/change-status.ts';
import { editDocument } from '../../server/documents/edit-document.ts';
import type { RecordFacts } from '../../server/extraction/judgement/facts.ts';
import { rejectDocument } from '../../server/review/reject.ts';
import { undoChanges } from '../../server/review/undo.ts';
import { copyDocument } from './many-documents.ts';

type Random = () => number;

/** Whose hands documents pass through; the chances of each are those of its share in the list. */
const APPROVERS: Actor[] = [
  ...Array.from({ length: 7 }, (): Actor => ({ kind: 'person', id: 1, name: 'Anna' })),
  { kind: 'token', id: null, name: 'API token' },
  { kind: 'rule', id: 1, name: 'A rule' },
];

const pick = <One>(random: Random, list: readonly One[]): One => list[Math.floor(random() * list.length)]!;

/** Copies a processed document so often and decides on each copy. */
export async function simulateApprovals(
  ctx: Context,
  source: { database_url: string; id: number },
  documents: number,
  random: Random,
): Promise<void> {
  await copyDocument(source.database_url, source.id, documents);
  const rows = await ctx.db
    .selectFrom('documents')
    .select(['id', 'contact_id', 'check_facts', 'extracted_fields'])
    .where('filename', 'like', 'copy %')
    .orderBy('id')
    .execute();
  for (const { id, contact_id, check_facts, extracted_fields } of rows) {
    const facts = structuredClone(check_facts) as RecordFacts;
    const invoice_number = `SIM-${id}`;
    facts.fields!['invoice_number']!.value = invoice_number;
    const fields = facts.proposal!.confidence;
    for (const key of Object.keys(fields)) fields[key] = Math.floor(100 * (1 - random() ** 3));
    await ctx.db
      .updateTable('documents')
      .set({
        check_facts: JSON.stringify(facts),
        extracted_fields: JSON.stringify({ ...extracted_fields, invoice_number }),
        status: 'Needs Review',
      })
      .where('id', '=', id)
      .execute();
    await audit(ctx, { event: 'confidence.assigned', document_id: id, contact_id, detail: { fields } });
    await decide(ctx, id, random);
  }
}

async function decide(ctx: Context, id: number, random: Random): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    while (random() < 0.4) await edit(ctx, id, random);
    if (random() < 0.1) return;
    const by = ctx.as(pick(random, APPROVERS));
    if (random() < 0.15) {
      const { change_id } = await rejectDocument(by, id, { reason: 'Not ours', note: null });
      if (random() < 0.4) await undoChanges(by, [change_id!]);
      else if (random() < 0.7) return;
      continue;
    }
    const status = pick(random, ['Approved', 'Approved', 'Ready'] as const);
    const { change_id } = await changeStatus(by, id, { status });
    const next = random();
    if (next < 0.1) await undoChanges(by, [change_id!]);
    else if (next < 0.25) await changeStatus(by, id, { status: 'Needs Review' });
    else return;
  }
}

const VALUES = {
  vendor: ['Calder Timber', 'Brightwater', 'Northgate Roofing', null],
  po_number: ['PO-1', 'PO-2', null],
  due_date: ['2026-04-01', '2026-05-01', null],
  total_amount: ['10.00', '20.00'],
} as const;

async function edit(ctx: Context, id: number, random: Random): Promise<void> {
  const field = pick(random, Object.keys(VALUES) as (keyof typeof VALUES)[]);
  const by = ctx.as(pick(random, APPROVERS));
  await editDocument(by, id, { extracted_fields: { [field]: pick(random, VALUES[field]) } }, undefined);
}

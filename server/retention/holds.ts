// Legal holds: placed with a reason, lifted with a reason.
import type { Hold } from '../../contract/retention.ts';
import { audit } from '../audit/audit.ts';
import { getContact } from '../contacts/store.ts';
import type { Context } from '../context.ts';
import { conflict, notFound } from '../platform/errors.ts';
import { findContactHold, getHold } from './store.ts';

interface NewHold {
  document_id: number | null;
  contact_id: number | null;
  reason: string;
}

/** Also on a document in the trash. */
export async function placeHold(ctx: Context, { document_id, contact_id, reason }: NewHold): Promise<Hold> {
  return ctx.transaction(async (ctx) => {
    const about = await aboutOf(ctx, document_id, contact_id);
    const { id } = await ctx.db
      .insertInto('holds')
      .values({ document_id, contact_id, reason, placed_by: ctx.actor.name, placed_at: ctx.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(ctx, { event: 'retention.hold_placed', ...about, detail: { hold_id: id, reason } });
    return getHold(ctx, id);
  });
}

/** Locked, so that neither is removed at the same moment. */
async function aboutOf(ctx: Context, document_id: number | null, contact_id: number | null) {
  if (document_id === null) {
    const contact = await getContact(ctx, contact_id ?? 0);
    await ctx.db.selectFrom('contacts').select('id').where('id', '=', contact.id).forUpdate().execute();
    return { contact_id: contact.id };
  }
  const documents = ctx.db.selectFrom('documents').select('contact_id').where('id', '=', document_id);
  const document = await documents.forUpdate().executeTakeFirst();
  if (document === undefined) throw notFound('refusals.noDocument', { id: document_id });
  return { document_id, contact_id: document.contact_id };
}

export async function liftHold(ctx: Context, id: number, reason: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const hold = await getHold(ctx, id);
    const lifted = { lifted_by: ctx.actor.name, lifted_at: ctx.clock.now(), lifted_reason: reason };
    const { numUpdatedRows } = await ctx.db
      .updateTable('holds')
      .set(lifted)
      .where('id', '=', id)
      .where('lifted_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw notFound('retention.noHold', { id });
    const { document_id, contact_id } = hold;
    await audit(ctx, {
      event: 'retention.hold_lifted',
      ...(document_id === null ? {} : { document_id }),
      ...(contact_id === null ? {} : { contact_id }),
      detail: { hold_id: id, placed_for: hold.reason, reason },
    });
  });
}

/** What a held contact has stays with it, and the contact itself stays. */
export async function requireNoContactHold(ctx: Context, contact_id: number): Promise<void> {
  const hold = await findContactHold(ctx, contact_id);
  if (hold !== undefined)
    throw conflict('retention.contactHeld', { name: hold.name, by: hold.placed_by, reason: hold.reason });
}

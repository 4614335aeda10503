// Which vendor a document is from: found by what it says of itself, or chosen by a person, now or before for the same spelling.
import type { StoredProposal, StoredVendorMatch } from '../database/stored-record.ts';
import type { Context } from '../context.ts';
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';
import { companyName, spellingOf } from './company-name.ts';
import { findCandidates, hasVendors } from './find-candidates.ts';
import type { VendorKey } from './index-vendors.ts';
import { compact, taxKeys } from './identifiers.ts';
import { rank, rounded } from './rank.ts';
import { reasonOf, scoreVendor, type Scored } from './score-vendor.ts';
import type { Sender, Stated } from './sender.ts';
import type { VendorRow } from '../database/vendor-tables.ts';

/** In log odds: what a person has said of a spelling outweighs a name, and not a tax number of another vendor. */
const ODDS = { remembered: 8, contact: 5 };

export interface VendorMatch {
  vendor: VendorRow | null;
  match: StoredVendorMatch;
}

interface Decision {
  vendor: VendorRow | null;
  match: Omit<StoredVendorMatch, 'field' | 'spelling' | 'stated'>;
}

interface Asked {
  sender: Sender | null;
  /** By a person, for this document. */
  chosen: { vendor_id: number; by: string } | null;
  /** The vendor that the contact of the document is. */
  linked: number | null;
}

/** Null where there is nothing to compare: no vendors, or nobody whom the document is from. */
export async function matchVendor(
  ctx: Context,
  { sender, chosen, linked }: Asked,
): Promise<VendorMatch | null> {
  const common = {
    field: sender?.name?.field ?? null,
    spelling: sender?.name == null ? null : spellingOf(sender.name.value),
    stated: statedBy(sender),
  };
  if (chosen !== null) {
    const found = await chosenVendor(ctx, chosen);
    if (found !== null) return { ...found, match: { ...found.match, ...common } };
  }
  if (sender === null || !(await hasVendors(ctx))) return null;
  const keys = keysOf(sender);
  if (keys.length === 0) return null;
  const known = common.spelling === null ? undefined : await remembered(ctx, common.spelling);
  const also = [linked, known?.vendor_id ?? null].filter((id) => id !== null);
  const candidates = await findCandidates(ctx, keys, sender.name?.value ?? null, also);
  const scored = candidates.map((vendor) => {
    const extra: Extra[] = [];
    if (vendor.id === known?.vendor_id)
      extra.push([
        ODDS.remembered,
        sentence('vendors.remembered', { value: sender.name?.value ?? '', by: known.chosen_by }),
      ]);
    if (vendor.id === linked) extra.push([ODDS.contact, sentence('vendors.contact')]);
    return withMore(scoreVendor(vendor, sender), sender, extra);
  });
  const { vendor, match } = decide(scored);
  return { vendor, match: { ...match, ...common } };
}

/** What a vendor made of the document would begin with. */
const statedBy = (sender: Sender | null): StoredVendorMatch['stated'] => {
  const texts = (list: Stated[]) => [...new Set(list.map(({ value }) => value))];
  return {
    ...(sender?.name == null ? {} : { name: sender.name.value }),
    tax_ids: texts(sender?.tax_ids ?? []),
    ibans: texts(sender?.ibans ?? []),
    addresses: texts(sender?.addresses ?? []),
    email_domains: texts(sender?.domains ?? []),
  };
};

type Extra = [odds: number, message: Sentence];

function withMore(score: Scored, { name }: Sender, extra: Extra[]): Scored {
  const reasons = extra.map(([, message]) => reasonOf(message, name ?? NOWHERE));
  const odds = extra.reduce((sum, [more]) => sum + more, score.odds);
  return { ...score, odds, reasons: [...reasons, ...score.reasons] };
}

const NOWHERE = { field: null, evidence: [] };

function keysOf({ name, tax_ids, ibans, numbers, domains }: Sender): VendorKey[] {
  return [
    ...tax_ids.flatMap(({ value }) => taxKeys(value)).map((key): VendorKey => ['tax', key]),
    ...ibans.map(({ value }): VendorKey => ['iban', compact(value)]),
    ...numbers.map(({ value }): VendorKey => ['number', compact(value)]),
    ...domains.map(({ value }): VendorKey => ['domain', value]),
    ...(name === null ? [] : [['name', companyName(name.value).core] as const]),
  ];
}

async function chosenVendor(
  ctx: Context,
  { vendor_id, by }: NonNullable<Asked['chosen']>,
): Promise<Decision | null> {
  const vendor = await ctx.db
    .selectFrom('vendors')
    .selectAll()
    .where('id', '=', vendor_id)
    .executeTakeFirst();
  if (vendor === undefined) return null;
  const reasons = [reasonOf(sentence('vendors.person', { by }), NOWHERE)];
  return { vendor, match: { name: vendor.name, by: 'person', probability: 1, reasons, proposals: [] } };
}

const remembered = (ctx: Context, spelling: string) =>
  ctx.db
    .selectFrom('vendor_spellings')
    .select(['vendor_id', 'chosen_by'])
    .where('spelling', '=', spelling)
    .executeTakeFirst();

function decide(scored: Scored[]): Decision {
  const { best, proposals } = rank(scored, ({ vendor }) => vendor.id);
  if (best === undefined)
    return {
      vendor: null,
      match: { name: null, by: null, probability: null, reasons: [], proposals: proposals.map(proposalOf) },
    };
  const by = best.reasons.some(({ code }) => code === 'remembered') ? 'remembered' : 'match';
  const { vendor, probability, reasons } = best;
  return {
    vendor,
    match: { name: vendor.name, by, probability: rounded(probability), reasons, proposals: [] },
  };
}

const proposalOf = ({ vendor, probability, reasons }: Scored & { probability: number }): StoredProposal => ({
  vendor_id: vendor.id,
  external_id: vendor.external_id,
  name: vendor.name,
  probability: rounded(probability),
  reasons,
});

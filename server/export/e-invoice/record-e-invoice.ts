// An approved record as an e-invoice, or which rules it would break.
import { sql } from 'kysely';
import { goesOn } from '../../../contract/goes-on.ts';
import type { EInvoiceFormat, EInvoicePreview } from '../../../contract/exports.ts';
import type { Context } from '../../context.ts';
import { presentDocument } from '../../documents/present.ts';
import { getDocument, type DocumentWithNames } from '../../documents/store.ts';
import type { LineAllowances } from '../../extraction/judgement/facts.ts';
import { conflict } from '../../platform/errors.ts';
import { say } from '../../platform/sentences/say.ts';
import { sentence } from '../../platform/sentences/sentence.ts';
import { getProfileVersion } from '../../profiles/store.ts';
import { parseXml } from '../../reading/formats/xml.ts';
import type { Syntax } from '../../reading/e-invoice/model/invoice-model.ts';
import { validateEInvoice } from '../../reading/e-invoice/rules/validate-e-invoice.ts';
import { writeEInvoice } from '../../reading/e-invoice/writing/write-e-invoice.ts';
import { recordExport } from '../tables.ts';
import { partySources } from './party-sources.ts';
import { statementOfRecord } from './record-statement.ts';

const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const FORMATS: Record<EInvoiceFormat, { syntax: Syntax; guideline: string }> = {
  'xrechnung-ubl': { syntax: 'ubl', guideline: XRECHNUNG },
  'xrechnung-cii': { syntax: 'cii', guideline: XRECHNUNG },
  'factur-x': { syntax: 'cii', guideline: 'urn:cen.eu:en16931:2017' },
};

/** The XML. Refused with every fatal rule that it would break, and while nobody has approved the record. */
export async function eInvoiceOfRecord(ctx: Context, id: number, format: EInvoiceFormat): Promise<Buffer> {
  const row = await getDocument(ctx, id);
  if (!goesOn(row.status)) throw conflict('refusals.eInvoiceUnapproved');
  const { xml, profile, broken, completed } = await measured(ctx, row, format);
  const rules = broken.map((rule) =>
    sentence('refusals.eInvoiceRule', { rule: rule.id, said: rule.message }),
  );
  if (rules.length > 0) throw conflict('refusals.eInvoiceBreaks', { profile, rules });
  await recordExport(
    ctx,
    format,
    { ids: [id] },
    1,
    completed.map(({ term }) => term),
  );
  return xml;
}

/** The rules that would refuse it, whether or not the record is approved. */
export async function previewEInvoice(
  ctx: Context,
  id: number,
  format: EInvoiceFormat,
): Promise<EInvoicePreview> {
  const { profile, broken, completed } = await measured(ctx, await getDocument(ctx, id), format);
  return {
    profile,
    broken: broken.map((rule) => ({
      id: rule.id,
      terms: rule.terms,
      said: say(rule.message, ctx.language),
    })),
    completed: completed.map((one) => ({
      ...one,
      name: say(sentence(`invoiceTerms.${one.term}`), ctx.language),
    })),
  };
}

/** As it would be written, with the fatal rules that it breaks. */
async function measured(ctx: Context, row: DocumentWithNames, format: EInvoiceFormat) {
  const profile = await getProfileVersion(ctx, row.profile_id, row.profile_version);
  const { syntax, guideline } = FORMATS[format];
  const record = { ...presentDocument(ctx, row), line_allowances: await lineAllowances(ctx, row.id) };
  const sources = await partySources(ctx, row);
  const { statement, completed } = statementOfRecord(record, profile, guideline, sources);
  const xml = Buffer.from(writeEInvoice(statement, syntax));
  const validation = validateEInvoice(parseXml(xml)!, syntax)!;
  const broken = validation.broken.filter(({ severity }) => severity === 'fatal');
  return { xml, profile: validation.profile, broken, completed };
}

/** Those of the lines of its e-invoice: the record has them as one discount. */
async function lineAllowances(ctx: Context, id: number): Promise<LineAllowances[]> {
  const { stated } = await ctx.db
    .selectFrom('documents')
    .select(sql<LineAllowances[] | null>`check_facts::jsonb -> 'line_allowances'`.as('stated'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return stated ?? [];
}

// What a proof of one value says.
import { sql } from 'kysely';
import { RECORD_TABLES, type RecordTable } from '../../../contract/record-tables.ts';
import type { DocumentRecord } from '../../../contract/documents.ts';
import type { Box } from '../../../contract/pages.ts';
import { PROOF_KIND, type ValueProof } from '../../../contract/proofs.ts';
import type { ChainEntry } from '../../audit/chain.ts';
import type { Context } from '../../context.ts';
import { pageImage } from '../../documents/page-image.ts';
import { presentDocument } from '../../documents/present.ts';
import { getDocument } from '../../documents/store.ts';
import { isoSeconds } from '../../platform/clock.ts';
import { notFound } from '../../platform/errors.ts';
import { getProfileVersion } from '../../profiles/store.ts';
import { readSettings } from '../../settings/settings.ts';

const CELL = new RegExp(String.raw`^(${RECORD_TABLES.join('|')})\[(\d+)\]\.(\w+)$`);

/** Throws not_found where the record has no such value. */
export async function readProof(ctx: Context, id: number, key: string): Promise<ValueProof> {
  const row = await getDocument(ctx, id);
  const record = presentDocument(ctx, row);
  const { fields, line_columns } = await getProfileVersion(ctx, row.profile_id, row.profile_version);
  const value = valueOf(record, key);
  if (value === undefined) throw notFound('exports.noValue', { id, key });
  const [, table, line, column] = CELL.exec(key) ?? [];
  const named = [...fields, ...line_columns].find((one) => one.key === (column ?? key));
  const label = named?.label ?? column ?? key;
  const [place = null] = record.evidence[key] ?? [];
  const lineage = record.lineage[key] ?? (table === undefined ? undefined : record.lineage[table]);
  const { instance_name } = await readSettings(ctx);
  return {
    kind: PROOF_KIND,
    instance: instance_name,
    made_at: isoSeconds(ctx.clock.now()),
    document: {
      id,
      version: record.version,
      filename: record.filename,
      sha256: record.sha256,
      status: record.status,
      url: record.doc_url,
    },
    field: { key, label: line === undefined ? label : `${label} (${Number(line) + 1})` },
    value,
    place,
    crop: place === null ? null : await cropOf(ctx, id, place.page, place.box),
    set_by:
      lineage === undefined
        ? null
        : { source: lineage.source, by: lineage.by, at: lineage.at, confidence: lineage.confidence },
    audit_entry: await entryOf(ctx, id, key),
  };
}

/** Undefined where there is none. */
function valueOf(record: DocumentRecord, key: string): unknown {
  const [, table, line, column] = CELL.exec(key) ?? [];
  if (table === undefined || column === undefined) return ownValue(record.extracted_fields, key);
  const rows: readonly object[] = record[table as RecordTable];
  return ownValue(rows[Number(line)] ?? {}, column);
}

/** Names come from whoever asks: not what each object has, as "constructor". */
const ownValue = (values: object, name: string): unknown =>
  Object.hasOwn(values, name) ? ((values as Record<string, unknown>)[name] ?? undefined) : undefined;

const PAGE_WIDTH = 2000;
/** Around the value, as a part of the page's height: the lines above and below say where it stands. */
const AROUND = 0.03;

/** PNG with the place of the value framed, base64. */
async function cropOf(ctx: Context, id: number, number: number, box: Box): Promise<string> {
  const image = await pageImage(ctx, id, number, { width: PAGE_WIDTH });
  const parts: Buffer[] = [];
  for await (const part of await image.open()) parts.push(part as Buffer);
  const { default: sharp } = await import('sharp');
  const page = sharp(Buffer.concat(parts));
  const { width, height } = await page.metadata();
  const [x0, y0, x1, y1] = box;
  const top = Math.max(0, Math.floor((y0 - AROUND) * height));
  const bottom = Math.min(height, Math.ceil((y1 + AROUND) * height));
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${bottom - top}"><rect x="${
    x0 * width - 4
  }" y="${y0 * height - top - 4}" width="${(x1 - x0) * width + 8}" height="${
    (y1 - y0) * height + 8
  }" fill="#ffd43b" fill-opacity="0.3" stroke="#e67700" stroke-width="3"/></svg>`;
  const cut = await page.extract({ left: 0, top, width, height: bottom - top }).toBuffer();
  const png = await sharp(cut)
    .composite([{ input: Buffer.from(frame) }])
    .png({ palette: true })
    .toBuffer();
  return png.toString('base64');
}

/** The edit of the value, else what read it: the newest of both. */
async function entryOf(ctx: Context, id: number, key: string): Promise<ValueProof['audit_entry']> {
  const entries = ctx.db
    .selectFrom('audit_entries')
    .select(['id', 'actor_kind', 'actor_id', 'actor_name', 'event', 'document_id', 'contact_id'])
    .select(['detail', 'previous_hash', 'hash'])
    .select(sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('at'))
    .where('document_id', '=', id)
    .where((eb) =>
      eb.or([
        eb('event', '=', 'processing.completed'),
        eb.and([eb('event', '=', 'document.field_edited'), eb(sql`detail::jsonb ->> 'field'`, '=', key)]),
        eb.and([
          eb('event', '=', 'document.edited'),
          eb(sql`detail::jsonb -> 'after' -> ${key.replace(/\[.*/, '')}::text`, 'is not', null),
        ]),
      ]),
    );
  const entry: Omit<ChainEntry, 'seal'> | undefined = await entries
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry ?? null;
}

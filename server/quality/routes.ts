// The quality page: HTTP out.
import { Readable } from 'node:stream';
import type { FieldQuality, qualityEndpoints } from '../../contract/quality.ts';
import type { Context } from '../context.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { BOM, toCsv } from '../platform/spreadsheet/csv.ts';
import { readQuality } from './read-quality.ts';

const COLUMNS = [
  'profile_id',
  'profile_name',
  'field',
  'correct',
  'wrong',
  'missed',
  'rejected',
  'accuracy',
  'lower',
  'upper',
  'remedy',
] as const satisfies (keyof FieldQuality)[];

export const qualityRoutes: Handlers<Context, typeof qualityEndpoints> = {
  getQuality: ({ ctx, query }) => readQuality(ctx, query),

  async exportQuality({ ctx, query }) {
    const { fields, from, to } = await readQuality(ctx, query);
    const rows = fields.map((field) => COLUMNS.map((name) => cellOf(field[name])));
    const text = Buffer.from(BOM + toCsv([[...COLUMNS], ...rows]));
    return {
      filename: `quality-${from}-${to}.csv`,
      media_type: 'text/csv; charset=utf-8',
      disposition: 'attachment',
      size_bytes: text.length,
      open: async () => Readable.from([text]),
      once: true,
    };
  },
};

const cellOf = (value: string | number | null): string | null => (value === null ? null : String(value));

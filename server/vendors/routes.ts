// Vendors: HTTP in and out.
import type { Vendor, vendorEndpoints } from '../../contract/vendors.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import { pageHead } from '../platform/db/list-page.ts';
import { setEtag } from '../platform/http/etag.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { deleteVendor, putVendor } from './manage-vendors.ts';
import { getVendor, listVendors, type VendorRow } from './store.ts';
import { contentOf } from './vendor.ts';

type Managing = 'listVendors' | 'getVendor' | 'putVendor' | 'deleteVendor';

export const vendorRoutes: Handlers<Context, Pick<typeof vendorEndpoints, Managing>> = {
  async listVendors({ ctx, query }) {
    const { total, next_cursor, vendors } = await listVendors(ctx, query);
    return { ...pageHead(query, { total, next_cursor }), vendors: vendors.map(presentVendor) };
  },

  async getVendor({ ctx, params, reply }) {
    const vendor = await getVendor(ctx, params.external_id);
    setEtag(reply, vendor.revision);
    return presentVendor(vendor);
  },

  async putVendor({ ctx, params, body, request, reply }) {
    const vendor = await putVendor(ctx, params.external_id, body, request.headers['if-match']);
    setEtag(reply, vendor.revision);
    return presentVendor(vendor);
  },

  deleteVendor: ({ ctx, params }) => deleteVendor(ctx, params.external_id),
};

const presentVendor = (row: VendorRow): Vendor => ({
  id: row.id,
  ...contentOf(row),
  created_at: isoSeconds(row.created_at),
  updated_at: isoSeconds(row.updated_at),
});

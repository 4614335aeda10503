// The master data that may complete the parties of a document's e-invoice: its vendor, the contacts that are that vendor, and the
// contact that it is filed with.
import type { Context } from '../../context.ts';
import { contactsOfVendor, getContact, type ContactRow } from '../../contacts/store.ts';
import type { DocumentWithNames } from '../../documents/store.ts';
import { findVendorById, type VendorRow } from '../../vendors/store.ts';
import type { PartyData, PartySources } from './complete-parties.ts';

/** Contacts whose documents are those of other companies are no party by themselves: Partner, Other. */
export async function partySources(
  ctx: Context,
  { vendor_id, contact_id }: Pick<DocumentWithNames, 'vendor_id' | 'contact_id'>,
): Promise<PartySources> {
  const contact = await getContact(ctx, contact_id);
  const vendor = vendor_id === null ? undefined : await findVendorById(ctx, vendor_id);
  const same = vendor === undefined ? [] : await contactsOfVendor(ctx, vendor.id);
  // The contact that the document is filed with knows best.
  same.sort(
    (one, other) => Number(other.id === contact_id) - Number(one.id === contact_id) || one.id - other.id,
  );
  const isSeller = same.some(({ id }) => id === contact_id);
  return {
    sellers: [...(vendor === undefined ? [] : [ofVendor(vendor)]), ...same.map(ofContact)],
    contact:
      isSeller || contact.built_in
        ? null
        : {
            ...ofContact(contact),
            sells: contact.type === 'Vendor',
            buys: contact.type === 'Client' || contact.type === 'Internal',
          },
  };
}

const ofVendor = (vendor: VendorRow): PartyData => ({
  source: 'vendor',
  shown: `${vendor.external_id} ${vendor.name}`,
  names: [vendor.name, ...vendor.other_names],
  tax_ids: vendor.tax_ids,
  company_ids: vendor.company_ids,
  ibans: vendor.ibans,
  addresses: vendor.addresses,
  person: null,
  phone: null,
  email: vendor.email,
});

/** A contact with a company is a person there. */
const ofContact = (contact: ContactRow): PartyData => ({
  source: 'contact',
  shown: contact.name,
  names: contact.company === null ? [contact.name] : [contact.company, contact.name],
  tax_ids: contact.tax_ids,
  company_ids: [],
  ibans: contact.ibans,
  addresses: contact.addresses,
  person: contact.company === null || contact.company === contact.name ? null : contact.name,
  phone: contact.phone,
  email: contact.email,
});

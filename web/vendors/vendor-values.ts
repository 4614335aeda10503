// What the form of a vendor holds, and what it sends.
import type { Vendor } from '../../contract/vendors.ts';

export interface Values {
  external_id: string;
  name: string;
  other_names: string[];
  tax_ids: string[];
  company_ids: string[];
  ibans: string[];
  addresses: string[];
  email: string;
  email_domains: string[];
  currency: string;
  default_profile_id: number | undefined;
  expense_account: string;
  payable_account: string;
  cost_center: string;
  external_ids: string[];
  order_tolerance_percent: number | string;
  order_tolerance_amount: number | string;
  active: boolean;
}

/** What a form begins with: a vendor, or values for a new one. */
export type Prefilled = Partial<Omit<Vendor, 'id' | 'created_at' | 'updated_at'>>;

export const valuesOf = (vendor: Prefilled): Values => ({
  external_id: vendor.external_id ?? '',
  name: vendor.name ?? '',
  other_names: vendor.other_names ?? [],
  tax_ids: vendor.tax_ids ?? [],
  company_ids: vendor.company_ids ?? [],
  ibans: vendor.ibans ?? [],
  addresses: vendor.addresses ?? [],
  email: vendor.email ?? '',
  email_domains: vendor.email_domains ?? [],
  currency: vendor.currency ?? '',
  default_profile_id: vendor.default_profile_id ?? undefined,
  expense_account: vendor.expense_account ?? '',
  payable_account: vendor.payable_account ?? '',
  cost_center: vendor.cost_center ?? '',
  external_ids: vendor.external_ids ?? [],
  order_tolerance_percent: vendor.order_tolerance_percent ?? '',
  order_tolerance_amount: vendor.order_tolerance_amount ?? '',
  active: vendor.active ?? true,
});

const numberOrNull = (value: number | string) => (value === '' ? null : Number(value));
const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

export function bodyOf({ external_id: _number, default_profile_id, ...values }: Values) {
  return {
    ...values,
    addresses: values.addresses.filter((address) => address.trim() !== ''),
    email: orNull(values.email),
    currency: orNull(values.currency),
    default_profile_id: default_profile_id ?? null,
    expense_account: orNull(values.expense_account),
    payable_account: orNull(values.payable_account),
    cost_center: orNull(values.cost_center),
    order_tolerance_percent: numberOrNull(values.order_tolerance_percent),
    order_tolerance_amount: numberOrNull(values.order_tolerance_amount),
  };
}

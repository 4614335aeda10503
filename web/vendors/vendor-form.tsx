// Adding and editing a vendor.
import { Button, Group, NumberInput, SimpleGrid, Stack, Switch, TagsInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { TbTrash } from 'react-icons/tb';
import type { Vendor } from '../../contract/vendors.ts';
import { isApiError } from '../api/api-error.ts';
import { call, callWithEtag } from '../api/call.ts';
import { refresh } from '../api/queries.ts';
import { ProfileSelect } from '../profiles/profile-select.tsx';
import { confirm } from '../ui/confirm.tsx';
import { notifyDone, notifyError, notifyProblem } from '../ui/notify.ts';
import { AddressInputs } from './address-inputs.tsx';
import { bodyOf, valuesOf, type Prefilled, type Values } from './vendor-values.ts';

/**
 * Without a vendor it adds one.
 * @param vendor is loaded anew, so that a change is made on what is there
 */
export function openVendorDialog(
  vendor: Vendor | undefined,
  prefilled: Prefilled = {},
  onSaved?: (vendor: Vendor) => void,
): void {
  if (vendor === undefined) return openForm({ vendor, prefilled, etag: undefined, onSaved });
  callWithEtag('getVendor', { params: { external_id: vendor.external_id } }).then(
    ({ data, etag }) => openForm({ vendor: data, prefilled: data, etag, onSaved }),
    notifyError,
  );
}

function openForm(props: FormProps): void {
  const { vendor } = props;
  modals.open({
    modalId: 'vendor',
    size: 'xl',
    title:
      vendor === undefined
        ? i18next.t('vendors.addTitle')
        : i18next.t('vendors.editTitle', { name: vendor.name }),
    children: <VendorForm {...props} />,
  });
}

const LISTS = ['other_names', 'tax_ids', 'company_ids', 'ibans', 'email_domains', 'external_ids'] as const;
const TEXTS = [
  ['email', 'email', 320],
  ['currency', 'text', 3],
  ['expense_account', 'text', 100],
  ['payable_account', 'text', 100],
  ['cost_center', 'text', 100],
] as const;
const TOLERANCES = ['order_tolerance_percent', 'order_tolerance_amount'] as const;

function useSave(vendor: Vendor | undefined, etag: string | undefined, onSaved: FormProps['onSaved']) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: async (values: Values) => {
      const params = { external_id: values.external_id.trim() };
      // The number is the address: a new vendor must not replace one that has it.
      if (vendor === undefined && (await isThere(params.external_id))) {
        notifyProblem(t('vendors.exists'));
        return undefined;
      }
      const body = bodyOf(values);
      return (await callWithEtag('putVendor', { params, body }, { if_match: etag })).data;
    },
    onSuccess: async (saved) => {
      if (saved === undefined) return;
      modals.close('vendor');
      await refresh('listVendors');
      notifyDone(t('vendors.saved', { name: saved.name }));
      onSaved?.(saved);
    },
    onError: notifyError,
  });
}

async function isThere(external_id: string): Promise<boolean> {
  try {
    await call('getVendor', { params: { external_id } });
    return true;
  } catch (error) {
    if (isApiError(error, 404)) return false;
    throw error;
  }
}

interface FormProps {
  vendor: Vendor | undefined;
  prefilled: Prefilled;
  etag: string | undefined;
  onSaved: ((vendor: Vendor) => void) | undefined;
}

function VendorForm({ vendor, prefilled, etag, onSaved }: FormProps) {
  const { t } = useTranslation();
  const form = useForm({ initialValues: valuesOf(prefilled) });
  const save = useSave(vendor, etag, onSaved);
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput
            label={t('vendors.fields.external_id')}
            required
            maxLength={100}
            disabled={vendor !== undefined}
            data-autofocus={vendor === undefined ? true : undefined}
            {...form.getInputProps('external_id')}
          />
          <TextInput
            label={t('vendors.fields.name')}
            required
            maxLength={300}
            data-autofocus={vendor === undefined ? undefined : true}
            {...form.getInputProps('name')}
          />
          {LISTS.map((field) => (
            <TagsInput
              key={field}
              label={t(`vendors.fields.${field}`)}
              placeholder={form.values[field].length === 0 ? t('vendors.listHint') : ''}
              acceptValueOnBlur
              splitChars={['\n', ';']}
              {...form.getInputProps(field)}
            />
          ))}
          {TEXTS.map(([field, type, maxLength]) => (
            <TextInput
              key={field}
              label={t(`vendors.fields.${field}`)}
              type={type}
              maxLength={maxLength}
              {...form.getInputProps(field)}
            />
          ))}
          <ProfileSelect
            label={t('vendors.fields.default_profile_id')}
            placeholder={t('vendors.profileNone')}
            clearable
            value={form.values.default_profile_id}
            onChange={(id) => form.setFieldValue('default_profile_id', id)}
          />
          {TOLERANCES.map((field) => (
            <NumberInput
              key={field}
              label={t(`vendors.fields.${field}`)}
              placeholder={t('vendors.toleranceNone')}
              min={0}
              decimalScale={2}
              {...form.getInputProps(field)}
            />
          ))}
        </SimpleGrid>
        <AddressInputs
          addresses={form.values.addresses}
          onChange={(addresses) => form.setFieldValue('addresses', addresses)}
        />
        <Switch label={t('vendors.fields.active')} {...form.getInputProps('active', { type: 'checkbox' })} />
        <Group justify="space-between">
          {vendor === undefined ? <span /> : <Delete vendor={vendor} />}
          <Button type="submit" loading={save.isPending}>
            {t(vendor === undefined ? 'common.create' : 'common.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Delete({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation();
  const remove = useMutation({
    mutationFn: () => call('deleteVendor', { params: { external_id: vendor.external_id } }),
    onSuccess: async () => {
      modals.close('vendor');
      await refresh('listVendors');
      notifyDone(t('vendors.deleted', { name: vendor.name }));
    },
    onError: notifyError,
  });
  const ask = () =>
    confirm({
      title: t('vendors.deleteTitle', { name: vendor.name }),
      text: t('vendors.deleteText'),
      action: t('vendors.delete'),
      dangerous: true,
      onConfirm: () => remove.mutate(),
    });
  return (
    <Button variant="subtle" color="red" leftSection={<TbTrash size={16} />} onClick={ask}>
      {t('vendors.delete')}
    </Button>
  );
}

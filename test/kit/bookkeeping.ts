// Approved invoices with their taxes, and export templates for them.
import type { ExportTemplate, ExportTemplateInput, ReadyTemplate } from '../../contract/export-templates.ts';
import type { TaxLine } from '../../contract/tax-breakdown.ts';
import { startTestService, type TestService } from './service.ts';
import { invoiceText, newPlace, profileId, untilProcessed, upload } from './upload.ts';

export const rate = (
  percent: number,
  base: number,
  tax: number,
  category: TaxLine['category'] = 'S',
): TaxLine => ({ rate: percent, base, tax, category, exemption_reason: null });

interface Values {
  number: string;
  total: string;
  date: string;
  due?: string;
  vendor?: string;
  currency?: string;
}

export interface Books {
  service: TestService;
  profile_id: number;
  ready: ReadonlyMap<string, ReadyTemplate>;
  /** Documents by name: `two` rates, a `credit` note, `reverse` charge. */
  ids: Record<string, number>;
  /** Their ids as an export takes them. */
  some(...names: string[]): string;
  /** Approved, as bookkeeping takes them; returns its id. */
  invoice(values: Values, tax_breakdown: TaxLine[], doc_type?: string): Promise<number>;
  /** Begins with a ready one, or with none. */
  template(
    key: string | undefined,
    name: string,
    more?: Partial<ExportTemplateInput>,
  ): Promise<ExportTemplate>;
  file(id: number, query: Record<string, unknown>): Promise<{ bytes: Buffer; name: string }>;
}

const VENDOR = 'Müller & Söhne GmbH';

export async function openBooks(): Promise<Books> {
  const service = await startTestService({ settings: { WORKERS: '2' } });
  const { api, admin } = service;
  const place = await newPlace(api, VENDOR);
  const profile_id = await profileId(api);
  const { templates } = await api.call('listReadyTemplates');
  const books: Books = {
    service,
    profile_id,
    ready: new Map(templates.map((template) => [template.key, template])),
    ids: {},
    some: (...names) => names.map((name) => books.ids[name]).join(','),
    async invoice(
      { number, total, date, due, vendor = VENDOR, currency = 'EUR' },
      tax_breakdown,
      doc_type = 'Invoice',
    ) {
      const filename = `${number.replaceAll('/', '-')}.txt`;
      const { id } = await upload(api, place, invoiceText(number), filename, { profile_id });
      const params = { id };
      await untilProcessed(api, id);
      const extracted_fields = {
        vendor,
        invoice_number: number,
        invoice_date: date,
        due_date: due ?? null,
        currency,
        total_amount: total,
      };
      await api.call('editDocument', { params, body: { doc_type, tax_breakdown, extracted_fields } });
      await api.call('changeStatus', { params, body: { status: 'Approved' } });
      return id;
    },
    template(key, name, more = {}) {
      const { key: _, ...content } = books.ready.get(key ?? '') ?? ({} as ReadyTemplate);
      return admin.call('createExportTemplate', { body: { ...content, name, ...more } });
    },
    async file(id, query) {
      const response = await api.call('exportByTemplate', { params: { id }, query });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { bytes, name: response.headers.get('content-disposition')! };
    },
  };
  await api.call('putVendor', {
    params: { external_id: '70001' },
    body: { name: VENDOR, expense_account: '4930', payable_account: '70001', cost_center: 'K-12' },
  });
  const { ids, invoice } = books;
  ids['two'] = await invoice(
    { number: 'RE 2026/17', total: '130.50', date: '2026-03-14', due: '2026-04-13' },
    [rate(19, 100, 19), rate(7, 10.75, 0.75)],
  );
  const credit = { number: 'G-9', total: '59.50', date: '2026-03-20' };
  ids['credit'] = await invoice(credit, [rate(19, 50, 9.5)], 'Credit Note');
  ids['reverse'] = await invoice({ number: 'AT-3', total: '200.00', date: '2026-02-01' }, [
    { ...rate(0, 200, 0, 'AE'), exemption_reason: 'Reverse charge' },
  ]);
  return books;
}

// What stands in the report of one document, as a description for the PDF maker. Pure.
import type { Column, Content, TableCell } from '../platform/pdf/make-pdf.ts';
import type { DocumentRecord, LineItem } from '../../contract/documents.ts';
import type { LineColumn, ProfileField } from '../../contract/profiles.ts';
import type { ReportText } from './report-text.ts';

export interface ReportedDocument {
  record: DocumentRecord;
  fields: ProfileField[];
  line_columns: LineColumn[];
  total: string | null;
  currency: string | null;
  /** data: URLs in page order; null where a page cannot be shown. */
  pages: (string | null)[];
}

const GREY = '#666666';

export function documentSection(
  { record, fields, line_columns, pages }: ReportedDocument,
  text: ReportText,
): Content[] {
  return [
    { text: record.filename, id: `document-${record.id}`, fontSize: 16, bold: true, margin: [0, 0, 0, 4] },
    headTable(record, text),
    ...paragraph(text.summary, record.ai_summary),
    ...paragraph(text.reasoning, record.confidence_reasoning),
    ...(record.processing_error === null ? [] : [{ text: record.processing_error, color: '#b00020' }]),
    ...fieldTable(record, fields, text),
    ...lineItemTable(record, line_columns, text),
    ...allowanceTable(record, text),
    ...taxTable(record, text),
    ...checkTable(record, text),
    ...references(record, text),
    ...paragraph(text.notes, record.notes),
    ...pageImages(record, pages, text),
  ];
}

/** The table of all documents that a report of several begins with. */
export function coverTable(documents: ReportedDocument[], text: ReportText): Content {
  const head: TableCell[] = [
    text.id,
    text.filename,
    text.status,
    text.contact,
    text.doc_date,
    text.score,
    { text: text.total, bold: true, alignment: 'right' },
  ];
  const rows = documents.map(({ record, total, currency }): TableCell[] => [
    { text: String(record.id), linkToDestination: `document-${record.id}` },
    record.filename,
    record.status,
    record.contact_name,
    record.doc_date ?? '',
    record.confidence_score === null ? '' : `${record.confidence_score} ${record.confidence_label ?? ''}`,
    { text: total === null ? '' : `${total} ${currency ?? ''}`.trim(), alignment: 'right' },
  ]);
  return table([head, ...rows], ['auto', '*', 'auto', 'auto', 'auto', 'auto', 'auto']);
}

function headTable(record: DocumentRecord, text: ReportText): Content {
  const score =
    record.confidence_score === null ? '–' : `${record.confidence_score} (${record.confidence_label ?? ''})`;
  const pairs: [string, string][] = [
    [text.id, `${record.id}, v${record.version}`],
    [text.status, record.status],
    [text.contact, record.contact_name],
    [text.folder, record.folder_name],
    [text.doc_type, record.doc_type ?? '–'],
    [text.doc_date, record.doc_date ?? '–'],
    [text.score, score],
    [text.uploaded, record.created_at],
  ];
  const cells = pairs.map(([name, value]): Content => ({
    text: [{ text: `${name}  `, color: GREY }, value],
  }));
  const rows: TableCell[][] = [];
  for (let i = 0; i < cells.length; i += 2) rows.push([cells[i]!, cells[i + 1]!]);
  return {
    stack: [
      { layout: 'noBorders', table: { widths: ['*', '*'], body: rows } },
      { text: record.doc_url, link: record.doc_url, color: '#1a56a0', fontSize: 8, margin: [0, 2, 0, 0] },
    ],
  };
}

const heading = (title: string): Content => ({ text: title, bold: true, margin: [0, 10, 0, 3] });

function paragraph(title: string, body: string | null): Content[] {
  return body === null || body.trim() === '' ? [] : [heading(title), { text: body }];
}

function fieldTable(record: DocumentRecord, fields: ProfileField[], text: ReportText): Content[] {
  if (fields.length === 0) return [];
  const rows = fields.map(({ key, label }): TableCell[] => {
    const value = record.extracted_fields[key] ?? null;
    const pages = [...new Set((record.evidence[key] ?? []).map((evidence) => evidence.page))].join(', ');
    const place = value === null ? '' : pages === '' ? text.no_place : pages;
    return [label, value ?? '–', { text: place, color: GREY }, { text: setBy(record, key), color: GREY }];
  });
  const head = [text.field, text.value, text.place, text.set_by];
  return [heading(text.fields), table([head, ...rows], [120, '*', 70, 70])];
}

function setBy(record: DocumentRecord, key: string): string {
  const lineage = record.lineage[key];
  if (lineage === undefined) return '';
  return lineage.source === 'person' || lineage.source === 'rule' ? lineage.by : lineage.source;
}

const right = (value: number | null): TableCell => ({
  text: value === null ? '' : String(value),
  alignment: 'right',
});

function lineItemTable(
  { line_items }: DocumentRecord,
  line_columns: LineColumn[],
  text: ReportText,
): Content[] {
  if (line_items.length === 0) return [];
  const headed = (title: string): TableCell => ({ text: title, bold: true, alignment: 'right' });
  const head = [text.description, headed(text.quantity), headed(text.unit_price), headed(text.amount)];
  const rows = line_items.map((item): TableCell[] => [
    { stack: [item.description, { text: furtherText(item, line_columns), color: GREY }] },
    right(item.quantity),
    right(item.unit_price),
    right(item.amount),
  ]);
  return [heading(text.line_items), table([head, ...rows], ['*', 60, 70, 70])];
}

function allowanceTable({ allowances }: DocumentRecord, text: ReportText): Content[] {
  if (allowances.length === 0) return [];
  const headed = (title: string): TableCell => ({ text: title, bold: true, alignment: 'right' });
  const head = [text.allowances, headed(text.tax_rate), headed(text.amount)];
  const rows = allowances.map(({ type, reason, reason_code, tax_rate, amount }): TableCell[] => [
    [text[type], reason, reason_code].filter((part) => part !== null).join(' · '),
    right(tax_rate),
    right(amount),
  ]);
  return [heading(text.allowances), table([head, ...rows], ['*', 60, 80])];
}

function taxTable({ tax_breakdown }: DocumentRecord, text: ReportText): Content[] {
  if (tax_breakdown.length === 0) return [];
  const headed = (title: string): TableCell => ({ text: title, bold: true, alignment: 'right' });
  const head = [headed(text.tax_rate), headed(text.tax_base), headed(text.tax), text.tax_category];
  const rows = tax_breakdown.map(({ rate, base, tax, category, exemption_reason }): TableCell[] => [
    right(rate),
    right(base),
    right(tax),
    [category, exemption_reason].filter((part) => part !== null).join(' · '),
  ]);
  return [heading(text.tax_breakdown), table([head, ...rows], [60, 80, 80, '*'])];
}

/** "Unit: pcs · Tax Rate: 19": what the profile asks for beyond the four columns. */
function furtherText(item: LineItem, columns: LineColumn[]): string {
  const known = columns.filter(({ key }) => (item[key] ?? '') !== '');
  return known.map(({ key, label }) => `${label}: ${item[key]}`).join(' · ');
}

function checkTable({ checks }: DocumentRecord, text: ReportText): Content[] {
  if (checks.length === 0) return [];
  const rows = checks.map(({ name, passed, detail }): TableCell[] => [
    name,
    { text: passed ? text.passed : text.failed, color: passed ? '#1b6e3c' : '#b00020' },
    detail,
  ]);
  return [
    heading(text.checks),
    table([[text.check, text.result, text.detail], ...rows], ['auto', 'auto', '*']),
  ];
}

function references({ external_refs }: DocumentRecord, text: ReportText): Content[] {
  const lines = Object.entries(external_refs).map(([system, ref]) =>
    [system, ref.record_type, ref.record_id, ref.record_url].filter((part) => part !== undefined).join('  '),
  );
  return lines.length === 0 ? [] : [heading(text.references), { stack: lines }];
}

const PER_ROW = 3;
const IMAGE_WIDTH = 160;

function pageImages({ page_count }: DocumentRecord, pages: (string | null)[], text: ReportText): Content[] {
  if (pages.length === 0) return [];
  const rows: Content[] = [];
  for (let start = 0; start < pages.length; start += PER_ROW) {
    const columns = pages.slice(start, start + PER_ROW).map((image, i): Column => {
      const caption: Content = { text: String(start + i + 1), fontSize: 8, color: GREY };
      const picture: Content =
        image === null ? { text: text.no_image, color: GREY } : { image, width: IMAGE_WIDTH };
      return { stack: [picture, caption], width: IMAGE_WIDTH };
    });
    rows.push({ columns, columnGap: 12, margin: [0, 0, 0, 8], unbreakable: true });
  }
  const left = (page_count ?? pages.length) - pages.length;
  const more: Content[] = left > 0 ? [{ text: `+ ${left} ${text.more_pages}`, color: GREY }] : [];
  // The heading stays with the first pictures.
  const [first, ...others] = rows;
  return [{ stack: [heading(text.pages), first!], unbreakable: true }, ...others, ...more];
}

function table(body: TableCell[][], widths: (string | number)[]): Content {
  const cells = body.map((row, i) =>
    row.map((cell) => (i === 0 && typeof cell === 'string' ? { text: cell, bold: true } : cell)),
  );
  return {
    fontSize: 9,
    layout: 'lightHorizontalLines',
    table: { headerRows: 1, widths, body: cells, dontBreakRows: true },
  };
}

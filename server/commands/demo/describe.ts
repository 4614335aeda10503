// What the demo prints of a record and of a delivery.
import type { DocumentRecord } from '../../../contract/documents.ts';
import type { Delivered } from './run-demo.ts';

const MAX_ITEMS = 4;

export function describeRecord(record: DocumentRecord): string {
  const width = Math.max(...Object.keys(record.extracted_fields).map((key) => key.length));
  const fields = Object.entries(record.extracted_fields).map(([key, value]) => {
    const place = record.evidence[key]?.[0];
    const where = place === undefined ? '' : `   page ${place.page}, "${place.text.slice(0, 40)}"`;
    const sure = record.lineage[key]?.confidence ?? 0;
    return `  ${key.padEnd(width)}  ${value === null ? '(not found)' : `${value}   ${sure} %${where}`}`;
  });
  const items = record.line_items.map(
    (item) =>
      `  ${item.quantity ?? '?'} x ${item.description} at ${item.unit_price ?? '?'} = ${item.amount ?? '?'}`,
  );
  const more = items.length > MAX_ITEMS ? [`  … and ${items.length - MAX_ITEMS} more`] : [];
  const checks = record.checks.map(
    (check) => `  ${check.passed ? 'passed' : 'FAILED'}  ${check.name}: ${check.detail}`,
  );
  return [
    `${record.doc_type ?? 'Document'} of ${record.doc_date ?? 'unknown date'}, confidence ${record.confidence_score} (${record.confidence_label})`,
    `Why: ${record.confidence_reasoning}`,
    `Summary: ${record.ai_summary}`,
    'Fields:',
    ...fields,
    ...(items.length > 0 ? [`Line items (${items.length}):`, ...items.slice(0, MAX_ITEMS), ...more] : []),
    ...(checks.length > 0 ? ['Checks:', ...checks] : []),
    '',
  ].join('\n');
}

export function describeDelivery({ method, headers, body }: Delivered): string {
  const shown = ['content-type', 'authorization', 'webhook-id', 'webhook-timestamp', 'webhook-signature'];
  const lines = shown.map(
    (name) => `  ${name}: ${name === 'authorization' ? 'Bearer re_…' : String(headers[name])}`,
  );
  const keys = Object.keys(JSON.parse(body) as object);
  return [
    `Webhook received: ${method}`,
    ...lines,
    `  body: ${Buffer.byteLength(body)} bytes with ${keys.slice(0, 12).join(', ')}, …`,
    '',
  ].join('\n');
}

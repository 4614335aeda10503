// The document: its statuses, its record, and what may be asked of or changed in it.
import { z } from 'zod';
import { Check } from './checks.ts';
import { Allowance, AllowancesInput } from './allowances.ts';
import { CalendarDate, GivenId, HttpUrl, Id, Timestamp, label, text } from './common.ts';
import { FirstBlocker, Person, reviewState } from './blockers.ts';
import { ContactMatch } from './contact-match.ts';
import { Evidence } from './evidence.ts';
import { problem } from './problem.ts';
import { OrderMatch } from './order-match.ts';
import { Payee } from './payee.ts';
import { Payment } from './payment.ts';
import { TaxBreakdownInput, TaxLine } from './tax-breakdown.ts';
import { VendorMatch } from './vendor-match.ts';

export { Evidence };

export const STATUSES = [
  'New',
  'Processing',
  'Needs Review',
  'Missing Info',
  'Ready',
  'Approved',
  'Export',
  'Exception',
  'Archived',
] as const;
export const DocumentStatus = z.enum(STATUSES).meta({ id: 'DocumentStatus' });
export type DocumentStatus = z.infer<typeof DocumentStatus>;

/** 90-100 High, 70-89 Good, 50-69 Low, 0-49 Poor. */
export const ConfidenceLabel = z.enum(['High', 'Good', 'Low', 'Poor']).meta({ id: 'ConfidenceLabel' });
export type ConfidenceLabel = z.infer<typeof ConfidenceLabel>;

export const DOC_TYPES = [
  'Invoice',
  'Credit Note',
  'Receipt',
  'Contract',
  'Purchase Order',
  'Delivery Note',
  'Bank Statement',
  'Quotation',
  'Order Confirmation',
  'Utility Bill',
  'Payslip',
  'Payment Reminder',
  'Expense Report',
  'Ticket',
  'Check',
  'Bill of Lading',
  'Fapiao',
  'Business License',
  'Meeting Notes',
  'Letter',
  'Form',
  'Spreadsheet',
  'E-mail',
  'Chat Transcript',
  'Other',
] as const;
export const DocType = z.enum(DOC_TYPES);
export type DocType = z.infer<typeof DocType>;

/** How the document came in. */
export const DocumentSource = z.enum(['ui', 'api', 'email', 'folder', 'chat']);
export type DocumentSource = z.infer<typeof DocumentSource>;

/** How a document is told to repeat an earlier one. */
export const DuplicateReason = z
  .enum(['same_file', 'same_pages', 'same_record', 'reissued'])
  .describe(
    'same_file: the same bytes; same_pages: the same pages in another file, a second scan say; same_record: the same sender, number and total; reissued: those with another date.',
  )
  .meta({ id: 'DuplicateReason' });
export type DuplicateReason = z.infer<typeof DuplicateReason>;

export const ExternalRef = z.looseObject({
  record_id: z.string().max(500).optional(),
  record_type: z.string().max(500).optional(),
  record_url: HttpUrl.optional(),
});
/** Keyed by the name of the CRM system; inner keys beyond the three known ones are kept as given. */
export const ExternalRefs = z
  .record(z.string().min(1).max(100), ExternalRef)
  .refine((refs) => Object.keys(refs).length <= 50, problem('systems'))
  .meta({ id: 'ExternalRefs' });
export type ExternalRefs = z.infer<typeof ExternalRefs>;

/** The four columns of every profile, then those of the document's own one (`line_columns`), by key. */
export const LineItem = z
  .object({
    description: z.string(),
    quantity: z.number().nullable(),
    unit_price: z.number().nullable(),
    amount: z.number().nullable(),
  })
  .catchall(z.union([z.string().nullable(), z.number()]))
  .meta({
    id: 'LineItem',
    description:
      'Further keys are the line columns of the profile that the line has a value for: numbers of columns of the types number and amount, read, entered, computed or proposed alike; strings of text and date (YYYY-MM-DD).',
  });
export type LineItem = z.infer<typeof LineItem>;

/** Who set a field's value, and how sure the engine was. */
export const Lineage = z
  .object({
    source: z.enum(['engine', 'model', 'learned', 'e_invoice', 'person', 'rule', 'formula', 'history']),
    by: z.string().describe('Person, rule or engine by name; of a computed value, the formula.'),
    at: Timestamp,
    detail: z
      .string()
      .nullable()
      .describe('For example: learned from document 1234. Of a computed value, why it is empty.'),
    confidence: z.int().min(0).max(100).nullable(),
    proposed: z.string().nullable().describe("The engine's newer value where a person's value was kept."),
  })
  .meta({ id: 'Lineage' });
export type Lineage = z.infer<typeof Lineage>;

export const ExtractedFields = z
  .record(z.string(), z.string().nullable())
  .describe('Keys are the labels of the extraction profile in snake_case; null where nothing was found.');
export type ExtractedFields = z.infer<typeof ExtractedFields>;

/** First and last page, both included. */
export const PageRange = z
  .tuple([z.int().min(1), z.int().min(1)])
  .describe('[from, to]: first and last page, from 1.')
  .meta({ id: 'PageRange' });
export type PageRange = z.infer<typeof PageRange>;

/** Of a document that stands in a file with others, or that was taken apart. */
const bundleState = {
  parent_id: Id.nullable(),
  pages: PageRange.nullable().describe('Where in the parent its pages stand; null without a parent.'),
};

export const Part = z
  .object({ id: Id, filename: z.string(), status: DocumentStatus, pages: PageRange })
  .meta({ id: 'Part' });
export type Part = z.infer<typeof Part>;

export const DocumentSummary = z
  .object({
    id: Id,
    filename: z.string(),
    status: DocumentStatus,
    confidence_score: z.int().min(0).max(100).nullable(),
    confidence_label: ConfidenceLabel.nullable(),
    contact_id: Id,
    contact_name: z.string(),
    folder_id: Id,
    folder_name: z.string(),
    profile_id: Id,
    doc_type: z.string().nullable(),
    doc_date: CalendarDate.nullable(),
    total: z.string().nullable().describe('The total amount, where the profile has one.'),
    currency: z.string().nullable(),
    source: DocumentSource,
    version: z.int().min(1),
    page_count: z.int().nullable(),
    pages_read: z.int(),
    duplicate_of: Id.nullable(),
    duplicate_reason: DuplicateReason.nullable(),
    ...bundleState,
    vendor: z.string().nullable().describe('Whom it comes from, whatever the profile calls that.'),
    number: z.string().nullable().describe('Its own number.'),
    due_date: CalendarDate.nullable(),
    first_blocker: FirstBlocker.nullable().describe('Why it is here.'),
    blockers_open: z.int().min(0),
    blockers_blocking: z.int().min(0).describe('Those of the open ones that are not mere advice.'),
    assignee: Person.nullable(),
    assignment_due_at: Timestamp.nullable(),
    overdue: z.boolean(),
    postponed_until: CalendarDate.nullable(),
    rejection_reason: z.string().nullable(),
    viewers: z.array(Person).describe('Who has it open now.'),
    fields: z
      .record(z.string(), z.string().nullable())
      .describe('The fields of the profile that `columns` asks for.'),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'DocumentSummary' });
export type DocumentSummary = z.infer<typeof DocumentSummary>;

export const DocumentRecord = z
  .object({
    id: Id,
    filename: z.string(),
    status: DocumentStatus,
    doc_type: z.string().nullable(),
    doc_date: CalendarDate.nullable(),
    contact_id: Id,
    contact_name: z.string(),
    folder_id: Id,
    folder_name: z.string(),
    ai_summary: z.string().nullable(),
    confidence_score: z.int().min(0).max(100).nullable(),
    confidence_label: ConfidenceLabel.nullable(),
    confidence_reasoning: z.string().nullable(),
    extracted_fields: ExtractedFields,
    line_items: z.array(LineItem),
    external_refs: ExternalRefs,
    notes: z.string().describe('Free text; empty where nobody wrote any.'),
    created_at: Timestamp,
    updated_at: Timestamp,
    allowances: z
      .array(Allowance)
      .describe(
        'Allowances and charges of the whole document that no field of the profile holds; empty where the profile does not ask for taxes by rate.',
      ),
    tax_breakdown: z
      .array(TaxLine)
      .describe('The taxes by rate; empty where the profile does not ask for them.'),
    profile_id: Id,
    profile_version: z.int(),
    profile_reason: z.string().nullable(),
    profile_sure: z.int().min(0).max(100).nullable(),
    version: z.int().min(1),
    source: DocumentSource,
    original_filename: z.string(),
    media_type: z.string(),
    size_bytes: z.int(),
    sha256: z.string(),
    language: z.string().nullable(),
    duplicate_of: Id.nullable(),
    duplicate_reason: DuplicateReason.nullable(),
    ...bundleState,
    children: z.array(Part).describe('The documents that it was split into, in the order of their pages.'),
    page_count: z.int().nullable(),
    pages_read: z.int(),
    doc_url: z.string(),
    processing_error: z.string().nullable(),
    warnings: z.array(z.string()),
    engine: z.string().nullable().describe('builtin, or the model that took part.'),
    evidence: z
      .record(z.string(), z.array(Evidence))
      .describe(
        'Keyed as extracted_fields, line_items[i].<column>, allowances[i].<column> and tax_breakdown[i].<column>.',
      ),
    checks: z.array(Check),
    lineage: z
      .record(z.string(), Lineage)
      .describe(
        'By field key; `line_items.<column>` for a column that is computed or proposed from approved documents.',
      ),
    contact_match: ContactMatch.nullable().describe(
      'How its contact was found, or who comes into question; null where it came in with one.',
    ),
    vendor_id: Id.nullable().describe(
      'The vendor of the master data that it is from; null where none is sure.',
    ),
    vendor_number: z.string().nullable().describe('external_id of that vendor.'),
    vendor_match: VendorMatch.nullable().describe(
      'How the vendor was found, or who comes into question; null where there is nothing to compare.',
    ),
    payee: Payee.nullable().describe(
      'Where it wants to be paid to, compared with where the vendor was paid to before; null where it names no account, or its vendor is not known.',
    ),
    order_match: OrderMatch.nullable().describe(
      'Its lines compared with those of the orders that it belongs to; null where there is nothing to compare.',
    ),
    payment: Payment.nullable().describe(
      'How far it is paid; null where it asks for no money, or its total or currency is not known.',
    ),
    ...reviewState,
  })
  .meta({ id: 'Document' });
export type DocumentRecord = z.infer<typeof DocumentRecord>;

/** What a change of status answers. */
export const StatusResult = z
  .object({
    id: Id,
    status: DocumentStatus,
    updated_at: Timestamp,
    change_id: Id.nullable().describe('For undoing it; null when nothing changed.'),
    undo_until: Timestamp.nullable().describe('How long a notice should offer that.'),
  })
  .meta({ id: 'StatusResult' });

export type StatusResult = z.infer<typeof StatusResult>;

const LineItemInput = z
  .object({
    description: text(2000),
    quantity: z.number().nullable().default(null),
    unit_price: z.number().nullable().default(null),
    amount: z.number().nullable().default(null),
  })
  .catchall(z.union([text(2000).nullable(), z.number()]));

export const DocumentPatch = z
  .strictObject({
    extracted_fields: z
      .record(z.string(), text(20_000).nullable())
      .describe('Only keys of the profile; null clears.'),
    line_items: z.array(LineItemInput).max(5000),
    allowances: AllowancesInput,
    tax_breakdown: TaxBreakdownInput,
    notes: text(20_000).nullable(),
    doc_type: label(60).nullable(),
    doc_date: CalendarDate.nullable(),
    contact_id: GivenId.describe('Together with folder_id.'),
    folder_id: GivenId,
    external_refs: ExternalRefs,
  })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, problem('nothingToChange'))
  .meta({ id: 'DocumentPatch' });
export type DocumentPatch = z.output<typeof DocumentPatch>;

export const DocumentVersion = z
  .object({
    version: z.int().min(1),
    current: z.boolean(),
    filename: z.string(),
    media_type: z.string(),
    size_bytes: z.int(),
    sha256: z.string(),
    page_count: z.int().nullable(),
    uploaded_by: z.string(),
    created_at: Timestamp,
  })
  .meta({ id: 'DocumentVersion' });
export type DocumentVersion = z.infer<typeof DocumentVersion>;

// What may be asked of the list of documents: filters, order, columns.
import { z } from 'zod';
import { BlockerKind } from './blockers.ts';
import { CalendarDate, paging, queryBoolean, queryId, queryList } from './common.ts';
import { ConfidenceLabel, DocumentStatus } from './documents.ts';
import { problem } from './problem.ts';
import { RETENTION_STATES } from './retention-state.ts';

const FIELD_FILTER = /^[a-z][a-z0-9_]*:(?:(?:eq|ne|contains|gt|gte|lt|lte):.+|empty|filled)$/;
const FIELD_SORT = /^field\.[a-z][a-z0-9_]*$/;
const FIELD_COLUMNS = /^[a-z][a-z0-9_]*(?:,[a-z][a-z0-9_]*){0,19}$/;

const Day = z.union([CalendarDate, z.iso.datetime({ offset: true })]);

/** The filters of the list; export and batch take the same. */
export const documentFilters = {
  contact_id: queryId().optional(),
  folder_id: queryId().optional(),
  status: queryList(DocumentStatus).optional().describe('May be repeated.'),
  date_from: Day.optional().describe('Upload day or time, inclusive.'),
  date_to: Day.optional().describe('Upload day or time, inclusive.'),
  updated_since: Day.optional().describe('Changed on that day or at that time, or later.'),
  doc_date_from: CalendarDate.optional(),
  doc_date_to: CalendarDate.optional(),
  confidence_label: queryList(ConfidenceLabel).optional(),
  doc_type: queryList(z.string().min(1).max(60)).optional(),
  profile_id: queryId().optional(),
  parent_id: queryId().optional().describe('Only the documents that this one was split into.'),
  external_system: z.string().min(1).max(100).optional(),
  external_record_id: z.string().min(1).max(500).optional().describe('Needs external_system.'),
  filename: z
    .string()
    .min(1)
    .max(255)
    .optional()
    .describe('The whole name, any case: whether a folder has a file of that name already.'),
  duplicates: queryBoolean()
    .optional()
    .describe('Only documents whose content the contact had before, or only others.'),
  q: z.string().trim().min(1).max(200).optional().describe('Full text, English and Chinese.'),
  assignee_id: z
    .union([z.enum(['me', 'none']), queryId()])
    .optional()
    .describe('A person, `me` for the caller, `none` for documents of nobody.'),
  overdue: queryBoolean()
    .optional()
    .describe('Only documents whose assignee has not finished them in time, or only others.'),
  waits_for: z
    .enum(['me'])
    .optional()
    .describe('`me`: only documents whose approval waits for the caller, or for somebody they stand in for.'),
  postponed: z
    .enum(['hide', 'only', 'all'])
    .optional()
    .describe('Whether documents postponed to a later day are left out. All when omitted.'),
  blocked: queryBoolean().optional().describe('Only documents with open blocking blockers, or only others.'),
  blocker_kind: queryList(BlockerKind).optional().describe('With an open blocker of one of these kinds.'),
  rejected: queryBoolean().optional().describe('Only rejected documents, or only others.'),
  retention: z
    .enum(RETENTION_STATES)
    .optional()
    .describe(
      'What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may.',
    ),
  kept_until_from: CalendarDate.optional().describe('Last day that a rule keeps it, inclusive.'),
  kept_until_to: CalendarDate.optional().describe('Last day that a rule keeps it, inclusive.'),
  field: queryList(z.string().max(300).regex(FIELD_FILTER, problem('fieldFilter')))
    .optional()
    .describe(
      'By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold.',
    ),
};

export const DOCUMENT_SORTS = [
  'created_at',
  'updated_at',
  'confidence_score',
  'filename',
  'doc_date',
  'due_date',
  'vendor',
  'number',
  'total',
  'blockers_open',
  'assignment_due_at',
] as const;
export const DocumentSort = z
  .union([z.enum(DOCUMENT_SORTS), z.string().max(90).regex(FIELD_SORT, problem('sort'))])
  .describe('`field.<key>` sorts by a field of the profile, amounts and numbers as such.');

export const DocumentQuery = z.strictObject({
  ...documentFilters,
  ...paging,
  sort: DocumentSort.default('created_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
  columns: z
    .string()
    .regex(FIELD_COLUMNS, problem('fieldKeys'))
    .max(1000)
    .optional()
    .describe('Keys of profile fields, divided by commas: the rows carry them in `fields`.'),
});
export type DocumentQuery = z.output<typeof DocumentQuery>;

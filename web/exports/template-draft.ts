// A template while it is being edited.
import { isSummable } from '../../contract/export-columns.ts';
import type { Input } from '../api/call.ts';
import type { ExportTemplate, ReadyTemplate } from '../../contract/export-templates.ts';

export type TemplateBody = Input<'createExportTemplate'>['body'];
type Content = Omit<ExportTemplate, 'id' | 'created_at' | 'updated_at'>;
export type Column = Content['columns'][number];

export interface TemplateDraft extends Content {
  accounts: Content['accounts'];
}

export type Change = (patch: Partial<TemplateDraft>) => void;

export interface PartProps {
  draft: TemplateDraft;
  onChange: Change;
}

export const NEW_COLUMN: Column = {
  label: '',
  source: 'number',
  text: '',
  required: false,
  format: null,
  places: null,
  unsigned: false,
  max_length: null,
  sum: false,
};

const OWN: TemplateDraft = {
  name: '',
  layout: 'table',
  rows: 'documents',
  filter: {},
  heading: true,
  encoding: 'utf-8-bom',
  separator: ',',
  quote: 'needed',
  decimal: '.',
  date_format: 'YYYY-MM-DD',
  columns: [NEW_COLUMN],
  accounts: { expense_account: null, payable_account: null, profiles: [] },
  tax_keys: [],
  datev: null,
};

/** What a form begins with: a template, one that is ready, or a CSV without columns yet. */
export function draftOf(from: ExportTemplate | ReadyTemplate | undefined): TemplateDraft {
  if (from === undefined) return OWN;
  if ('id' in from) {
    const { id: _, created_at: _created, updated_at: _updated, ...content } = from;
    return content;
  }
  const { key, ...content } = from;
  const datev =
    key === 'datev'
      ? { consultant: 0, client: 0, year_begins: '01-01', account_length: 4, currency: 'EUR' }
      : null;
  return { ...content, datev };
}

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

/** Whether the service can take it: what is chosen from lists is always right. */
export const isComplete = ({ name, rows, columns, datev, accounts }: TemplateDraft): boolean =>
  name.trim() !== '' &&
  columns.every(({ sum, source }) => !sum || isSummable(source, rows)) &&
  columns.length > 0 &&
  columns.every(({ label }) => label.trim() !== '') &&
  accounts.profiles.every(({ profile_id, expense_account }) => profile_id > 0 && expense_account !== '') &&
  (datev === null || (isWithin(datev.consultant, 1001, 9_999_999) && isWithin(datev.client, 1, 99_999)));

export const bodyOf = (draft: TemplateDraft): TemplateBody => {
  const { accounts } = draft;
  return {
    ...draft,
    name: draft.name.trim(),
    accounts: {
      ...accounts,
      expense_account: accounts.expense_account?.trim() || null,
      payable_account: accounts.payable_account?.trim() || null,
    },
  };
};

/** The list with one entry changed, or without it. */
export const withEntry = <Item>(items: readonly Item[], at: number, item: Item): Item[] =>
  items.with(at, item);
export const withoutEntry = <Item>(items: readonly Item[], at: number): Item[] => items.toSpliced(at, 1);

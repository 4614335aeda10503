// What a part of a record is called.
import i18next from 'i18next';
import type { ProfileField } from '../../../contract/profiles.ts';
import { shownKey } from '../../text/known-names.ts';
import type { Part } from './collisions.ts';

export function partLabel({ part, field }: Part, fields: ProfileField[] = []): string {
  const { t } = i18next;
  switch (part) {
    case 'extracted_fields': {
      const known = fields.find(({ key }) => key === field);
      return known === undefined ? shownKey(field ?? '') : known.label;
    }
    case 'line_items':
      return t('workspace.lineItems');
    case 'allowances':
      return t('allowances.title');
    case 'tax_breakdown':
      return t('taxes.title');
    case 'notes':
      return t('workspace.notes');
    case 'doc_type':
      return t('workspace.type');
    case 'doc_date':
      return t('workspace.date');
    case 'contact_id':
      return t('workspace.contact');
    case 'folder_id':
      return t('workspace.folder');
    case 'external_refs':
      return t('workspace.references');
  }
}

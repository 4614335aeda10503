// The tables of export templates.
import type { ExportTemplateInput } from '../../contract/export-templates.ts';
import type { Id, Json, Timestamp } from './column-types.ts';

export interface ExportTables {
  export_templates: {
    id: Id;
    name: string;
    content: Json<ExportTemplateInput>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  exported_documents: { template_id: number; document_id: number; at: Timestamp; by_name: string };
}

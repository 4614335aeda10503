-- Export templates, and which documents each of them has taken.
create table export_templates (
  id integer generated always as identity primary key,
  name text not null,
  content json not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index export_templates_name on export_templates (lower(name));

create table exported_documents (
  template_id integer not null references export_templates on delete cascade,
  document_id integer not null references documents on delete cascade,
  at timestamptz not null,
  by_name text not null,
  primary key (template_id, document_id)
);
create index exported_documents_of_document on exported_documents (document_id);

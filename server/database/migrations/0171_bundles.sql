-- A file that holds several documents becomes several documents. The upload is the parent (`split`); each part says where in
-- it its pages stand, and its first version is those pages of the same original.
alter table documents add parent_id integer references documents on delete set null;
alter table documents add first_page integer;
alter table documents add last_page integer;
alter table documents add split boolean not null default false;
-- bundle: the parts that are proposed; null where it is taken for one document. whole: a person has said that it is one.
alter table documents add bundle jsonb;
alter table documents add whole boolean not null default false;
create index documents_parent on documents (parent_id, first_page) where parent_id is not null;

alter table document_versions add first_page integer;
alter table document_versions add last_page integer;

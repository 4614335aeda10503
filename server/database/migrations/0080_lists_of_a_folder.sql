-- The lists of one folder in one status, and by the date on the documents: without these a large folder was read from end to
-- end when few or none of its documents had the status, and the whole index of dates when the folder had little of it.
create index documents_by_folder_status on documents (folder_id, status, created_at desc, id desc) where deleted_at is null;
create index documents_by_folder_doc_date on documents (folder_id, doc_date desc nulls last, id desc) where deleted_at is null;

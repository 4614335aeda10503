-- Queues leave out what is postponed, and count it for that.
create index documents_postponed on documents (postponed_until) where deleted_at is null and postponed_until is not null;

-- Every column of the list sorts by an index, in both directions where its empty values come last.
create index documents_by_vendor on documents (vendor, id) where deleted_at is null;
create index documents_by_vendor_falling on documents (vendor desc nulls last, id desc) where deleted_at is null;
create index documents_by_number on documents (number, id) where deleted_at is null;
create index documents_by_number_falling on documents (number desc nulls last, id desc) where deleted_at is null;
create index documents_by_due_date on documents (due_date, id) where deleted_at is null;
create index documents_by_due_date_falling on documents (due_date desc nulls last, id desc) where deleted_at is null;
create index documents_by_total on documents (total, id) where deleted_at is null;
create index documents_by_total_falling on documents (total desc nulls last, id desc) where deleted_at is null;
create index documents_by_blockers on documents (blockers_open, id) where deleted_at is null;

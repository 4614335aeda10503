-- Assigning and postponing can be undone like a change of status.
alter table status_changes add column kind text not null default 'status';

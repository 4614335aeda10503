-- By when an assignment is to be done, and who is told once it is overdue.
alter table documents
  add assignment_due_at timestamptz,
  add escalation_user_id integer references users on delete set null,
  add escalation_team_id integer references teams on delete set null,
  add escalated_at timestamptz;

create index documents_by_assignment_due on documents (assignment_due_at, id) where deleted_at is null;
create index documents_by_assignment_due_falling on documents (assignment_due_at desc nulls last, id desc) where deleted_at is null;
-- What is overdue and waits; few of all.
create index documents_overdue on documents (assignment_due_at)
  where deleted_at is null and assignment_due_at is not null and status in ('Needs Review', 'Missing Info', 'Exception');

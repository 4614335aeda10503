-- What people approved of a vendor before is looked up for every document that comes in. Where the vendor has many documents, the newest
-- approvals soon hold enough of it; without this all approvals are read.
create index approvals_by_people on approvals (at desc) where actor_kind = 'person' and not by_token and hand <> 'rejected';

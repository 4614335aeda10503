-- What a person's first approval said of a document that was approved again since: proposals that corrections of this very document
-- taught say nothing of how right proposals are. {hand, clean, fields}; null where the approval is the only one.
alter table approvals add column first jsonb;

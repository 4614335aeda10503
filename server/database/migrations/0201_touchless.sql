-- Whether no blocker was open when the document had been processed: such a document could have gone without a person. null where
-- that was not kept.
alter table approvals add column clean boolean;

-- How a person has turned pages of a version: degrees clockwise beyond what the file says itself, by their number in the original.
alter table document_versions add turns jsonb;

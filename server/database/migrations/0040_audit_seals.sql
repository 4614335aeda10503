-- Each entry also carries a seal: HMAC-SHA256 of its hash with a key that is not in the database. Who can write to the
-- database alone can compute hashes, but no seals.

alter table audit_entries add column seal text;

-- Signed heads of the chain, so that an end cut off is noticed. The newest one is also kept in a file beside the key.
create table audit_checkpoints (
  entry_id bigint primary key,
  hash text not null,
  at timestamptz not null,
  signature text not null
);
create trigger audit_checkpoints_append_only before update or delete on audit_checkpoints
  for each row execute function refuse_audit_change();
create trigger audit_checkpoints_no_truncate before truncate on audit_checkpoints
  for each statement execute function refuse_audit_change();

drop function append_audit(jsonb);

-- inner_pad and outer_pad are the two padded keys of HMAC (RFC 2104). As security definer it writes for a service whose own
-- role may only read the table (docs/audit.md).
create function append_audit(entries jsonb, inner_pad bytea, outer_pad bytea) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  entry jsonb;
  previous record;
  next_id bigint;
  last_hash text;
  entry_hash text;
  entry_at timestamptz;
begin
  perform pg_advisory_xact_lock(7210001);
  select id, hash into previous from audit_entries order by id desc limit 1;
  next_id := coalesce(previous.id, 0);
  last_hash := coalesce(previous.hash, repeat('0', 64));
  for entry in select * from jsonb_array_elements(entries) loop
    next_id := next_id + 1;
    entry_at := date_trunc('milliseconds', clock_timestamp());
    entry_hash := audit_hash(next_id, entry_at, entry->>'actor_kind', (entry->>'actor_id')::integer, entry->>'actor_name',
      entry->>'event', (entry->>'document_id')::integer, (entry->>'contact_id')::integer, entry->>'detail', last_hash);
    insert into audit_entries (id, at, actor_kind, actor_id, actor_name, event, document_id, contact_id, detail, previous_hash,
      hash, seal)
    values (next_id, entry_at, entry->>'actor_kind', (entry->>'actor_id')::integer, entry->>'actor_name', entry->>'event',
      (entry->>'document_id')::integer, (entry->>'contact_id')::integer, entry->>'detail', last_hash, entry_hash,
      encode(sha256(outer_pad || sha256(inner_pad || convert_to(entry_hash, 'UTF8'))), 'hex'));
    last_hash := entry_hash;
  end loop;
end $$;

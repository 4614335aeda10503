-- Certificates that the operator trusts, and the documents whose signatures are judged by them.

create table trusted_certificates (
  id integer generated always as identity primary key,
  name text not null,
  -- DER, base64.
  certificate text not null,
  fingerprint text not null,
  -- What was read of it, and its public key (DER, base64): records are judged without reading it again.
  summary jsonb not null,
  key text not null,
  added_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index trusted_certificates_name on trusted_certificates (lower(name));
create unique index trusted_certificates_fingerprint on trusted_certificates (fingerprint);

create index documents_signed on documents (id) where (check_facts -> 'signatures') is not null;

-- Whether a version is a copy without the password of the one before: its signatures are not those of its bytes.
alter table document_versions add column unlocked boolean not null default false;

-- Statements of bank accounts, what moved on them, and which movement pays how much of which document.
create table bank_statements (
  id integer generated always as identity primary key,
  filename text not null,
  format text not null,
  account text,
  currency text,
  number text,
  opening numeric,
  closing numeric,
  -- How far the closing balance is from what opening and movements come to; null where they agree or a balance is missing.
  difference numeric,
  -- Lines of the file that could not be read as movements.
  unread integer not null default 0,
  imported_by text not null,
  created_at timestamptz not null
);

create table bank_movements (
  id integer generated always as identity primary key,
  statement_id integer not null references bank_statements on delete cascade,
  -- The same in every file that holds the movement.
  key text not null,
  booked date,
  valued date,
  -- Negative: the account paid.
  amount numeric not null,
  currency text not null,
  reversal boolean not null,
  name text,
  account text,
  purpose text not null,
  -- What the payer wrote in fields of their own.
  "references" jsonb not null,
  -- A person has decided on it: nothing is matched by itself any more.
  decided boolean not null default false,
  created_at timestamptz not null
);
create unique index bank_movements_key on bank_movements (key);
create index bank_movements_statement on bank_movements (statement_id, id);

-- In the direction of the document: positive for what is owed, negative for a credit note.
create table bank_payments (
  movement_id integer not null references bank_movements on delete cascade,
  document_id integer not null references documents on delete cascade,
  amount numeric not null,
  -- Who decided; null where its number told.
  person text,
  -- The number as the payer wrote it.
  found text,
  at timestamptz not null,
  primary key (movement_id, document_id)
);
create index bank_payments_document on bank_payments (document_id) include (amount);

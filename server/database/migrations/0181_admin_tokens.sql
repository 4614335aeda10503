-- Personal tokens with which programs do what their Admin may do; they always end.
alter table personal_tokens drop constraint personal_tokens_scope_check;
alter table personal_tokens
  add constraint personal_tokens_scope_check check (scope in ('read', 'write', 'admin')),
  add constraint personal_tokens_admin_ends check (scope <> 'admin' or expires_at is not null);

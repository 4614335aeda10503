-- Whom a rejection may be answered to: {to, subject, message_id}; null where nobody may be, a mailing list say.
alter table intake_items add reply jsonb;

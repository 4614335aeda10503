-- What the service says to people is kept as a code and values. What was stored before stays the text that it was.
alter table notifications alter message type jsonb using to_jsonb(message);
alter table rule_firings alter detail type jsonb using to_jsonb(detail);
alter table intake_items alter detail type jsonb using to_jsonb(detail);
alter table intake_channels alter last_error type jsonb using to_jsonb(last_error);
alter table profile_tests alter error type jsonb using to_jsonb(error);

-- When a session was last used, to the minute: one without use ends. Everyone signed in counts as just active.
alter table sessions add column last_used_at timestamptz(3);
update sessions set last_used_at = now();
alter table sessions alter column last_used_at set not null;

-- Rows past their time are deleted in small batches.
create index sessions_over on sessions (expires_at);
create index one_time_codes_over on one_time_codes (expires_at);
create index link_tokens_over on link_tokens (expires_at);

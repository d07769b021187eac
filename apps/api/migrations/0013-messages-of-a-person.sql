-- Whom a message concerns. Its recipient does not say so: anybody may have a code sent to a number, or a link to an
-- address, that is not theirs. Null for people without an account, and for messages from before this migration.
alter table outbox_messages add column user_id uuid references users (id) on delete cascade;
create index outbox_messages_user on outbox_messages (user_id) where user_id is not null;

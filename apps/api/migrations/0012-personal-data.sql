-- Deleting an account: its own rows are deleted with it, and what it made for an organisation or a
-- brokerage remains without the reference.
alter table brokers
  drop constraint brokers_user_id_fkey,
  add constraint brokers_user_id_fkey foreign key (user_id) references users (id) on delete cascade,
  drop constraint brokers_added_by_user_id_fkey,
  add constraint brokers_added_by_user_id_fkey foreign key (added_by_user_id) references users (id) on delete set null;
alter table organisation_members
  drop constraint organisation_members_added_by_user_id_fkey,
  add constraint organisation_members_added_by_user_id_fkey foreign key (added_by_user_id) references users (id) on delete set null;
alter table promo_codes
  drop constraint promo_codes_created_by_user_id_fkey,
  add constraint promo_codes_created_by_user_id_fkey foreign key (created_by_user_id) references users (id) on delete set null;
alter table plans
  drop constraint plans_created_by_user_id_fkey,
  add constraint plans_created_by_user_id_fkey foreign key (created_by_user_id) references users (id) on delete set null;
alter table subscriptions
  drop constraint subscriptions_issued_by_user_id_fkey,
  add constraint subscriptions_issued_by_user_id_fkey foreign key (issued_by_user_id) references users (id) on delete set null,
  drop constraint subscriptions_assigned_to_user_id_fkey,
  add constraint subscriptions_assigned_to_user_id_fkey foreign key (assigned_to_user_id) references users (id) on delete set null;
alter table quota_entries
  drop constraint quota_entries_actor_user_id_fkey,
  add constraint quota_entries_actor_user_id_fkey foreign key (actor_user_id) references users (id) on delete set null;

-- An archived organisation that nobody can open any more, since its last person deleted the account.
alter table organisations add column abandoned_at timestamptz(3);
create index organisations_abandoned on organisations (abandoned_at) where abandoned_at is not null;

-- The email that confirms a deletion must not leave the address behind.
alter table outbox_messages add column is_deleted_when_done boolean not null default false;
create index outbox_messages_recipient on outbox_messages (lower(recipient));
create index outbox_messages_done on outbox_messages (coalesce(done_at, given_up_at))
  where done_at is not null or given_up_at is not null;

-- What a person's download and the retention rules look for.
create index audit_events_subject on audit_events (subject) where subject is not null;
create index audit_events_age on audit_events (happened_at);
create index invitations_email on invitations (email_key);
create index invitations_ended on invitations (coalesce(accepted_at, expires_at));
create index page_views_day on page_views (day);
create index users_unconfirmed on users (created_at) where email_confirmed_at is null;

-- A reference that is emptied with its user is looked up by that user.
create index brokers_added_by on brokers (added_by_user_id) where added_by_user_id is not null;
create index organisation_members_added_by on organisation_members (added_by_user_id) where added_by_user_id is not null;
create index invitations_added_by on invitations (added_by_user_id) where added_by_user_id is not null;
create index promo_codes_created_by on promo_codes (created_by_user_id) where created_by_user_id is not null;
create index plans_created_by on plans (created_by_user_id) where created_by_user_id is not null;
create index subscriptions_issued_by on subscriptions (issued_by_user_id) where issued_by_user_id is not null;
create index quota_entries_actor on quota_entries (actor_user_id) where actor_user_id is not null;

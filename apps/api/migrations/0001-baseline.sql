-- The tables of Holdfast, by feature. Later changes are files of their own: this one is final from version 1.0.0 on.
--
-- Ids (UUID v7) come from the program. Instants are timestamptz(3): JavaScript dates have milliseconds, and paging by a
-- key with microseconds would skip rows. In tables of an organisation, organisation_id comes first in every key, and
-- references include it, so that no row can refer to another organisation's row. Hashes are bytea. schema_version
-- is the shape of the JSON documents in the row.

-- ---------- Files ----------

create table files (
  id uuid primary key,
  -- 256 random bits: the address from which it is served, and its name in the store. The documents of a cloned plan
  -- have rows of their own for the same stored file, which is removed with the last of them.
  name text not null,
  media_type text not null,
  bytes integer not null,
  -- Files of a plan are deleted with it. The reference to plans is added below.
  organisation_id uuid,
  plan_id uuid,
  is_plan_version boolean not null default false,
  created_at timestamptz(3) not null,
  constraint files_owner check ((organisation_id is null) = (plan_id is null))
);
create index files_by_name on files (name);
create index files_of_plan on files (organisation_id, plan_id) where plan_id is not null;

-- ---------- Accounts ----------

create table users (
  id uuid primary key,
  email text not null,
  -- Lower case. An address has one account.
  email_key text not null unique,
  -- Null for invited people who have not chosen a password yet; they have not accepted the agreements either.
  password_hash text,
  first_name text not null,
  last_name text not null,
  phone_number text,
  -- 1 SMS, 2 email, 3 authenticator app
  otp_type smallint not null default 2 check (otp_type in (1, 2, 3)),
  avatar_file_id uuid,
  -- Encrypted with the installation's secret. Used once a code of it was confirmed.
  authenticator_secret bytea,
  authenticator_confirmed_at timestamptz(3),
  -- The 30-second step of the last accepted code, so that no code is accepted twice.
  authenticator_last_step bigint,
  is_machine_account boolean not null default false,
  email_confirmed_at timestamptz(3),
  agreements_accepted_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint users_avatar foreign key (avatar_file_id) references files (id) on delete set null
);
create index users_avatar on users (avatar_file_id) where avatar_file_id is not null;
create index users_unconfirmed on users (created_at) where email_confirmed_at is null;

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  is_remembered boolean not null,
  address text,
  user_agent text,
  created_at timestamptz(3) not null,
  -- To the minute. An unused session ends.
  last_used_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
create index sessions_user on sessions (user_id, created_at desc);
create index sessions_over on sessions (expires_at);

-- A person has one code for each purpose; a new one replaces it.
create table one_time_codes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('sign-in', 'phone')),
  -- HMAC with the installation's secret: six digits could be guessed from a plain hash.
  code_hash bytea not null,
  tries_left smallint not null,
  -- For 'phone' the number (E.164) that the code was sent to.
  subject text,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- The code for a phone is checked first, and used when the number is saved.
  verified_at timestamptz(3),
  used_at timestamptz(3),
  constraint one_time_codes_one unique (user_id, purpose)
);
create index one_time_codes_over on one_time_codes (expires_at);

create table link_tokens (
  id uuid primary key,
  user_id uuid references users (id) on delete cascade,
  purpose text not null check (purpose in ('confirm-email', 'change-email', 'reset-password')),
  token_hash bytea not null unique,
  detail jsonb not null default '{}',
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index link_tokens_user on link_tokens (user_id, purpose);
create index link_tokens_over on link_tokens (expires_at);

-- Sites that send their signed-in users on to this one. An operator registers them.
create table partners (
  id uuid primary key,
  name text not null unique,
  -- Ed25519, PEM (SPKI)
  public_key text not null,
  created_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);

-- Sign-in links of partners work once. A row is stored until its link would have expired.
create table used_sign_in_links (
  partner_id uuid not null references partners (id) on delete cascade,
  link_id_hash bytea not null,
  expires_at timestamptz(3) not null,
  primary key (partner_id, link_id_hash)
);
create index used_sign_in_links_over on used_sign_in_links (expires_at);

-- ---------- Messages, jobs and limits ----------

create table outbox_messages (
  id uuid primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  -- Emptied once sent, because it may contain a code or a link.
  content jsonb,
  -- Sent apart from others, which may be many or slow: for example the alerts of an incident.
  is_urgent boolean not null default false,
  -- For messages that must not leave the address behind.
  is_deleted_when_done boolean not null default false,
  -- The person whom the message concerns; null for people without an account. The recipient does not show it: anyone
  -- can have a code sent to a number, or a link to an address, of another person.
  user_id uuid references users (id) on delete cascade,
  -- The organisation whose limit of text messages it counts towards; null for others.
  counted_for uuid,
  last_error text,
  created_at timestamptz(3) not null,
  done_at timestamptz(3),
  given_up_at timestamptz(3)
);
create index outbox_messages_done on outbox_messages (coalesce(done_at, given_up_at))
  where done_at is not null or given_up_at is not null;
create index outbox_messages_recipient on outbox_messages (lower(recipient));
create index outbox_messages_user on outbox_messages (user_id) where user_id is not null;
create index outbox_messages_counted on outbox_messages (counted_for, created_at) where counted_for is not null;

-- Work that is still to do: messages to send, purchases to settle, and the tasks that a server repeats.
create table jobs (
  queue text not null,
  -- The id of a message or purchase, or the name of a task.
  key text not null,
  run_at timestamptz(3) not null,
  attempts integer not null default 0,
  -- While a process works on it: when another one may.
  locked_until timestamptz(3),
  -- Jobs of a queue with the same number are done one after another, in the order of their keys.
  sequence bigint,
  primary key (queue, key)
);
create index jobs_due on jobs (queue, run_at, key);
create index jobs_sequence on jobs (queue, sequence, key) where sequence is not null;

create table rate_limits (
  -- For example 'sign-in:account:<hash>', never the address or email itself.
  key text primary key,
  window_started_at timestamptz(3) not null,
  window_ends_at timestamptz(3) not null,
  count integer not null
);
create index rate_limits_over on rate_limits (window_ends_at);

create table idempotency_keys (
  user_id uuid not null,
  key text not null,
  operation text not null,
  request_hash bytea not null,
  -- Null while the first request is running.
  status integer,
  answer jsonb,
  created_at timestamptz(3) not null,
  primary key (user_id, operation, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table page_views (
  route text not null,
  day date not null,
  count integer not null,
  primary key (route, day)
);
create index page_views_day on page_views (day);

-- The key pair with which this installation signs. The private key is encrypted with the secret key.
create table installation_key (
  -- The table has one row.
  is_only boolean primary key default true check (is_only),
  installation_id uuid not null,
  -- SPKI, base64
  public_key text not null,
  sealed_private_key bytea not null,
  created_at timestamptz(3) not null
);

-- ---------- Audit events ----------
-- Audit events and the logs of incidents are evidence: the application only inserts into their tables. Their triggers
-- protect them where the application owns them. Where another role owns them, as in the embedded database, the
-- application cannot disable the triggers either, and two functions are its only other access.

create table audit_events (
  id uuid primary key,
  happened_at timestamptz(3) not null,
  actor_user_id uuid,
  organisation_id uuid,
  brokerage_id uuid,
  action text not null,
  subject text,
  detail jsonb not null default '{}',
  address text
);
create index audit_events_organisation on audit_events (organisation_id, happened_at desc);
create index audit_events_brokerage on audit_events (brokerage_id, happened_at desc);
create index audit_events_actor on audit_events (actor_user_id, happened_at desc);
create index audit_events_subject on audit_events (subject) where subject is not null;
create index audit_events_age on audit_events (happened_at);

create function refuse_change_of_audit_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- Only the network address can be removed, with the account that it belongs to.
    if (to_jsonb(new) - 'address') = (to_jsonb(old) - 'address') and new.address is null then
      return new;
    end if;
  elsif tg_op = 'DELETE' then
    -- The retention time is at least 90 days.
    if old.happened_at < now() - interval '80 days' then
      return old;
    end if;
  end if;
  raise exception 'Audit events cannot be changed.';
end $$;
create trigger audit_events_unchanged before update or delete on audit_events
  for each row execute function refuse_change_of_audit_events();
create trigger audit_events_not_emptied before truncate on audit_events
  for each statement execute function refuse_change_of_audit_events();

-- Removes the network addresses from the events of deleted accounts.
create function forget_audit_addresses(ids uuid[]) returns integer
  language sql security definer set search_path = public, pg_temp as $$
  with forgotten as (
    update audit_events set address = null
    where address is not null
      and (actor_user_id = any (ids) or (actor_user_id is null and subject = any (ids::text[])))
    returning 1)
  select count(*)::integer from forgotten
$$;
-- Deletes up to `most` of the oldest events from before a time, for the retention time.
create function delete_audit_events(before timestamptz, most integer) returns integer
  language sql security definer set search_path = public, pg_temp as $$
  with deleted as (
    delete from audit_events where id in (
      select id from audit_events where happened_at < before order by happened_at limit most)
    returning 1)
  select count(*)::integer from deleted
$$;

-- ---------- Brokerages ----------

create table brokerages (
  id uuid primary key,
  name text not null,
  parent_brokerage_id uuid references brokerages (id),
  -- Printed on the Risk & Insurance Reports of its clients.
  firm_name text,
  licence text,
  adviser_name text,
  phone text,
  email text,
  logo_file_id uuid,
  created_at timestamptz(3) not null,
  -- Counts the changes, so that the second of two people who edit a record learns what the first saved. The same in
  -- other tables.
  version integer not null default 1,
  constraint brokerages_logo foreign key (logo_file_id) references files (id) on delete set null
);
create index brokerages_parent on brokerages (parent_brokerage_id) where parent_brokerage_id is not null;
create index brokerages_logo_file on brokerages (logo_file_id);

create table brokers (
  id uuid primary key,
  brokerage_id uuid not null references brokerages (id),
  user_id uuid not null unique references users (id) on delete cascade,
  added_by_user_id uuid references users (id) on delete set null,
  created_at timestamptz(3) not null
);
create index brokers_brokerage on brokers (brokerage_id);
create index brokers_added_by on brokers (added_by_user_id) where added_by_user_id is not null;

-- ---------- Organisations ----------

create table organisations (
  id uuid primary key,
  name text not null,
  legal_name text not null,
  registration_number text,
  industry_code text not null,
  industry_name text not null,
  governance text,
  logo_file_id uuid,
  is_archived boolean not null default false,
  -- The brokerage that manages it: its brokers have the role 'broker' here.
  brokerage_id uuid references brokerages (id),
  -- Whether that brokerage may compare its suppliers and hazards with those of other clients.
  shares_with_broker boolean not null default false,
  -- When its last member deleted their account; null while anyone can open it.
  abandoned_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1,
  constraint organisations_logo foreign key (logo_file_id) references files (id) on delete set null
);
create index organisations_brokerage on organisations (brokerage_id);
create index organisations_logo on organisations (logo_file_id) where logo_file_id is not null;
create index organisations_abandoned on organisations (abandoned_at) where abandoned_at is not null;

create table organisation_members (
  organisation_id uuid not null references organisations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  is_revoked boolean not null default false,
  is_default boolean not null default false,
  added_by_user_id uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  primary key (organisation_id, user_id)
);
create index organisation_members_user on organisation_members (user_id);
create unique index organisation_members_one_default on organisation_members (user_id) where is_default;
create index organisation_members_added_by on organisation_members (added_by_user_id)
  where added_by_user_id is not null;

-- To an organisation, with a role, or to a brokerage.
create table invitations (
  id uuid primary key,
  organisation_id uuid references organisations (id) on delete cascade,
  brokerage_id uuid references brokerages (id) on delete cascade,
  email text not null,
  email_key text not null,
  role text check (role in ('owner', 'editor', 'viewer')),
  added_by_user_id uuid references users (id) on delete set null,
  token_hash bytea not null unique,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  check ((organisation_id is null) <> (brokerage_id is null)),
  check ((organisation_id is null) = (role is null))
);
create unique index invitations_organisation on invitations (organisation_id, email_key) where accepted_at is null;
create unique index invitations_brokerage on invitations (brokerage_id, email_key) where accepted_at is null;
create index invitations_email on invitations (email_key);
create index invitations_ended on invitations (coalesce(accepted_at, expires_at));
create index invitations_added_by on invitations (added_by_user_id) where added_by_user_id is not null;

create table branches (
  organisation_id uuid not null references organisations (id) on delete cascade,
  id uuid not null,
  name text not null,
  address text not null,
  additional_address_information text,
  email text,
  phone text,
  -- ISO 3166-1 alpha-2. Stated by a person; null if they were not asked.
  country text check (country ~ '^[A-Z]{2}$'),
  -- Named by the address, if it differs from the stated country and the difference is unconfirmed.
  named_country text check (named_country ~ '^[A-Z]{2}$'),
  -- Of the pin that was set by hand for this address.
  pin_country text check (pin_country ~ '^[A-Z]{2}$'),
  is_head_office boolean not null default false,
  created_at timestamptz(3) not null,
  primary key (organisation_id, id)
);

create table alternative_sites (
  organisation_id uuid not null references organisations (id) on delete cascade,
  id uuid not null,
  name text not null,
  address text not null,
  additional_address_information text,
  email text,
  phone text,
  -- As in branches.
  country text check (country ~ '^[A-Z]{2}$'),
  named_country text check (named_country ~ '^[A-Z]{2}$'),
  pin_country text check (pin_country ~ '^[A-Z]{2}$'),
  created_at timestamptz(3) not null,
  primary key (organisation_id, id)
);

-- Business units of a location; called departments in the API.
create table departments (
  organisation_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  name text not null,
  created_at timestamptz(3) not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, branch_id) references branches (organisation_id, id) on delete cascade
);
create unique index departments_name on departments (organisation_id, branch_id, lower(name));

-- ---------- Directory ----------

create table contacts (
  organisation_id uuid not null references organisations (id) on delete cascade,
  id uuid not null,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  mobile text,
  after_hours_phone text,
  job_title text,
  contact_type_id integer not null check (contact_type_id between 1 and 4),
  work_type_id integer not null check (work_type_id between 1 and 10),
  department text,
  branch_id uuid,
  created_at timestamptz(3) not null,
  -- When the person last confirmed these details.
  confirmed_at timestamptz(3),
  version integer not null default 1,
  primary key (organisation_id, id),
  foreign key (organisation_id, branch_id) references branches (organisation_id, id) on delete set null (branch_id)
);
create index contacts_by_name on contacts (organisation_id, lower(last_name), lower(first_name), id);
create index contacts_branch on contacts (organisation_id, branch_id) where branch_id is not null;

-- The latest request to a contact to confirm the details, and the answer.
create table contact_checks (
  organisation_id uuid not null,
  contact_id uuid not null,
  -- Of the request's link; a new one with each request.
  id uuid not null,
  asked_at timestamptz(3) not null,
  -- The latest message: the request or a reminder.
  sent_at timestamptz(3) not null,
  reminders integer not null check (reminders between 0 and 2),
  answered_at timestamptz(3),
  -- A correction that waits for an editor.
  proposal jsonb,
  schema_version integer not null,
  primary key (organisation_id, contact_id),
  unique (id),
  foreign key (organisation_id, contact_id) references contacts (organisation_id, id) on delete cascade
);
create index contact_checks_open on contact_checks (asked_at) where answered_at is null and reminders < 2;

create table customers (
  organisation_id uuid not null references organisations (id) on delete cascade,
  id uuid not null,
  name text not null,
  category text[] not null default '{}',
  contact_person text,
  email text not null,
  phone text,
  address text,
  additional_address_information text,
  website text,
  created_at timestamptz(3) not null,
  version integer not null default 1,
  primary key (organisation_id, id)
);
create index customers_by_name on customers (organisation_id, lower(name), id);

create table suppliers (
  organisation_id uuid not null references organisations (id) on delete cascade,
  id uuid not null,
  name text not null,
  category text[] not null default '{}',
  contact_person text,
  email text not null,
  phone text,
  address text,
  additional_address_information text,
  website text,
  created_at timestamptz(3) not null,
  version integer not null default 1,
  primary key (organisation_id, id)
);
create index suppliers_by_name on suppliers (organisation_id, lower(name), id);

create table strategic_third_parties (
  organisation_id uuid not null references organisations (id) on delete cascade,
  id uuid not null,
  name text not null,
  strategic_third_party_category_id integer not null,
  strategic_third_party_category_text text,
  contact_person text not null,
  email text not null,
  phone text,
  address text,
  additional_address_information text,
  website text,
  comments text,
  created_at timestamptz(3) not null,
  version integer not null default 1,
  primary key (organisation_id, id)
);
create index strategic_third_parties_by_name on strategic_third_parties (organisation_id, lower(name), id);

create table strategic_critical_areas (
  organisation_id uuid not null references organisations (id) on delete cascade,
  id uuid not null,
  name text not null,
  description text,
  strategic_critical_area_category_id integer not null check (strategic_critical_area_category_id between 1 and 6),
  created_at timestamptz(3) not null,
  version integer not null default 1,
  primary key (organisation_id, id)
);
create index strategic_critical_areas_order on strategic_critical_areas (organisation_id, created_at, id);

-- Map pins that people have set by hand. A pin counts while the location has this address.
create table location_positions (
  organisation_id uuid not null references organisations (id) on delete cascade,
  id uuid not null,
  branch_id uuid,
  alternative_site_id uuid,
  customer_id uuid,
  supplier_id uuid,
  address text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  placed_at timestamptz(3) not null,
  primary key (organisation_id, id),
  check (num_nonnulls(branch_id, alternative_site_id, customer_id, supplier_id) = 1),
  unique (organisation_id, branch_id),
  unique (organisation_id, alternative_site_id),
  unique (organisation_id, customer_id),
  unique (organisation_id, supplier_id),
  foreign key (organisation_id, branch_id) references branches (organisation_id, id) on delete cascade,
  foreign key (organisation_id, alternative_site_id)
    references alternative_sites (organisation_id, id) on delete cascade,
  foreign key (organisation_id, customer_id) references customers (organisation_id, id) on delete cascade,
  foreign key (organisation_id, supplier_id) references suppliers (organisation_id, id) on delete cascade
);

-- ---------- Plans ----------

create table plans (
  organisation_id uuid not null references organisations (id) on delete cascade,
  id uuid not null unique,
  branch_id uuid not null,
  name text not null,
  currency_code text not null,
  mtpd_id integer check (mtpd_id between 1 and 16),
  created_by_user_id uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  last_modified_at timestamptz(3) not null,
  -- When a risk was last added, changed or deleted, or the currency was changed. An acceptance from before is of other
  -- figures.
  risks_changed_at timestamptz(3),
  -- The latest download of the printed plan.
  document_downloaded_at timestamptz(3),
  -- The latest of them without a DRAFT mark, and the count in shared_changes at that time.
  final_downloaded_at timestamptz(3),
  final_download_changes bigint not null default 0,
  -- Until when an incident shows the teams of the expired plan.
  teams_open_until timestamptz(3),
  -- Days after which the contacts of its teams are stale, and whether those are asked automatically.
  contact_check_days integer not null default 90 check (contact_check_days between 30 and 365),
  asks_stale_contacts boolean not null default false,
  -- Whether each of its teams gets a question a month.
  asks_monthly_questions boolean not null default false,
  -- Incremented with every change of the plan or of something inside it.
  version bigint not null default 0,
  primary key (organisation_id, id),
  foreign key (organisation_id, branch_id) references branches (organisation_id, id)
);
create index plans_latest on plans (organisation_id, last_modified_at desc);
create index plans_branch on plans (organisation_id, branch_id);
create index plans_created_by on plans (created_by_user_id) where created_by_user_id is not null;
create index plans_asking_contacts on plans (organisation_id, id) where asks_stale_contacts;
create index plans_asking_monthly_questions on plans (organisation_id, id) where asks_monthly_questions;

alter table files add constraint files_plan
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade;

create table plan_accountable_contacts (
  organisation_id uuid not null,
  plan_id uuid not null,
  contact_id uuid not null,
  primary key (organisation_id, plan_id, contact_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  foreign key (organisation_id, contact_id) references contacts (organisation_id, id) on delete cascade
);
create index plan_accountable_contacts_contact on plan_accountable_contacts (organisation_id, contact_id);

-- ---------- Subscriptions ----------

create table promo_codes (
  id uuid primary key,
  brokerage_id uuid not null references brokerages (id),
  code text not null,
  -- Upper case: unique without regard to case.
  code_key text not null unique,
  quantity integer not null check (quantity >= 0),
  used integer not null default 0 check (used >= 0 and used <= quantity),
  created_by_user_id uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
create index promo_codes_brokerage on promo_codes (brokerage_id, created_at desc);
create index promo_codes_created_by on promo_codes (created_by_user_id) where created_by_user_id is not null;

create table key_purchases (
  id uuid primary key,
  -- The id of the payment, so that its keys are issued once.
  reference text not null unique,
  -- Null after the buyer has deleted the account.
  user_id uuid references users (id) on delete set null,
  -- Null: the keys belong to the buyer, not to a quota.
  brokerage_id uuid references brokerages (id),
  quantity integer not null check (quantity > 0),
  created_at timestamptz(3) not null
);
create index key_purchases_user on key_purchases (user_id, created_at desc) where user_id is not null;
create index key_purchases_brokerage on key_purchases (brokerage_id) where brokerage_id is not null;

create table subscriptions (
  id uuid primary key,
  key text not null unique,
  -- Null: issued by the operator.
  brokerage_id uuid references brokerages (id),
  promo_code_id uuid references promo_codes (id),
  key_purchase_id uuid references key_purchases (id),
  issued_by_user_id uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  -- Lower case. Only while no account has this address; otherwise assigned_to_user_id.
  assigned_email text,
  assigned_to_user_id uuid references users (id) on delete set null,
  assigned_by_user_id uuid references users (id) on delete set null,
  used_by_user_id uuid references users (id) on delete set null,
  organisation_id uuid,
  plan_id uuid,
  active_date timestamptz(3),
  expiry_date timestamptz(3),
  revoked_at timestamptz(3),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete set null (plan_id),
  check ((plan_id is null) or (active_date is not null and expiry_date is not null)),
  constraint subscriptions_assignee check (assigned_email is null or assigned_to_user_id is null)
);
create index subscriptions_plan on subscriptions (organisation_id, plan_id);
create index subscriptions_brokerage on subscriptions (brokerage_id, created_at desc);
create index subscriptions_promo_code on subscriptions (promo_code_id);
create index subscriptions_key_purchase on subscriptions (key_purchase_id) where key_purchase_id is not null;
create index subscriptions_issued_by on subscriptions (issued_by_user_id) where issued_by_user_id is not null;
create index subscriptions_assigned on subscriptions (assigned_to_user_id);
create index subscriptions_assigned_email on subscriptions (assigned_email) where assigned_email is not null;
create index subscriptions_assigned_by on subscriptions (assigned_by_user_id) where assigned_by_user_id is not null;
create index subscriptions_used_by on subscriptions (used_by_user_id) where used_by_user_id is not null;
-- Neither on the column itself nor partial: PostgreSQL would use it for the expiry of one plan, and read all others.
create index subscriptions_ending on subscriptions ((expiry_date at time zone 'UTC'));

-- The quota of a brokerage is the sum of these entries, never a counter.
create table quota_entries (
  id uuid primary key,
  brokerage_id uuid not null references brokerages (id),
  -- The last two: what a revocation returns to the quota.
  kind text not null check (kind in (
    'purchase', 'grant', 'transfer-in', 'transfer-out', 'key', 'promo-code', 'key-returned', 'promo-code-returned')),
  -- Whole subscriptions; negative takes from the quota.
  quantity integer not null,
  reference text,
  -- Of a transfer: where the subscriptions come from or go to.
  other_brokerage_id uuid references brokerages (id),
  actor_user_id uuid references users (id) on delete set null,
  created_at timestamptz(3) not null,
  constraint quota_entries_sign check (case
    when kind in ('transfer-out', 'key', 'promo-code') then quantity <= 0 else quantity >= 0 end)
);
create index quota_entries_brokerage on quota_entries (brokerage_id, created_at);
create index quota_entries_other_brokerage on quota_entries (other_brokerage_id) where other_brokerage_id is not null;
create index quota_entries_actor on quota_entries (actor_user_id) where actor_user_id is not null;

-- ---------- Renewals ----------

-- One row for each reminder that was sent, so that only one process sends it.
create table renewal_reminders (
  organisation_id uuid not null,
  plan_id uuid not null,
  expiry_date timestamptz(3) not null,
  -- Days before the expiry.
  stage integer not null check (stage in (30, 7, 0)),
  created_at timestamptz(3) not null,
  primary key (organisation_id, plan_id, expiry_date, stage),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);

-- People who have turned the reminders off.
create table renewal_reminder_refusals (
  user_id uuid primary key references users (id) on delete cascade,
  created_at timestamptz(3) not null
);

-- ---------- Purchases ----------

create sequence receipt_numbers;

-- A purchase is written before anything is charged, so that no payment is lost (decision 026).
create table purchases (
  id uuid primary key,
  -- Null after the buyer has deleted the account.
  user_id uuid references users (id) on delete set null,
  -- The SHA-256 of the provider's single-use token: a repeated token is the same purchase.
  token_hash bytea not null unique,
  provider text not null check (provider in ('sandbox', 'stripe')),
  -- The provider's id of the payment, stored before the money moves. Null: nothing was charged.
  payment_id text,
  status text not null check (status in ('charging', 'completed', 'failed', 'refunding', 'refunded')),
  quantity integer not null check (quantity > 0),
  currency text not null,
  -- Whole cents, tax included.
  price_per_subscription bigint not null,
  total_subscription bigint not null,
  discount bigint not null check (discount >= 0),
  sub_total bigint not null check (sub_total >= 0),
  tax bigint not null check (tax >= 0),
  total bigint not null check (total > 0),
  discount_code text,
  tax_name text,
  tax_percent double precision,
  -- Name, ABN, address and email of the seller, and the time zone of the receipt's date.
  seller jsonb not null,
  -- Null after the buyer has deleted the account.
  buyer_user_name text,
  buyer_email text,
  billing_address jsonb,
  schema_version integer not null,
  receipt_number bigint unique,
  -- The confirmation that waits for its receipt; null once it has it.
  receipt_message_id uuid,
  created_at timestamptz(3) not null,
  ended_at timestamptz(3),
  check (total_subscription - discount = total),
  check (sub_total + tax = total),
  check (status <> 'completed' or (payment_id is not null and receipt_number is not null)),
  check (status not in ('refunding', 'refunded') or payment_id is not null)
);
create index purchases_user on purchases (user_id, created_at desc, id desc) where user_id is not null;

-- The payments of the sandbox, which takes no money: what a payment provider would remember.
create table sandbox_payments (
  id uuid primary key,
  purchase_id uuid not null unique,
  amount bigint not null check (amount > 0),
  -- What the test card does.
  card text not null check (card in ('paid', 'declined', 'lost')),
  status text not null check (status in ('prepared', 'paid', 'declined', 'cancelled', 'refunded')),
  created_at timestamptz(3) not null
);

-- ---------- Risks ----------

create table risks (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  risk_preset_id integer,
  -- Only of custom risks. The name and description of a preset are the library's.
  name text,
  description text,
  risk_category_id integer not null check (risk_category_id between 1 and 12),
  likelihood_preset_id integer not null check (likelihood_preset_id between 1 and 18),
  -- Loss value in whole units of the plan's currency.
  cost bigint not null check (cost >= 0),
  mitigation_strategy_ids integer[] not null check (mitigation_strategy_ids <@ '{1, 2, 3, 4, 5, 6, 7}'),
  include_insurance boolean,
  mitigation_process text not null,
  mitigation_status_id integer check (mitigation_status_id between 1 and 3),
  accountable_contact_id uuid,
  follow_up_date date,
  comments text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  foreign key (organisation_id, accountable_contact_id) references contacts (organisation_id, id)
    on delete set null (accountable_contact_id),
  check ((risk_preset_id is null) = (name is not null))
);
create index risks_by_category
  on risks (organisation_id, plan_id, risk_category_id, coalesce(risk_preset_id, 2147483647), created_at, id);
create unique index risks_one_per_preset on risks (organisation_id, plan_id, risk_preset_id)
  where risk_preset_id is not null;
create index risks_accountable_contact on risks (organisation_id, accountable_contact_id)
  where accountable_contact_id is not null;

-- Categories of the risk assessment that a person has marked as not applicable. They count as reviewed.
create table ruled_out_risk_categories (
  organisation_id uuid not null,
  plan_id uuid not null,
  risk_category_id integer not null check (risk_category_id between 1 and 12),
  primary key (organisation_id, plan_id, risk_category_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);

-- The insurance schedule of a plan.
create table insurance_policies (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  kind text not null check (kind in (
    'Business interruption', 'Property and contents', 'Machinery breakdown', 'Public and product liability',
    'Professional indemnity', 'Management liability', 'Workers compensation', 'Employers’ liability', 'Cyber',
    'Motor vehicle', 'Other')),
  insurer text not null,
  policy_number text,
  claims_phone text,
  -- In whole units of the plan's currency.
  sum_insured bigint,
  -- Only of business interruption insurance.
  indemnity_months smallint,
  comments text,
  created_at timestamptz(3) not null,
  version integer not null default 1,
  primary key (organisation_id, id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  constraint insurance_policies_indemnity check (indemnity_months is null or kind = 'Business interruption')
);
create index insurance_policies_of_plan on insurance_policies (organisation_id, plan_id, kind, created_at, id);

-- Acceptances of a plan's Risk & Insurance Report. The newest is in force.
create table risk_reports (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  indemnity_period_id integer not null check (indemnity_period_id between 1 and 6),
  -- In whole units of the plan's currency.
  fast_track_recovery bigint not null check (fast_track_recovery >= 0),
  review_id integer not null check (review_id between 1 and 5),
  -- Of the details that the accepted report shows in addition to the register and the insurance schedule.
  basis_hash bytea not null,
  accepted_by_user_id uuid references users (id) on delete set null,
  -- The person's name at that time.
  accepted_by_user_name text not null,
  created_at timestamptz(3) not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);
create index risk_reports_newest on risk_reports (organisation_id, plan_id, created_at desc, id desc);
create index risk_reports_accepted_by on risk_reports (accepted_by_user_id);

-- ---------- Impact analysis ----------

create table strategic_bias (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  strategic_critical_area_id uuid not null,
  -- 1 Desirable to 4 Critical
  criticality smallint not null check (criticality between 1 and 4),
  critical_periods text[] not null default '{}',
  penalty_id integer check (penalty_id between 1 and 17),
  penalty_attachment text,
  notes text,
  created_at timestamptz(3) not null,
  primary key (organisation_id, id),
  unique (organisation_id, plan_id, strategic_critical_area_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  foreign key (organisation_id, strategic_critical_area_id)
    references strategic_critical_areas (organisation_id, id) on delete cascade
);
create index strategic_bias_area on strategic_bias (organisation_id, strategic_critical_area_id);

create table strategic_bia_scales (
  organisation_id uuid not null,
  strategic_bia_id uuid not null,
  disruption_risk_scale_category_id integer not null check (disruption_risk_scale_category_id between 1 and 6),
  disruption_risk_scale_id integer not null check (disruption_risk_scale_id between 1 and 30),
  primary key (organisation_id, strategic_bia_id, disruption_risk_scale_category_id),
  foreign key (organisation_id, strategic_bia_id) references strategic_bias (organisation_id, id) on delete cascade
);

-- Areas that a person has marked as not critical for a plan. An area counts as reviewed if it has a rating or a row
-- here.
create table uncritical_areas (
  organisation_id uuid not null,
  plan_id uuid not null,
  strategic_critical_area_id uuid not null,
  primary key (organisation_id, plan_id, strategic_critical_area_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  foreign key (organisation_id, strategic_critical_area_id)
    references strategic_critical_areas (organisation_id, id) on delete cascade
);
create index uncritical_areas_area on uncritical_areas (organisation_id, strategic_critical_area_id);

create table tactical_bias (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  department_id uuid not null,
  -- Whole days, 0 to the plan's MTPD.
  rto integer not null check (rto >= 0),
  rpo integer not null check (rpo >= 0),
  primary key (organisation_id, id),
  unique (organisation_id, plan_id, department_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  foreign key (organisation_id, department_id) references departments (organisation_id, id) on delete cascade
);
create index tactical_bias_department on tactical_bias (organisation_id, department_id);

-- What a business unit supports (a strategic critical area), and what it depends on (another unit, a supplier or a
-- system), in one plan. Each row has one of the four.
create table unit_dependencies (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  department_id uuid not null,
  strategic_critical_area_id uuid,
  needed_department_id uuid,
  supplier_id uuid,
  -- By its name, because an import of assets replaces their rows.
  system_name text,
  primary key (organisation_id, id),
  check (num_nonnulls(strategic_critical_area_id, needed_department_id, supplier_id, system_name) = 1),
  check (needed_department_id <> department_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  foreign key (organisation_id, department_id) references departments (organisation_id, id) on delete cascade,
  foreign key (organisation_id, strategic_critical_area_id)
    references strategic_critical_areas (organisation_id, id) on delete cascade,
  foreign key (organisation_id, needed_department_id) references departments (organisation_id, id) on delete cascade,
  foreign key (organisation_id, supplier_id) references suppliers (organisation_id, id) on delete cascade
);
create unique index unit_dependencies_area
  on unit_dependencies (organisation_id, plan_id, department_id, strategic_critical_area_id)
  where strategic_critical_area_id is not null;
create unique index unit_dependencies_unit
  on unit_dependencies (organisation_id, plan_id, department_id, needed_department_id)
  where needed_department_id is not null;
create unique index unit_dependencies_supplier
  on unit_dependencies (organisation_id, plan_id, department_id, supplier_id)
  where supplier_id is not null;
create unique index unit_dependencies_system
  on unit_dependencies (organisation_id, plan_id, department_id, lower(system_name))
  where system_name is not null;
create index unit_dependencies_plan on unit_dependencies (organisation_id, plan_id, department_id);
create index unit_dependencies_of_area on unit_dependencies (organisation_id, strategic_critical_area_id)
  where strategic_critical_area_id is not null;
create index unit_dependencies_of_supplier on unit_dependencies (organisation_id, supplier_id)
  where supplier_id is not null;
create index unit_dependencies_of_department on unit_dependencies (organisation_id, department_id);
create index unit_dependencies_needed on unit_dependencies (organisation_id, needed_department_id)
  where needed_department_id is not null;

create table assets (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  department_id uuid not null,
  asset_type_id integer not null check (asset_type_id between 1 and 5),
  name text not null,
  -- For example 2.5 metres of cable.
  quantity numeric(10, 3) not null check (quantity >= 0),
  comments text,
  created_at timestamptz(3) not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  foreign key (organisation_id, department_id) references departments (organisation_id, id) on delete cascade
);
create index assets_plan on assets (organisation_id, plan_id, department_id, asset_type_id, created_at, id);
create index assets_department on assets (organisation_id, department_id);

-- ---------- Recovery ----------

create table recovery_strategies (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  department_id uuid not null,
  recovery_strategy_type_id integer not null check (recovery_strategy_type_id between 1 and 11),
  -- A chosen location or recovery site; otherwise an address.
  branch_id uuid,
  alternative_site_id uuid,
  other_address text,
  comments text,
  primary key (organisation_id, id),
  unique (organisation_id, plan_id, department_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  foreign key (organisation_id, department_id) references departments (organisation_id, id) on delete cascade,
  foreign key (organisation_id, branch_id) references branches (organisation_id, id) on delete set null (branch_id),
  foreign key (organisation_id, alternative_site_id)
    references alternative_sites (organisation_id, id) on delete set null (alternative_site_id)
);
create index recovery_strategies_department on recovery_strategies (organisation_id, department_id);
create index recovery_strategies_branch on recovery_strategies (organisation_id, branch_id)
  where branch_id is not null;
create index recovery_strategies_alternative_site on recovery_strategies (organisation_id, alternative_site_id)
  where alternative_site_id is not null;

-- The premises, backups and finances of a plan. Every field is optional.
create table recovery_details (
  organisation_id uuid not null,
  plan_id uuid not null,
  assembly_point text,
  exit_routes text,
  shut_offs text,
  alarm_panel text,
  key_holders text,
  emergency_kit text,
  defibrillator text,
  safer_place text,
  high_ground text,
  -- An image that belongs to the plan.
  floor_plan_file_id uuid unique references files (id) on delete set null,
  backup_scope text,
  backup_location text,
  backup_frequency text,
  last_restore_test date,
  restored_by text,
  bank text,
  card_provider text,
  emergency_funds text,
  payroll_provider text,
  pay_cut_off text,
  signatories text,
  payroll_fallback text,
  version integer not null default 0,
  primary key (organisation_id, plan_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);

-- How a business unit works during a disruption.
create table unit_procedures (
  organisation_id uuid not null,
  plan_id uuid not null,
  department_id uuid not null,
  leader_contact_id uuid,
  minimum_service text,
  -- One step a line.
  first_steps text,
  workaround text,
  version integer not null default 0,
  primary key (organisation_id, plan_id, department_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  foreign key (organisation_id, department_id) references departments (organisation_id, id) on delete cascade,
  foreign key (organisation_id, leader_contact_id) references contacts (organisation_id, id)
    on delete set null (leader_contact_id)
);
create index unit_procedures_of_unit on unit_procedures (organisation_id, department_id);
create index unit_procedures_leader on unit_procedures (organisation_id, leader_contact_id)
  where leader_contact_id is not null;

-- ---------- Teams ----------

create table teams (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  team_type_id integer not null check (team_type_id between 1 and 3),
  primary key (organisation_id, id),
  unique (organisation_id, plan_id, team_type_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);

create table team_contacts (
  organisation_id uuid not null,
  team_id uuid not null,
  contact_id uuid not null,
  designation text not null check (designation in ('Primary', 'Alternatives')),
  created_at timestamptz(3) not null,
  primary key (organisation_id, team_id, contact_id),
  foreign key (organisation_id, team_id) references teams (organisation_id, id) on delete cascade,
  foreign key (organisation_id, contact_id) references contacts (organisation_id, id) on delete cascade
);
create index team_contacts_contact on team_contacts (organisation_id, contact_id);

-- ---------- Policies ----------

-- Versions of the business continuity policy of an organisation. Every save adds one, and the newest is in force.
create table policies (
  organisation_id uuid not null references organisations (id) on delete cascade,
  id uuid not null,
  -- Counted from 1.
  version integer not null check (version > 0),
  -- Who is responsible: the statement on the Crisis Management Team.
  responsible text not null,
  review_date date not null,
  saved_by_user_id uuid references users (id) on delete set null,
  -- The person's name at that time.
  saved_by_user_name text not null,
  created_at timestamptz(3) not null,
  -- The record that the printed policy was signed.
  signed_by text,
  signed_on date,
  primary key (organisation_id, id),
  unique (organisation_id, version),
  check ((signed_by is null) = (signed_on is null))
);
create index policies_saved_by on policies (saved_by_user_id);

-- The Governance Committee of a version, with the members' names at that time.
create table policy_members (
  organisation_id uuid not null,
  policy_id uuid not null,
  -- Counted from 0.
  position integer not null,
  contact_id uuid,
  first_name text not null,
  last_name text not null,
  job_title text,
  primary key (organisation_id, policy_id, position),
  foreign key (organisation_id, policy_id) references policies (organisation_id, id) on delete cascade,
  -- A version still names a deleted contact.
  foreign key (organisation_id, contact_id) references contacts (organisation_id, id) on delete set null (contact_id)
);
create index policy_members_contact on policy_members (organisation_id, contact_id);

-- The contacts who are accountable for the policy in a plan.
create table plan_policy_members (
  organisation_id uuid not null,
  plan_id uuid not null,
  contact_id uuid not null,
  -- Counted from 0.
  position integer not null,
  primary key (organisation_id, plan_id, contact_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  foreign key (organisation_id, contact_id) references contacts (organisation_id, id) on delete cascade
);
create index plan_policy_members_contact on plan_policy_members (organisation_id, contact_id);

-- ---------- Documents and approved versions ----------

create table documents (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  -- A file, with its name, or a link.
  file_id uuid unique references files (id) on delete cascade,
  name text,
  url text,
  display_name text not null,
  document_folder_id integer not null check (document_folder_id between 1 and 8),
  -- The name of a folder that people added to the plan (id 8).
  document_folder_text text,
  comments text,
  effective_date date,
  review_date date,
  created_at timestamptz(3) not null,
  version integer not null default 1,
  primary key (organisation_id, id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  constraint documents_content check ((file_id is null) = (name is null) and (file_id is null) <> (url is null)),
  constraint documents_folder check ((document_folder_id = 8) = (document_folder_text is not null))
);
create index documents_of_plan on documents (organisation_id, plan_id, created_at desc, id desc);

-- Approved versions of a plan: the content for comparisons, and its PDF as a file of the plan.
create table plan_versions (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  -- Counted from 1 in each plan.
  number integer not null check (number > 0),
  -- The day in the approver's time zone.
  approved_on date not null,
  approved_at timestamptz(3) not null,
  approved_by_user_id uuid references users (id) on delete set null,
  -- The person's name at that time.
  approver_user_name text not null,
  approver_position text not null,
  review_date date not null,
  note text,
  content_hash bytea not null,
  content jsonb not null,
  schema_version integer not null,
  -- The full plan, and the short plan, as they were printed at the approval.
  file_id uuid not null unique references files (id) on delete cascade,
  short_file_id uuid not null unique references files (id) on delete cascade,
  primary key (organisation_id, id),
  unique (organisation_id, plan_id, number),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);
create index plan_versions_approved_by on plan_versions (approved_by_user_id);

-- People who hold a printed copy of the plan.
create table plan_copy_holders (
  organisation_id uuid not null,
  plan_id uuid not null,
  copy_number integer not null,
  name text not null,
  position text,
  primary key (organisation_id, plan_id, copy_number),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);

-- ---------- Incidents ----------
-- Incidents and rehearsals of a plan, as they were managed. Names and times are those of the plan at that time.

create table incidents (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  is_exercise boolean not null,
  level integer not null check (level between 1 and 3),
  what_happened text not null,
  place text not null,
  status text not null check (status in ('active', 'stood-down', 'closed')),
  escalation_minutes integer not null,
  declared_at timestamptz(3) not null,
  declared_by_user_id uuid references users (id) on delete set null,
  declared_by_user_name text not null,
  -- The assembly point of the site sheet; empty if it had none.
  meeting_point text not null default '',
  -- Ids of the activated teams, in order of activation. A team without members has no responders.
  activated_teams integer[] not null default '{}' check (activated_teams <@ '{1, 2, 3}'),
  -- Teams of which no one came, and about which the leader was informed.
  silent_teams integer[] not null default '{}' check (silent_teams <@ '{1, 2, 3}'),
  -- The leader's decisions, such as 'disaster'. The branches of other decisions are not shown.
  decisions text[] not null default '{}' check (
    decisions <@ '{resolved, managed, disaster, final-assessment, no-final-assessment}'),
  closed_at timestamptz(3),
  review_happened text,
  review_worked text,
  review_improve text,
  -- The risks of the plan that the review links to: [{"riskId": …, "name": …}].
  review_risks jsonb not null default '[]',
  schema_version integer not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);
create index incidents_of_plan on incidents (organisation_id, plan_id, declared_at desc);
create index incidents_declared_by on incidents (declared_by_user_id);
create index incidents_active on incidents (organisation_id, id) where status = 'active';

-- People of the activated teams. Contacts may be changed or deleted later.
create table incident_responders (
  organisation_id uuid not null,
  id uuid not null,
  incident_id uuid not null,
  -- The contact that the person was copied from, who may be deleted later.
  contact_id uuid not null,
  team_type_id integer not null check (team_type_id between 1 and 3),
  designation text not null check (designation in ('Primary', 'Alternatives')),
  name text not null,
  email text,
  mobile text,
  phone text,
  -- Order in the team.
  position integer not null,
  alerted_at timestamptz(3),
  -- The person's newest alert. The message is named until it is sent or given up.
  email_delivery text check (email_delivery in ('waiting', 'delayed', 'sent', 'failed')),
  email_message_id uuid,
  sms_delivery text check (sms_delivery in ('waiting', 'delayed', 'sent', 'failed', 'limited', 'not-allowed')),
  sms_message_id uuid,
  answer text check (answer in ('on-my-way', 'cannot-come')),
  answered_at timestamptz(3),
  -- When the person opened the incident's workspace without having answered the alert.
  present_at timestamptz(3),
  primary key (organisation_id, id),
  unique (id),
  foreign key (organisation_id, incident_id) references incidents (organisation_id, id) on delete cascade
);
create index incident_responders_of_incident on incident_responders (organisation_id, incident_id, position);
create index incident_responders_sending on incident_responders (organisation_id, incident_id)
  where email_message_id is not null or sms_message_id is not null;

-- Messages to responders after their alerts. A row is deleted once all of it was sent, or once a later message follows
-- one that was not delivered.
create table incident_messages (
  organisation_id uuid not null,
  id uuid not null,
  incident_id uuid not null,
  -- The first of the person's teams.
  responder_id uuid not null,
  -- For the log's entry of a message that was not delivered.
  text text not null,
  sent_at timestamptz(3) not null,
  -- What became of it, as in incident_responders.
  email_delivery text check (email_delivery in ('waiting', 'delayed', 'sent', 'failed')),
  email_message_id uuid,
  sms_delivery text check (sms_delivery in ('waiting', 'delayed', 'sent', 'failed', 'limited', 'not-allowed')),
  sms_message_id uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, incident_id) references incidents (organisation_id, id) on delete cascade,
  foreign key (organisation_id, responder_id) references incident_responders (organisation_id, id) on delete cascade
);
create index incident_messages_of_incident on incident_messages (organisation_id, incident_id);
create index incident_messages_of_responder on incident_messages (organisation_id, responder_id);
create index incident_messages_sending on incident_messages (organisation_id, incident_id)
  where email_message_id is not null or sms_message_id is not null;

-- The contacts who were asked whether they are safe, and what they answered. Contacts may be changed or deleted later.
create table safety_check_people (
  organisation_id uuid not null,
  id uuid not null,
  incident_id uuid not null,
  -- Null once the contact is deleted.
  contact_id uuid,
  name text not null,
  location text not null,
  email text,
  mobile text,
  phone text,
  after_hours_phone text,
  asked_at timestamptz(3) not null,
  -- The newest message, and what became of it, as in incident_responders.
  sent_at timestamptz(3) not null,
  reminders integer not null default 0,
  email_delivery text check (email_delivery in ('waiting', 'delayed', 'sent', 'failed')),
  email_message_id uuid,
  sms_delivery text check (sms_delivery in ('waiting', 'delayed', 'sent', 'failed', 'limited', 'not-allowed')),
  sms_message_id uuid,
  answer text check (answer in ('safe', 'help')),
  answered_at timestamptz(3),
  -- Who said that the person is safe; null if the person has answered.
  said_by text,
  -- When the person first needed help; where and what for, as last said.
  help_at timestamptz(3),
  help_place text not null default '',
  help_text text not null default '',
  -- Whether the leaders were informed that the person has not answered.
  is_silence_reported boolean not null default false,
  primary key (organisation_id, id),
  unique (organisation_id, incident_id, contact_id),
  foreign key (organisation_id, incident_id) references incidents (organisation_id, id) on delete cascade,
  foreign key (organisation_id, contact_id) references contacts (organisation_id, id) on delete set null (contact_id)
);
create index safety_check_people_contact on safety_check_people (organisation_id, contact_id)
  where contact_id is not null;
create index safety_check_people_sending on safety_check_people (organisation_id, incident_id)
  where email_message_id is not null or sms_message_id is not null;
create index safety_check_people_silent on safety_check_people (organisation_id, incident_id)
  where answer is null and not is_silence_reported;

-- Who leads an incident and who writes its log; earlier ones are in the log.
create table incident_roles (
  organisation_id uuid not null,
  incident_id uuid not null,
  role text not null check (role in ('lead', 'scribe')),
  name text not null,
  -- Null for a person who is not in an activated team.
  responder_id uuid,
  since timestamptz(3) not null,
  primary key (organisation_id, incident_id, role),
  foreign key (organisation_id, incident_id) references incidents (organisation_id, id) on delete cascade,
  foreign key (organisation_id, responder_id) references incident_responders (organisation_id, id)
    on delete set null (responder_id)
);
create index incident_roles_of_responder on incident_roles (organisation_id, responder_id);

create table incident_actions (
  organisation_id uuid not null,
  id uuid not null,
  incident_id uuid not null,
  -- The id of the action in the plan's text; null for one that people added.
  plan_action_id text,
  team_type_id integer not null check (team_type_id between 1 and 3),
  topic text not null,
  -- The heading above the action in the plan, and when it applies; null for actions that people added.
  action_group jsonb,
  schema_version integer not null,
  text text not null,
  position integer not null,
  due_at timestamptz(3),
  done_at timestamptz(3),
  done_by_user_name text,
  -- When a device made the newest change. An older one that arrives later is only logged.
  changed_at timestamptz(3),
  assigned_responder_id uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, incident_id) references incidents (organisation_id, id) on delete cascade,
  foreign key (organisation_id, assigned_responder_id) references incident_responders (organisation_id, id)
    on delete set null (assigned_responder_id)
);
create index incident_actions_of_responder on incident_actions (organisation_id, assigned_responder_id);
create index incident_actions_of_incident on incident_actions (organisation_id, incident_id, position);

create table incident_units (
  organisation_id uuid not null,
  id uuid not null,
  incident_id uuid not null,
  -- The unit of the plan, which may be deleted later.
  department_id uuid,
  name text not null,
  -- In days, and whether they were unconfirmed when the incident was declared.
  rto_days double precision,
  is_rto_proposed boolean not null default false,
  mtpd_days double precision,
  is_mtpd_proposed boolean not null default false,
  status text not null check (status in ('running', 'down', 'partly-restored', 'restored')),
  down_since timestamptz(3),
  restored_at timestamptz(3),
  site text not null,
  planned_site text not null,
  -- As in incident_actions.
  changed_at timestamptz(3),
  primary key (organisation_id, id),
  foreign key (organisation_id, incident_id) references incidents (organisation_id, id) on delete cascade
);
create index incident_units_of_incident on incident_units (organisation_id, incident_id);

-- Only inserted. Each hash covers the entry and the hash before it, so that a change of any entry shows.
create table incident_log (
  organisation_id uuid not null,
  incident_id uuid not null,
  -- Counted from 1 in each incident.
  number integer not null,
  -- Made by the author's device.
  entry_id uuid not null,
  kind text not null check (kind in (
    'declared', 'alerted', 'delivery', 'answered', 'escalated', 'no-one-coming', 'safety-check', 'needs-help', 'message',
    'action', 'unit', 'level', 'role', 'note', 'cost', 'stood-down', 'closed')),
  text text not null,
  author_user_id uuid references users (id) on delete set null,
  author_user_name text not null,
  device_at timestamptz(3) not null,
  server_at timestamptz(3) not null,
  hash bytea not null,
  primary key (organisation_id, incident_id, number),
  unique (organisation_id, incident_id, entry_id),
  foreign key (organisation_id, incident_id) references incidents (organisation_id, id) on delete cascade
);
create index incident_log_author on incident_log (author_user_id);

-- The photo of a log entry. The hash of its stored file is part of the entry's hash.
create table incident_photos (
  organisation_id uuid not null,
  incident_id uuid not null,
  number integer not null,
  file_id uuid unique references files (id) on delete set null,
  sha256 bytea not null,
  primary key (organisation_id, incident_id, number),
  foreign key (organisation_id, incident_id, number)
    references incident_log (organisation_id, incident_id, number) on delete cascade
);

-- The cost that a log entry records. Its columns are part of the entry's hash. An entry that corrects another replaces it.
create table incident_costs (
  organisation_id uuid not null,
  incident_id uuid not null,
  number integer not null,
  kind text not null check (kind in (
    'increased-cost-of-working', 'repairs', 'replacement', 'temporary-premises', 'wages', 'other')),
  -- In hundredths of a unit of the currency.
  amount bigint not null check (amount >= 0),
  currency_code text not null,
  paid_by text not null,
  unit_name text,
  -- It may arrive after its correction.
  corrects_entry_id uuid,
  reason text,
  check ((corrects_entry_id is null) = (reason is null)),
  primary key (organisation_id, incident_id, number),
  foreign key (organisation_id, incident_id, number)
    references incident_log (organisation_id, incident_id, number) on delete cascade
);

-- Log, photos and costs are deleted only with their incident, and an incident only with its plan or organisation: the deletion
-- then comes from a foreign key, whose trigger raises the trigger depth. Moving an incident to another plan is refused
-- too, because it could then be deleted with that plan.
create function refuse_change_of_incident_log() returns trigger language plpgsql as $$
begin
  raise exception 'Incidents cannot be deleted or moved, and entries of their logs cannot be changed.';
end $$;
create trigger incidents_not_deleted before delete on incidents
  for each statement when (pg_trigger_depth() = 0) execute function refuse_change_of_incident_log();
create trigger incidents_not_moved before update of organisation_id, id, plan_id on incidents
  for each statement execute function refuse_change_of_incident_log();
create trigger incident_log_unchanged
  before update of incident_id, number, entry_id, kind, text, author_user_name, device_at, server_at, hash
  on incident_log
  for each row execute function refuse_change_of_incident_log();
create trigger incident_log_not_deleted before delete on incident_log
  for each row when (pg_trigger_depth() = 0) execute function refuse_change_of_incident_log();
create trigger incident_log_not_emptied before truncate on incident_log
  for each statement execute function refuse_change_of_incident_log();
create trigger incident_photo_unchanged before update of incident_id, number, sha256 on incident_photos
  for each row execute function refuse_change_of_incident_log();
create trigger incident_photos_not_deleted before delete on incident_photos
  for each row when (pg_trigger_depth() = 0) execute function refuse_change_of_incident_log();
create trigger incident_photos_not_emptied before truncate on incident_photos
  for each statement execute function refuse_change_of_incident_log();
create trigger incident_costs_unchanged before update on incident_costs
  for each row execute function refuse_change_of_incident_log();
create trigger incident_costs_not_deleted before delete on incident_costs
  for each row when (pg_trigger_depth() = 0) execute function refuse_change_of_incident_log();
create trigger incident_costs_not_emptied before truncate on incident_costs
  for each statement execute function refuse_change_of_incident_log();

-- ---------- Exercises ----------
-- Exercises of a plan, as they were planned and run. Names and times are those of the plan at that time.

create table exercises (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  scenario_id integer not null,
  name text not null,
  -- The scenario's summary, filled with the plan's data.
  scenario_summary text not null,
  status text not null check (status in ('planned', 'running', 'finished')),
  planned_for date not null,
  -- HH:MM in that time zone.
  start_time text not null,
  time_zone text not null,
  place text not null,
  -- When its people are reminded; null once they are.
  remind_at timestamptz(3),
  facilitator_name text not null,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  summary text not null,
  created_at timestamptz(3) not null,
  created_by_user_id uuid references users (id) on delete set null,
  version integer not null default 1,
  primary key (organisation_id, id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);
create index exercises_of_plan on exercises (organisation_id, plan_id, created_at desc);
create index exercises_created_by on exercises (created_by_user_id);
create index exercises_to_remind on exercises (remind_at) where status = 'planned';

create table exercise_participants (
  organisation_id uuid not null,
  id uuid not null,
  exercise_id uuid not null,
  -- The contact who was chosen; the contact may have been deleted since.
  contact_id uuid,
  team_type_id integer not null check (team_type_id between 1 and 3),
  designation text not null check (designation in ('Primary', 'Alternatives')),
  name text not null,
  email text,
  -- Order in the list.
  position integer not null,
  invited_at timestamptz(3),
  reply text check (reply in ('coming', 'not-coming')),
  primary key (organisation_id, id),
  unique (id),
  foreign key (organisation_id, exercise_id) references exercises (organisation_id, id) on delete cascade
);
create index exercise_participants_of_exercise on exercise_participants (organisation_id, exercise_id, position);

create table exercise_injects (
  organisation_id uuid not null,
  exercise_id uuid not null,
  -- Counted from 1.
  number integer not null,
  minute integer not null,
  team_type_id integer not null check (team_type_id between 1 and 3),
  text text not null,
  expects text not null,
  section text not null,
  released_at timestamptz(3),
  primary key (organisation_id, exercise_id, number),
  foreign key (organisation_id, exercise_id) references exercises (organisation_id, id) on delete cascade
);

create table exercise_answers (
  organisation_id uuid not null,
  exercise_id uuid not null,
  inject_number integer not null,
  participant_id uuid not null,
  text text not null,
  answered_at timestamptz(3) not null,
  primary key (organisation_id, exercise_id, inject_number, participant_id),
  foreign key (organisation_id, exercise_id, inject_number)
    references exercise_injects (organisation_id, exercise_id, number) on delete cascade,
  foreign key (organisation_id, participant_id) references exercise_participants (organisation_id, id) on delete cascade
);
create index exercise_answers_of_participant on exercise_answers (organisation_id, participant_id);

create table exercise_objectives (
  organisation_id uuid not null,
  exercise_id uuid not null,
  -- Counted from 1.
  number integer not null,
  text text not null,
  score text check (score in ('met', 'partly', 'not-met')),
  note text not null,
  primary key (organisation_id, exercise_id, number),
  foreign key (organisation_id, exercise_id) references exercises (organisation_id, id) on delete cascade
);

create table exercise_units (
  organisation_id uuid not null,
  id uuid not null,
  exercise_id uuid not null,
  name text not null,
  -- In days, and whether it was unconfirmed when the exercise was planned.
  rto_days double precision,
  is_rto_proposed boolean not null default false,
  achieved_hours double precision,
  primary key (organisation_id, id),
  foreign key (organisation_id, exercise_id) references exercises (organisation_id, id) on delete cascade
);
create index exercise_units_of_exercise on exercise_units (organisation_id, exercise_id);

-- ---------- Agreed actions ----------

-- What people agree to do after an incident or an exercise.
create table agreed_actions (
  organisation_id uuid not null,
  id uuid not null,
  incident_id uuid,
  exercise_id uuid,
  position integer not null,
  text text not null,
  owner_name text not null,
  due_date date not null,
  done_at timestamptz(3),
  primary key (organisation_id, id),
  check (num_nonnulls(incident_id, exercise_id) = 1),
  foreign key (organisation_id, incident_id) references incidents (organisation_id, id) on delete cascade,
  foreign key (organisation_id, exercise_id) references exercises (organisation_id, id) on delete cascade
);
create index agreed_actions_of_incident on agreed_actions (organisation_id, incident_id, position)
  where incident_id is not null;
create index agreed_actions_of_exercise on agreed_actions (organisation_id, exercise_id, position)
  where exercise_id is not null;

-- ---------- Monthly questions ----------

-- One question a month to one member of each team, with the answer.
create table monthly_questions (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  team_type_id integer not null check (team_type_id between 1 and 3),
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  -- The contact may have been deleted since.
  contact_id uuid not null,
  question text not null,
  choices text[] not null,
  -- Counted from 0.
  right_choice integer not null check (right_choice >= 0),
  -- What the plan says, and in which section.
  sentence text not null,
  section text not null,
  sent_at timestamptz(3) not null,
  answered_at timestamptz(3),
  choice integer check (choice >= 0),
  primary key (organisation_id, id),
  unique (id),
  unique (organisation_id, plan_id, team_type_id, month),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);
create index monthly_questions_of_plan on monthly_questions (organisation_id, plan_id, sent_at desc);

-- ---------- Answers by link ----------

-- Links with which a person without an account answers. A link has one of the five subjects, and is deleted with it.
create table answer_links (
  id uuid primary key,
  organisation_id uuid not null,
  responder_id uuid,
  participant_id uuid,
  contact_id uuid,
  monthly_question_id uuid,
  safety_person_id uuid,
  token_hash bytea not null,
  -- Null for a link that works as long as its subject exists.
  expires_at timestamptz(3),
  answered_at timestamptz(3),
  check (num_nonnulls(responder_id, participant_id, contact_id, monthly_question_id, safety_person_id) = 1),
  unique (organisation_id, participant_id),
  unique (organisation_id, contact_id),
  unique (organisation_id, monthly_question_id),
  foreign key (organisation_id, responder_id)
    references incident_responders (organisation_id, id) on delete cascade,
  foreign key (organisation_id, participant_id)
    references exercise_participants (organisation_id, id) on delete cascade,
  foreign key (organisation_id, contact_id)
    references contact_checks (organisation_id, contact_id) on delete cascade,
  foreign key (organisation_id, monthly_question_id)
    references monthly_questions (organisation_id, id) on delete cascade,
  foreign key (organisation_id, safety_person_id)
    references safety_check_people (organisation_id, id) on delete cascade
);
-- The short link of a text message has only the token.
create index answer_links_token on answer_links (token_hash);
-- Not unique: the link of each message to a person works, because the person may open any of them.
create index answer_links_responder on answer_links (organisation_id, responder_id)
  where responder_id is not null;
create index answer_links_safety_person on answer_links (organisation_id, safety_person_id)
  where safety_person_id is not null;

-- ---------- Suggestions ----------

-- Records that were added from suggestions and that people have neither confirmed nor edited since. plan_id is null for
-- records of the organisation; the record of a plan's own value, such as the MTPD, is the plan.
create table proposals (
  organisation_id uuid not null references organisations (id) on delete cascade,
  plan_id uuid,
  kind text not null check (kind in (
    'contact', 'supplier', 'customer', 'third-party', 'strategic-critical-area', 'department', 'risk', 'mtpd',
    'strategic-bia', 'tactical-bia', 'asset', 'recovery-strategy')),
  record_id uuid not null,
  primary key (organisation_id, kind, record_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);
create index proposals_of_plan on proposals (organisation_id, plan_id);

-- Suggestions declined with 'Not for us'. They are not suggested again until someone undoes that. plan_id is null for
-- suggestions for the organisation's own lists. `suggestion` identifies the suggestion within its kind.
create table declined_suggestions (
  organisation_id uuid not null references organisations (id) on delete cascade,
  plan_id uuid,
  kind text not null check (kind in (
    'strategic-area', 'supplier', 'third-party', 'risk', 'task', 'business-unit', 'criticality', 'disruption-scale',
    'mtpd', 'recovery-times', 'asset', 'recovery-strategy', 'team-role')),
  suggestion text not null,
  unique nulls not distinct (organisation_id, plan_id, kind, suggestion),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);

-- Removes the mark of a record that is deleted or changed. The kind is the trigger's argument.
create function remove_proposal() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new is distinct from old then
    delete from proposals
      where organisation_id = old.organisation_id and kind = tg_argv[0] and record_id = old.id;
  end if;
  return null;
end $$;

-- 'update of' names a column that every edit by a person sets, where other columns change without one, such as the
-- responsible person of a risk when the contact is deleted. Contacts who confirm their own details confirm the record.
create trigger contacts_proposal after delete or update of version, confirmed_at on contacts
  for each row execute function remove_proposal('contact');
create trigger suppliers_proposal after delete or update on suppliers
  for each row execute function remove_proposal('supplier');
create trigger customers_proposal after delete or update on customers
  for each row execute function remove_proposal('customer');
create trigger strategic_third_parties_proposal after delete or update on strategic_third_parties
  for each row execute function remove_proposal('third-party');
create trigger strategic_critical_areas_proposal after delete or update on strategic_critical_areas
  for each row execute function remove_proposal('strategic-critical-area');
create trigger departments_proposal after delete or update of name on departments
  for each row execute function remove_proposal('department');
create trigger risks_proposal after delete or update of mitigation_process on risks
  for each row execute function remove_proposal('risk');
create trigger plans_proposal after update of mtpd_id on plans
  for each row execute function remove_proposal('mtpd');
create trigger strategic_bias_proposal after delete or update on strategic_bias
  for each row execute function remove_proposal('strategic-bia');
create trigger tactical_bias_proposal after delete or update on tactical_bias
  for each row execute function remove_proposal('tactical-bia');
create trigger assets_proposal after delete or update on assets
  for each row execute function remove_proposal('asset');
create trigger recovery_strategies_proposal after delete or update of recovery_strategy_type_id on recovery_strategies
  for each row execute function remove_proposal('recovery-strategy');

-- ---------- Changes that several plans print ----------

-- Counts changes to data that several printed plans share: organisation-wide data (scope_id is the organisation) and
-- the business units of a location (scope_id is the location). changed_at is the start of the newest transaction
-- counted; each transaction counts once.
create table shared_changes (
  organisation_id uuid not null references organisations (id) on delete cascade,
  scope_id uuid not null,
  changes bigint not null,
  changed_at timestamptz not null,
  primary key (organisation_id, scope_id)
);

-- The arguments are columns that no printed plan shows; changes to these alone are not counted.
create function count_shared_change() returns trigger language plpgsql as $$
declare
  changed jsonb;
  of_organisation uuid;
begin
  -- A restored database takes the counts from its backup.
  if current_setting('holdfast.restoring', true) = 'on' then return null; end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - tg_argv = to_jsonb(old) - tg_argv then return null; end if;
  changed := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  of_organisation := coalesce(changed ->> 'organisation_id', changed ->> 'id')::uuid;
  -- Rows deleted together with their organisation are not counted.
  insert into shared_changes (organisation_id, scope_id, changes, changed_at)
    select id, case when tg_table_name = 'departments' then (changed ->> 'branch_id')::uuid else id end, 1, now()
    from organisations where id = of_organisation
    on conflict (organisation_id, scope_id) do update
      set changes = shared_changes.changes + 1, changed_at = excluded.changed_at
      where shared_changes.changed_at <> excluded.changed_at;
  return null;
end $$;

create trigger organisations_shared after update on organisations
  for each row execute function count_shared_change(
    'version', 'updated_at', 'is_archived', 'brokerage_id', 'abandoned_at', 'shares_with_broker');
create trigger branches_shared after insert or update or delete on branches
  for each row execute function count_shared_change('is_head_office');
create trigger alternative_sites_shared after insert or update or delete on alternative_sites
  for each row execute function count_shared_change();
create trigger departments_shared after insert or update or delete on departments
  for each row execute function count_shared_change();
create trigger contacts_shared after insert or update or delete on contacts
  for each row execute function count_shared_change('version', 'confirmed_at');
create trigger customers_shared after insert or update or delete on customers
  for each row execute function count_shared_change('version');
create trigger suppliers_shared after insert or update or delete on suppliers
  for each row execute function count_shared_change('version');
create trigger strategic_third_parties_shared after insert or update or delete on strategic_third_parties
  for each row execute function count_shared_change('version');
create trigger strategic_critical_areas_shared after insert or update or delete on strategic_critical_areas
  for each row execute function count_shared_change('version');
-- The printed plan marks these kinds as proposed, until they are confirmed.
create trigger proposals_shared after delete on proposals
  for each row when (old.plan_id is null and old.kind in ('department', 'strategic-critical-area'))
  execute function count_shared_change();

-- ---------- Statistics ----------

-- The query planner depends on table statistics. By default they are refreshed after a tenth of the rows has changed.
do $$
declare
  name text;
begin
  for name in select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
    execute format('alter table %I set (autovacuum_analyze_scale_factor = 0.02)', name);
  end loop;
end $$;

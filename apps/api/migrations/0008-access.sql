-- Who was invited and has not arrived yet, second factors of a person's own, partners that may send
-- people in, and files with their addresses.

-- Somebody who was invited has an account before there is a password or an agreement.
alter table users alter column password_hash drop not null;
alter table users alter column agreements_accepted_at drop not null;
-- 1 SMS, 2 e-mail, 3 authenticator app
alter table users drop constraint users_otp_type_check;
alter table users add constraint users_otp_type_check check (otp_type in (1, 2, 3));
-- Encrypted with the installation's secret; counts once a code of it was confirmed.
alter table users add column authenticator_secret bytea;
alter table users add column authenticator_confirmed_at timestamptz(3);
-- The 30-second step of the last code that was taken, so that none is taken twice.
alter table users add column authenticator_last_step bigint;

-- What a code is about: for 'phone' the number (E.164) that it was sent to.
alter table one_time_codes add column subject text;
-- A phone's code is checked first and used when the number is saved.
alter table one_time_codes add column verified_at timestamptz(3);

-- Invitations have a table of their own; their links never stood here.
alter table link_tokens drop constraint link_tokens_purpose_check;
alter table link_tokens add constraint link_tokens_purpose_check
  check (purpose in ('confirm-email', 'change-email', 'reset-password'));

create table invitations (
  id uuid primary key,
  -- One of the two.
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
create unique index invitations_organisation on invitations (organisation_id, email_key)
  where accepted_at is null;
create unique index invitations_brokerage on invitations (brokerage_id, email_key)
  where accepted_at is null;

-- Sites that send their signed-in people on to us; an operator registers them.
create table partners (
  id uuid primary key,
  name text not null unique,
  -- Ed25519, PEM (SPKI)
  public_key text not null,
  created_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);

-- A link works once: what it is called, kept as long as it could be sent again.
create table used_sign_in_links (
  partner_id uuid not null references partners (id) on delete cascade,
  link_id_hash bytea not null,
  expires_at timestamptz(3) not null,
  primary key (partner_id, link_id_hash)
);
create index used_sign_in_links_over on used_sign_in_links (expires_at);

-- Whose keys wait: the dot at Admin.
create index subscriptions_assigned on subscriptions (assigned_to_user_id);

create table files (
  id uuid primary key,
  -- 256 random bits: the address that it is served at, and its name in the store.
  name text not null unique,
  media_type text not null,
  bytes integer not null,
  created_at timestamptz(3) not null
);
alter table users add constraint users_avatar foreign key (avatar_file_id) references files (id) on delete set null;
alter table organisations add constraint organisations_logo foreign key (logo_file_id) references files (id) on delete set null;

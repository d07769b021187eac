create table users (
  id uuid primary key,
  email text not null,
  -- Lower case, for finding; one account an address.
  email_key text not null unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone_number text,
  -- 1 SMS, 2 e-mail
  otp_type smallint not null default 2 check (otp_type in (1, 2)),
  avatar_file_id uuid,
  is_machine_account boolean not null default false,
  email_confirmed_at timestamptz(3),
  agreements_accepted_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  is_remembered boolean not null,
  address text,
  user_agent text,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
create index sessions_user on sessions (user_id, created_at desc);

create table one_time_codes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('sign-in', 'phone')),
  -- HMAC with the installation's secret: six digits alone would be guessed from a plain hash.
  code_hash bytea not null,
  tries_left smallint not null,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index one_time_codes_user on one_time_codes (user_id, purpose, sent_at desc);

create table link_tokens (
  id uuid primary key,
  user_id uuid references users (id) on delete cascade,
  purpose text not null check (
    purpose in ('confirm-email', 'change-email', 'reset-password', 'organisation-invitation', 'brokerage-invitation')
  ),
  token_hash bytea not null unique,
  detail jsonb not null default '{}',
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index link_tokens_user on link_tokens (user_id, purpose);

-- What every room stands on: the outbox, limits, repeated requests, the audit trail, page views.
-- Ids (UUID v7) come from the program. Every instant is timestamptz(3): JavaScript dates carry
-- milliseconds, and a keyset page over microseconds loses rows.

create table outbox_messages (
  id uuid primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  -- Emptied once sent: it may carry a code or a link.
  content jsonb,
  run_at timestamptz(3) not null,
  attempts integer not null default 0,
  locked_until timestamptz(3),
  last_error text,
  created_at timestamptz(3) not null,
  done_at timestamptz(3),
  given_up_at timestamptz(3)
);
create index outbox_messages_due on outbox_messages (run_at) where done_at is null and given_up_at is null;

create table rate_limits (
  -- e.g. 'sign-in:account:<hash>'; never the plain address or e-mail
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
  -- Null while the first request still runs.
  status integer,
  answer jsonb,
  created_at timestamptz(3) not null,
  primary key (user_id, operation, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Append-only: who, what, when, from where.
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

create table page_views (
  route text not null,
  day date not null,
  count integer not null,
  primary key (route, day)
);

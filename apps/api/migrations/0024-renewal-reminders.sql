-- One row for each reminder that was sent: the unique key makes sure that only one process sends it.
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

create index subscriptions_expiry on subscriptions (expiry_date)
  where plan_id is not null and revoked_at is null;

-- Whether the brokerage that manages the organisation may compare its suppliers and hazards with those of other clients.
alter table organisations add column shares_with_broker boolean not null default false;

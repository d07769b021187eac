-- A number for the time after hours, and when the person last confirmed the contact's details.
alter table contacts add column after_hours_phone text;
alter table contacts add column confirmed_at timestamptz(3);

-- When a plan calls a contact stale, and whether stale contacts of its teams are asked without anyone's doing.
alter table plans add column contact_check_days integer not null default 90
  check (contact_check_days between 30 and 365);
alter table plans add column asks_stale_contacts boolean not null default false;
create index plans_asking_contacts on plans (organisation_id, id) where asks_stale_contacts;

-- The latest request to a contact to confirm the details, with its link and what the person answered.
create table contact_checks (
  organisation_id uuid not null,
  contact_id uuid not null,
  -- Of the link; a new one with each request.
  id uuid not null,
  token_hash text not null,
  asked_at timestamptz(3) not null,
  -- The latest message: the request or a reminder.
  sent_at timestamptz(3) not null,
  reminders integer not null check (reminders between 0 and 2),
  answered_at timestamptz(3),
  -- A correction that waits for an editor.
  proposal jsonb,
  primary key (organisation_id, contact_id),
  unique (id),
  foreign key (organisation_id, contact_id) references contacts (organisation_id, id) on delete cascade
);
create index contact_checks_open on contact_checks (asked_at) where answered_at is null and reminders < 2;

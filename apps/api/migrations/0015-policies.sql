-- The business continuity policy of an organisation: every save adds a version, and the newest is in force.
create table policies (
  organisation_id uuid not null references organisations (id) on delete cascade,
  id uuid not null,
  -- Counted from 1.
  version integer not null check (version > 0),
  -- Who is responsible: the statement on the Crisis Management Team.
  responsible text not null,
  review_date date not null,
  saved_by_user_id uuid references users (id) on delete set null,
  -- As the person was named that day.
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

-- The Governance Committee of a version, as its members were named that day.
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
  -- A version still names a contact that was deleted.
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

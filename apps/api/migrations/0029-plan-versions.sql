-- Approved versions of a plan. Its content is stored for comparisons, its PDF as a file of the plan.
alter table files add column is_plan_version boolean not null default false;

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
  -- As the person was named that day.
  approver_user_name text not null,
  approver_position text not null,
  review_date date not null,
  note text,
  content_hash text not null,
  content jsonb not null,
  file_id uuid not null unique references files (id) on delete cascade,
  primary key (organisation_id, id),
  unique (organisation_id, plan_id, number),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);
create index plan_versions_approved_by on plan_versions (approved_by_user_id);

-- Who holds a printed copy of the plan.
create table plan_copy_holders (
  organisation_id uuid not null,
  plan_id uuid not null,
  copy_number integer not null,
  name text not null,
  position text,
  primary key (organisation_id, plan_id, copy_number),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);

-- The Risk & Insurance Report of a plan: each acceptance is a row of its own, the newest is in force.
create table risk_reports (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  indemnity_period_id integer not null,
  -- In whole units of the plan's currency.
  fast_track_recovery bigint not null check (fast_track_recovery >= 0),
  review_id integer not null,
  accepted_by_user_id uuid references users (id) on delete set null,
  -- As the person was named that day.
  accepted_by_user_name text not null,
  created_at timestamptz(3) not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);
create index risk_reports_newest on risk_reports (organisation_id, plan_id, created_at desc, id desc);
create index risk_reports_accepted_by on risk_reports (accepted_by_user_id);

-- When a risk was last added, changed or deleted, or the currency was: what was accepted before is of other figures.
alter table plans add column risks_changed_at timestamptz(3);

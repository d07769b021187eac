-- Whether each team of the plan gets a question a month.
alter table plans add column runs_drills boolean not null default false;
create index plans_running_drills on plans (organisation_id, id) where runs_drills;

-- One question a month to one member of each team, with the link and the answer.
create table drills (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  team_type_id integer not null,
  -- Its first day.
  month date not null,
  contact_id uuid not null,
  question text not null,
  choices jsonb not null,
  -- Counted from 0.
  right_choice integer not null,
  -- What the plan says, and in which section.
  sentence text not null,
  section text not null,
  token_hash text not null,
  sent_at timestamptz(3) not null,
  answered_at timestamptz(3),
  choice integer,
  primary key (organisation_id, id),
  unique (id),
  unique (organisation_id, plan_id, team_type_id, month),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);
create index drills_of_plan on drills (organisation_id, plan_id, sent_at desc);

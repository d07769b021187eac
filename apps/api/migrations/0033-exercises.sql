-- Exercises of a plan, as they were planned and run; kept as evidence.
create table exercises (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  scenario_id integer not null,
  name text not null,
  -- The scenario's, filled with the plan's data of that day.
  scenario_summary text not null,
  status text not null check (status in ('planned', 'running', 'finished')),
  planned_for date not null,
  facilitator_name text not null,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  summary text not null,
  created_at timestamptz(3) not null,
  created_by_user_id uuid references users (id) on delete set null,
  created_by_user_name text not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);
create index exercises_of_plan on exercises (organisation_id, plan_id, created_at desc);
create index exercises_created_by on exercises (created_by_user_id);

-- People of the plan's teams, as they were named that day.
create table exercise_participants (
  organisation_id uuid not null,
  id uuid not null,
  exercise_id uuid not null,
  team_type_id integer not null,
  designation text not null,
  name text not null,
  email text,
  -- Order in the list.
  position integer not null,
  invited_at timestamptz(3),
  -- Of the link in the invitation.
  token_hash text,
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
  team_type_id integer not null,
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
  -- Days, as the plan had it that day.
  rto_days double precision,
  achieved_hours double precision,
  primary key (organisation_id, id),
  foreign key (organisation_id, exercise_id) references exercises (organisation_id, id) on delete cascade
);
create index exercise_units_of_exercise on exercise_units (organisation_id, exercise_id);

-- What an exercise decided to do.
create table exercise_actions (
  organisation_id uuid not null,
  id uuid not null,
  exercise_id uuid not null,
  position integer not null,
  text text not null,
  owner_name text not null,
  due_date date not null,
  done_at timestamptz(3),
  primary key (organisation_id, id),
  foreign key (organisation_id, exercise_id) references exercises (organisation_id, id) on delete cascade
);
create index exercise_actions_of_exercise on exercise_actions (organisation_id, exercise_id, position);

-- Incidents and rehearsals of a plan, as they were managed; kept as evidence.
alter table plans add column teams_open_until timestamptz(3);

create table incidents (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  is_exercise boolean not null,
  level integer not null check (level between 1 and 3),
  what_happened text not null,
  place text not null,
  status text not null check (status in ('active', 'stood-down', 'closed')),
  escalation_minutes integer not null,
  declared_at timestamptz(3) not null,
  declared_by_user_id uuid references users (id) on delete set null,
  -- As the person was named that day.
  declared_by_user_name text not null,
  closed_at timestamptz(3),
  review_happened text,
  review_worked text,
  review_improve text,
  primary key (organisation_id, id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);
create index incidents_of_plan on incidents (organisation_id, plan_id, declared_at desc);
create index incidents_declared_by on incidents (declared_by_user_id);
create index incidents_active on incidents (organisation_id, id) where status = 'active';

-- People of the activated teams. Contacts may change or be deleted later; this is who was called.
create table incident_responders (
  organisation_id uuid not null,
  id uuid not null,
  incident_id uuid not null,
  team_type_id integer not null,
  designation text not null,
  name text not null,
  email text,
  mobile text,
  phone text,
  -- Order in the team.
  position integer not null,
  alerted_at timestamptz(3),
  -- Of the link in the alert.
  token_hash text,
  answer text check (answer in ('on-my-way', 'cannot-come')),
  answered_at timestamptz(3),
  primary key (organisation_id, id),
  unique (id),
  foreign key (organisation_id, incident_id) references incidents (organisation_id, id) on delete cascade
);
create index incident_responders_of_incident on incident_responders (organisation_id, incident_id, position);

create table incident_actions (
  organisation_id uuid not null,
  id uuid not null,
  incident_id uuid not null,
  team_type_id integer not null,
  topic text not null,
  text text not null,
  position integer not null,
  due_at timestamptz(3),
  done_at timestamptz(3),
  done_by_user_name text,
  primary key (organisation_id, id),
  foreign key (organisation_id, incident_id) references incidents (organisation_id, id) on delete cascade
);
create index incident_actions_of_incident on incident_actions (organisation_id, incident_id, position);

create table incident_units (
  organisation_id uuid not null,
  id uuid not null,
  incident_id uuid not null,
  name text not null,
  -- Days, as the plan had them that day.
  rto_days double precision,
  mtpd_days double precision,
  status text not null check (status in ('running', 'down', 'partly-restored', 'restored')),
  down_since timestamptz(3),
  restored_at timestamptz(3),
  site text not null,
  planned_site text not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, incident_id) references incidents (organisation_id, id) on delete cascade
);
create index incident_units_of_incident on incident_units (organisation_id, incident_id);

-- Only inserted. Each hash covers the entry and the hash before it, so a change of any entry shows.
create table incident_log (
  organisation_id uuid not null,
  incident_id uuid not null,
  -- Counted from 1 in each incident.
  number integer not null,
  -- Made by the author's device.
  entry_id uuid not null,
  kind text not null,
  text text not null,
  author_user_id uuid references users (id) on delete set null,
  author_user_name text not null,
  device_at timestamptz(3) not null,
  server_at timestamptz(3) not null,
  hash text not null,
  primary key (organisation_id, incident_id, number),
  unique (organisation_id, incident_id, entry_id),
  foreign key (organisation_id, incident_id) references incidents (organisation_id, id) on delete cascade
);

create index incident_log_author on incident_log (author_user_id);

create function refuse_change_of_incident_log() returns trigger language plpgsql as $$
begin
  raise exception 'Entries of an incident log cannot be changed.';
end $$;
create trigger incident_log_unchanged
  before update of incident_id, number, entry_id, kind, text, author_user_name, device_at, server_at, hash
  on incident_log
  for each row execute function refuse_change_of_incident_log();

-- What a review decided to do.
create table incident_review_actions (
  organisation_id uuid not null,
  id uuid not null,
  incident_id uuid not null,
  position integer not null,
  text text not null,
  owner_name text not null,
  due_date date not null,
  done_at timestamptz(3),
  primary key (organisation_id, id),
  foreign key (organisation_id, incident_id) references incidents (organisation_id, id) on delete cascade
);
create index incident_review_actions_of_incident on incident_review_actions (organisation_id, incident_id, position);

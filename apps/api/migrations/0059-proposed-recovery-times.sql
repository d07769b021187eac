-- Whether nobody had confirmed a time limit when the incident was declared or the exercise was planned. Earlier ones have
-- no such marks.
alter table incident_units
  add column is_rto_proposed boolean not null default false,
  add column is_mtpd_proposed boolean not null default false;
alter table exercise_units add column is_rto_proposed boolean not null default false;

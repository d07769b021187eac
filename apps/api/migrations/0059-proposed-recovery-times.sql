-- Whether a time limit was unconfirmed when the incident was declared or the exercise was planned. Not known for
-- existing rows.
alter table incident_units
  add column is_rto_proposed boolean not null default false,
  add column is_mtpd_proposed boolean not null default false;
alter table exercise_units add column is_rto_proposed boolean not null default false;

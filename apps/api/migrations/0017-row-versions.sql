-- How often an entry was changed, so that the second of two people who edit it is told what the first saved.
alter table organisations add column version integer not null default 1;
alter table contacts add column version integer not null default 1;
alter table customers add column version integer not null default 1;
alter table suppliers add column version integer not null default 1;
alter table strategic_third_parties add column version integer not null default 1;
alter table strategic_critical_areas add column version integer not null default 1;

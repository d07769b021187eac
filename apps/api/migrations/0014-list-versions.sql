-- What tells whether a list of a plan has changed since somebody read it, without reading the list: how often something in
-- the plan was changed, and how often a contact of its organisation, whose names such lists show.
alter table plans add column version bigint not null default 0;

create table contact_changes (
  organisation_id uuid primary key references organisations (id) on delete cascade,
  changes bigint not null
);

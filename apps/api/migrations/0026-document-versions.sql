-- How often a document's name, dates, comments or folder were changed (as in 0017).
alter table documents add column version integer not null default 1;

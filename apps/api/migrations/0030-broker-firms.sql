-- What a brokerage prints on the Risk & Insurance Reports of its clients.
alter table brokerages
  add column firm_name text,
  add column licence text,
  add column adviser_name text,
  add column phone text,
  add column email text,
  add column logo_file_id uuid,
  add column version integer not null default 1,
  add constraint brokerages_logo foreign key (logo_file_id) references files (id) on delete set null;
create index brokerages_logo_file on brokerages (logo_file_id);

-- Files of a plan: deleted with it. The store's own files are swept once they have no row.
alter table files
  add column organisation_id uuid,
  add column plan_id uuid,
  add constraint files_plan foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  add constraint files_owner check ((organisation_id is null) = (plan_id is null));
create index files_of_plan on files (organisation_id, plan_id) where plan_id is not null;

create table documents (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  -- A file, with its name, or a link.
  file_id uuid unique references files (id) on delete cascade,
  name text,
  url text,
  display_name text not null,
  document_folder_id integer not null,
  -- The name of a folder of the plan's own (id 8).
  document_folder_text text,
  comments text,
  effective_date date,
  review_date date,
  created_at timestamptz(3) not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  constraint documents_content check ((file_id is null) = (name is null) and (file_id is null) <> (url is null)),
  constraint documents_folder check ((document_folder_id = 8) = (document_folder_text is not null))
);
create index documents_of_plan on documents (organisation_id, plan_id, created_at desc, id desc);

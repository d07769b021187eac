create table stored_files (
  id uuid primary key,
  organisation_id uuid references organisations (id) on delete cascade,
  user_id uuid references users (id) on delete cascade,
  file_name text not null,
  media_type text not null,
  bytes bigint not null,
  sha256 bytea not null,
  created_at timestamptz(3) not null,
  check ((organisation_id is null) <> (user_id is null))
);

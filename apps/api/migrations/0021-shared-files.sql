-- A clone's documents have their own rows for the same stored file, which is removed with the last of them.
alter table files drop constraint files_name_key;
create index files_by_name on files (name);

-- A person has one code for a purpose: a newer one takes its place, also where two are asked for at once.
delete from one_time_codes older using one_time_codes newer
  where older.user_id = newer.user_id and older.purpose = newer.purpose
    and (older.sent_at, older.id) < (newer.sent_at, newer.id);
drop index one_time_codes_user;
alter table one_time_codes add constraint one_time_codes_one unique (user_id, purpose);

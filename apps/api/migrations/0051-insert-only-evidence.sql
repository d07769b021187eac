-- Audit events and the logs of incidents are evidence: the application only inserts into their tables. These triggers
-- protect them where the application owns them. Where another role owns them, as in the embedded database, the
-- application cannot disable the triggers either, and the functions below are its only other access.
create function refuse_change_of_audit_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- Only a network address may go, with the account that it belongs to.
    if (to_jsonb(new) - 'address') = (to_jsonb(old) - 'address') and new.address is null then
      return new;
    end if;
  elsif tg_op = 'DELETE' then
    -- The retention time is at least 90 days.
    if old.happened_at < now() - interval '80 days' then
      return old;
    end if;
  end if;
  raise exception 'Audit events cannot be changed.';
end $$;
create trigger audit_events_unchanged before update or delete on audit_events
  for each row execute function refuse_change_of_audit_events();
create trigger audit_events_not_emptied before truncate on audit_events
  for each statement execute function refuse_change_of_audit_events();
create trigger incident_log_not_emptied before truncate on incident_log
  for each statement execute function refuse_change_of_incident_log();
create trigger incident_photos_not_emptied before truncate on incident_photos
  for each statement execute function refuse_change_of_incident_log();

-- Removes the network addresses from the events of deleted accounts.
create function forget_audit_addresses(ids uuid[]) returns integer
  language sql security definer set search_path = public, pg_temp as $$
  with forgotten as (
    update audit_events set address = null
    where address is not null
      and (actor_user_id = any (ids) or (actor_user_id is null and subject = any (ids::text[])))
    returning 1)
  select count(*)::integer from forgotten
$$;
-- Deletes up to `most` of the oldest events from before a time, for the retention time.
create function delete_audit_events(before timestamptz, most integer) returns integer
  language sql security definer set search_path = public, pg_temp as $$
  with deleted as (
    delete from audit_events where id in (
      select id from audit_events where happened_at < before order by happened_at limit most)
    returning 1)
  select count(*)::integer from deleted
$$;

-- An incident goes only with its plan or organisation: with it, its log and photos would be deleted, too. The only
-- foreign key that deletes incidents is that to plans, whose trigger raises the depth. Nor can an incident move to
-- another plan, with which it could be deleted.
create or replace function refuse_change_of_incident_log() returns trigger language plpgsql as $$
begin
  raise exception 'Incidents cannot be deleted or moved, and entries of their logs cannot be changed.';
end $$;
create trigger incidents_not_deleted before delete on incidents
  for each statement when (pg_trigger_depth() = 0) execute function refuse_change_of_incident_log();
create trigger incidents_not_moved before update of organisation_id, id, plan_id on incidents
  for each statement execute function refuse_change_of_incident_log();

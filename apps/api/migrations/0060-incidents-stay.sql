-- An incident can be deleted only together with its plan or organisation, because its log and photos are deleted with
-- it. The only foreign key that cascades to incidents is the one to plans; its trigger raises the trigger depth.
-- Moving an incident to another plan is refused too, because it could then be deleted with that plan.
create or replace function refuse_change_of_incident_log() returns trigger language plpgsql as $$
begin
  raise exception 'Incidents cannot be deleted or moved, and entries of their logs cannot be changed.';
end $$;
create trigger incidents_not_deleted before delete on incidents
  for each statement when (pg_trigger_depth() = 0) execute function refuse_change_of_incident_log();
create trigger incidents_not_moved before update of organisation_id, id, plan_id on incidents
  for each statement execute function refuse_change_of_incident_log();

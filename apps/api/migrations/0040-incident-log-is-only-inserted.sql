-- Without its newest entries, a chain of hashes still fits. They are only deleted with their incident, by its trigger.
create trigger incident_log_not_deleted before delete on incident_log
  for each row when (pg_trigger_depth() = 0) execute function refuse_change_of_incident_log();
create trigger incident_photos_not_deleted before delete on incident_photos
  for each row when (pg_trigger_depth() = 0) execute function refuse_change_of_incident_log();

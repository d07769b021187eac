-- When a device made the newest change of an action or unit. An older one that arrives later is only logged.
alter table incident_actions add column changed_at timestamptz(3);
alter table incident_units add column changed_at timestamptz(3);

-- Since when a person works in the workspace of an incident, without having answered the alert.
alter table incident_responders add column present_at timestamptz(3);
alter table incident_responders drop constraint incident_responders_sms_delivery_check;
alter table incident_responders add constraint incident_responders_sms_delivery_check
  check (sms_delivery in ('waiting', 'delayed', 'sent', 'failed', 'limited', 'not-allowed'));
-- Teams of which no one came, about which the leader was informed once.
alter table incidents add column silent_teams jsonb not null default '[]';
-- The organisation whose limit of text messages a message counts towards; null for others.
alter table outbox_messages add column counted_for uuid;
create index outbox_messages_counted on outbox_messages (counted_for, created_at) where counted_for is not null;

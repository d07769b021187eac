-- Urgent messages, such as the alerts of an incident, are sent apart from others, which may be many or slow.
alter table outbox_messages add column is_urgent boolean not null default false;
drop index outbox_messages_due;
create index outbox_messages_due on outbox_messages (channel, is_urgent, run_at)
  where done_at is null and given_up_at is null;

-- What became of a person's newest alert. The message is named until it is sent or given up.
alter table incident_responders
  add column email_delivery text check (email_delivery in ('waiting', 'delayed', 'sent', 'failed')),
  add column email_message_id uuid,
  add column sms_delivery text check (sms_delivery in ('waiting', 'delayed', 'sent', 'failed')),
  add column sms_message_id uuid;
create index incident_responders_sending on incident_responders (organisation_id, incident_id)
  where email_message_id is not null or sms_message_id is not null;

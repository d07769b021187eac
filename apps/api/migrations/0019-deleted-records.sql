-- What was deleted from the lists of an organisation, for the few minutes in which it can be restored.
create table deleted_records (
  organisation_id uuid not null references organisations (id) on delete cascade,
  record_id uuid not null,
  -- The table of the record.
  list text not null,
  -- The row as it was.
  record jsonb not null,
  -- The rows that referred to it and changed with the deletion: a list of {table, plan, row}.
  uses jsonb not null,
  -- The plans of those rows.
  plan_ids uuid[] not null,
  deleted_at timestamptz(3) not null,
  primary key (organisation_id, record_id)
);
create index deleted_records_age on deleted_records (deleted_at);

-- A deletion of many contacts looks up the rows that refer to each of them.
create index team_contacts_contact on team_contacts (organisation_id, contact_id);
create index plan_accountable_contacts_contact on plan_accountable_contacts (organisation_id, contact_id);
create index risks_accountable_contact on risks (organisation_id, accountable_contact_id)
  where accountable_contact_id is not null;
create index strategic_bias_area on strategic_bias (organisation_id, strategic_critical_area_id);

-- What a plan says of its premises, its backups and its finances; every field is optional.
create table recovery_details (
  organisation_id uuid not null,
  plan_id uuid not null,
  assembly_point text,
  exit_routes text,
  shut_offs text,
  alarm_panel text,
  key_holders text,
  emergency_kit text,
  -- An image that belongs to the plan.
  floor_plan_file_id uuid unique references files (id) on delete set null,
  backup_scope text,
  backup_location text,
  backup_frequency text,
  last_restore_test date,
  restored_by text,
  bank text,
  emergency_funds text,
  payroll_provider text,
  pay_cut_off text,
  signatories text,
  payroll_fallback text,
  version integer not null default 0,
  primary key (organisation_id, plan_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);

-- How a business unit works on the day.
create table unit_procedures (
  organisation_id uuid not null,
  plan_id uuid not null,
  department_id uuid not null,
  leader_contact_id uuid,
  minimum_service text,
  -- One step a line.
  first_steps text,
  workaround text,
  version integer not null default 0,
  primary key (organisation_id, plan_id, department_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  foreign key (organisation_id, department_id) references departments (organisation_id, id) on delete cascade,
  foreign key (organisation_id, leader_contact_id) references contacts (organisation_id, id)
    on delete set null (leader_contact_id)
);
create index unit_procedures_of_unit on unit_procedures (organisation_id, department_id);
create index unit_procedures_leader on unit_procedures (organisation_id, leader_contact_id)
  where leader_contact_id is not null;

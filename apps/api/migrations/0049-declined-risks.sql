-- Preset risks that a person answered with 'Not for us' when they were suggested. They are not suggested again.
create table declined_risks (
  organisation_id uuid not null,
  plan_id uuid not null,
  risk_preset_id integer not null,
  primary key (organisation_id, plan_id, risk_preset_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);

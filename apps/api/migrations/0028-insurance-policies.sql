-- The insurance schedule of a plan.
create table insurance_policies (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  kind text not null,
  insurer text not null,
  policy_number text,
  claims_phone text,
  -- In whole units of the plan's currency.
  sum_insured bigint,
  -- Only of business interruption insurance.
  indemnity_months smallint,
  comments text,
  created_at timestamptz(3) not null,
  version integer not null default 1,
  primary key (organisation_id, id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  constraint insurance_policies_indemnity check (indemnity_months is null or kind = 'Business interruption')
);
create index insurance_policies_of_plan on insurance_policies (organisation_id, plan_id, kind, created_at, id);

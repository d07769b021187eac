-- Categories of the risk assessment of which a person said that none applies. They count as looked at.
create table ruled_out_risk_categories (
  organisation_id uuid not null,
  plan_id uuid not null,
  risk_category_id integer not null,
  primary key (organisation_id, plan_id, risk_category_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);

-- Suggestions declined with 'Not for us'. They are not suggested again until someone undoes that. plan_id is null for
-- suggestions for the organisation's own lists. `suggestion` identifies the suggestion within its kind.
create table declined_suggestions (
  organisation_id uuid not null references organisations (id) on delete cascade,
  plan_id uuid,
  kind text not null,
  suggestion text not null,
  unique nulls not distinct (organisation_id, plan_id, kind, suggestion),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);
insert into declined_suggestions (organisation_id, plan_id, kind, suggestion)
  select organisation_id, plan_id, 'risk', risk_preset_id::text from declined_risks;
drop table declined_risks;

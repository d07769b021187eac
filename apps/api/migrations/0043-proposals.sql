-- Records that were added from suggestions and that nobody has confirmed or edited since. plan_id is null for records of
-- the organisation; the record of a plan's own value, such as the MTPD, is the plan.
create table proposals (
  organisation_id uuid not null references organisations (id) on delete cascade,
  plan_id uuid,
  kind text not null,
  record_id uuid not null,
  primary key (organisation_id, kind, record_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);
create index proposals_of_plan on proposals (organisation_id, plan_id);

-- Removes the mark of a record that is deleted or changed. The kind is the trigger's argument.
create function remove_proposal() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new is distinct from old then
    delete from proposals
      where organisation_id = old.organisation_id and kind = tg_argv[0] and record_id = old.id;
  end if;
  return null;
end $$;

-- 'update of' names a column that every edit by a person sets, where others change without one, such as the responsible
-- person of a risk when the contact is deleted. A contact that confirms its own details confirms the entry.
create trigger contacts_proposal after delete or update of version, confirmed_at on contacts
  for each row execute function remove_proposal('contact');
create trigger suppliers_proposal after delete or update on suppliers
  for each row execute function remove_proposal('supplier');
create trigger customers_proposal after delete or update on customers
  for each row execute function remove_proposal('customer');
create trigger strategic_third_parties_proposal after delete or update on strategic_third_parties
  for each row execute function remove_proposal('third-party');
create trigger strategic_critical_areas_proposal after delete or update on strategic_critical_areas
  for each row execute function remove_proposal('strategic-critical-area');
create trigger departments_proposal after delete or update of name on departments
  for each row execute function remove_proposal('department');
create trigger risks_proposal after delete or update of mitigation_process on risks
  for each row execute function remove_proposal('risk');
create trigger plans_proposal after update of mtpd_id on plans
  for each row execute function remove_proposal('mtpd');
create trigger strategic_bias_proposal after delete or update on strategic_bias
  for each row execute function remove_proposal('strategic-bia');
create trigger tactical_bias_proposal after delete or update on tactical_bias
  for each row execute function remove_proposal('tactical-bia');
create trigger assets_proposal after delete or update on assets
  for each row execute function remove_proposal('asset');
create trigger recovery_strategies_proposal after delete or update of recovery_strategy_type_id on recovery_strategies
  for each row execute function remove_proposal('recovery-strategy');

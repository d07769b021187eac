-- Deleting a row searches every table that references it.
create index assets_department on assets (organisation_id, department_id);
create index contacts_branch on contacts (organisation_id, branch_id) where branch_id is not null;
create index key_purchases_brokerage on key_purchases (brokerage_id) where brokerage_id is not null;
create index organisations_logo on organisations (logo_file_id) where logo_file_id is not null;
create index plans_branch on plans (organisation_id, branch_id);
create index quota_entries_other_brokerage on quota_entries (other_brokerage_id)
  where other_brokerage_id is not null;
create index recovery_strategies_alternative_site on recovery_strategies (organisation_id, alternative_site_id)
  where alternative_site_id is not null;
create index recovery_strategies_branch on recovery_strategies (organisation_id, branch_id)
  where branch_id is not null;
create index recovery_strategies_department on recovery_strategies (organisation_id, department_id);
create index subscriptions_key_purchase on subscriptions (key_purchase_id) where key_purchase_id is not null;
create index tactical_bias_department on tactical_bias (organisation_id, department_id);
create index users_avatar on users (avatar_file_id) where avatar_file_id is not null;

-- The query planner depends on table statistics. By default they are refreshed after a tenth of the rows has changed.
do $$
declare
  name text;
begin
  for name in select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
    execute format('alter table %I set (autovacuum_analyze_scale_factor = 0.02)', name);
  end loop;
end $$;

-- Counts changes to data that several printed plans share: organisation-wide data (scope_id is the organisation) and
-- the business units of a location (scope_id is the location). changed_at is the start of the newest transaction
-- counted; each transaction counts once.
create table shared_changes (
  organisation_id uuid not null references organisations (id) on delete cascade,
  scope_id uuid not null,
  changes bigint not null,
  changed_at timestamptz not null,
  primary key (organisation_id, scope_id)
);

-- The change count at the newest final download.
alter table plans add column final_download_changes bigint not null default 0;

-- The arguments are columns that no printed plan shows; changes to these alone are not counted.
create function count_shared_change() returns trigger language plpgsql as $$
declare
  changed jsonb;
  of_organisation uuid;
begin
  -- A restored database takes the counts from its backup.
  if current_setting('holdfast.restoring', true) = 'on' then return null; end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - tg_argv = to_jsonb(old) - tg_argv then return null; end if;
  changed := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  of_organisation := coalesce(changed ->> 'organisation_id', changed ->> 'id')::uuid;
  -- Rows deleted together with their organisation are not counted.
  insert into shared_changes (organisation_id, scope_id, changes, changed_at)
    select id, case when tg_table_name = 'departments' then (changed ->> 'branch_id')::uuid else id end, 1, now()
    from organisations where id = of_organisation
    on conflict (organisation_id, scope_id) do update
      set changes = shared_changes.changes + 1, changed_at = excluded.changed_at
      where shared_changes.changed_at <> excluded.changed_at;
  return null;
end $$;

create trigger organisations_shared after update on organisations
  for each row execute function count_shared_change(
    'version', 'updated_at', 'is_archived', 'brokerage_id', 'abandoned_at', 'shares_with_broker');
create trigger branches_shared after insert or update or delete on branches
  for each row execute function count_shared_change('is_head_office');
create trigger alternative_sites_shared after insert or update or delete on alternative_sites
  for each row execute function count_shared_change();
create trigger departments_shared after insert or update or delete on departments
  for each row execute function count_shared_change();
create trigger contacts_shared after insert or update or delete on contacts
  for each row execute function count_shared_change('version', 'confirmed_at');
create trigger customers_shared after insert or update or delete on customers
  for each row execute function count_shared_change('version');
create trigger suppliers_shared after insert or update or delete on suppliers
  for each row execute function count_shared_change('version');
create trigger strategic_third_parties_shared after insert or update or delete on strategic_third_parties
  for each row execute function count_shared_change('version');
create trigger strategic_critical_areas_shared after insert or update or delete on strategic_critical_areas
  for each row execute function count_shared_change('version');
-- The printed plan marks these kinds as proposed, until they are confirmed.
create trigger proposals_shared after delete on proposals
  for each row when (old.plan_id is null and old.kind in ('department', 'strategic-critical-area'))
  execute function count_shared_change();

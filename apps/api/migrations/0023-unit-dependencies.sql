-- What a business unit carries and needs, in one plan: a strategic critical area that it carries, or another unit, a
-- supplier or a system that it depends on. Each row has one of the four.
create table unit_dependencies (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  department_id uuid not null,
  strategic_critical_area_id uuid,
  needed_department_id uuid,
  supplier_id uuid,
  -- By its name, because an import of assets replaces their rows.
  system_name text,
  primary key (organisation_id, id),
  check (num_nonnulls(strategic_critical_area_id, needed_department_id, supplier_id, system_name) = 1),
  check (needed_department_id <> department_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  foreign key (organisation_id, department_id) references departments (organisation_id, id) on delete cascade,
  foreign key (organisation_id, strategic_critical_area_id)
    references strategic_critical_areas (organisation_id, id) on delete cascade,
  foreign key (organisation_id, needed_department_id) references departments (organisation_id, id) on delete cascade,
  foreign key (organisation_id, supplier_id) references suppliers (organisation_id, id) on delete cascade
);
create unique index unit_dependencies_area
  on unit_dependencies (organisation_id, plan_id, department_id, strategic_critical_area_id)
  where strategic_critical_area_id is not null;
create unique index unit_dependencies_unit
  on unit_dependencies (organisation_id, plan_id, department_id, needed_department_id)
  where needed_department_id is not null;
create unique index unit_dependencies_supplier
  on unit_dependencies (organisation_id, plan_id, department_id, supplier_id)
  where supplier_id is not null;
create unique index unit_dependencies_system
  on unit_dependencies (organisation_id, plan_id, department_id, lower(system_name))
  where system_name is not null;

-- Reading a plan's rows, and finding the rows that refer to a record that is deleted.
create index unit_dependencies_plan on unit_dependencies (organisation_id, plan_id, department_id);
create index unit_dependencies_of_area on unit_dependencies (organisation_id, strategic_critical_area_id)
  where strategic_critical_area_id is not null;
create index unit_dependencies_of_supplier on unit_dependencies (organisation_id, supplier_id)
  where supplier_id is not null;
create index unit_dependencies_of_department on unit_dependencies (organisation_id, department_id);
create index unit_dependencies_needed on unit_dependencies (organisation_id, needed_department_id)
  where needed_department_id is not null;

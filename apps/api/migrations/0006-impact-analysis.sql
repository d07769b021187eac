create table strategic_bias (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  strategic_critical_area_id uuid not null,
  -- 1 Desirable to 4 Critical
  criticality smallint not null check (criticality between 1 and 4),
  critical_periods text[] not null default '{}',
  penalty_id integer,
  penalty_attachment text,
  notes text,
  created_at timestamptz(3) not null,
  primary key (organisation_id, id),
  unique (organisation_id, plan_id, strategic_critical_area_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  foreign key (organisation_id, strategic_critical_area_id)
    references strategic_critical_areas (organisation_id, id) on delete cascade
);

create table strategic_bia_scales (
  organisation_id uuid not null,
  strategic_bia_id uuid not null,
  disruption_risk_scale_category_id integer not null,
  disruption_risk_scale_id integer not null,
  primary key (organisation_id, strategic_bia_id, disruption_risk_scale_category_id),
  foreign key (organisation_id, strategic_bia_id) references strategic_bias (organisation_id, id) on delete cascade
);

create table tactical_bias (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  department_id uuid not null,
  -- Whole days, 0 to the plan's MTPD.
  rto integer not null check (rto >= 0),
  rpo integer not null check (rpo >= 0),
  primary key (organisation_id, id),
  unique (organisation_id, plan_id, department_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  foreign key (organisation_id, department_id) references departments (organisation_id, id) on delete cascade
);

create table assets (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  department_id uuid not null,
  asset_type_id integer not null,
  name text not null,
  quantity integer not null check (quantity >= 0),
  comments text,
  created_at timestamptz(3) not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  foreign key (organisation_id, department_id) references departments (organisation_id, id) on delete cascade
);
create index assets_plan on assets (organisation_id, plan_id, department_id, asset_type_id, created_at, id);

create table recovery_strategies (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  department_id uuid not null,
  recovery_strategy_type_id integer not null,
  -- A chosen branch or recovery site; otherwise the address typed for it.
  branch_id uuid,
  alternative_site_id uuid,
  other_address text,
  comments text,
  primary key (organisation_id, id),
  unique (organisation_id, plan_id, department_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  foreign key (organisation_id, department_id) references departments (organisation_id, id) on delete cascade,
  foreign key (organisation_id, branch_id) references branches (organisation_id, id) on delete set null (branch_id),
  foreign key (organisation_id, alternative_site_id)
    references alternative_sites (organisation_id, id) on delete set null (alternative_site_id)
);

create table teams (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  team_type_id integer not null,
  primary key (organisation_id, id),
  unique (organisation_id, plan_id, team_type_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade
);

create table team_contacts (
  organisation_id uuid not null,
  team_id uuid not null,
  contact_id uuid not null,
  designation text not null check (designation in ('Primary', 'Alternatives')),
  created_at timestamptz(3) not null,
  primary key (organisation_id, team_id, contact_id),
  foreign key (organisation_id, team_id) references teams (organisation_id, id) on delete cascade,
  foreign key (organisation_id, contact_id) references contacts (organisation_id, id) on delete cascade
);

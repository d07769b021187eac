create table contacts (
  organisation_id uuid not null references organisations (id) on delete cascade,
  id uuid not null,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  mobile text,
  job_title text,
  contact_type_id integer not null,
  work_type_id integer not null,
  department text,
  branch_id uuid,
  created_at timestamptz(3) not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, branch_id) references branches (organisation_id, id) on delete set null (branch_id)
);
create index contacts_by_name on contacts (organisation_id, lower(last_name), lower(first_name), id);

create table customers (
  organisation_id uuid not null references organisations (id) on delete cascade,
  id uuid not null,
  name text not null,
  category text[] not null default '{}',
  contact_person text,
  email text not null,
  phone text,
  address text,
  additional_address_information text,
  website text,
  created_at timestamptz(3) not null,
  primary key (organisation_id, id)
);
create index customers_by_name on customers (organisation_id, lower(name), id);

create table suppliers (
  organisation_id uuid not null references organisations (id) on delete cascade,
  id uuid not null,
  name text not null,
  category text[] not null default '{}',
  contact_person text,
  email text not null,
  phone text,
  address text,
  additional_address_information text,
  website text,
  created_at timestamptz(3) not null,
  primary key (organisation_id, id)
);
create index suppliers_by_name on suppliers (organisation_id, lower(name), id);

create table strategic_third_parties (
  organisation_id uuid not null references organisations (id) on delete cascade,
  id uuid not null,
  name text not null,
  strategic_third_party_category_id integer not null,
  strategic_third_party_category_text text,
  contact_person text not null,
  email text not null,
  phone text,
  address text,
  additional_address_information text,
  website text,
  comments text,
  created_at timestamptz(3) not null,
  primary key (organisation_id, id)
);
create index strategic_third_parties_by_name on strategic_third_parties (organisation_id, lower(name), id);

create table strategic_critical_areas (
  organisation_id uuid not null references organisations (id) on delete cascade,
  id uuid not null,
  name text not null,
  description text,
  strategic_critical_area_category_id integer not null,
  created_at timestamptz(3) not null,
  primary key (organisation_id, id)
);
create index strategic_critical_areas_order on strategic_critical_areas (organisation_id, created_at, id);

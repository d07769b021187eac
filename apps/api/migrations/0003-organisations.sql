create table brokerages (
  id uuid primary key,
  name text not null,
  parent_brokerage_id uuid references brokerages (id),
  created_at timestamptz(3) not null
);

create table brokers (
  id uuid primary key,
  brokerage_id uuid not null references brokerages (id),
  user_id uuid not null unique references users (id),
  added_by_user_id uuid references users (id),
  created_at timestamptz(3) not null
);
create index brokers_brokerage on brokers (brokerage_id);

create table organisations (
  id uuid primary key,
  name text not null,
  legal_name text not null,
  registration_number text,
  industry_code text not null,
  industry_name text not null,
  governance text,
  logo_file_id uuid,
  is_archived boolean not null default false,
  -- The brokerage that manages it: its brokers have the role 'broker' here.
  brokerage_id uuid references brokerages (id),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index organisations_brokerage on organisations (brokerage_id);

create table organisation_members (
  organisation_id uuid not null references organisations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  is_revoked boolean not null default false,
  is_default boolean not null default false,
  added_by_user_id uuid references users (id),
  created_at timestamptz(3) not null,
  primary key (organisation_id, user_id)
);
create index organisation_members_user on organisation_members (user_id);
create unique index organisation_members_one_default on organisation_members (user_id) where is_default;

-- Tenant tables: organisation_id leads every key, and a reference carries it along, so that a row
-- can never point at another tenant's row.
create table branches (
  organisation_id uuid not null references organisations (id) on delete cascade,
  id uuid not null,
  name text not null,
  address text not null,
  additional_address_information text,
  email text,
  phone text,
  is_head_office boolean not null default false,
  created_at timestamptz(3) not null,
  primary key (organisation_id, id)
);

create table alternative_sites (
  organisation_id uuid not null references organisations (id) on delete cascade,
  id uuid not null,
  name text not null,
  address text not null,
  additional_address_information text,
  email text,
  phone text,
  created_at timestamptz(3) not null,
  primary key (organisation_id, id)
);

-- Business units of a location; called departments on the wire.
create table departments (
  organisation_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  name text not null,
  created_at timestamptz(3) not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, branch_id) references branches (organisation_id, id) on delete cascade
);
create unique index departments_name on departments (organisation_id, branch_id, lower(name));

-- Where a person has set the pin of a location on the map. It counts while the location has that address.
create table location_positions (
  organisation_id uuid not null references organisations (id) on delete cascade,
  id uuid not null,
  branch_id uuid,
  alternative_site_id uuid,
  customer_id uuid,
  supplier_id uuid,
  address text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  placed_at timestamptz(3) not null,
  primary key (organisation_id, id),
  check (num_nonnulls(branch_id, alternative_site_id, customer_id, supplier_id) = 1),
  unique (organisation_id, branch_id),
  unique (organisation_id, alternative_site_id),
  unique (organisation_id, customer_id),
  unique (organisation_id, supplier_id),
  foreign key (organisation_id, branch_id) references branches (organisation_id, id) on delete cascade,
  foreign key (organisation_id, alternative_site_id)
    references alternative_sites (organisation_id, id) on delete cascade,
  foreign key (organisation_id, customer_id) references customers (organisation_id, id) on delete cascade,
  foreign key (organisation_id, supplier_id) references suppliers (organisation_id, id) on delete cascade
);

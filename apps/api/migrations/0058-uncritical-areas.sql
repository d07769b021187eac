-- Strategic areas that a person has marked as not critical for a plan. An area counts as reviewed if it has a rating or
-- a row here.
create table uncritical_areas (
  organisation_id uuid not null,
  plan_id uuid not null,
  strategic_critical_area_id uuid not null,
  primary key (organisation_id, plan_id, strategic_critical_area_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  foreign key (organisation_id, strategic_critical_area_id)
    references strategic_critical_areas (organisation_id, id) on delete cascade
);
create index uncritical_areas_area on uncritical_areas (organisation_id, strategic_critical_area_id);

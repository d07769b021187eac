-- The photo of an entry in an incident's log. The hash of its stored file is part of the entry's hash.
create table incident_photos (
  organisation_id uuid not null,
  incident_id uuid not null,
  number integer not null,
  file_id uuid unique references files (id) on delete set null,
  sha256 text not null,
  primary key (organisation_id, incident_id, number),
  foreign key (organisation_id, incident_id, number)
    references incident_log (organisation_id, incident_id, number) on delete cascade
);

create trigger incident_photo_unchanged
  before update of incident_id, number, sha256
  on incident_photos
  for each row execute function refuse_change_of_incident_log();

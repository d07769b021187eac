-- Everything that a person without an account answers by a link. A link has one subject and ends with it.
create table answer_links (
  id uuid primary key,
  organisation_id uuid not null,
  responder_id uuid,
  participant_id uuid,
  contact_id uuid,
  drill_id uuid,
  token_hash bytea not null,
  -- Null for a link that works as long as its subject exists.
  expires_at timestamptz(3),
  answered_at timestamptz(3),
  check (num_nonnulls(responder_id, participant_id, contact_id, drill_id) = 1),
  unique (organisation_id, responder_id),
  unique (organisation_id, participant_id),
  unique (organisation_id, contact_id),
  unique (organisation_id, drill_id),
  foreign key (organisation_id, responder_id)
    references incident_responders (organisation_id, id) on delete cascade,
  foreign key (organisation_id, participant_id)
    references exercise_participants (organisation_id, id) on delete cascade,
  foreign key (organisation_id, contact_id)
    references contact_checks (organisation_id, contact_id) on delete cascade,
  foreign key (organisation_id, drill_id) references drills (organisation_id, id) on delete cascade
);

-- Links in messages that were sent before still work.
insert into answer_links (id, organisation_id, responder_id, token_hash, answered_at)
  select id, organisation_id, id, decode(token_hash, 'hex'), answered_at
  from incident_responders where token_hash is not null;
insert into answer_links (id, organisation_id, participant_id, token_hash)
  select id, organisation_id, id, decode(token_hash, 'hex')
  from exercise_participants where token_hash is not null;
insert into answer_links (id, organisation_id, contact_id, token_hash, expires_at, answered_at)
  select id, organisation_id, contact_id, decode(token_hash, 'hex'), sent_at + interval '336 hours', answered_at
  from contact_checks;
insert into answer_links (id, organisation_id, drill_id, token_hash, expires_at, answered_at)
  select id, organisation_id, id, decode(token_hash, 'hex'), sent_at + interval '336 hours', answered_at
  from drills;

alter table incident_responders drop column token_hash;
alter table exercise_participants drop column token_hash;
alter table contact_checks drop column token_hash;
alter table drills drop column token_hash;

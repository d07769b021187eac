-- Grows with each edit of a planned exercise, and the day for which its reminder was sent.
alter table exercises add column version integer not null default 1;
alter table exercises add column reminded_for date;
create index exercises_planned on exercises (planned_for) where status = 'planned';

-- The contact that was chosen as a participant; null for one that is unknown.
alter table exercise_participants add column contact_id uuid;
update exercise_participants p set contact_id = (
  select c.id from contacts c
  where c.organisation_id = p.organisation_id and lower(c.email) = lower(p.email)
  order by c.id limit 1)
where p.email is not null;

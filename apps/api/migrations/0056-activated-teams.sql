-- The activated teams of an incident, including teams without members, which have no responders. For existing
-- incidents: the teams with responders or with actions from the plan.
alter table incidents add column activated_teams jsonb not null default '[]';
update incidents i set activated_teams = t.ids
from (
  select organisation_id, incident_id, jsonb_agg(distinct team_type_id) as ids
  from (
    select organisation_id, incident_id, team_type_id from incident_responders
    union
    select organisation_id, incident_id, team_type_id from incident_actions where topic <> 'Added') r
  group by organisation_id, incident_id) t
where t.organisation_id = i.organisation_id and t.incident_id = i.id;

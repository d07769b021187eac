-- The heading above an action in the plan, and when it applies; null for actions that people added.
alter table incident_actions add column action_group jsonb;
-- What the leader decided, such as 'disaster': the branches of other decisions are not shown.
alter table incidents add column decisions jsonb not null default '[]';

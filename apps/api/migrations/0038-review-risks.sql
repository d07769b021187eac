-- The risks of the plan that a review links to: [{"riskId": …, "name": …}], named as they were when it was written.
alter table incidents add column review_risks jsonb not null default '[]';

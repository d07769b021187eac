-- A hash of the details that an accepted risk report shows in addition to the register and the insurance schedule; null
-- for reports accepted before this column existed.
alter table risk_reports add column basis text;

-- A hash of what an accepted risk report shows besides the register and the insurance schedule; null for reports that
-- were accepted before it was stored.
alter table risk_reports add column basis text;

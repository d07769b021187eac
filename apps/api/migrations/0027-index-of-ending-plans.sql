-- Neither on the column itself nor partial: PostgreSQL would use it for the expiry of one plan, and read all others.
drop index subscriptions_expiry;
create index subscriptions_ending on subscriptions ((expiry_date at time zone 'UTC'));

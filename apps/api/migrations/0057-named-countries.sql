-- The country that a location's address names, if it differs from the stated country and the difference is unconfirmed.
alter table branches add column named_country text check (named_country ~ '^[A-Z]{2}$');
alter table alternative_sites add column named_country text check (named_country ~ '^[A-Z]{2}$');

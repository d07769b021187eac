-- The country that a location's address names, while it is another than the stated one and nobody has confirmed that.
alter table branches add column named_country text check (named_country ~ '^[A-Z]{2}$');
alter table alternative_sites add column named_country text check (named_country ~ '^[A-Z]{2}$');

-- The country of a location: stated by a person, or that of the pin which was set by hand for its address. ISO 3166-1
-- alpha-2; null while nobody has stated it.
alter table branches add column country text check (country ~ '^[A-Z]{2}$');
alter table branches add column pin_country text check (pin_country ~ '^[A-Z]{2}$');
alter table alternative_sites add column country text check (country ~ '^[A-Z]{2}$');
alter table alternative_sites add column pin_country text check (pin_country ~ '^[A-Z]{2}$');

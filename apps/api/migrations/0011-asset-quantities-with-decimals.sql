-- A quantity is a number (specification 5, 'Asset'): half a day a week, 2.5 metres of cable.
alter table assets alter column quantity type numeric(10, 3);

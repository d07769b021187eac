-- A deletion is final on the server. Screens offer Undo before they send it.
drop table deleted_records;

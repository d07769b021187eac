-- shared_changes counts the changes of contacts, too.
drop table contact_changes;

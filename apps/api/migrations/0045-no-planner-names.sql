-- Nothing showed who planned an exercise, and the name remained after the person had deleted the account.
alter table exercises drop column created_by_user_name;

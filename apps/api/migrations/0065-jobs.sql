-- Work that is still to do: purchases to settle, and the tasks that a server repeats.
create table jobs (
  queue text not null,
  -- The id of a purchase, or the name of a task.
  key text not null,
  run_at timestamptz(3) not null,
  attempts integer not null default 0,
  -- While a process works on it: when another one may.
  locked_until timestamptz(3),
  primary key (queue, key)
);
create index jobs_due on jobs (queue, run_at);

insert into jobs (queue, key, run_at, attempts)
  select 'purchases of ' || provider, id, run_at, attempts from purchases
  where status in ('charging', 'refunding') or receipt_message_id is not null;
drop index purchases_due;
alter table purchases drop column run_at, drop column attempts, drop column locked_until;

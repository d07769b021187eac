-- 'key-returned' and 'promo-code-returned': what a revocation returns to the quota.
alter table quota_entries
  drop constraint quota_entries_kind_check,
  add constraint quota_entries_kind_check check (kind in (
    'purchase', 'grant', 'transfer-in', 'transfer-out', 'key', 'promo-code', 'key-returned', 'promo-code-returned')),
  add constraint quota_entries_sign check (case
    when kind in ('transfer-out', 'key', 'promo-code') then quantity <= 0 else quantity >= 0 end),
  -- Of a transfer: where the subscriptions come from or go to.
  add column other_brokerage_id uuid references brokerages (id);
create index brokerages_parent on brokerages (parent_brokerage_id) where parent_brokerage_id is not null;

create table key_purchases (
  id uuid primary key,
  -- The id of the payment, so that its keys are issued once.
  reference text not null unique,
  -- Null after the buyer has deleted the account.
  user_id uuid references users (id) on delete set null,
  -- Null: the keys belong to the buyer, not to a quota.
  brokerage_id uuid references brokerages (id),
  quantity integer not null check (quantity > 0),
  created_at timestamptz(3) not null
);
create index key_purchases_user on key_purchases (user_id, created_at desc) where user_id is not null;

alter table subscriptions
  add column key_purchase_id uuid references key_purchases (id),
  -- Lower case. Only while no account has this address: otherwise assigned_to_user_id.
  add column assigned_email text,
  add column assigned_by_user_id uuid references users (id) on delete set null,
  add column used_by_user_id uuid references users (id) on delete set null,
  add constraint subscriptions_assignee check (assigned_email is null or assigned_to_user_id is null);
-- Until now the person who used a key was the person it was assigned to.
update subscriptions set used_by_user_id = assigned_to_user_id where active_date is not null;
create index subscriptions_assigned_email on subscriptions (assigned_email) where assigned_email is not null;
create index subscriptions_assigned_by on subscriptions (assigned_by_user_id) where assigned_by_user_id is not null;
create index subscriptions_used_by on subscriptions (used_by_user_id) where used_by_user_id is not null;

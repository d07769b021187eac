create table promo_codes (
  id uuid primary key,
  brokerage_id uuid not null references brokerages (id),
  code text not null,
  -- Upper case: unique whatever the case.
  code_key text not null unique,
  quantity integer not null check (quantity >= 0),
  used integer not null default 0 check (used >= 0 and used <= quantity),
  created_by_user_id uuid references users (id),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
create index promo_codes_brokerage on promo_codes (brokerage_id, created_at desc);

create table plans (
  organisation_id uuid not null references organisations (id) on delete cascade,
  id uuid not null unique,
  branch_id uuid not null,
  name text not null,
  currency_code text not null,
  mtpd_id integer,
  created_by_user_id uuid references users (id),
  created_at timestamptz(3) not null,
  last_modified_at timestamptz(3) not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, branch_id) references branches (organisation_id, id)
);
create index plans_latest on plans (organisation_id, last_modified_at desc);

create table subscriptions (
  id uuid primary key,
  key text not null unique,
  -- Null: issued by the operator.
  brokerage_id uuid references brokerages (id),
  promo_code_id uuid references promo_codes (id),
  issued_by_user_id uuid references users (id),
  created_at timestamptz(3) not null,
  assigned_to_user_id uuid references users (id),
  organisation_id uuid,
  plan_id uuid,
  active_date timestamptz(3),
  expiry_date timestamptz(3),
  revoked_at timestamptz(3),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete set null (plan_id),
  check ((plan_id is null) or (active_date is not null and expiry_date is not null))
);
create index subscriptions_plan on subscriptions (organisation_id, plan_id);
create index subscriptions_brokerage on subscriptions (brokerage_id, created_at desc);
create index subscriptions_promo_code on subscriptions (promo_code_id);

-- The quota of a brokerage is the sum of this ledger, never a counter.
create table quota_entries (
  id uuid primary key,
  brokerage_id uuid not null references brokerages (id),
  kind text not null check (kind in ('purchase', 'grant', 'transfer-in', 'transfer-out', 'key', 'promo-code')),
  -- Whole subscriptions; negative takes from the quota.
  quantity integer not null,
  reference text,
  actor_user_id uuid references users (id),
  created_at timestamptz(3) not null
);
create index quota_entries_brokerage on quota_entries (brokerage_id, created_at);

create table plan_accountable_contacts (
  organisation_id uuid not null,
  plan_id uuid not null,
  contact_id uuid not null,
  primary key (organisation_id, plan_id, contact_id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  foreign key (organisation_id, contact_id) references contacts (organisation_id, id) on delete cascade
);

create table risks (
  organisation_id uuid not null,
  id uuid not null,
  plan_id uuid not null,
  risk_preset_id integer,
  -- Custom risks only; a preset's name and description are the library's.
  name text,
  description text,
  risk_category_id integer not null,
  likelihood_preset_id integer not null,
  -- Loss value in whole units of the plan's currency.
  cost bigint not null check (cost >= 0),
  mitigation_strategy_ids integer[] not null,
  include_insurance boolean,
  mitigation_process text not null,
  mitigation_status_id integer,
  accountable_contact_id uuid,
  follow_up_date date,
  comments text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, plan_id) references plans (organisation_id, id) on delete cascade,
  foreign key (organisation_id, accountable_contact_id) references contacts (organisation_id, id)
    on delete set null (accountable_contact_id),
  check ((risk_preset_id is null) = (name is not null))
);
create index risks_plan on risks (organisation_id, plan_id, created_at, id);
create unique index risks_one_per_preset on risks (organisation_id, plan_id, risk_preset_id) where risk_preset_id is not null;

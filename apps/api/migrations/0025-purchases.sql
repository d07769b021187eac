create sequence receipt_numbers;

-- A purchase is written before anything is charged, so that money that was taken is never forgotten (decision 026).
create table purchases (
  id uuid primary key,
  -- Null after the buyer has deleted the account.
  user_id uuid references users (id) on delete set null,
  -- The SHA-256 of the provider's single-use token: a repeated token is the same purchase.
  token_hash bytea not null unique,
  provider text not null check (provider in ('sandbox', 'stripe')),
  -- The provider's id of the payment, stored before the money moves. Null: nothing was charged.
  payment_id text,
  status text not null check (status in ('charging', 'completed', 'failed', 'refunding', 'refunded')),
  quantity integer not null check (quantity > 0),
  currency text not null,
  -- Whole cents, tax included.
  price_per_subscription bigint not null,
  total_subscription bigint not null,
  discount bigint not null check (discount >= 0),
  sub_total bigint not null check (sub_total >= 0),
  tax bigint not null check (tax >= 0),
  total bigint not null check (total > 0),
  discount_code text,
  tax_name text,
  tax_percent double precision,
  -- Name, ABN, address and email of the seller, and the time zone of the receipt's date.
  seller jsonb not null,
  -- Null after the buyer has deleted the account.
  buyer_user_name text,
  buyer_email text,
  billing_address jsonb,
  receipt_number bigint unique,
  -- The confirmation that waits for its receipt; null once it has it.
  receipt_message_id uuid,
  created_at timestamptz(3) not null,
  ended_at timestamptz(3),
  -- When a worker looks at it next, and until when one has it.
  run_at timestamptz(3) not null,
  locked_until timestamptz(3),
  attempts integer not null default 0,
  check (total_subscription - discount = total),
  check (sub_total + tax = total),
  check (status <> 'completed' or (payment_id is not null and receipt_number is not null)),
  check (status not in ('refunding', 'refunded') or payment_id is not null)
);
create index purchases_due on purchases (run_at, id)
  where status in ('charging', 'refunding') or receipt_message_id is not null;
create index purchases_user on purchases (user_id, created_at desc, id desc) where user_id is not null;

-- The payments of the sandbox, which takes no money: what a payment provider would remember.
create table sandbox_payments (
  id uuid primary key,
  purchase_id uuid not null unique,
  amount bigint not null check (amount > 0),
  -- What the test card does.
  card text not null check (card in ('paid', 'declined', 'lost')),
  status text not null check (status in ('prepared', 'paid', 'declined', 'cancelled', 'refunded')),
  created_at timestamptz(3) not null
);

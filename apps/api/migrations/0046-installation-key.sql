-- The key pair by which this installation signs. It has one row. The private key is encrypted with the secret key.
create table installation_key (
  is_only boolean primary key default true check (is_only),
  installation_id uuid not null,
  -- SPKI, base64
  public_key text not null,
  sealed_private_key bytea not null,
  created_at timestamptz(3) not null
);

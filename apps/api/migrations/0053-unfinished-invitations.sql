-- Up to version 0.1.0, opening an invitation link made the invited person a member before they had set a password.
-- People without a password have never had a session, so their invitations become pending again: they can be resent,
-- changed or withdrawn in Users and in the client list. Expired invitations count as expired from now, so that they are
-- not deleted immediately.
with unfinished as materialized (
  select p.*, (
      select i.id from invitations i
      where i.email_key = p.email_key
        and (i.organisation_id = p.organisation_id or i.brokerage_id = p.brokerage_id)
      order by i.accepted_at is null desc, i.accepted_at desc, i.id desc limit 1) as invitation_id
  from (
    select m.organisation_id, null::uuid as brokerage_id, m.role, m.added_by_user_id, m.created_at,
      u.id as user_id, u.email, u.email_key
    from organisation_members m join users u on u.id = m.user_id
    where not m.is_revoked and u.password_hash is null
    union all
    select null, k.brokerage_id, null, k.added_by_user_id, k.created_at, u.id, u.email, u.email_key
    from brokers k join users u on u.id = k.user_id
    where u.password_hash is null) p),
reopened as (
  update invitations i
  set accepted_at = null, role = p.role, expires_at = greatest(i.expires_at, now())
  from unfinished p
  where i.id = p.invitation_id and i.accepted_at is not null),
-- For invitations that have already been deleted. No link has this token, but the invitation can be resent.
renewed as (
  insert into invitations (id, organisation_id, brokerage_id, email, email_key, role,
      added_by_user_id, token_hash, created_at, expires_at)
    select gen_random_uuid(), organisation_id, brokerage_id, email, email_key, role,
      added_by_user_id, sha256(uuid_send(gen_random_uuid())), created_at, now()
    from unfinished where invitation_id is null),
former_members as (
  delete from organisation_members m using unfinished p
  where m.organisation_id = p.organisation_id and m.user_id = p.user_id)
delete from brokers k using unfinished p
where k.brokerage_id = p.brokerage_id and k.user_id = p.user_id;

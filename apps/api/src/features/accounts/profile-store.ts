import { OTP_TYPES, type User } from "@holdfast/contract/accounts/user";
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { ScopeQuery } from "../../platform/access/entry-store";
import { effectiveRole } from "../../platform/access/effective-role-store";
import { builtOnce } from "../../platform/database/built-once";
import type { Queryable } from "../../platform/database/database";

type Row = {
  user_id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone_number: string | null;
  otp_type: User["otpType"];
  has_authenticator: boolean;
  /** The name of the avatar's file. */
  avatar_name: string | null;
  /** An email address that is not confirmed yet. */
  pending_email: string | null;
  /** Subscription keys that are not used for a plan yet. */
  purchase_count: number;
  roles: User["organisationUserRoles"];
};

/**
 * Selects the person's roles: memberships, and the organisations that the person's brokerage manages. If both apply,
 * the stronger role.
 */
const rolesOf = (user: SQL) => sql`
  select coalesce(json_agg(json_build_object(
    'organisationId', organisation_id, 'roleName', role) order by organisation_id), '[]')
  from (
    select organisation_id, ${effectiveRole(sql`k.broker_id`)} as role
    from (
      select organisation_id, role from organisation_members
      where user_id = ${user} and not is_revoked) m
    full join (
      select o.id as organisation_id, b.id as broker_id
      from brokers b join organisations o on o.brokerage_id = b.brokerage_id
      where b.user_id = ${user}) k using (organisation_id)
    order by 1 limit 1000) held`;

const profile = ({ user, now }: { readonly user: SQL; readonly now: Placeholder }) => sql`
  select u.id as user_id, u.email, u.first_name, u.last_name, u.phone_number, u.otp_type,
    u.authenticator_confirmed_at is not null as has_authenticator,
    (select name from files where files.id = u.avatar_file_id) as avatar_name,
    (select t.detail->>'email' from link_tokens t
      where t.user_id = u.id and t.purpose = 'change-email'
        and t.used_at is null and t.expires_at > ${now}
      order by t.created_at desc limit 1) as pending_email,
    (select count(*)::int from subscriptions s
      where s.assigned_to_user_id = u.id and s.active_date is null
        and s.revoked_at is null) as purchase_count,
    (${rolesOf(sql`u.id`)}) as roles
  from users u where u.id = ${user} limit 1`;

const userOf = (row: Row): User => ({
  id: row.user_id,
  userName: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phoneNumber: row.phone_number,
  otpType: row.otp_type,
  avatarUrl: row.avatar_name && `/v1/files/${row.avatar_name}`,
  // The banner recommends a second factor that is safer than email.
  notifications: [{ type: "two-factor", isDisplay: row.otp_type === OTP_TYPES.email }],
  organisationUserRoles: row.roles,
  purchaseCount: row.purchase_count,
  hasAuthenticator: row.has_authenticator,
  pendingEmail: row.pending_email,
});

/** Reads a person as `GET user` returns it, in one statement with the session. */
export const ownProfile: ScopeQuery<Row, User> = { select: profile, mint: userOf };

const readProfile = builtOnce<{ userId: string; now: string }, Row>(({ userId, now }) =>
  profile({ user: sql`${userId}::uuid`, now }),
);

/** Returns the person as every change of settings does; undefined once the account is deleted. */
export async function userResponse(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<User | undefined> {
  const [row] = await readProfile(db, { userId, now: now.toISOString() });
  return row && userOf(row);
}

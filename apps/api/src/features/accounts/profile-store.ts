import { OTP_TYPES, type User } from "@holdfast/contract/accounts/user";
import { sql } from "drizzle-orm";
import { rolesOfPerson } from "../../platform/access/effective-role-store";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import type { Queryable } from "../../platform/database/database";
import { countUnusedKeys } from "../subscriptions/public";

type Row = Pick<
  User,
  | "id"
  | "email"
  | "firstName"
  | "lastName"
  | "phoneNumber"
  | "otpType"
  | "hasAuthenticator"
  | "pendingEmail"
  | "purchaseCount"
  | "organisationUserRoles"
> & {
  /** The name of the avatar's file. */
  readonly avatarName: string | null;
};

const profile = (userId: string, now: Date) => sql`
  select ${columnsOf<Row>({
    id: sql`u.id`,
    email: sql`u.email`,
    firstName: sql`u.first_name`,
    lastName: sql`u.last_name`,
    phoneNumber: sql`u.phone_number`,
    otpType: sql`u.otp_type`,
    hasAuthenticator: sql`u.authenticator_confirmed_at is not null`,
    avatarName: sql`(select name from files where files.id = u.avatar_file_id)`,
    // An email address that is not confirmed yet.
    pendingEmail: sql`(select t.detail->>'email' from link_tokens t
      where t.user_id = u.id and t.purpose = 'change-email'
        and t.used_at is null and t.expires_at > ${now}
      order by t.created_at desc limit 1)`,
    // Subscription keys that are not used for a plan yet.
    purchaseCount: countUnusedKeys(sql`u.id`, sql`u.email_key`),
    organisationUserRoles: sql`(${rolesOfPerson(sql`u.id`)})`,
  })}
  from users u where u.id = ${userId} limit 1`;

const userOf = (row: Row): User => ({
  id: row.id,
  userName: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phoneNumber: row.phoneNumber,
  otpType: row.otpType,
  avatarUrl: row.avatarName && `/v1/files/${row.avatarName}`,
  // The banner recommends a second factor that is safer than email.
  notifications: [{ type: "two-factor", isDisplay: row.otpType === OTP_TYPES.email }],
  organisationUserRoles: row.organisationUserRoles,
  purchaseCount: row.purchaseCount,
  hasAuthenticator: row.hasAuthenticator,
  pendingEmail: row.pendingEmail,
});

/** Returns the person as `GET user` and every change of settings do; undefined once the account is deleted. */
export async function userResponse(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<User | undefined> {
  const { rows } = await db.execute<Row>(profile(userId, now));
  return rows[0] && userOf(rows[0]);
}

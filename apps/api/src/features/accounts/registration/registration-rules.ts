import type { UserRow } from "../users-store";

/** What a person registered with; it takes effect once the link of that registration's email is opened. */
export type Registration = Pick<
  UserRow,
  "passwordHash" | "firstName" | "lastName" | "agreementsAcceptedAt"
>;

export const registrationOf = (user: UserRow): Registration => ({
  passwordHash: user.passwordHash,
  firstName: user.firstName,
  lastName: user.lastName,
  agreementsAcceptedAt: user.agreementsAcceptedAt,
});

/** Returns a registration as it is stored with its link. */
export const registrationDetail = (registration: Registration): Record<string, string> => ({
  passwordHash: registration.passwordHash ?? "",
  firstName: registration.firstName,
  lastName: registration.lastName,
  agreementsAcceptedAt: registration.agreementsAcceptedAt?.toISOString() ?? "",
});

/** Returns the registration stored with a link; undefined if there is none. */
export function storedRegistration(
  detail: Readonly<Record<string, string>>,
): Registration | undefined {
  const { passwordHash, firstName, lastName, agreementsAcceptedAt } = detail;
  if (!passwordHash || firstName === undefined || lastName === undefined) return undefined;
  return {
    passwordHash,
    firstName,
    lastName,
    agreementsAcceptedAt: agreementsAcceptedAt ? new Date(agreementsAcceptedAt) : null,
  };
}

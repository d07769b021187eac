import type { UserRow } from "./users-store";

/** What a person registered with; it counts once the letter of that very registration is answered. */
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

/** As it is kept beside its link. */
export const registrationDetail = (registration: Registration): Record<string, string> => ({
  passwordHash: registration.passwordHash ?? "",
  firstName: registration.firstName,
  lastName: registration.lastName,
  agreementsAcceptedAt: registration.agreementsAcceptedAt?.toISOString() ?? "",
});

/** What was kept; undefined beside a link that none was kept with. */
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

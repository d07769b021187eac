import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanPerson, PlanPhoneKind } from "@holdfast/contract/plan-content/plan-person";
import type { PlanRecovery } from "@holdfast/contract/plan-content/plan-unit";
import {
  needsPlace,
  recoveryStrategyTypeById,
  TO_BE_ARRANGED,
} from "../library/impact/recovery-strategy-types";

/** Returns the person with an id; undefined for null, and for a contact that the plan does not have. */
export const personOf = (
  { people }: Pick<PlanContent, "people">,
  contactId: string | null,
): PlanPerson | undefined => people.find((person) => person.contactId === contactId);

/** Returns the first number of a kind; null if none is recorded. */
export const phoneOf = ({ phones }: PlanPerson, kind: PlanPhoneKind): string | null =>
  phones.find((phone) => phone.kind === kind)?.number ?? null;

/** Returns the number to call first; null if none is recorded. */
export const firstNumber = ({ phones }: Pick<PlanPerson, "phones">): string | null =>
  phones.find(({ kind }) => kind !== "after-hours")?.number ?? null;

/** Returns an address with its floor, suite or entrance. */
export const addressText = ({
  address,
  addressDetails,
}: {
  readonly address: string | null;
  readonly addressDetails: string | null;
}): string => [address, addressDetails].filter(Boolean).join(", ");

type Places = Pick<PlanContent, "location" | "otherLocations" | "recoverySites">;

/** Returns the location or recovery site to which a unit moves; undefined for other places. */
export const recoveryPlace = (
  { location, otherLocations, recoverySites }: Places,
  { branchId, alternativeSiteId }: PlanRecovery,
) =>
  [location, ...otherLocations].find((place) => place.branchId === branchId) ??
  recoverySites.find((site) => site.alternativeSiteId === alternativeSiteId);

/** Returns where a unit works if its usual place can't be used, such as 'Work from home'. */
export function recoveryText(places: Places, recovery: PlanRecovery): string {
  const { recoveryStrategyTypeId: typeId, typedPlace } = recovery;
  const place = recoveryPlace(places, recovery);
  const toBeArranged = typeId !== null && needsPlace(typeId) ? TO_BE_ARRANGED : null;
  return [
    typeId === null ? null : recoveryStrategyTypeById(typeId)?.name,
    place ? `${place.name}, ${place.address}` : (typedPlace ?? toBeArranged),
  ]
    .filter(Boolean)
    .join(": ");
}

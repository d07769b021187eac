import type { Contact } from "@holdfast/contract/directory/contact";
import type { PreviewLocation, SafetyCheckInput } from "@holdfast/contract/incidents/safety-check";
import { fullName } from "@holdfast/contract/platform/text-rules";

/** Returns the contacts of locations, and those without a location if they are asked, too. Pure. */
export function staffOf(
  contacts: readonly Contact[],
  { branchIds, withoutLocation }: SafetyCheckInput,
): Contact[] {
  const chosen = new Set(branchIds);
  return contacts.filter(({ branchId }) =>
    branchId === null ? withoutLocation : chosen.has(branchId),
  );
}

type Means = {
  readonly mail: boolean;
  /** Whether a text message can be sent to a number. */
  readonly canText: (mobile: string) => boolean;
};

/** The location of contacts without one. */
const NO_LOCATION = "No location";

/**
 * Returns how many contacts of each location a safety check would ask, and how; the location of the incident first, then
 * those without a location, who may be there. Pure.
 */
export function previewLocations(
  contacts: readonly Contact[],
  asked: ReadonlySet<string>,
  incidentBranch: { readonly branchId: string; readonly name: string },
  { mail, canText }: Means,
): PreviewLocation[] {
  const empty = { people: 0, byText: 0, byEmail: 0, asked: 0, unreachable: [] };
  const locations = new Map<string | null, PreviewLocation>([
    [incidentBranch.branchId, { ...empty, ...incidentBranch }],
    [null, { ...empty, branchId: null, name: NO_LOCATION }],
  ]);
  for (const contact of contacts) {
    const { branchId, branchName, contactId, email, mobile } = contact;
    const before = locations.get(branchId) ?? { ...empty, branchId, name: branchName ?? "" };
    const hasText = mobile !== null && canText(mobile);
    const hasEmail = email !== null && mail;
    const isReachable = hasText || hasEmail;
    locations.set(
      branchId,
      asked.has(contactId)
        ? { ...before, asked: before.asked + 1 }
        : {
            ...before,
            people: before.people + 1,
            byText: before.byText + (hasText ? 1 : 0),
            byEmail: before.byEmail + (hasEmail ? 1 : 0),
            unreachable: isReachable
              ? before.unreachable
              : [...before.unreachable, fullName(contact)],
          },
    );
  }
  return [...locations.values()].filter(
    ({ branchId, people, asked: known }) =>
      branchId === incidentBranch.branchId || people + known > 0,
  );
}

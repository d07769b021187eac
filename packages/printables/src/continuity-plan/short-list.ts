import type { ContinuityPlanData, PlanParty } from "./plan-data";
import { emergencyNumber } from "./plan-text-values";
import { primaryOf } from "./plan-status";
import { RECOVERY_TEAMS, teamTitle } from "./team-title";

/** A number to call first. */
export interface ShortListEntry {
  readonly role: string;
  readonly name: string;
  /** Empty if it is not recorded: a line to write on. */
  readonly number: string;
}

/** The emergency numbers on a card, in addition to the first one. */
const ON_CARD = new Set(["state_emergency_service", "police_non_emergency", "poisons"]);

/** Returns the numbers of the first hour: emergency services, the three Primaries, the broker and the insurer. */
export function shortList(data: ContinuityPlanData): readonly ShortListEntry[] {
  return [
    { role: "Emergency services", name: "", number: emergencyNumber(data) ?? "" },
    ...RECOVERY_TEAMS.map(({ teamTypeName }) => {
      const primary = primaryOf(data, teamTypeName);
      return {
        role: teamTitle(teamTypeName),
        name: primary?.name ?? "",
        number: primary?.mobile ?? "",
      };
    }),
    ...partyEntries(data, "Insurance Broker", "Broker, claims"),
    ...partyEntries(data, "Insurer", "Insurer, claims"),
    ...data.emergencyContacts
      .filter((one) => ON_CARD.has(one.kind) && one.isConfirmed && one.number !== null)
      .map((one) => ({ role: one.name, name: "", number: one.number ?? "" })),
  ];
}

function partyEntries(
  { thirdParties }: ContinuityPlanData,
  category: string,
  role: string,
): readonly ShortListEntry[] {
  const known: readonly PlanParty[] = thirdParties.filter((one) => one.category === category);
  return known.map(({ name, phone }) => ({ role, name, number: phone }));
}

import type { ContinuityPlanData } from "./plan-data";
import { emergencyNumbers } from "./plan-text-values";
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
  const parties = [
    partyEntries(data, "Insurance Broker", "Broker, claims"),
    partyEntries(data, "Insurer", "Insurer, claims"),
  ];
  const more = parties.reduce((sum, one) => sum + one.more, 0);
  return [
    ...emergencyNumbers(data).map(({ service, number }) => ({
      role: service || "Emergency services",
      name: "",
      number,
    })),
    ...RECOVERY_TEAMS.map(({ teamTypeName }) => {
      const primary = primaryOf(data, teamTypeName);
      return {
        role: teamTitle(teamTypeName),
        name: primary?.name ?? "",
        number: primary?.mobile ?? "",
      };
    }),
    ...parties.flatMap(({ first }) => first),
    ...(more === 0
      ? []
      : [{ role: `${more} more brokers or insurers`, name: "", number: "Appendix C" }]),
    ...data.emergencyContacts
      .filter((one) => ON_CARD.has(one.kind) && one.isConfirmed && one.number !== null)
      .map((one) => ({ role: one.name, name: "", number: one.number ?? "" })),
  ];
}

/** The firms of a category on a card. */
const FIRMS = 1;

function partyEntries({ thirdParties }: ContinuityPlanData, category: string, role: string) {
  const known = thirdParties.filter((one) => one.category === category);
  return {
    first: known.slice(0, FIRMS).map(({ name, phone }) => ({ role, name, number: phone })),
    more: Math.max(0, known.length - FIRMS),
  };
}

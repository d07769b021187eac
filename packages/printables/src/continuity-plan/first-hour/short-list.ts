import { type ClaimsLine, claimsLines, cyberLines } from "./first-hour-facts";
import { APPENDICES } from "../plan-contents";
import type { ContinuityPlanData } from "../plan-data";
import { emergencyNumbers } from "../plan-text-values";
import { primaryOf } from "../plan-status";
import { RECOVERY_TEAMS, teamTitle } from "../team-title";

/** A number to call first. */
export interface ShortListEntry {
  readonly role: string;
  readonly name: string;
  /** Empty if it is not recorded: a line to write on. */
  readonly number: string;
}

/** The emergency numbers on a card, in addition to the first one. */
const ON_CARD = new Set(["state_emergency_service", "police_non_emergency", "poisons"]);

/** Returns whom to call first: emergency services, the three Primaries, the broker, the insurer and the cyber incident line. */
export const firstCalls = (data: ContinuityPlanData): readonly ShortListEntry[] => [
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
  ...brokersOf(data)
    .slice(0, FIRMS)
    .map(({ name, phone }) => ({ role: "Broker, claims", name, number: phone })),
  lineEntry("Insurer, claims", claimsLines(data)[0]),
  lineEntry("Cyber incident line", cyberLines(data)[0]),
];

/** Returns the numbers of the first hour: whom to call first, and public numbers. */
export const shortList = (data: ContinuityPlanData): readonly ShortListEntry[] => [
  ...firstCalls(data),
  ...moreFirms(brokersOf(data).length, claimsLines(data)),
  ...data.emergencyContacts
    .filter(
      (contact) => ON_CARD.has(contact.kind) && contact.isConfirmed && contact.number !== null,
    )
    .map((contact) => ({ role: contact.name, name: "", number: contact.number ?? "" })),
];

const brokersOf = ({ thirdParties }: ContinuityPlanData) =>
  thirdParties.filter(({ category }) => category === "Insurance Broker");

/** The firms of a kind on a card. */
const FIRMS = 1;

/** Where an insurer, or the responder of a cyber incident, is called; without one, a line to write on. */
const lineEntry = (role: string, line: ClaimsLine | undefined): ShortListEntry => ({
  role,
  name: line?.insurer ?? "",
  number: line?.phone ?? "",
});

/** Returns how many firms the card leaves out, and where they are. */
function moreFirms(brokers: number, lines: readonly ClaimsLine[]): readonly ShortListEntry[] {
  const beyond = (count: number) => Math.max(0, count - FIRMS);
  const insurers = beyond(lines.length);
  const more = beyond(brokers) + insurers;
  if (more === 0) return [];
  const sources = new Set([
    ...(beyond(brokers) > 0 ? [APPENDICES.thirdParties.number] : []),
    ...(insurers > 0 ? lines.map(({ source }) => source) : []),
  ]);
  return [
    {
      role: `${more} more brokers or insurers`,
      name: "",
      number: [...sources].join(", ").replaceAll(", Appendix", ","),
    },
  ];
}

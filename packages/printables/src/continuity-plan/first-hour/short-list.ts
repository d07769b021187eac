import {
  type ClaimsLine,
  claimsLines,
  thirdPartiesOf,
} from "@holdfast/content/plan-text/claims-lines";
import { type FirstCall, firstCalls } from "@holdfast/content/plan-text/first-calls";
import { APPENDICES } from "../plan-contents";
import type { ContinuityPlanData } from "../plan-data";
import { textFactsOf } from "../text-facts-of";

/** The emergency numbers on a card, in addition to the first one. */
const ON_CARD = new Set(["state_emergency_service", "police_non_emergency", "poisons"]);

/** Returns the numbers of the first hour: whom to call first, and public numbers. */
export function shortList(data: ContinuityPlanData): readonly FirstCall[] {
  const facts = textFactsOf(data);
  return [
    ...firstCalls(facts),
    ...moreFirms(thirdPartiesOf(facts, "Insurance Broker").length, claimsLines(facts)),
    ...data.emergencyContacts
      .filter(
        (contact) => ON_CARD.has(contact.kind) && contact.isConfirmed && contact.number !== null,
      )
      .map(({ name, number }) => ({ role: name, name: null, number })),
  ];
}

/** The firms of a kind on a card. */
const FIRMS = 1;

/** Returns how many firms the card leaves out, and where they are. */
function moreFirms(brokers: number, lines: readonly ClaimsLine[]): readonly FirstCall[] {
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
      name: null,
      number: [...sources].join(", ").replaceAll(", Appendix", ","),
    },
  ];
}

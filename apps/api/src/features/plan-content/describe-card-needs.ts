import type { EnteredFacts } from "@holdfast/content/plan-text/card-fact-rule";
import { eventsOfPlan } from "@holdfast/content/plan-text/events-of-plan";
import { type MissingFact, missingFacts } from "@holdfast/content/plan-text/missing-facts";
import { emergencyContactsAt } from "@holdfast/content/library/response/emergency-contacts";
import type { StrategicThirdParty } from "@holdfast/contract/directory/third-party";
import type { Branch } from "@holdfast/contract/organisations/place";
import type { RecoveryDetails } from "@holdfast/contract/recovery-details/recovery-details";
import type { InsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy";
import { describeNumber } from "./describe-duties";
import { describeParties } from "./describe-people";
import { describeDetails, describeLocation } from "./describe-places";
import { describePolicy } from "./describe-risks";

/** What of a plan decides which cards it has, and what they name. */
type CardRows = {
  readonly branch: Branch;
  readonly industry: { readonly code: string; readonly name: string };
  readonly risks: Parameters<typeof eventsOfPlan>[0]["risks"];
  readonly details: RecoveryDetails;
  readonly thirdParties: readonly StrategicThirdParty[];
  readonly policies: readonly InsurancePolicy[];
};

/** Returns what the cards of a plan need and nobody has entered. Pure. */
export function describeMissingFacts(rows: CardRows): MissingFact[] {
  const location = describeLocation(rows.branch);
  const { country, state } = location;
  const facts: EnteredFacts = {
    ...describeDetails(rows.details),
    location,
    parties: describeParties(
      { suppliers: [], customers: [], thirdParties: [...rows.thirdParties] },
      new Set(),
    ),
    insurancePolicies: rows.policies.map(describePolicy),
    emergencyContacts: country ? emergencyContactsAt(country.code, state).map(describeNumber) : [],
  };
  const events = eventsOfPlan({
    risks: rows.risks,
    countryCode: country?.code ?? null,
    industry: rows.industry,
  });
  return missingFacts(
    facts,
    events.map(({ cardId }) => cardId),
  );
}

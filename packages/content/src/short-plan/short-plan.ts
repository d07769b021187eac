import type { CardFact } from "@holdfast/contract/plan-content/card-text";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { ShortPlan } from "@holdfast/contract/plan-content/short-plan";
import { cardFact } from "../plan-text/card-facts";
import { legalNotices } from "./legal-notices";
import { rolesTonight } from "./roles-tonight";
import { shortCalls } from "./short-calls";
import { shortPeople } from "./short-people";
import { shortPlaces } from "./short-places";
import { shortUnits } from "./short-units";

/** Returns the short plan apart from its cards, for every view of it: on paper, in its file for phones and offline. Pure. */
export const shortPlanOf = (content: PlanContent): ShortPlan => ({
  cover: COVER_FACTS.map((fact) => coverFact(content, fact)),
  roles: [...rolesTonight(content)],
  units: [...shortUnits(content)],
  people: shortPeople(content),
  places: [...shortPlaces(content)],
  calls: shortCalls(content),
  notices: [...legalNotices(content)],
  insurance: content.insurancePolicies.map(
    ({ insurancePolicyId, kind, insurer, policyNumber, claimsPhone }) => ({
      insurancePolicyId,
      kind,
      insurer,
      policyNumber,
      claimsPhone,
    }),
  ),
});

/** What is asked for first, in the order of the cover. A fire has the site's insurers and the team's leader. */
const COVER_FACTS = [
  "meetingPoint",
  "emergencyNumber",
  "siteAddress",
  "leader",
  "nextInLine",
  "insurerClaims",
  "broker",
  "electricityFaults",
];
const EVENT = "fire";

/** Of facts that cards leave out if they are not recorded. */
const LABELS_WITHOUT_FACT: Readonly<Record<string, string | undefined>> = { broker: "Broker" };

/** Returns a fact with its label, which has a line to write on if nothing is recorded. */
const coverFact = (content: PlanContent, fact: string): CardFact =>
  cardFact(fact, content, EVENT) ?? {
    fact,
    label: LABELS_WITHOUT_FACT[fact] ?? fact,
    lines: [[{ toFillIn: fact }]],
  };

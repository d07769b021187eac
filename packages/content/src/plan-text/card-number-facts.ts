import type { CardText } from "@holdfast/contract/plan-content/card-text";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { type CardFactRule, lineFor } from "./card-fact-rule";
import { firstFirm, publicNumbers } from "./card-lines";

const WARNING_KINDS = [
  "fire_information",
  "flood_information",
  "weather",
  "emergency_information",
  "civil_defence",
];
const MAX_WARNINGS = 3;

/** Public numbers and authorities of a place; a firm of the business where there is none. */
export const NUMBER_FACTS = {
  officialWarnings: {
    label: "Warnings",
    lines: (content) => publicNumbers(content, WARNING_KINDS, MAX_WARNINGS),
    missing: [["Local radio and the emergency services’ own pages"]],
  },
  gasEmergency: {
    label: "Gas emergency",
    lines: (content) => {
      const lines = publicNumbers(content, ["gas_hazard"]);
      return lines.length === 0 ? firstFirm(content, "Gas Supplier") : lines;
    },
  },
  stormFloodNumber: {
    label: "Storm and flood help",
    lines: (content) => publicNumbers(content, ["state_emergency_service", "flood_information"]),
  },
  cyberNumber: {
    label: "National cyber service",
    lines: (content) => publicNumbers(content, ["cyber_security"]),
  },
  policeNumber: {
    label: "Police, no danger",
    lines: (content) => publicNumbers(content, ["police_non_emergency", "crime_report"]),
  },
  poisonsNumber: {
    label: "Poisons advice",
    lines: (content) => publicNumbers(content, ["poisons"]),
  },
  healthAdvice: {
    label: "Health line",
    lines: (content) => publicNumbers(content, ["health_advice"]),
  },
  workSafetyRegulator: {
    label: "Work safety",
    lines: (content) => authorityLines(content, /^\w+-(?:whs|ohs|riddor)/u),
    missing: lineFor("workSafetyRegulator", "The work safety regulator: "),
  },
  foodAuthority: {
    label: "Food or product authority",
    lines: (content) => authorityLines(content, /^\w+-(?:food|product-recall)/u),
    missing: lineFor("foodAuthority", "The food or product authority: "),
  },
  counselling: {
    label: "Counselling",
    lines: (content) => {
      const own = firstFirm(content, "Trauma Counsellor or Employee Assistance Provider");
      return own.length === 0 ? publicNumbers(content, ["crisis_support"]) : own;
    },
  },
} satisfies Record<string, CardFactRule>;

/** Returns the first authority of a duty's subject, and how to reach it. */
const authorityLines = ({ duties }: PlanContent, subject: RegExp): CardText[] =>
  duties
    .filter(({ dutyId, isConfirmed }) => isConfirmed && subject.test(dutyId))
    .slice(0, 1)
    .map(({ tell, how }) => [`${tell}. ${how}`]);

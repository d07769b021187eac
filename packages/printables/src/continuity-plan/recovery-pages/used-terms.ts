import { GLOSSARY } from "@holdfast/content/library/glossary";
import { MESSAGE_OWNERS } from "@holdfast/content/library/response/message-owners";
import { frontPages } from "@holdfast/content/plan-template/front-pages";
import { planParts } from "@holdfast/content/plan-template/plan-parts";

/** Terms that the plan writes by their initials, or in tables of the business's own data. */
const BY_INITIALS: ReadonlySet<string> = new Set([
  "Maximum Tolerable Period of Disruption",
  "Recovery Point Objective",
  "Recovery Time Objective",
]);

/** Words that everyone knows. */
const EVERYDAY: ReadonlySet<string> = new Set([
  "Activity",
  "Backup",
  "Capacity",
  "Crisis",
  "Emergency",
  "Emergency Services",
  "Evacuation",
  "Exercise",
  "Governance",
  "Impact",
  "Outage",
  "Recovery",
  "Resource",
  "Risk",
  "Scenario",
  "Test",
  "Threat",
]);

/** The plan's own text without its marks. */
const words = JSON.stringify([frontPages, planParts, MESSAGE_OWNERS]).replaceAll("**", "");

/** The terms of the glossary that the plan's text uses, without everyday words. */
export const USED_TERMS = GLOSSARY.filter(
  ({ name }) =>
    BY_INITIALS.has(name) ||
    (!EVERYDAY.has(name) && new RegExp(`\\b${name}s?\\b`, "iu").test(words)),
);

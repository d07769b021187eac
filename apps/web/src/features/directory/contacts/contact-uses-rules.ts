import { groupBy } from "@holdfast/contract/platform/group-rules";
import type { ContactUses } from "@holdfast/contract/directory/contact-uses";

type TeamUse = ContactUses["teams"][number];

/** Teams of one plan in which the contact has the same role: 'the Primary of the A and the B in Head Office plan'. */
const teamPhrase = (of: readonly TeamUse[]): string => {
  const [first] = of;
  if (!first) return "";
  const role = first.designation === "Primary" ? "the Primary" : "an Alternative";
  return `${role} of ${listed(of.map(({ teamName }) => `the ${teamName}`))} in ${first.planName}`;
};

/** 'a', 'a and b', 'a, b and c'. */
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

/**
 * Lists what a contact does in teams, risks and plans: one phrase each, to follow 'Ana Lee is'. Empty if nothing
 * uses the contact. Pure.
 */
export function contactUsePhrases(uses: ContactUses): readonly string[] {
  const groups = groupBy(uses.teams, ({ planId, designation }) => `${planId} ${designation}`);
  return [
    ...[...groups.values()].map(teamPhrase),
    ...uses.risks.map(
      ({ count, planName }) =>
        `responsible for ${count} ${count === 1 ? "risk" : "risks"} in ${planName}`,
    ),
    ...(uses.plans.length === 0
      ? []
      : [`accountable for ${listed(uses.plans.map(({ planName }) => planName))}`]),
    ...(uses.policies.length === 0
      ? []
      : [
          `an accountable member for the policy in ${listed(uses.policies.map(({ planName }) => planName))}`,
        ]),
    ...uses.units.map(({ unitName, planName }) => `the leader of ${unitName} in ${planName}`),
  ];
}

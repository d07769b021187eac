import { containsText, isSameText } from "@holdfast/contract/platform/text-rules";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanUnit } from "@holdfast/contract/plan-content/plan-unit";
import type { Callee } from "@holdfast/contract/plan-content/short-plan";
import { personOf, recoveryPlace } from "../plan-text/plan-lookups";
import { calleeOf } from "./callee";

const MAX_CALLS = 6;

/**
 * Returns whom a unit calls, each once: whom its steps name, the site to which it moves, the suppliers on which it
 * depends, then its people; not its leader, who reads it. Pure.
 */
export function unitCalls(content: PlanContent, unit: PlanUnit): readonly Callee[] {
  const leader = personOf(content, unit.leaderContactId);
  const words = [...unit.firstSteps, unit.workaround, unit.recovery?.comments].join("\n");
  const people = content.people
    .filter((person) => person !== leader)
    .map((person) => ({ ...calleeOf(person), department: person.department }));
  const parties = content.parties.map(({ partyId, name, phone, isProposed }) => ({
    partyId,
    name,
    number: phone,
    isProposed,
  }));
  const isNamed = ({ name }: Callee) => containsText(words, name);
  const site = unit.recovery ? recoveryPlace(content, unit.recovery) : undefined;
  const suppliers = new Set(
    unit.dependencies.filter(({ kind }) => kind === "supplier").map(({ id }) => id),
  );
  const calls = [
    ...parties.filter(isNamed),
    ...people.filter(isNamed),
    ...(site ? [{ name: site.name, number: site.phone, isProposed: false }] : []),
    ...parties.filter(({ partyId }) => suppliers.has(partyId)),
    ...people.filter(({ department }) => isSameText(department ?? "", unit.name)),
  ];
  return [
    ...new Map(
      calls.map(({ name, number, isProposed }) => [name, { name, number, isProposed }]),
    ).values(),
  ].slice(0, MAX_CALLS);
}

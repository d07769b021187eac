import { responsiblePerson } from "@holdfast/contract/risks/register/register-columns";
import { UNASSIGNED } from "@holdfast/contract/risks/register/register-view-rules";
import type { Risk } from "@holdfast/contract/risks/register/risk";

type FilterChoice = { readonly id: string; readonly name: string };

/** Returns the categories in the register, in the order of the assessment. */
export const categoryChoices = (risks: readonly Risk[]): readonly FilterChoice[] => [
  ...new Map(
    risks.map(({ riskCategoryId, riskCategoryName }) => [
      riskCategoryId,
      { id: String(riskCategoryId), name: riskCategoryName },
    ]),
  ).values(),
];

const collator = new Intl.Collator("en-AU", { sensitivity: "base" });

/** Returns the people responsible for risks, by name, and 'Unassigned' last if any risk has no one. */
export function personChoices(risks: readonly Risk[]): readonly FilterChoice[] {
  const names = new Map(
    risks.map((risk) => [risk.accountableContactId ?? UNASSIGNED, responsiblePerson(risk)]),
  );
  const hasUnassigned = names.delete(UNASSIGNED);
  const persons = [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
  return hasUnassigned ? [...persons, { id: UNASSIGNED, name: "Unassigned" }] : persons;
}

import type { CardText } from "@holdfast/contract/plan-content/card-text";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { type ClaimsLine, thirdPartiesOf } from "./claims-lines";

/* Lines at the head of a card: a name with a number. */

/** Returns a recorded text as a line; none if nothing is recorded. */
export const recordedLines = (text: string | null): CardText[] => {
  const oneLine = (text ?? "").replaceAll(/\s+/gu, " ").trim();
  return oneLine === "" ? [] : [[{ recorded: oneLine }]];
};

/** Returns firms with their numbers. */
export const firmLines = (
  firms: readonly { readonly name: string; readonly phone: string | null }[],
): CardText[] =>
  firms.map(({ name, phone }) => [
    { recorded: name },
    ...(phone === null ? [] : [", ", { phone }]),
  ]);

/** Returns the first third party of one of the categories, in their order. */
export const firstFirm = (
  content: Pick<PlanContent, "parties">,
  ...categories: readonly string[]
): CardText[] =>
  firmLines(categories.flatMap((category) => thirdPartiesOf(content, category))).slice(0, 1);

/** Returns the first public numbers of one of the kinds, in their order; those that must be checked first are left out. */
export const publicNumbers = (
  { emergencyContacts }: Pick<PlanContent, "emergencyContacts">,
  kinds: readonly string[],
  count = 1,
): CardText[] =>
  firmLines(
    kinds
      .flatMap((kind) =>
        emergencyContacts.filter(
          (contact) => contact.kind === kind && contact.isConfirmed && contact.number !== null,
        ),
      )
      .slice(0, count)
      .map(({ name, number }) => ({ name, phone: number })),
  );

/** Returns the first line for claims with its policy number. */
export const claimsLineTexts = (lines: readonly ClaimsLine[]): CardText[] =>
  lines
    .slice(0, 1)
    .map(({ insurer, phone, policyNumbers }) => [
      { recorded: insurer },
      ...(phone === null ? [] : [", ", { phone }]),
      ...policyNumbers.slice(0, 1).flatMap((number) => [", policy ", { recorded: number }]),
    ]);

import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import type { CreateRiskInput } from "@holdfast/contract/risks/register/risk";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { call } from "./http-client";
import type { Owner } from "./people";

/* Risks of a register for the measures. */

const LONG_TEXT =
  "The stock is counted each evening and kept in two places; the second supplier delivers within a day, and the agreement with it is renewed every July.";

export const riskOf = (number: number, accountableContactId: string): CreateRiskInput => ({
  riskCategoryId: (number % 5) + 1,
  name: `Risk ${number} of the register`,
  description: LONG_TEXT,
  likelihoodPresetId: (number % 5) + 1,
  cost: 1_000 + number * 10,
  mitigationStrategyIds: [1, 2],
  mitigationProcess: LONG_TEXT,
  mitigationStatusId: 1,
  accountableContactId,
  followUpDate: "2027-03-01",
  comments: LONG_TEXT,
});

/** Creates a contact who is responsible for the risks; returns its id. */
export async function accountableContact(url: string, { token, organisationId }: Owner) {
  const { contactId } = await call(url, createContact, {
    token,
    params: { orgId: organisationId },
    body: { firstName: "Mei", lastName: "Tan", contactTypeId: 1, workTypeId: 1 },
  });
  return contactId;
}

/** Adds `count` risks to the owner's plan through the API, four requests at a time. */
export async function addRisks(
  url: string,
  { token, planId }: Owner,
  contactId: string,
  count: number,
): Promise<void> {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const adder = async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop())
      await call(url, createRisk, {
        token,
        params: { planId },
        body: riskOf(number, contactId),
      });
  };
  await Promise.all([adder(), adder(), adder(), adder()]);
}

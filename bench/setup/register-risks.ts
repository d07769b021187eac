import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import type { CreateRiskInput } from "@holdfast/contract/risks/register/risk";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import type { BareValue } from "./bare-server";
import { call } from "./http-client";
import type { Owner } from "./people";

/*
 * Risks of a register for the measures, and the two statements that the baseline runs instead: one insert, and the
 * list's one query with its rows as JSON; no session, no access check, no validation, no library.
 */

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

const LIST = `
  select r.id, r.risk_preset_id, r.name, r.description, r.risk_category_id, r.likelihood_preset_id,
    r.cost, r.mitigation_strategy_ids, r.include_insurance, r.mitigation_process,
    r.mitigation_status_id, r.accountable_contact_id, c.id as contact_id, c.first_name, c.last_name,
    r.follow_up_date, r.comments
  from risks r
  left join contacts c on c.organisation_id = r.organisation_id and c.id = r.accountable_contact_id
  where r.organisation_id = $1 and r.plan_id = $2
  order by r.risk_category_id, r.risk_preset_id asc nulls last, r.created_at, r.id
  limit 10000`;
const INSERT = `
  insert into risks (id, organisation_id, plan_id, risk_category_id, name, description,
    likelihood_preset_id, cost, mitigation_strategy_ids, mitigation_process, mitigation_status_id,
    accountable_contact_id, follow_up_date, comments, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, now(), now())
  returning *`;
const INSERTED = [
  "riskCategoryId",
  "name",
  "description",
  "likelihoodPresetId",
  "cost",
  "mitigationStrategyIds",
  "mitigationProcess",
  "mitigationStatusId",
  "accountableContactId",
  "followUpDate",
  "comments",
].map((body): BareValue => ({ body }));

/** The baseline's routes: `GET /list` and `POST /add`, in the owner's plan. */
export const bareRiskRoutes = ({ organisationId, planId }: Owner) => ({
  "GET /list": { sql: LIST, values: [organisationId, planId] },
  "POST /add": {
    sql: INSERT,
    values: [{ new: "uuid" } as const, organisationId, planId, ...INSERTED],
  },
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

import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import type { CreateRiskInput } from "@holdfast/contract/risks/register/risk";
import { createRisk, listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { alternate } from "./ground/alternate";
import { type BareServer, startBareServer } from "./ground/bare-server";
import { askOf, call, heard } from "./ground/http-client";
import { type Owner, ownerWithPlan } from "./ground/people";
import { printRace } from "./ground/report";
import { type Product, whileServing } from "./ground/served-product";

/*
 * Adding a risk, and listing 1,000 of them. The floor is Fastify and pg on the product's own engine: one
 * insert, and the list's one query with its rows as JSON; no session, no gate, no validation, no library.
 */

const RISKS = 1_000;
const ROUNDS = 60;
const WARM_UPS = 15;

const ADDED_NAME = "Timed";
const LONG_TEXT =
  "The stock is counted each evening and kept at two places; the second supplier delivers within a day, and the agreement with him is renewed every July.";

const riskOf = (number: number, accountableContactId: string) => ({
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

async function bareServer(
  product: Product,
  { organisationId, planId }: Owner,
): Promise<BareServer> {
  const fields = [
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
  ].map((body) => ({ body }));
  return startBareServer({
    engine: product.engineAddress(),
    routes: {
      "GET /list": { sql: LIST, values: [organisationId, planId] },
      "POST /add": { sql: INSERT, values: [{ new: "uuid" }, organisationId, planId, ...fields] },
    },
  });
}

/** Fills the register through the API; four calls at a time. */
async function fill(url: string, owner: Owner, contactId: string): Promise<void> {
  const numbers = Array.from({ length: RISKS }, (_, number) => number);
  const waiter = async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop())
      await call(url, createRisk, {
        token: owner.token,
        params: { planId: owner.planId },
        body: riskOf(number, contactId),
      });
  };
  await Promise.all([waiter(), waiter(), waiter(), waiter()]);
}

async function measure(product: Product): Promise<void> {
  const owner = await ownerWithPlan(product);
  const { token, planId, organisationId } = owner;
  const params = { planId };
  const { contactId } = await call(product.url, createContact, {
    token,
    params: { orgId: organisationId },
    body: { firstName: "Mei", lastName: "Tan", contactTypeId: 1, workTypeId: 1 },
  });
  await fill(product.url, owner, contactId);
  const bare = await bareServer(product, owner);
  try {
    const list = askOf(product.url, listRisks, { token, params });
    const ourBytes = (await heard(list.to, list.what)).length;
    const bareBytes = (await heard(`${bare.url}/list`)).length;
    const race = { rounds: ROUNDS, warmUps: WARM_UPS };
    const listing = await alternate({
      ...race,
      ours: async () => void (await heard(list.to, list.what)),
      floor: async () => void (await heard(`${bare.url}/list`)),
    });
    const share = (ourBytes / bareBytes).toFixed(2);
    printRace(
      "list of 1,000 risks",
      `Fastify, pg, the same query; our answer has ${share} times the bytes`,
      listing,
    );

    const body: CreateRiskInput = { ...riskOf(1, contactId), name: ADDED_NAME };
    const add = askOf(product.url, createRisk, { token, params, body });
    const adding = await alternate({
      ...race,
      ours: async () => void (await heard(add.to, add.what)),
      floor: async () => void (await heard(`${bare.url}/add`, { method: "POST", body })),
    });
    printRace("add a risk", "Fastify, pg, one insert", adding);
  } finally {
    await bare.stop();
  }
}

await whileServing({}, measure);

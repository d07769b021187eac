import { requestSignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import {
  createOrganisation,
  setDefaultOrganisation,
} from "@holdfast/contract/organisations/organisation-endpoints";
import { createPlan, deletePlan } from "@holdfast/contract/plans/plan-endpoints";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { listBranches } from "@holdfast/contract/organisations/place-endpoints";
import { call, requestFor } from "./setup/http-client";
import { type Owner, ownerWithPlan } from "./setup/people";
import { type Product, whileServing } from "./setup/served-product";
import { healthOf, measureUnderAttack, statusesOf } from "./setup/under-attack";

/*
 * What other people notice while one signed-in person makes the requests that the security review made. The baseline is
 * the same server at rest. No response may be a 500.
 */

const SWITCHES = 200;
const ORGANISATIONS = 5;

const RISK = {
  riskCategoryId: 1,
  likelihoodPresetId: 1,
  cost: 1_000,
  mitigationStrategyIds: [1],
  mitigationProcess: "The stock is counted each evening.",
};
/** As many as get into 900 KB. */
const UNKNOWN_FIELDS = 60_000;
const BODIES = 24;
const DELETIONS = 6;
const WRITES = 120;

/** Requests without a session, with bodies of unknown fields. */
const unknownFieldFlood = (product: Product) => {
  const fields = Array.from({ length: UNKNOWN_FIELDS }, (_, at) => [`k${at}`, 1]);
  const body = { email: "a@b.example", password: "x", ...Object.fromEntries(fields) };
  const request = requestFor(product.url, requestSignInCode, { body });
  return () => statusesOf(Array.from({ length: BODIES }, () => request));
};

async function defaultFlood(product: Product, { token, organisationId }: Owner) {
  const ids = [organisationId];
  while (ids.length < ORGANISATIONS) {
    const body = {
      name: `Harbour Café ${ids.length} Pty Ltd`,
      legalName: `Harbour Café ${ids.length}`,
      industryCode: "4511",
      industryName: "Cafes and Restaurants",
      address: "12 Quay Street, Sydney NSW 2000",
    };
    ids.push((await call(product.url, createOrganisation, { token, body })).organisationId);
  }
  const requests = Array.from({ length: SWITCHES }, (_, at) =>
    requestFor(product.url, setDefaultOrganisation, {
      token,
      params: { orgId: ids[at % ORGANISATIONS] ?? "" },
    }),
  );
  return () => statusesOf(requests);
}

/** Writes into a plan, and deletes it in the middle of the writes; a new plan each time. */
async function deletionFlood(product: Product, { token, organisationId }: Owner) {
  const [branch] = await call(product.url, listBranches, {
    token,
    params: { orgId: organisationId },
  });
  const issued = await product.command("keys", "issue", "--quantity", String(DELETIONS));
  const plans: string[] = [];
  for (const key of issued.trim().split(/\s+/)) {
    const name = `Plan ${plans.length}`;
    const body = { name, branchId: branch?.branchId ?? "", key, currency: "AUD", contacts: [] };
    plans.push((await call(product.url, createPlan, { token, body })).planId);
  }
  return async () => {
    const planId = plans.pop();
    if (!planId) return [];
    const params = { planId };
    const requests = Array.from({ length: WRITES }, (_, at) =>
      requestFor(product.url, createRisk, {
        token,
        params,
        body: { ...RISK, name: `Risk ${at}` },
      }),
    );
    requests.splice(WRITES / 2, 0, requestFor(product.url, deletePlan, { token, params }));
    return statusesOf(requests);
  };
}

async function measure(product: Product): Promise<void> {
  const attacker = await ownerWithPlan(product, "attacker@bench.example");
  const { token } = await ownerWithPlan(product, "victim@bench.example");
  const health = healthOf(product);
  const read = requestFor(product.url, readUser, { token });
  const other = { name: "another person's GET", url: read.to, token };
  const probes = [health, other];
  await measureUnderAttack(
    `${BODIES} concurrent bodies of ${UNKNOWN_FIELDS} unknown fields, without a session`,
    probes,
    unknownFieldFlood(product),
  );
  await measureUnderAttack(
    `${SWITCHES} concurrent changes of the default organisation`,
    probes,
    await defaultFlood(product, attacker),
  );
  await measureUnderAttack(
    `${WRITES} writes into a plan while it is deleted`,
    [health],
    await deletionFlood(product, attacker),
  );
}

await whileServing({}, measure);

import { createRisk, listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { alternate } from "./setup/alternate";
import { startBareServer } from "./setup/bare-server";
import { requestFor, fetchText } from "./setup/http-client";
import { ownerWithPlan } from "./setup/people";
import { accountableContact, addRisks, bareRiskRoutes, riskOf } from "./setup/register-risks";
import { printComparison } from "./setup/report";
import { type Product, whileServing } from "./setup/served-product";

/*
 * Adding a risk, and listing 1,000 of them. The baseline is Fastify and pg on the product's own PostgreSQL: one insert,
 * and the list's one query with its rows as JSON; no session, no access check, no validation, no library.
 */

const RISKS = 1_000;
const ROUNDS = 60;
const WARM_UPS = 15;

async function measure(product: Product): Promise<void> {
  const owner = await ownerWithPlan(product);
  const { token, planId } = owner;
  const params = { planId };
  const contactId = await accountableContact(product.url, owner);
  await addRisks(product.url, owner, contactId, RISKS);
  const bare = await startBareServer({
    engine: product.engineAddress(),
    routes: bareRiskRoutes(owner),
  });
  try {
    const list = requestFor(product.url, listRisks, { token, params });
    const ourBytes = (await fetchText(list.to, list.what)).length;
    const bareBytes = (await fetchText(`${bare.url}/list`)).length;
    const compare = { rounds: ROUNDS, warmUps: WARM_UPS };
    const listing = await alternate({
      ...compare,
      ours: async () => void (await fetchText(list.to, list.what)),
      baseline: async () => void (await fetchText(`${bare.url}/list`)),
    });
    const share = (ourBytes / bareBytes).toFixed(2);
    printComparison(
      "list of 1,000 risks",
      `Fastify, pg, the same query; our response has ${share} times the bytes`,
      listing,
    );

    const body = riskOf(1, contactId);
    const add = requestFor(product.url, createRisk, { token, params, body });
    const adding = await alternate({
      ...compare,
      ours: async () => void (await fetchText(add.to, add.what)),
      baseline: async () => void (await fetchText(`${bare.url}/add`, { method: "POST", body })),
    });
    printComparison("add a risk", "Fastify, pg, one insert", adding);
  } finally {
    await bare.stop();
  }
}

await whileServing({}, measure);

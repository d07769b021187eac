import { createRisk, listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { alternate } from "./setup/alternate";
import { startBareServer } from "./setup/bare-server";
import { askOf, heard } from "./setup/http-client";
import { ownerWithPlan } from "./setup/people";
import { accountableContact, addRisks, bareRiskRoutes, riskOf } from "./setup/register-risks";
import { printRace } from "./setup/report";
import { type Product, whileServing } from "./setup/served-product";

/*
 * Adding a risk, and listing 1,000 of them. The floor is Fastify and pg on the product's own engine: one
 * insert, and the list's one query with its rows as JSON; no session, no gate, no validation, no library.
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

    const body = riskOf(1, contactId);
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

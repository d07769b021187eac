import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { createContact, listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { createRisk, listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { askOf } from "./ground/http-client";
import { load } from "./ground/load";
import { freshAddress, type Owner, ownerWithPlan } from "./ground/people";
import { accountableContact, addRisks, riskOf } from "./ground/register-risks";
import { printRow } from "./ground/report";
import { type Product, whileServing } from "./ground/served-product";

/*
 * 100 people read and write without pauses, each in a separate organisation. The baseline is a budget: p95 is at most
 * 300 ms, and memory after the load is what it was after the first third.
 */

const PEOPLE = 100;
const RISKS = 30;
const SECONDS = 180;
const MOST_P95 = 300;

/** What one person calls in turn: seven reads for two writes. */
function callsOf(url: string, { token, organisationId, planId }: Owner, contactId: string) {
  const organisation = { token, params: { orgId: organisationId } };
  const plan = { token, params: { planId } };
  const contact = { firstName: "Sam", lastName: "Lee", contactTypeId: 1, workTypeId: 1 };
  const address = freshAddress();
  return [
    askOf(url, readUser, { token }),
    askOf(url, listOrganisations, { token }),
    askOf(url, listPlans, { token }),
    askOf(url, listRisks, plan),
    askOf(url, createRisk, { ...plan, body: riskOf(1, contactId) }),
    askOf(url, listRisks, plan),
    askOf(url, listContacts, organisation),
    askOf(url, createContact, { ...organisation, body: contact }),
    askOf(url, listContacts, organisation),
  ].map(({ to, what }) => ({ to, what: { ...what, headers: { "x-forwarded-for": address } } }));
}

async function measure(product: Product): Promise<void> {
  const keys = (await product.command("keys", "issue", "--quantity", String(PEOPLE)))
    .trim()
    .split(/\s+/);
  const calls: ReturnType<typeof callsOf> = [];
  for (const [number, key] of keys.entries()) {
    const owner = await ownerWithPlan(product, `owner${number}@bench.example`, key);
    const contactId = await accountableContact(product.url, owner);
    await addRisks(product.url, owner, contactId, RISKS);
    calls.push(...callsOf(product.url, owner, contactId));
  }
  const run = (seconds: number) => load({ clients: PEOPLE, seconds, requests: calls });
  await run(SECONDS / 3);
  const early = product.memory();
  const { perSecond, p95 } = await run((SECONDS * 2) / 3);
  const late = product.memory();
  printRow({
    measure: `${PEOPLE} people without pauses, p95 (${perSecond.toFixed(0)} answers a second, none failed)`,
    ours: `${p95.toFixed(0)} ms`,
    floor: `${MOST_P95} ms`,
    ratio: p95 / MOST_P95,
    against: "budget",
  });
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  printRow({
    measure: `memory after ${SECONDS} s of that`,
    ours: mb(late),
    floor: mb(early),
    ratio: late / early,
    against: "the same after the first third",
  });
}

await whileServing({}, measure);

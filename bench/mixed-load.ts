import { load } from "./setup/load";
import { mixedCalls } from "./setup/mixed-calls";
import { ownersWithPlans } from "./setup/people";
import { accountableContact, addRisks } from "./setup/register-risks";
import { printRow } from "./setup/report";
import { type Product, whileServing } from "./setup/served-product";

/*
 * 100 people read and write without pauses, each in a separate organisation. The baseline is a budget: p95 at most 300
 * ms, and memory after the load as after its first third.
 */

const PEOPLE = 100;
const RISKS = 30;
const SECONDS = 180;
const MAX_P95 = 300;

async function measure(product: Product): Promise<void> {
  const calls: ReturnType<typeof mixedCalls> = [];
  for (const owner of await ownersWithPlans(product, PEOPLE)) {
    const contactId = await accountableContact(product.url, owner);
    await addRisks(product.url, owner, contactId, RISKS);
    calls.push(...mixedCalls(product.url, owner, contactId));
  }
  const run = (seconds: number) => load({ clients: PEOPLE, seconds, requests: calls });
  await run(SECONDS / 3);
  const early = product.memory();
  const { perSecond, p95 } = await run((SECONDS * 2) / 3);
  const late = product.memory();
  printRow({
    measure: `${PEOPLE} people without pauses, p95 (${perSecond.toFixed(0)} responses per second, none failed)`,
    ours: `${p95.toFixed(0)} ms`,
    baseline: `${MAX_P95} ms`,
    ratio: p95 / MAX_P95,
    against: "budget",
  });
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  printRow({
    measure: `memory after ${SECONDS} s of this load`,
    ours: mb(late),
    baseline: mb(early),
    ratio: late / early,
    against: "the same after the first third",
  });
}

await whileServing({}, measure);

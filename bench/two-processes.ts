import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { createRisk, listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { median } from "./setup/alternate";
import { startBareServer } from "./setup/bare-server";
import { requestFor, fetchText } from "./setup/http-client";
import { load } from "./setup/load";
import { freshAddress, type Owner, ownersWithPlans } from "./setup/people";
import { accountableContact, addRisks, riskOf } from "./setup/register-risks";
import { printRow } from "./setup/report";
import { type Product, whileServing } from "./setup/served-product";

/*
 * What a second server process adds on the same PostgreSQL: responses per second for eight clients, four at each
 * process, against all eight at one.
 */

const CLIENTS = 8;
const ROUNDS = 5;
const SECONDS = 3;
const RISKS = 100;

type Requests = Parameters<typeof load>[0]["requests"];
type Asks = (url: string) => Requests;

async function compare(
  measure: string,
  asks: Asks,
  { one, other, before }: { one: Product; other: Product; before?: () => Promise<void> },
) {
  const at = async (products: readonly Product[], seconds: number) => {
    const loads = products.map(({ url }) =>
      load({ clients: CLIENTS / products.length, seconds, requests: asks(url) }),
    );
    return (await Promise.all(loads)).reduce((sum, { perSecond }) => sum + perSecond, 0);
  };
  const sides = { ours: [one, other], baseline: [one] };
  const perSecond = { ours: [] as number[], baseline: [] as number[] };
  for (let round = -1; round < ROUNDS; round += 1)
    for (const side of round % 2 === 0
      ? (["ours", "baseline"] as const)
      : (["baseline", "ours"] as const)) {
      await before?.();
      const measured = await at(sides[side], SECONDS);
      // The first round warms both up.
      if (round >= 0) perSecond[side].push(measured);
    }
  const [us, it] = [median(perSecond.ours), median(perSecond.baseline)];
  printRow({
    measure: `${measure}, two processes`,
    ours: `${us.toFixed(0)} per second`,
    baseline: `${it.toFixed(0)} per second`,
    ratio: us / it,
    against: "one process on the same PostgreSQL",
  });
}

await whileServing({}, async (one) => {
  const owners: { owner: Owner; contactId: string }[] = [];
  for (const owner of await ownersWithPlans(one, CLIENTS)) {
    const contactId = await accountableContact(one.url, owner);
    await addRisks(one.url, owner, contactId, RISKS);
    owners.push({ owner, contactId });
  }
  const ofEach = (request: (owner: Owner, contactId: string) => Requests[number]) =>
    owners.map(({ owner, contactId }) => {
      const { to, what } = request(owner, contactId);
      return { to, what: { ...what, headers: { "x-forwarded-for": freshAddress() } } };
    });
  await whileServing({ sharedWith: one }, async (other) => {
    const both = { one, other };
    const userOf = (url: string) => ofEach(({ token }) => requestFor(url, readUser, { token }));
    await compare("who am I", userOf, both);
    const risksOf = (url: string) =>
      ofEach(({ token, planId }) => requestFor(url, listRisks, { token, params: { planId } }));
    await compare("100 risks", risksOf, both);
    const bare = await startBareServer({
      engine: one.engineAddress(),
      routes: { "POST /clear": { sql: "delete from risks", values: [] } },
    });
    const adding = (url: string) =>
      ofEach(({ token, planId }, contactId) =>
        requestFor(url, createRisk, { token, params: { planId }, body: riskOf(1, contactId) }),
      );
    const before = async () => void (await fetchText(`${bare.url}/clear`, { method: "POST" }));
    await compare("add a risk, each client in another plan", adding, { ...both, before });
    await bare.stop();
  });
});

import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { createRisk, listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { median, timed } from "./setup/alternate";
import { startBareServer } from "./setup/bare-server";
import { ask, requestFor, call, fetchText } from "./setup/http-client";
import { load, type Served } from "./setup/load";
import { freshAddress, type Owner, ownersWithPlans, ownerWithPlan } from "./setup/people";
import { accountableContact, addRisks, bareRiskRoutes, riskOf } from "./setup/register-risks";
import { printRow } from "./setup/report";
import { type Product, whileServing } from "./setup/served-product";

/*
 * Requests per second for eight clients without pauses, against a bare Fastify that runs one statement of the same kind
 * on the same PostgreSQL. The sides take turns; a ratio below 1 is the product's share of the baseline.
 */

const CLIENTS = 8;
const ROUNDS = 5;
const SECONDS = 2;
const WARM_UP_SECONDS = 1;
const UNCHANGED_RUNS = 40;

/** Nine copies of each risk. */
const COPY_RISKS = `
  insert into risks
  select (jsonb_populate_record(risks, jsonb_build_object('id', gen_random_uuid()))).*
  from risks cross join generate_series(1, 9)`;

type Side = Parameters<typeof load>[0]["requests"];

/** Each client has its own address, like people in different offices. */
const fromOwnAddress = ({ to, what }: Side[number]): Side[number] => ({
  to,
  what: { ...what, headers: { ...what.headers, "x-forwarded-for": freshAddress() } },
});

const ofEachClient = (request: Side[number]): Side =>
  Array.from({ length: CLIENTS }, () => fromOwnAddress(request));

type Sides = {
  readonly ours: Side;
  readonly baseline: Side;
  /** Runs before each turn. */
  readonly before?: () => Promise<void>;
};

async function compare(measure: string, against: string, sides: Sides): Promise<void> {
  const served = { ours: [] as Served[], baseline: [] as Served[] };
  const run = async (side: "ours" | "baseline", seconds: number) => {
    await sides.before?.();
    return load({ clients: CLIENTS, seconds, requests: sides[side] });
  };
  await run("ours", WARM_UP_SECONDS);
  await run("baseline", WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of round % 2 === 0
      ? (["ours", "baseline"] as const)
      : (["baseline", "ours"] as const))
      served[side].push(await run(side, SECONDS));
  const perSecond = (side: readonly Served[]) => median(side.map((one) => one.perSecond));
  const [us, it] = [perSecond(served.ours), perSecond(served.baseline)];
  const each = (value: number) => `${value.toFixed(0)} per second`;
  printRow({ measure, ours: each(us), baseline: each(it), ratio: us / it, against });
}

/** Returns the time of one request, the median of many (ms). */
async function timeOf(request: Side[number], status: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < UNCHANGED_RUNS; run += 1) {
    times.push(
      await timed(async () => {
        const answer = await ask(request.to, request.what);
        if (answer.status !== status) throw new Error(`${request.to} answered ${answer.status}.`);
      }),
    );
  }
  return median(times);
}

/** Compares a list that has not changed since the caller read it with the whole list. */
async function compareUnchanged(list: Side[number]): Promise<void> {
  const { headers } = await ask(list.to, list.what);
  const conditional = { ...list.what, headers: { "if-none-match": headers.etag ?? "" } };
  const unchanged = await timeOf({ ...list, what: conditional }, 304);
  const whole = await timeOf(list, 200);
  printRow({
    measure: "1,000 risks that have not changed",
    ours: `${unchanged.toFixed(2)} ms`,
    baseline: `${whole.toFixed(2)} ms`,
    ratio: unchanged / whole,
    against: "the product's own response with the risks",
  });
}

async function measure(product: Product): Promise<void> {
  const owner = await ownerWithPlan(product);
  const { token, planId } = owner;
  const { id } = await call(product.url, readUser, { token });
  const contactId = await accountableContact(product.url, owner);
  const other = await ownerWithPlan(product, "other@bench.example");
  const otherContactId = await accountableContact(product.url, other);
  const bare = await startBareServer({
    engine: product.engineAddress(),
    routes: {
      ...bareRiskRoutes(other),
      "GET /user": { sql: "select * from users where id = $1", values: [id] },
      "POST /copy": { sql: COPY_RISKS, values: [] },
      "POST /clear": { sql: "delete from risks", values: [] },
    },
  });
  const ofBare = (path: string, what = {}): Side => [{ to: `${bare.url}${path}`, what }];
  const clear = async () => void (await fetchText(`${bare.url}/clear`, { method: "POST" }));
  try {
    const list = requestFor(product.url, listRisks, { token, params: { planId } });
    const listing = (count: string) =>
      compare(`${count} risks`, "Fastify, pg, the same query", {
        ours: ofEachClient(list),
        baseline: ofBare("/list"),
      });
    const user = requestFor(product.url, readUser, { token });
    await compare("who am I", "Fastify, pg, one row by its key", {
      ours: ofEachClient(user),
      baseline: ofBare("/user"),
    });
    const adding = (measure: string, ours: Side) =>
      compare(measure, "Fastify, pg, one insert", {
        ours,
        baseline: ofBare("/add", { method: "POST", body: riskOf(1, otherContactId) }),
        before: clear,
      });
    const addTo = (one: Owner, contact: string) =>
      requestFor(product.url, createRisk, {
        token: one.token,
        params: { planId: one.planId },
        body: riskOf(1, contact),
      });
    const toEachPlan: Side[number][] = [];
    for (const one of await ownersWithPlans(product, CLIENTS))
      toEachPlan.push(addTo(one, await accountableContact(product.url, one)));
    await adding("add a risk, each client in another plan", toEachPlan.map(fromOwnAddress));
    // The plan's lock makes them take turns.
    await adding("add a risk, all clients in one plan", ofEachClient(addTo(owner, contactId)));
    await clear();
    await addRisks(product.url, owner, contactId, 1_000);
    await addRisks(product.url, other, otherContactId, 1_000);
    await listing("1,000");
    await compareUnchanged(list);
    await fetchText(`${bare.url}/copy`, { method: "POST" });
    await listing("10,000");
  } finally {
    await bare.stop();
  }
}

await whileServing({}, measure);

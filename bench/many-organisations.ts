import { median } from "./setup/alternate";
import { startBareServer } from "./setup/bare-server";
import { fetchText } from "./setup/http-client";
import { load } from "./setup/load";
import { mixedCalls } from "./setup/mixed-calls";
import { type Owner, ownersWithPlans } from "./setup/people";
import { accountableContact, addRisks } from "./setup/register-risks";
import { printRow } from "./setup/report";
import { type Product, whileServing } from "./setup/served-product";

/*
 * The cost of other organisations' data: reads of four people against a database with 200 organisations, and the same
 * against a database with one. Each organisation has a plan with 1,000 risks.
 */

const ORGANISATIONS = 200;
const RISKS = 1_000;
const CLIENTS = 4;
const ROUNDS = 5;
const SECONDS = 4;

/** Copies the risks of one plan into every other plan. */
const COPY_TO_OTHERS = `
  insert into risks
  select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'plan_id', p.id,
    'organisation_id', p.organisation_id, 'accountable_contact_id', null))).*
  from risks r cross join plans p
  where r.plan_id = $1 and p.id <> $1`;

async function fill(product: Product, organisations: number) {
  const owners = await ownersWithPlans(product, organisations);
  const first = owners[0] as Owner;
  await addRisks(product.url, first, await accountableContact(product.url, first), RISKS);
  const bare = await startBareServer({
    engine: product.engineAddress(),
    routes: {
      "POST /copy": { sql: COPY_TO_OTHERS, values: [first.planId] },
      "POST /settle": { sql: "vacuum analyze", values: [] },
    },
  });
  for (const path of ["/copy", "/settle"])
    await fetchText(`${bare.url}${path}`, { method: "POST" });
  await bare.stop();
  // Spread over the database, not only the newest ones.
  const callers = Array.from(
    { length: CLIENTS },
    (_, number) => owners[Math.floor((number * owners.length) / CLIENTS)] as Owner,
  );
  const calls: ReturnType<typeof mixedCalls> = [];
  for (const owner of callers)
    calls.push(
      // Writes would make the one plan grow faster than each of the 200.
      ...mixedCalls(product.url, owner, await accountableContact(product.url, owner)).filter(
        ({ what }) => what.method === "GET",
      ),
    );
  return async () => (await load({ clients: CLIENTS, seconds: SECONDS, requests: calls })).p95;
}

await whileServing({}, (many) =>
  whileServing({}, async (one) => {
    const sides = { ours: await fill(many, ORGANISATIONS), baseline: await fill(one, 1) };
    const p95 = { ours: [] as number[], baseline: [] as number[] };
    for (let round = -1; round < ROUNDS; round += 1)
      for (const side of round % 2 === 0
        ? (["ours", "baseline"] as const)
        : (["baseline", "ours"] as const)) {
        const measured = await sides[side]();
        // The first round warms both up.
        if (round >= 0) p95[side].push(measured);
      }
    const [us, it] = [median(p95.ours), median(p95.baseline)];
    printRow({
      measure: `${CLIENTS} people's reads p95, ${ORGANISATIONS} organisations with 1,000 risks each`,
      ours: `${us.toFixed(1)} ms`,
      baseline: `${it.toFixed(1)} ms`,
      ratio: us / it,
      against: "the same with one organisation",
    });
  }),
);

import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { alternate, quantile } from "./setup/alternate";
import { startBareServer } from "./setup/bare-server";
import { requestFor, call, fetchText } from "./setup/http-client";
import { ownerWithPlan } from "./setup/people";
import { printComparison } from "./setup/report";
import { whileServing } from "./setup/served-product";

/*
 * Who is signed in: the first request of every page, as the slowest of twenty people experiences it. The baseline reads
 * the one row by its key, without session or roles.
 */

const ROUNDS = 400;
const WARM_UPS = 50;

const p95 = (runs: readonly number[]) => quantile(runs, 0.95);

await whileServing({}, async (product) => {
  const { token } = await ownerWithPlan(product);
  const { id } = await call(product.url, readUser, { token });
  const bare = await startBareServer({
    engine: product.engineAddress(),
    routes: { "GET /user": { sql: "select * from users where id = $1", values: [id] } },
  });
  try {
    const { to, what } = requestFor(product.url, readUser, { token });
    const timings = await alternate({
      ours: async () => void (await fetchText(to, what)),
      baseline: async () => void (await fetchText(`${bare.url}/user`)),
      rounds: ROUNDS,
      warmUps: WARM_UPS,
    });
    printComparison("who am I, p95", "Fastify, pg, one row by its key", timings, p95);
  } finally {
    await bare.stop();
  }
});

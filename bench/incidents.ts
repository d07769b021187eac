import { randomUUID } from "node:crypto";
import {
  addLogEntries,
  declareIncident,
  readIncidentLog,
} from "@holdfast/contract/incidents/incident-endpoints";
import { MAX_ENTRIES_A_CALL } from "@holdfast/contract/incidents/log-entry";
import { alternate, timed, type Timings } from "./setup/alternate";
import { startBareServer } from "./setup/bare-server";
import { call, fetchText, requestFor } from "./setup/http-client";
import { type Owner, ownerWithPlan } from "./setup/people";
import { printComparison } from "./setup/report";
import { type Product, whileServing } from "./setup/served-product";

/*
 * The worst day: an incident that alerts 200 people, each with their own link, against a statement that writes 200
 * messages to the outbox; and a log of 5,000 entries, against the same rows as JSON without session, access check and
 * schema.
 */

const PEOPLE = 200;
const ENTRIES = 5_000;
/** A plan's teams may be alerted 20 times in an hour. */
const DECLARATIONS = 10;
const ROUNDS = 20;
const WARM_UPS = 5;

const FILL = `
  with person as (
    insert into contacts (organisation_id, id, first_name, last_name, email, contact_type_id, work_type_id, created_at)
    select $1::uuid, gen_random_uuid(), 'Person', n::text, 'person' || n || '@bench.example', 1, 1, now()
    from generate_series(1, ${PEOPLE}) n returning id, last_name::integer as n),
  numbered as (select id, row_number() over (order by team_type_id) as n, count(*) over () as teams
    from teams where organisation_id = $1::uuid and plan_id = $2::uuid)
  insert into team_contacts (organisation_id, team_id, contact_id, designation, created_at)
  select $1::uuid, numbered.id, person.id, 'Primary', now()
  from person join numbered on numbered.n = person.n % numbered.teams + 1`;
/** Not due within the measure, so that nothing is sent meanwhile. */
const ENQUEUE = `
  insert into outbox_messages (id, channel, recipient, content, run_at, created_at)
  select gen_random_uuid(), 'mail', 'person' || n || '@bench.example',
    jsonb_build_object('subject', 'Alert', 'text', repeat('x', 600), 'html', repeat('x', 4000)),
    now() + interval '1 day', now()
  from generate_series(1, ${PEOPLE}) n`;
const LOG = `
  select number, entry_id, kind, text, author_user_name, device_at, server_at, hash, null as photo
  from incident_log where incident_id = $1 order by number`;

const rehearsal = { level: 3, isExercise: true } as const;

async function withBare(
  product: Product,
  routes: Parameters<typeof startBareServer>[0]["routes"] & object,
  measure: (post: (path: string) => Promise<void>, url: string) => Promise<void>,
): Promise<void> {
  const bare = await startBareServer({ engine: product.engineAddress(), routes });
  try {
    await measure(
      async (path) => void (await fetchText(bare.url + path, { method: "POST" })),
      bare.url,
    );
  } finally {
    await bare.stop();
  }
}

/** Declares and enqueues in turns, each with an empty outbox, so that no message of one is sent during the other. */
async function activations(product: Product, owner: Owner): Promise<void> {
  const { organisationId, planId, token } = owner;
  const routes = {
    "POST /fill": { sql: FILL, values: [organisationId, planId] },
    "POST /enqueue": { sql: ENQUEUE, values: [] },
    "POST /empty": { sql: "delete from outbox_messages", values: [] },
  };
  await withBare(product, routes, async (post) => {
    await post("/fill");
    const params = { planId };
    const declare = requestFor(product.url, declareIncident, { token, params, body: rehearsal });
    const timings = { ours: [] as number[], baseline: [] as number[] } satisfies Timings;
    const sides = {
      ours: async () => void (await fetchText(declare.to, declare.what)),
      baseline: () => post("/enqueue"),
    };
    for (let round = -2; round < DECLARATIONS; round += 1)
      for (const side of ["ours", "baseline"] as const) {
        const time = await timed(sides[side]);
        await post("/empty");
        if (round >= 0) timings[side].push(time);
      }
    printComparison(
      "incident that alerts 200 people by email",
      "Fastify, pg, one statement that writes 200 messages",
      timings,
    );
  });
}

async function longLog(product: Product, { planId, token }: Owner): Promise<void> {
  const { incidentId } = await call(product.url, declareIncident, {
    token,
    params: { planId },
    body: { ...rehearsal, teamTypeIds: [] },
  });
  const params = { planId, incidentId };
  for (let at = 0; at < ENTRIES; at += MAX_ENTRIES_A_CALL) {
    const entries = Array.from({ length: MAX_ENTRIES_A_CALL }, (_, n) => ({
      entryId: randomUUID(),
      deviceAt: new Date().toISOString(),
      text: `Entry ${at + n}: the crisis meeting has moved to the recovery site.`,
    }));
    await call(product.url, addLogEntries, { token, params, body: { entries } });
  }
  const routes = { "GET /log": { sql: LOG, values: [incidentId] } };
  await withBare(product, routes, async (_post, url) => {
    const log = requestFor(product.url, readIncidentLog, { token, params });
    printComparison(
      "log of 5,000 entries",
      "Fastify, pg, one statement with the same rows",
      await alternate({
        rounds: ROUNDS,
        warmUps: WARM_UPS,
        ours: async () => void (await fetchText(log.to, log.what)),
        baseline: async () => void (await fetchText(`${url}/log`)),
      }),
    );
  });
}

await whileServing({}, async (product) => {
  const owner = await ownerWithPlan(product);
  await activations(product, owner);
  await longLog(product, owner);
});

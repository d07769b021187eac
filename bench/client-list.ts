import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { listClients } from "@holdfast/contract/clients/client-endpoints";
import { listPortfolio } from "@holdfast/contract/clients/portfolio-endpoints";
import { alternate } from "./setup/alternate";
import { startBareServer } from "./setup/bare-server";
import { call, requestFor, fetchText } from "./setup/http-client";
import { ownerWithPlan } from "./setup/people";
import { printComparison } from "./setup/report";
import { type Product, whileServing } from "./setup/served-product";

/*
 * A brokerage's list of 500 clients with a plan each. The baseline is Fastify and pg on the product's own PostgreSQL
 * with the same rows as JSON; no session, no access check, no schema. The portfolio, which also reads the progress of
 * every plan, is compared with that list.
 */

const ROUNDS = 20;
const WARM_UPS = 5;

const BROKERAGE = "0199e2a0-0000-7000-8000-0000000000b0";
const FILL = `
  with brokerage as (
    insert into brokerages (id, name, created_at) values ($1, 'Bench Brokers', now()) returning id),
  broker as (
    insert into brokers (id, brokerage_id, user_id, created_at)
    select gen_random_uuid(), id, $2::uuid, now() from brokerage),
  client as (
    insert into organisations (id, name, legal_name, industry_code, industry_name, brokerage_id,
      created_at, updated_at)
    select gen_random_uuid(), 'Client ' || n || ' Pty Ltd', 'Client ' || n, '4511',
      'Cafes and Restaurants', id, now(), now()
    from brokerage cross join generate_series(1, 500) n returning id),
  branch as (
    insert into branches (organisation_id, id, name, address, is_head_office, created_at)
    select id, gen_random_uuid(), 'Head Office', '1 Bench Street', true, now() from client
    returning organisation_id, id),
  plan as (
    insert into plans (organisation_id, id, branch_id, name, currency_code, created_at, last_modified_at)
    select organisation_id, gen_random_uuid(), id, 'Head Office plan', 'AUD', now(), now() from branch
    returning organisation_id, id)
  insert into subscriptions (id, key, organisation_id, plan_id, active_date, expiry_date, created_at)
  select gen_random_uuid(), id::text, organisation_id, id, now(), now() + interval '1 year', now()
  from plan`;
const LIST = `
  select o.id, o.name, o.legal_name, o.industry_name, o.is_archived, p.id as plan_id,
    p.name as plan_name, b.name as branch_name, (
      select max(s.expiry_date) from subscriptions s
      where s.organisation_id = p.organisation_id and s.plan_id = p.id and s.revoked_at is null) as expiry_date
  from organisations o
  join plans p on p.organisation_id = o.id
  join branches b on b.organisation_id = p.organisation_id and b.id = p.branch_id
  where o.brokerage_id = $1 and not o.is_archived
  order by lower(o.name), o.id`;

async function measure(product: Product): Promise<void> {
  const { token } = await ownerWithPlan(product);
  const { id: userId } = await call(product.url, readUser, { token });
  const bare = await startBareServer({
    engine: product.engineAddress(),
    routes: {
      "POST /fill": { sql: FILL, values: [BROKERAGE, userId] },
      "POST /settle": { sql: "vacuum analyze", values: [] },
      "GET /list": { sql: LIST, values: [BROKERAGE] },
    },
  });
  try {
    for (const path of ["/fill", "/settle"]) await fetchText(bare.url + path, { method: "POST" });
    const params = { brokerageId: BROKERAGE };
    const list = requestFor(product.url, listClients, { token, params });
    const portfolio = requestFor(product.url, listPortfolio, { token, params });
    const clients = async () => void (await fetchText(list.to, list.what));
    const sides = { rounds: ROUNDS, warmUps: WARM_UPS };
    printComparison(
      "list of 500 clients with a plan each",
      "Fastify, pg, one statement with the same rows",
      await alternate({
        ...sides,
        ours: clients,
        baseline: async () => void (await fetchText(`${bare.url}/list`)),
      }),
    );
    printComparison(
      "portfolio of 500 clients, with the progress of each plan",
      "the list of the same clients",
      await alternate({
        ...sides,
        ours: async () => void (await fetchText(portfolio.to, portfolio.what)),
        baseline: clients,
      }),
    );
  } finally {
    await bare.stop();
  }
}

await whileServing({}, measure);

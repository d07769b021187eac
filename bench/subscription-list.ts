import { listBrokerageSubscriptions } from "@holdfast/contract/subscriptions/brokerage-endpoints";
import { compareList } from "./setup/compare-list";
import { requestFor } from "./setup/http-client";
import { ownerWithPlan, registeredPerson } from "./setup/people";
import { type Product, whileServing } from "./setup/served-product";

/* The list of 10,000 subscriptions of a brokerage, half of them used for a plan. */

const BROKER = "broker@bench.example";

const FILL = `
  insert into subscriptions (id, key, brokerage_id, issued_by_user_id, created_at, assigned_to_user_id,
    used_by_user_id, organisation_id, plan_id, active_date, expiry_date)
  select gen_random_uuid(), 'KEY-' || n, k.brokerage_id, k.user_id, now() - n * interval '1 minute',
    case when n % 2 = 0 then m.user_id end, case when n % 2 = 0 then m.user_id end,
    case when n % 2 = 0 then p.organisation_id end, case when n % 2 = 0 then p.id end,
    case when n % 2 = 0 then now() end, case when n % 2 = 0 then now() + interval '1 year' end
  from brokers k
  cross join plans p
  join organisation_members m on m.organisation_id = p.organisation_id
  cross join generate_series(1, 10000) n
  where k.brokerage_id = $1 and p.id = $2`;
const LIST = `
  select s.id, s.key, o.name as organisation, p.name as plan, broker.email as broker, s.created_at, s.active_date,
    s.expiry_date, assignee.email as assigned_to, s.assigned_by_user_id, s.plan_id, s.promo_code_id, c.code,
    s.revoked_at, consumer.first_name, consumer.last_name
  from subscriptions s
  left join promo_codes c on c.id = s.promo_code_id
  left join organisations o on o.id = s.organisation_id
  left join plans p on p.organisation_id = s.organisation_id and p.id = s.plan_id
  left join users broker on broker.id = s.issued_by_user_id
  left join users assignee on assignee.id = s.assigned_to_user_id
  left join users consumer on consumer.id = s.used_by_user_id
  where s.brokerage_id = $1
  order by s.created_at desc, s.id desc
  limit 10000`;

async function measure(product: Product): Promise<void> {
  const { planId } = await ownerWithPlan(product);
  const broker = await registeredPerson(product, BROKER);
  const words = ["--name", "Bench Brokers", "--quota", "10000", "--broker", BROKER];
  const brokerageId = (await product.command("brokerage", "create", ...words)).trim();
  const token = await broker.signIn();
  await compareList(product, {
    noun: "subscriptions",
    fill: { sql: FILL, values: [brokerageId, planId] },
    query: { sql: LIST, values: [brokerageId] },
    request: requestFor(product.url, listBrokerageSubscriptions, {
      token,
      params: { brokerageId },
    }),
  });
}

await whileServing({}, measure);

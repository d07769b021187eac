import {
  createDepartments,
  listDepartments,
} from "@holdfast/contract/business-units/department-endpoints";
import { listLocations } from "@holdfast/contract/dashboard/location-endpoints";
import { readDashboard } from "@holdfast/contract/dashboard/read-dashboard";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { createSupplier } from "@holdfast/contract/directory/supplier-endpoints";
import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import { createTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import { listBranches } from "@holdfast/contract/organisations/place-endpoints";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import { alternate } from "./setup/alternate";
import { startBareServer } from "./setup/bare-server";
import { call, fetchText, requestFor } from "./setup/http-client";
import { type Owner, ownerWithPlan } from "./setup/people";
import { accountableContact, addRisks } from "./setup/register-risks";
import { printComparison } from "./setup/report";
import { type Product, whileServing } from "./setup/served-product";

/*
 * The dashboard of a plan with 1,000 risks, 200 contacts in teams and 50 business units, and the positions of 1,000
 * suppliers. The baseline is Fastify and pg on the product's own PostgreSQL: one statement with the same rows as JSON;
 * no session, no access check, no library, no search for addresses.
 */

const RISKS = 1_000;
const CONTACTS = 200;
const UNITS = 50;
const SUPPLIERS = 1_000;
const ROUNDS = 40;
const WARM_UPS = 10;
/** Requests at a time while the plan is filled. */
const AT_ONCE = 4;

const DASHBOARD = `
  select
    (select json_agg(r) from (
      select id, risk_preset_id, name, risk_category_id, likelihood_preset_id, cost from risks
      where organisation_id = $1 and plan_id = $2 order by cost desc, id) r) as risks,
    (select json_agg(t) from (
      select t.id, t.team_type_id, m.designation, c.first_name, c.last_name
      from teams t
      left join team_contacts m on m.organisation_id = t.organisation_id and m.team_id = t.id
      left join contacts c on c.organisation_id = m.organisation_id and c.id = m.contact_id
      where t.organisation_id = $1 and t.plan_id = $2) t) as teams,
    (select json_agg(u) from (
      select d.id, d.name, b.rto, b.rpo
      from departments d
      left join tactical_bias b on b.organisation_id = d.organisation_id and b.department_id = d.id
        and b.plan_id = $2
      where d.organisation_id = $1 order by lower(d.name), d.id) u) as units,
    (select json_agg(a) from (
      select id, strategic_critical_area_id, criticality, critical_periods from strategic_bias
      where organisation_id = $1 and plan_id = $2) a) as areas`;
const LOCATIONS = `
  select id, name, address from suppliers
  where organisation_id = $1 order by lower(name), id limit 10000`;

/** Runs `work` for each number below `count`, a few at a time. */
async function each(count: number, work: (number: number) => Promise<unknown>): Promise<void> {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const worker = async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop())
      await work(number);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const TOWNS = ["Sydney NSW 2000", "Geelong VIC 3220", "Cairns QLD 4870", "Hobart TAS 7000"];

async function fill(url: string, owner: Owner): Promise<void> {
  const { token, organisationId, planId } = owner;
  const inOrganisation = { token, params: { orgId: organisationId } };
  const inPlan = { token, params: { planId } };
  await addRisks(url, owner, await accountableContact(url, owner), RISKS);
  const ids: string[] = [];
  await each(CONTACTS, async (number) => {
    const body = { firstName: "Contact", lastName: `${number}`, contactTypeId: 1, workTypeId: 1 };
    ids.push((await call(url, createContact, { ...inOrganisation, body })).contactId);
  });
  const [team] = await call(url, listTeams, inPlan);
  const contacts = ids.map((contactId) => ({ contactId, designation: "Primary" as const }));
  const params = { planId, teamId: team?.teamId ?? "" };
  await call(url, addTeamContacts, { token, params, body: contacts });
  const [branch] = await call(url, listBranches, inOrganisation);
  const units = { token, params: { orgId: organisationId, branchId: branch?.branchId ?? "" } };
  const names = Array.from({ length: UNITS }, (_, number) => `Business unit ${number}`);
  await call(url, createDepartments, { ...units, body: { names } });
  await call(url, setMtpd, { ...inPlan, body: { mtpdId: 8 } });
  const departments = await call(url, listDepartments, units);
  const times = departments.map(({ departmentId }) => ({ departmentId, rto: 1, rpo: 0 }));
  await call(url, createTacticalBias, { ...inPlan, body: times });
  await each(SUPPLIERS, (number) =>
    call(url, createSupplier, {
      ...inOrganisation,
      body: {
        name: `Supplier ${number}`,
        email: `s${number}@bench.example`,
        address: `${number} Long Street, ${TOWNS[number % TOWNS.length]}`,
      },
    }),
  );
}

async function measure(product: Product): Promise<void> {
  const owner = await ownerWithPlan(product);
  const { token, organisationId, planId } = owner;
  await fill(product.url, owner);
  const bare = await startBareServer({
    engine: product.engineAddress(),
    routes: {
      "GET /dashboard": { sql: DASHBOARD, values: [organisationId, planId] },
      "GET /locations": { sql: LOCATIONS, values: [organisationId] },
    },
  });
  const compare = async (
    measured: string,
    against: string,
    endpoint: typeof readDashboard | typeof listLocations,
    path: string,
  ) => {
    const { to, what } = requestFor(product.url, endpoint, { token, params: { planId } });
    const result = await alternate({
      rounds: ROUNDS,
      warmUps: WARM_UPS,
      ours: async () => void (await fetchText(to, what)),
      baseline: async () => void (await fetchText(`${bare.url}${path}`)),
    });
    printComparison(measured, against, result);
  };
  try {
    await compare(
      "dashboard: 1,000 risks, 200 contacts, 50 units",
      "Fastify, pg, one statement with the same rows",
      readDashboard,
      "/dashboard",
    );
    await compare(
      "map: 1,000 addresses found in the list of places",
      "Fastify, pg, one query of the addresses",
      listLocations,
      "/locations",
    );
  } finally {
    await bare.stop();
  }
}

await whileServing({}, measure);

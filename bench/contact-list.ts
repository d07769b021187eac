import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { compareList } from "./setup/compare-list";
import { requestFor } from "./setup/http-client";
import { ownerWithPlan } from "./setup/people";
import { type Product, whileServing } from "./setup/served-product";

/* The list of 10,000 contacts, half of them at a business location. */

const FILL = `
  insert into contacts (organisation_id, id, first_name, last_name, email, phone, mobile, job_title,
    contact_type_id, work_type_id, department, branch_id, created_at)
  select b.organisation_id, gen_random_uuid(), 'Priya', 'Nair ' || n, 'priya.nair' || n || '@bench.example',
    '+61 2 9876 ' || n, '+61 491 570 ' || n, 'Shift Supervisor', 1 + n % 4, 1, 'Kitchen',
    case when n % 2 = 0 then b.id end, now()
  from branches b cross join generate_series(1, 10000) n
  where b.organisation_id = $1 and b.is_head_office`;
const LIST = `
  select c.id, c.first_name, c.last_name, c.email, c.phone, c.mobile, c.job_title, c.contact_type_id,
    c.work_type_id, c.department, c.branch_id, b.name as branch_name
  from contacts c
  left join branches b on b.organisation_id = c.organisation_id and b.id = c.branch_id
  where c.organisation_id = $1
  order by lower(c.last_name), lower(c.first_name), c.id
  limit 10000`;

async function measure(product: Product): Promise<void> {
  const { token, organisationId } = await ownerWithPlan(product);
  await compareList(product, {
    noun: "contacts",
    fill: { sql: FILL, values: [organisationId] },
    query: { sql: LIST, values: [organisationId] },
    request: requestFor(product.url, listContacts, { token, params: { orgId: organisationId } }),
  });
}

await whileServing({}, measure);

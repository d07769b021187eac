import { type SQL, sql } from "drizzle-orm";
import { contactsAs } from "../../directory/public";
import { penaltiesOf } from "../../impact-analysis/public";
import { branchesAs, organisationsAs } from "../../organisations/public";

/**
 * Returns a hash of the details that the printed report shows in addition to the register and the insurance schedule:
 * the business, the location with its country, the plan's name and MTPD, penalties, and the names of the responsible
 * people. A report that was accepted with a different hash is out of date.
 * @param plan the row of the plan
 */
export const reportBasis = (plan: SQL) => sql`(
  select sha256(convert_to(json_build_array(
    ${plan}.name, ${plan}.mtpd_id,
    o.name, o.legal_name, o.industry_code, o.industry_name,
    b.name, b.address, b.country, b.named_country, b.pin_country,
    ${penaltiesOf(plan)},
    (
      select json_agg(json_build_array(c.id, c.first_name, c.last_name) order by c.id)
      from ${contactsAs("c")}
      where c.organisation_id = ${plan}.organisation_id and c.id in (
        select r.accountable_contact_id from risks r
        where r.organisation_id = ${plan}.organisation_id and r.plan_id = ${plan}.id)))::text, 'UTF8'))
  from ${organisationsAs("o")} join ${branchesAs("b")} on b.organisation_id = o.id
  where o.id = ${plan}.organisation_id and b.id = ${plan}.branch_id)`;

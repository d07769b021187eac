import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { createContact, listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { createRisk, listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { requestFor } from "./http-client";
import { freshAddress, type Owner } from "./people";
import { riskOf } from "./register-risks";

/** The requests that one person makes in turn: seven reads for every two writes. */
export function mixedCalls(
  url: string,
  { token, organisationId, planId }: Owner,
  contactId: string,
) {
  const organisation = { token, params: { orgId: organisationId } };
  const plan = { token, params: { planId } };
  const contact = { firstName: "Sam", lastName: "Lee", contactTypeId: 1, workTypeId: 1 };
  const address = freshAddress();
  return [
    requestFor(url, readUser, { token }),
    requestFor(url, listOrganisations, { token }),
    requestFor(url, listPlans, { token }),
    requestFor(url, listRisks, plan),
    requestFor(url, createRisk, { ...plan, body: riskOf(1, contactId) }),
    requestFor(url, listRisks, plan),
    requestFor(url, listContacts, organisation),
    requestFor(url, createContact, { ...organisation, body: contact }),
    requestFor(url, listContacts, organisation),
  ].map(({ to, what }) => ({ to, what: { ...what, headers: { "x-forwarded-for": address } } }));
}

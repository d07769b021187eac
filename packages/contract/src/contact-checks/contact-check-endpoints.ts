import * as z from "zod/mini";
import { Contact } from "../directory/contact";
import {
  defineEndpoint,
  inPlan,
  json,
  list,
  NO_PLANS,
  writesInOrganisation,
} from "../platform/endpoint";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import { PageQuery } from "../platform/list-page";
import { AskContactsInput, AskedContacts, ContactCheck } from "./contact-check";

export const listContactChecks = defineEndpoint({
  name: "listContactChecks",
  method: "GET",
  path: "/plans/:planId/contact_checks",
  summary: "Lists when each contact was confirmed and asked; contacts of the plan's teams first.",
  access: inPlan("plan.teams"),
  query: PageQuery,
  response: list(z.array(ContactCheck)),
});

export const askContacts = defineEndpoint({
  name: "askContacts",
  method: "POST",
  path: "/plans/:planId/contact_checks/ask",
  summary:
    "Asks contacts to confirm their details by a link: by email, or by text message to a contact without an address.",
  access: inPlan("plan.change"),
  body: AskContactsInput,
  response: json(AskedContacts),
  errors: [TOO_MANY_REQUESTS],
});

/** Approving changes the contact to the correction, which counts as confirmed when the person sent it. */
export const decideProposal = defineEndpoint({
  name: "decideProposal",
  method: "POST",
  path: "/orgs/:orgId/contact_proposals/:proposalId/decide",
  summary: "Approves or refuses the correction of a contact. Returns the contact.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: z.strictObject({ isApproved: z.boolean() }),
  hasVersion: true,
  response: json(Contact),
});

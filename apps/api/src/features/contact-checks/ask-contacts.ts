import { askContacts as endpoint } from "@holdfast/contract/contact-checks/contact-check-endpoints";
import { recordEvent } from "../../platform/audit/audit-store";
import { route } from "../../platform/http/route";
import { enforceLimit } from "../../platform/limits/rate-limits";
import { assertContacts } from "../directory/public";
import { ASKS_BY_ORGANISATION } from "./contact-check-limits";
import { storeRequests } from "./contact-checks-store";
import { reachableContacts } from "./due-checks-store";
import { sendRequests, withinTextLimits, withLink } from "./send-requests";

export const askContacts = route(
  endpoint,
  {
    before: ({ scope }, services) =>
      enforceLimit(services, ASKS_BY_ORGANISATION, scope.organisationId),
  },
  async ({ body: { contactIds }, scope, origin }, services) => {
    const response = await services.database.transaction(async (tx) => {
      await assertContacts(tx, scope, contactIds);
      const reachable = await reachableContacts(tx, scope, contactIds);
      const allowed = await withinTextLimits(tx, services, reachable);
      const people = allowed.map((contact) => withLink(services, contact));
      const stored = await storeRequests(tx, people, services.clock.now());
      const asked = people.filter(({ contactId }) => stored.has(contactId));
      await sendRequests(tx, services, asked, false);
      await recordEvent(tx, services, {
        action: "contact-checks.asked",
        actorUserId: scope.userId,
        organisationId: scope.organisationId,
        subject: scope.planId,
        detail: { contacts: asked.length },
        address: origin.address,
      });
      return {
        asked: asked.length,
        unreachable: contactIds.length - reachable.length,
        notTexted: reachable.length - allowed.length,
        waiting: people.length - asked.length,
      };
    });
    services.wakeOutbox();
    return response;
  },
);

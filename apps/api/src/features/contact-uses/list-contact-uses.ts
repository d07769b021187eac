import { SNAPSHOT } from "../../platform/database/database";
import { MAX_CONTACT_USES } from "@holdfast/contract/directory/contact-uses";
import { listContactUses as endpoint } from "@holdfast/contract/directory/contact-uses-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { readContact } from "../directory/public";
import { listPlansOfContact } from "../plans/public";
import { listPlansOfMember } from "../policies/public";
import { listUnitsLedBy } from "../recovery-details/public";
import { countRisksOfContact } from "../risks/public";
import { listTeamsOfContact } from "../teams/public";

/** Lists what refers to a contact, in one snapshot. Teams of expired plans are included. */
export const listContactUses = route(endpoint, ({ params, scope }, { database }) =>
  database.transaction(async (tx) => {
    const { contactId } = params;
    if (!(await readContact(tx, scope, contactId))) throw new ProblemError(NOT_FOUND);
    return {
      teams: await listTeamsOfContact(tx, scope, contactId, MAX_CONTACT_USES),
      risks: await countRisksOfContact(tx, scope, contactId, MAX_CONTACT_USES),
      plans: await listPlansOfContact(tx, scope, contactId, MAX_CONTACT_USES),
      policies: await listPlansOfMember(tx, scope, contactId, MAX_CONTACT_USES),
      units: await listUnitsLedBy(tx, scope, contactId, MAX_CONTACT_USES),
    };
  }, SNAPSHOT),
);

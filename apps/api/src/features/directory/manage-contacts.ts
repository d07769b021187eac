import { fullName } from "@holdfast/contract/platform/text-rules";
import { contactTypeById } from "@holdfast/content/library/contact-types";
import { workTypeById } from "@holdfast/content/library/impact/work-types";
import {
  type ContactChanges,
  SELECT_CONTACT_TYPE,
  SELECT_WORK_TYPE,
} from "@holdfast/contract/directory/contact";
import {
  createContact as createEndpoint,
  listContacts as listEndpoint,
  updateContact as updateEndpoint,
} from "@holdfast/contract/directory/contact-endpoints";
import { INVALID_INPUT } from "@holdfast/contract/platform/errors";
import { listRoute } from "../../platform/http/list-route";
import { assertListNotFull } from "../../platform/limits/row-limits-store";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { changeRow, recordChange } from "../history/public";
import { countryFor } from "../organisations/public";
import { withoutConfirmation } from "./confirmed-contacts-store";
import { withFormattedNumbers } from "./contact-number-rules";
import {
  insertContact,
  listContacts as listRows,
  lockLocation,
  readContact,
  rethrowAsUnknownLocation,
  updateContact as updateRow,
} from "./contacts-store";

/** Checked here because the content library knows the types and the contract does not. */
function assertKnownTypes({ contactTypeId, workTypeId }: ContactChanges) {
  const fields = [];
  if (contactTypeId !== undefined && !contactTypeById(contactTypeId))
    fields.push({ path: "contactTypeId", message: SELECT_CONTACT_TYPE });
  if (workTypeId !== undefined && !workTypeById(workTypeId))
    fields.push({ path: "workTypeId", message: SELECT_WORK_TYPE });
  if (fields.length > 0) throw new ProblemError(INVALID_INPUT, { fields });
}

export const listContacts = listRoute(
  listEndpoint,
  ({ scope }, { database }, page) => listRows(database.query, scope, page),
  { orderKey: "contactId" },
);

export const createContact = route(createEndpoint, async ({ body, scope, origin }, services) => {
  assertKnownTypes(body);
  const input = withFormattedNumbers(body, await countryFor(services, scope));
  return services.database
    .transaction(async (tx) => {
      await assertListNotFull(tx, services, "contacts", scope);
      const contactId = await insertContact(tx, services, scope, input);
      const contact = await readContact(tx, scope, contactId);
      if (!contact) throw new Error("The new contact was not found.");
      const name = fullName(contact);
      const action = "directory.contact-added";
      await recordChange(tx, services, { scope, origin }, { action, id: contactId, name });
      return contact;
    })
    .catch(rethrowAsUnknownLocation);
});

export const updateContact = route(updateEndpoint, async (call, services) => {
  const { body, params, scope } = call;
  const id = params.contactId;
  assertKnownTypes(body);
  const country = await countryFor(services, scope);
  return services.database
    .transaction(async (tx) => {
      // Before the contact, because deleting a location also locks it before its contacts.
      if (body.branchId != null) await lockLocation(tx, scope, body.branchId);
      return changeRow(tx, services, call, {
        action: "directory.contact-changed",
        id,
        nameOf: fullName,
        read: () => readContact(tx, scope, id),
        update: (before) =>
          updateRow(
            tx,
            scope,
            id,
            withoutConfirmation(withFormattedNumbers(body, country, before), before),
            call.ifMatch,
          ),
      });
    })
    .catch(rethrowAsUnknownLocation);
});

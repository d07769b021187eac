import {
  deleteContact as deleteContactEndpoint,
  deleteContacts as deleteContactsEndpoint,
} from "@holdfast/contract/directory/contact-endpoints";
import {
  deleteStrategicThirdParty as deleteThirdPartyEndpoint,
  deleteStrategicThirdParties as deleteThirdPartiesEndpoint,
} from "@holdfast/contract/directory/third-party-endpoints";
import { deletesRecords, deletesRecord } from "../../platform/deletion/handle-deletions";
import { route } from "../../platform/http/route";
import { DIRECTORY_LISTS } from "./directory-lists-store";

const { contacts, thirdParties } = DIRECTORY_LISTS;

export const deleteContact = route(deleteContactEndpoint, deletesRecord(contacts, "contactId"));
export const deleteContacts = route(deleteContactsEndpoint, deletesRecords(contacts));

export const deleteStrategicThirdParty = route(
  deleteThirdPartyEndpoint,
  deletesRecord(thirdParties, "strategicThirdPartyId"),
);
export const deleteStrategicThirdParties = route(
  deleteThirdPartiesEndpoint,
  deletesRecords(thirdParties),
);

import {
  previewSafetyCheck as previewEndpoint,
  readSafetyCheck as readEndpoint,
} from "@holdfast/contract/incidents/safety-check-endpoints";
import { shortLinkUrl } from "@holdfast/contract/platform/email-links";
import { segmentsOf } from "@holdfast/contract/platform/text-message-rules";
import { fullName } from "@holdfast/contract/platform/text-rules";
import { route } from "../../../platform/http/route";
import { channelsInUse } from "../../../platform/local-installation";
import { textsLeft } from "../../../platform/outbox/text-allowance-store";
import { isTextable } from "../../../platform/phone-number";
import { createShortLink } from "../../answer-links/public";
import { listContacts } from "../../directory/public";
import { listBranches, nameOfOrganisation } from "../../organisations/public";
import { isAmongFirstOfDay } from "../active-incidents-store";
import { arePeopleWithheld, incidentOf, keyOf, ledIncidentOf } from "../find-incident";
import { questionParts, safetySms } from "./safety-check-email";
import { askedContacts, listSafetyPeople } from "./safety-people-store";
import { previewLocations } from "./staff-rules";

export const readSafetyCheck = route(readEndpoint, async ({ scope, params }, services) => {
  const { query } = services.database;
  const key = keyOf(scope, params);
  const incident = await incidentOf(query, key);
  const isWithheld = arePeopleWithheld(scope, incident, services.clock.now());
  return { people: isWithheld ? [] : await listSafetyPeople(query, key) };
});

/** Stands for the personal link in the text that is shown. */
const LINK_MARK = "(personal link)";

export const previewSafetyCheck = route(previewEndpoint, async ({ scope, params }, services) => {
  const { query } = services.database;
  const key = keyOf(scope, params);
  const incident = await ledIncidentOf(query, scope, key);
  const organisationName = await nameOfOrganisation(query, scope.organisationId);
  const contacts = await listContacts(query, scope);
  const branches = await listBranches(query, services, scope);
  const branch = branches.find(({ branchId }) => branchId === scope.branchId);
  const channels = channelsInUse(services.config);
  const { countries } = services.config.textMessages;
  const locations = previewLocations(
    contacts,
    await askedContacts(query, key),
    { branchId: scope.branchId, name: branch?.name ?? "" },
    {
      mail: channels.mail,
      canText: (mobile) => channels.sms && isTextable(mobile, countries),
    },
  );
  const facts = { ...incident, organisationName };
  const example = contacts.find(({ mobile }) => mobile !== null) ?? contacts[0];
  const asked = { name: example ? fullName(example) : "Ana Tan", isReminder: false };
  const link = createShortLink(services);
  const url = shortLinkUrl(services.config.publicUrl, link);
  const text = safetySms(facts, { ...asked, url });
  const { subject, paragraphs } = questionParts(facts, asked);
  return {
    locations,
    text: text.replace(url, LINK_MARK),
    segments: segmentsOf(text),
    textsLeft: (await isAmongFirstOfDay(query, key, incident))
      ? null
      : await textsLeft(query, services, scope.organisationId),
    email: { subject, paragraphs: [...paragraphs] },
  };
});

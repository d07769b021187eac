import * as z from "zod/mini";
import { MAX_IMAGE_BYTES } from "../../files/image";
import { created, defineEndpoint, json, PUBLIC } from "../../platform/endpoint";
import { LIST_FULL, NOT_FOUND, TOO_MANY_REQUESTS } from "../../platform/errors";
import { id, requiredText } from "../../platform/field-rules";
import { ALERT_ENDED, ALERT_LINK_INVALID, ALERT_REVOKED, DEVICE_TIME_WRONG } from "../errors";
import { ActionState, IncidentAction, madeByDevice } from "../incident";
import { Alert } from "./linked-work";
import { LinkedEntriesInput, LinkedPhotoInput } from "../log-entry";
import { ALERT_ANSWERS } from "../responder";

const AlertLink = {
  id: id(ALERT_LINK_INVALID.message),
  token: requiredText(ALERT_LINK_INVALID.message, 100),
};

/** Why a link does not open: it is wrong, its person was removed from the teams, or its incident has ended. */
const REFUSED = [ALERT_LINK_INVALID, ALERT_REVOKED, ALERT_ENDED, TOO_MANY_REQUESTS];

export const readAlert = defineEndpoint({
  name: "readAlert",
  method: "POST",
  path: "/incident_alerts/read",
  summary:
    "Returns the alert of a link, without a login; after 'On my way', with the work of the person's teams.",
  access: PUBLIC,
  body: z.strictObject(AlertLink),
  response: json(Alert),
  errors: REFUSED,
});

export const answerAlert = defineEndpoint({
  name: "answerAlert",
  method: "POST",
  path: "/incident_alerts/answer",
  summary:
    "Answers an alert with its link, without a login. The answer can be changed until the incident ends. One that a device made before a newer answer is only logged.",
  access: PUBLIC,
  body: z.strictObject({
    ...AlertLink,
    answer: z.enum(ALERT_ANSWERS, "Please select an answer."),
    ...madeByDevice,
  }),
  response: json(Alert),
  errors: [...REFUSED, DEVICE_TIME_WRONG],
});

export const setActionByLink = defineEndpoint({
  name: "setActionByLink",
  method: "POST",
  path: "/incident_alerts/actions",
  summary:
    "Marks an action of the teams of a link's person as done, with name and time, or as not done.",
  access: PUBLIC,
  body: z.extend(ActionState, { ...AlertLink, actionId: id() }),
  response: json(IncidentAction),
  errors: [...REFUSED, NOT_FOUND, DEVICE_TIME_WRONG, LIST_FULL],
});

export const addLogEntriesByLink = defineEndpoint({
  name: "addLogEntriesByLink",
  method: "POST",
  path: "/incident_alerts/log",
  summary:
    "Adds entries to the log of a link's incident. Entries whose ids are in it already are not added again.",
  access: PUBLIC,
  body: z.extend(LinkedEntriesInput, AlertLink),
  response: json(z.array(z.object({ entryId: id() }))),
  errors: [...REFUSED, DEVICE_TIME_WRONG, LIST_FULL],
});

export const addLogPhotoByLink = defineEndpoint({
  name: "addLogPhotoByLink",
  method: "POST",
  path: "/incident_alerts/log/photos",
  summary:
    "Adds an entry with a photo to the log of a link's incident. An entry whose id is in it already is not added again.",
  access: PUBLIC,
  upload: { field: "photo", maxBytes: MAX_IMAGE_BYTES, required: true },
  body: z.extend(LinkedPhotoInput, AlertLink),
  response: created(z.object({ entryId: id() })),
  errors: [...REFUSED, LIST_FULL, DEVICE_TIME_WRONG],
});

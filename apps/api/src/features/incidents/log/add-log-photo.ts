import { createHash } from "node:crypto";
import { addLogPhoto as endpoint } from "@holdfast/contract/incidents/incident-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { storeImage } from "../../../platform/files/store-image";
import { route } from "../../../platform/http/route";
import { assertIncidentListNotFull } from "../../../platform/limits/row-limits-store";
import { enforceLimit } from "../../../platform/limits/rate-limits";
import { ProblemError } from "../../../platform/problem-error";
import { deviceTime, incidentOf, keyOf } from "../find-incident";
import { LOG_PHOTOS_BY_ACCOUNT } from "../incident-limits";
import { markPersonPresent } from "../alerts/mark-present";
import { describeCosts } from "./describe-costs";
import { appendEntries, entryById } from "./log-store";

/** Large enough to read details. A smaller photo keeps its size. */
const PHOTO_SIZE = { width: 2000, height: 2000, fit: "inside", withoutEnlargement: true } as const;

/** A photo that is sent twice is stored once. Like other entries, it may arrive after the incident was closed. */
export const addLogPhoto = route(endpoint, async ({ body, params, scope, upload }, services) => {
  await enforceLimit(services, LOG_PHOTOS_BY_ACCOUNT, scope.userId);
  const key = keyOf(scope, params);
  const { organisationId, planId } = scope;
  await storeImage(
    services,
    {
      field: endpoint.upload.field,
      bytes: upload.bytes,
      size: PHOTO_SIZE,
      plan: { organisationId, planId },
    },
    async (tx, fileId, image) => {
      const incident = await incidentOf(tx, key);
      const isKnown = (await entryById(tx, key, body.entryId)) !== undefined;
      // The caller deletes the file that is returned.
      if (isKnown) return fileId;
      await assertIncidentListNotFull(tx, services, "incidentPhotos", key);
      const [cost] = await describeCosts(tx, services, scope, key, [body.cost]);
      await assertIncidentListNotFull(tx, services, "incidentEntries", key);
      const now = services.clock.now();
      const entry = {
        entryId: body.entryId,
        kind: cost ? ("cost" as const) : ("note" as const),
        cost,
        text: body.text ?? "",
        authorUserId: scope.userId,
        authorName: await markPersonPresent(tx, services, scope, key),
        deviceAt: deviceTime(body.deviceAt, incident, now),
        photo: { fileId, sha256: createHash("sha256").update(image).digest("hex") },
      };
      await appendEntries(tx, key, [entry], now);
      return null;
    },
  );
  const entry = await entryById(services.database.query, key, body.entryId);
  if (!entry) throw new ProblemError(NOT_FOUND);
  return entry;
});

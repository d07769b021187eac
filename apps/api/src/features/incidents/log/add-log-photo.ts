import { createHash } from "node:crypto";
import type { CostLine } from "@holdfast/contract/incidents/costs/cost-line";
import { addLogPhoto as endpoint } from "@holdfast/contract/incidents/incident-endpoints";
import type { LogEntry } from "@holdfast/contract/incidents/log-entry";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { Transaction } from "../../../platform/database/database";
import { storeImage } from "../../../platform/files/store-image";
import { route } from "../../../platform/http/route";
import { assertIncidentListNotFull } from "../../../platform/limits/row-limits-store";
import { enforceLimit } from "../../../platform/limits/rate-limits";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { deviceTime, incidentOf, keyOf } from "../find-incident";
import { LOG_PHOTOS_BY_ACCOUNT } from "../incident-limits";
import { type ActingPerson, markPersonPresent } from "../alerts/mark-present";
import { describeCosts } from "./describe-costs";
import { appendEntries, entryById, type IncidentKey } from "./log-store";

/** Large enough to read details. A smaller photo keeps its size. */
const PHOTO_SIZE = { width: 2000, height: 2000, fit: "inside", withoutEnlargement: true } as const;

type Photo = {
  readonly entryId: string;
  readonly deviceAt: string;
  readonly text?: string | null | undefined;
  readonly bytes: Buffer;
};

/**
 * Adds a photo to the log, once, however often it is sent. Like other entries, it may arrive after the incident was
 * closed.
 * @param begin runs first in the transaction; returns the cost of which the photo shows the receipt
 */
export async function addPhoto(
  services: Services,
  person: ActingPerson,
  key: IncidentKey,
  { entryId, deviceAt, text, bytes }: Photo,
  begin: (tx: Transaction) => Promise<CostLine | undefined>,
): Promise<LogEntry> {
  const { organisationId, planId } = key;
  await storeImage(
    services,
    { field: endpoint.upload.field, bytes, size: PHOTO_SIZE, plan: { organisationId, planId } },
    async (tx, fileId, image) => {
      const cost = await begin(tx);
      const incident = await incidentOf(tx, key);
      const isKnown = (await entryById(tx, key, entryId)) !== undefined;
      // The caller deletes the file that is returned.
      if (isKnown) return fileId;
      await assertIncidentListNotFull(tx, services, "incidentPhotos", key);
      await assertIncidentListNotFull(tx, services, "incidentEntries", key);
      const now = services.clock.now();
      const entry = {
        entryId,
        kind: cost ? ("cost" as const) : ("note" as const),
        cost,
        text: text ?? "",
        ...(await markPersonPresent(tx, services, person, key)),
        deviceAt: deviceTime(deviceAt, incident, now),
        photo: { fileId, sha256: createHash("sha256").update(image).digest("hex") },
      };
      await appendEntries(tx, key, [entry], now);
      return null;
    },
  );
  const entry = await entryById(services.database.query, key, entryId);
  if (!entry) throw new ProblemError(NOT_FOUND);
  return entry;
}

export const addLogPhoto = route(endpoint, async ({ body, params, scope, upload }, services) => {
  await enforceLimit(services, LOG_PHOTOS_BY_ACCOUNT, scope.userId);
  const key = keyOf(scope, params);
  const { cost, ...photo } = body;
  return addPhoto(services, scope, key, { ...photo, bytes: upload.bytes }, async (tx) => {
    // The same photo again costs nothing more.
    if (await entryById(tx, key, photo.entryId)) return undefined;
    return (await describeCosts(tx, services, scope, key, [cost]))[0];
  });
});

import { downloadIncidentReport as endpoint } from "@holdfast/contract/incidents/incident-endpoints";
import type { LogEntry } from "@holdfast/contract/incidents/log-entry";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { PrintedLogEntry } from "@holdfast/printables/incident-report/incident-report-data";
import { incidentReportPrint } from "@holdfast/printables/incident-report/incident-report-markup";
import { printedImage } from "../../../platform/files/image-data";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import {
  firstBrokenEntry,
  keyOf,
  listLog,
  listSafetyPeople,
  logParts,
  nameOfPlan,
  readCosts,
  readWorkspace,
  WHOLE_LOG,
} from "../../incidents/public";
import { nameOfOrganisation } from "../../organisations/public";
import { printDownload } from "../print-document";
import { reservePrint } from "../reserve-print";

/** Half a page at about 150 dots an inch. */
const PRINTED_PHOTO = {
  width: 900,
  height: 900,
  fit: "inside",
  withoutEnlargement: true,
} as const;

/** Prints the report of an incident on the server, so that it contains only what is stored. */
export const downloadIncidentReport = route(
  endpoint,
  { admit: reservePrint },
  async ({ scope, params, query, admission }, services) => {
    const { database, clock } = services;
    const { order = "arrival", part = 1 } = query;
    const key = keyOf(scope, params);
    const now = clock.now();
    const incident = await readWorkspace(database.query, scope, key, services);
    const log = await listLog(database.query, key, WHOLE_LOG);
    const parts = logParts(order === "arrival" ? log : byEvent(log));
    const entries = parts[part - 1];
    if (!entries) throw new ProblemError(NOT_FOUND);
    const print = incidentReportPrint({
      organisationName: await nameOfOrganisation(database.query, key.organisationId),
      planName: await nameOfPlan(database.query, scope),
      incident,
      safety: incident.areRespondersWithheld ? [] : await listSafetyPeople(database.query, key),
      log: await withPhotos(services, entries),
      order,
      part: { number: part, of: parts.length },
      entries: log.length,
      lastHash: log.at(-1)?.hash ?? "",
      costs: await readCosts(database.query, scope, key),
      brokenAt: firstBrokenEntry(log),
      timeZone: query.timeZone ?? "UTC",
      printedAt: now.toISOString(),
    });
    return printDownload(services, {
      userId: scope.userId,
      slot: admission,
      print: () => print,
      fileName: `${print.title}.pdf`,
    });
  },
);

/** Returns entries as `listLog` has them in the order of the events. */
const byEvent = (log: readonly LogEntry[]) =>
  log.toSorted((a, b) => a.deviceAt.localeCompare(b.deviceAt) || a.number - b.number);

async function withPhotos(
  services: Services,
  log: readonly LogEntry[],
): Promise<PrintedLogEntry[]> {
  const printed: PrintedLogEntry[] = [];
  for (const entry of log) {
    const photo = await printedImage(services, entry.photo?.url ?? null, PRINTED_PHOTO);
    const isPhotoChanged = photo !== null && photo.sha256 !== entry.photo?.sha256;
    printed.push({ ...entry, photoData: photo?.data ?? null, isPhotoChanged });
  }
  return printed;
}

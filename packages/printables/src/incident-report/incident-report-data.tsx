import type { Incident } from "@holdfast/contract/incidents/incident";
import type { SafetyPerson } from "@holdfast/contract/incidents/safety-check";
import type { IncidentCosts, LogEntry } from "@holdfast/contract/incidents/log-entry";

/** An entry of the log as printed: its photo is a `data:` URL, because a printed document fetches nothing. */
export type PrintedLogEntry = LogEntry & {
  readonly photoData: string | null;
  /** The stored file of the photo is not the one that was received: its SHA-256 is another. */
  readonly isPhotoChanged: boolean;
};

/** Everything in the report of an incident, for insurers and regulators. */
export type IncidentReportData = {
  readonly organisationName: string;
  readonly planName: string;
  readonly incident: Incident;
  /** Who was asked in the safety check; empty without one. */
  readonly safety: readonly SafetyPerson[];
  readonly log: readonly PrintedLogEntry[];
  readonly costs: Pick<IncidentCosts, "entries" | "policies">;
  /** The number of the first entry that does not fit its hash; undefined if the log is unbroken. */
  readonly brokenAt: number | undefined;
  /** IANA name; all times are printed in it. */
  readonly timeZone: string;
  /** When it is printed, an ISO instant. */
  readonly printedAt: string;
};

import type { Incident } from "@holdfast/contract/incidents/incident";
import type { SafetyPerson } from "@holdfast/contract/incidents/safety-check";
import type { IncidentCosts, LogEntry, LogOrder } from "@holdfast/contract/incidents/log-entry";

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
  /** Who was asked in the safety check; empty without one. */
  readonly safety: readonly SafetyPerson[];
  /** The entries of this part, in this order. */
  readonly log: readonly PrintedLogEntry[];
  readonly order: LogOrder;
  /** A long log is printed in parts, of which the first one has everything else. */
  readonly part: { readonly number: number; readonly of: number };
  /** Of the whole log: how many entries it has, and the hash of the last one. */
  readonly entries: number;
  readonly lastHash: string;
  readonly costs: Pick<IncidentCosts, "entries" | "policies">;
  /** The number of the first entry that does not fit its hash; undefined if the log is unbroken. */
  readonly brokenAt: number | undefined;
  /** IANA name; all times are printed in it. */
  readonly timeZone: string;
  /** When it is printed, an ISO instant. */
  readonly printedAt: string;
};

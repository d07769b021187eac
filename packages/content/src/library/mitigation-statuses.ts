import statuses from "../data/mitigation_statuses.json";

/** How far the mitigation of a risk has come. */
export type MitigationStatus = { readonly mitigationStatusId: number; readonly name: string };

export const MITIGATION_STATUSES: readonly MitigationStatus[] = statuses;

const byId = new Map(MITIGATION_STATUSES.map((status) => [status.mitigationStatusId, status]));

/** The status of that id; undefined where there is none. */
export const mitigationStatusById = (mitigationStatusId: number): MitigationStatus | undefined =>
  byId.get(mitigationStatusId);

import statuses from "../../data/risks/mitigation_statuses.json";

/** The progress of a risk's mitigation. */
export type MitigationStatus = { readonly mitigationStatusId: number; readonly name: string };

export const MITIGATION_STATUSES: readonly MitigationStatus[] = statuses;

const byId = new Map(MITIGATION_STATUSES.map((status) => [status.mitigationStatusId, status]));

/** Returns the status with that id; undefined if there is none. */
export const mitigationStatusById = (mitigationStatusId: number): MitigationStatus | undefined =>
  byId.get(mitigationStatusId);

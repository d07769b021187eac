import penalties from "../../data/impact/penalties.json";

/** A penalty the business may face when a strategic area fails. */
export type Penalty = { readonly penaltyId: number; readonly name: string };

export const PENALTIES: readonly Penalty[] = penalties;

const byId = new Map(PENALTIES.map((penalty) => [penalty.penaltyId, penalty]));

/** Returns the penalty with that id; undefined if there is none. */
export const penaltyById = (penaltyId: number): Penalty | undefined => byId.get(penaltyId);

/** The penalty that requires a description (specification 4, 'Strategic BIA per area'). */
export const OTHER_PENALTY_NAME = "Other";

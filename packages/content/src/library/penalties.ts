import penalties from "../data/penalties.json";

/** What a business may owe when a strategic area fails. */
export type Penalty = { readonly penaltyId: number; readonly name: string };

export const PENALTIES: readonly Penalty[] = penalties;

const byId = new Map(PENALTIES.map((penalty) => [penalty.penaltyId, penalty]));

/** The penalty of that id; undefined where there is none. */
export const penaltyById = (penaltyId: number): Penalty | undefined => byId.get(penaltyId);

/** 'Other' asks for a text of its own (specification 4, 'Strategic BIA per area'). */
export const OTHER_PENALTY_NAME = "Other";

import types from "../../data/impact/work_types.json";

/** How a person's work is arranged: full time, shift work and so on. */
export type WorkType = { readonly workTypeId: number; readonly name: string };

export const WORK_TYPES: readonly WorkType[] = types;

const byId = new Map(WORK_TYPES.map((type) => [type.workTypeId, type]));

/** Returns the work type with that id; undefined if there is none. */
export const workTypeById = (workTypeId: number): WorkType | undefined => byId.get(workTypeId);

import types from "../../data/response/team_types.json";

/** One of the three teams of every plan, and its sections in the plan document. */
export type TeamType = {
  readonly teamTypeId: number;
  readonly name: string;
  /** As printed: the Information Technology Team is shown as IT Recovery Team. */
  readonly displayName: string;
  /** Letters of the sections in the plan document. */
  readonly sections: readonly string[];
  readonly colour: "red" | "green" | "blue";
  readonly anchor: string;
};

export const TEAM_TYPES = types as readonly TeamType[];

const byId = new Map(TEAM_TYPES.map((type) => [type.teamTypeId, type]));

/** Returns the team type with that id; undefined if there is none. */
export const teamTypeById = (teamTypeId: number): TeamType | undefined => byId.get(teamTypeId);

/** Returns a team's name as printed; 'response team' for an unknown id. */
export const teamNameOf = (teamTypeId: number): string =>
  teamTypeById(teamTypeId)?.displayName ?? "response team";

import { teamNameOf } from "@holdfast/content/library/response/team-types";

/** Returns to whom a message goes, as its text and its entry in the log say it: all responders, or one team. Pure. */
export const addresseeOf = (teamTypeId: number | undefined): string =>
  teamTypeId === undefined ? "all responders" : `the ${teamNameOf(teamTypeId)}`;

/** Whether the log's entry of a message says that it went to all responders, or to one of these teams. Pure. */
export const isAddressedTo = (entry: string, teamTypeIds: readonly number[]): boolean =>
  [undefined, ...teamTypeIds].some((team) => entry.startsWith(`To ${addresseeOf(team)} (`));

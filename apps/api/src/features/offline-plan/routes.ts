import { readLostAccess } from "./read-lost-access";
import { readOfflinePlan } from "./read-offline-plan";
import { recordTeamFile } from "./record-team-file";

export const offlinePlanRoutes = [readOfflinePlan, readLostAccess, recordTeamFile];

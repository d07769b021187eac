import { readLostAccess } from "./read-lost-access";
import { readOfflinePlan } from "./read-offline-plan";

export const offlinePlanRoutes = [readOfflinePlan, readLostAccess];

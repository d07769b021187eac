import { readOfflinePlan } from "./read-offline-plan";

export const offlinePlanRoutes = [readOfflinePlan];

import { answerDrill, readDrill } from "./answer-drill";
import { listDrills } from "./list-drills";

export const drillsRoutes = [listDrills, readDrill, answerDrill];

import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import { listSingleSheets as endpoint } from "@holdfast/contract/printing/single-sheet";
import { singleSheets } from "@holdfast/printables/single-sheets/single-sheets";
import { route } from "../../platform/http/route";
import { gatherPlan } from "./read-plan-document";

export const listSingleSheets = route(endpoint, async ({ scope }, services) => {
  const { content } = await gatherPlan(services, scope, dateOf(services.clock.now()));
  return singleSheets(content).map(({ id, title, purpose }) => ({ id, title, purpose }));
});

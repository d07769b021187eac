import { openParts } from "@holdfast/contract/plans/plan-completion-rules";
import { recordPlanDownload as endpoint } from "@holdfast/contract/plans/plan-endpoints";
import { route } from "../../platform/http/route";
import { updateDownloaded } from "./changes/plan-changes-store";
import { readFacts } from "./plans-store";

export const recordPlanDownload = route(endpoint, async ({ scope }, services) =>
  services.database.transaction(async (tx) => {
    const isDraft = openParts(await readFacts(tx, services, scope)).length > 0;
    await updateDownloaded(tx, scope, services.clock.now(), isDraft);
  }),
);

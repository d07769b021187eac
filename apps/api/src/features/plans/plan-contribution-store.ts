import { sql } from "drizzle-orm";
import {
  factsOf,
  type PlanContribution,
  refersTo,
} from "../../platform/access/plan-contribution-store";
import { sharedChangesOf } from "./changes/shared-changes-store";

type Fact = "planDocumentDownloadedSinceLastChange";

export const planContribution: PlanContribution<Fact> = {
  facts: factsOf<Fact>({
    planDocumentDownloadedSinceLastChange: sql`coalesce(p.final_downloaded_at >= p.last_modified_at
      and p.final_download_changes = ${sharedChangesOf(sql`p`)}, false)`,
  }),
  references: {
    contact: (ids) => refersTo(sql`from plan_accountable_contacts x`, sql`x.contact_id`, ids),
  },
};

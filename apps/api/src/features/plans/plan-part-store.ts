import { sql } from "drizzle-orm";
import { factsOf, type PlanPart, refersTo } from "../../platform/access/plan-part-store";

type Fact = "mtpdSet" | "planDocumentDownloadedSinceLastChange";

/** Downloads are still to be built: none is done. */
const notBuilt = sql<boolean>`false`;

export const ownPart: PlanPart<Fact> = {
  facts: factsOf<Fact>({
    mtpdSet: sql`p.mtpd_id is not null`,
    planDocumentDownloadedSinceLastChange: notBuilt,
  }),
  uses: {
    contact: (ids) => refersTo(sql`from plan_accountable_contacts x`, sql`x.contact_id`, ids),
  },
};

import { sql } from "drizzle-orm";
import { factsOf, type PlanPart, refersTo } from "../../platform/access/plan-part-store";
import { deletedRows } from "../../platform/access/record-references-store";

type Fact = "mtpdSet" | "planDocumentDownloadedSinceLastChange" | "documentsUploaded";

/** Documents and downloads belong to features still to be built: none is done. */
const notBuilt = sql<boolean>`false`;

export const ownPart: PlanPart<Fact> = {
  facts: factsOf<Fact>({
    mtpdSet: sql`p.mtpd_id is not null`,
    planDocumentDownloadedSinceLastChange: notBuilt,
    documentsUploaded: notBuilt,
  }),
  uses: {
    contact: (ids) => refersTo(sql`from plan_accountable_contacts x`, sql`x.contact_id`, ids),
  },
  references: {
    contact: [deletedRows("plan_accountable_contacts", { record: sql`x.contact_id` })],
  },
};

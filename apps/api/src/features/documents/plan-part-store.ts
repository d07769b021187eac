import { sql } from "drizzle-orm";
import { cloneDocuments } from "./cloned-documents-store";
import { factsOf, isOfPlan, type PlanPart } from "../../platform/access/plan-part-store";

export const documentPart: PlanPart<"documentsUploaded"> = {
  facts: factsOf<"documentsUploaded">({
    documentsUploaded: sql`exists (select 1 from documents x where ${isOfPlan})`,
  }),
  clone: { documents: cloneDocuments },
};

import { sql } from "drizzle-orm";
import { cloneDocuments } from "./cloned-documents-store";
import {
  factsOf,
  isOfPlan,
  type PlanContribution,
} from "../../platform/access/plan-contribution-store";

export const documentContribution: PlanContribution<"documentsUploaded"> = {
  facts: factsOf<"documentsUploaded">({
    documentsUploaded: sql`exists (select 1 from documents x where ${isOfPlan})`,
  }),
  clone: { documents: cloneDocuments },
};

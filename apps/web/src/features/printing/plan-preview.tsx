import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { PlanAppendices } from "@holdfast/printables/continuity-plan/appendices";
import { ContinuityPlanBody } from "@holdfast/printables/continuity-plan/plan-body";
import { ContinuityPlanFrontMatter } from "@holdfast/printables/continuity-plan/front-pages/plan-front-matter";
import { isolatedNames } from "@holdfast/printables/document/text/isolated-names";
import { useMemo } from "react";
import "@holdfast/printables/document.css";
import { useScrollToAnchor } from "../../platform/routing/use-scroll-to-anchor";
import "../../ui/theme/document-fonts.css";
import styles from "./plan-document.module.css";

/** Renders the plan as it will be printed. */
export const PlanPreview = ({ document }: { readonly document: PlanDocument }) => {
  useScrollToAnchor();
  const data = useMemo(() => isolatedNames(document), [document]);
  return (
    <section className={styles.preview} aria-label="Preview of the plan">
      <ContinuityPlanFrontMatter data={data} />
      <ContinuityPlanBody data={data} appendices={<PlanAppendices data={data} />} />
    </section>
  );
};

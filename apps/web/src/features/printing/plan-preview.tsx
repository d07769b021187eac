import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { ContinuityPlanBody } from "@holdfast/printables/continuity-plan/plan-body";
import { ContinuityPlanFrontMatter } from "@holdfast/printables/continuity-plan/plan-front-matter";
import { isolatedNames } from "@holdfast/printables/document/isolated-names";
import { useMemo } from "react";
import "@holdfast/printables/document.css";
import { idleComponent } from "../../platform/routing/idle-component";
import "../../ui/theme/document-fonts.css";
import styles from "./plan-document.module.css";
import { useScrollToAnchor } from "../../platform/routing/use-scroll-to-anchor";

const AppendicesPreview = idleComponent(
  async () => (await import("./appendices-preview")).AppendicesPreview,
);

/** Renders the plan as it will be printed, the appendices last. */
export const PlanPreview = ({ document }: { readonly document: PlanDocument }) => {
  useScrollToAnchor();
  const data = useMemo(() => isolatedNames(document), [document]);
  return (
    <section className={styles.preview} aria-label="Preview of the plan">
      <ContinuityPlanFrontMatter data={data} />
      <ContinuityPlanBody data={data} appendices={<AppendicesPreview data={data} />} />
    </section>
  );
};

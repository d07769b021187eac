import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { ContinuityPlanFrontMatter } from "@holdfast/printables/continuity-plan/plan-front-matter";
import { isolatedNames } from "@holdfast/printables/document/isolated-names";
import { useMemo } from "react";
import "@holdfast/printables/document.css";
import { idleComponent } from "../../platform/routing/idle-component";
import { useScrollToAnchor } from "../../platform/routing/use-scroll-to-anchor";
import { Skeleton } from "../../ui/feedback/skeleton";
import "../../ui/theme/document-fonts.css";
import styles from "./plan-document.module.css";

const BodyPreview = idleComponent(
  async () => (await import("./body-preview")).BodyPreview,
  <Skeleton lines={6} height={120} label="Loading the sections of the plan..." />,
);

/** Renders the plan as it will be printed; what follows its contents appears when the browser is idle. */
export const PlanPreview = ({ document }: { readonly document: PlanDocument }) => {
  useScrollToAnchor();
  const data = useMemo(() => isolatedNames(document), [document]);
  return (
    <section className={styles.preview} aria-label="Preview of the plan">
      <ContinuityPlanFrontMatter data={data} />
      <BodyPreview data={data} />
    </section>
  );
};

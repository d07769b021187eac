import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { ContinuityPlanContent } from "@holdfast/printables/continuity-plan/plan-content";
import { ContinuityPlanFrontMatter } from "@holdfast/printables/continuity-plan/plan-front-matter";
import "@holdfast/printables/document.css";
import { useEffect } from "react";
import { useLocation } from "react-router";
import "../../ui/theme/document-fonts.css";
import styles from "./plan-document.module.css";

/** Renders the plan as it will be printed, and scrolls to the part in the URL's anchor. */
export const PlanPreview = ({ document: data }: { readonly document: PlanDocument }) => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
  return (
    <section className={styles.preview} aria-label="Preview of the plan">
      <ContinuityPlanFrontMatter data={data} />
      <ContinuityPlanContent data={data} />
    </section>
  );
};

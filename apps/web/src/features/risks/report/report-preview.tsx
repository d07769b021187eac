import { isolatedNames } from "@holdfast/printables/document/text/isolated-names";
import { RiskReportContent } from "@holdfast/printables/risk-report/risk-report-content";
import type { RiskReportData } from "@holdfast/printables/risk-report/risk-report-data";
import { RiskReportFrontMatter } from "@holdfast/printables/risk-report/front-pages/risk-report-front-matter";
import { useMemo } from "react";
import "@holdfast/printables/document.css";
import "../../../ui/theme/document-fonts.css";
import styles from "./report.module.css";

/** Renders the report as it will be printed. */
export const ReportPreview = ({ data }: { readonly data: RiskReportData }) => {
  const shown = useMemo(() => isolatedNames(data), [data]);
  return (
    <section className={styles.preview} aria-label="Preview of the report">
      <RiskReportFrontMatter data={shown} />
      <RiskReportContent data={shown} />
    </section>
  );
};

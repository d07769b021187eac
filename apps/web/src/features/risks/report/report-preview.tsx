import { RiskReportContent } from "@holdfast/printables/risk-report/risk-report-content";
import type { RiskReportData } from "@holdfast/printables/risk-report/risk-report-data";
import { RiskReportFrontMatter } from "@holdfast/printables/risk-report/risk-report-front-matter";
import "@holdfast/printables/document.css";
import "../../../ui/theme/document-fonts.css";
import styles from "./report.module.css";

/** Renders the report as it will be printed. */
export const ReportPreview = ({ data }: { readonly data: RiskReportData }) => (
  <section className={styles.preview} aria-label="Preview of the report">
    <RiskReportFrontMatter data={data} />
    <RiskReportContent data={data} />
  </section>
);

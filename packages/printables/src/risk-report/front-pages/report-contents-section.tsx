import { ContentsLine } from "../../document/contents-line";
import type { RiskReportData } from "../risk-report-data";

interface Entry {
  readonly anchor: string;
  readonly title: string;
  readonly isPart?: boolean;
}

/** Returns the headings of this report, in its order. */
export const contentsOf = (data: RiskReportData): readonly Entry[] => {
  const { risks, exposures, hazardIndex } = data;
  const isAnyInsured = risks.some(({ includeInsurance }) => includeInsurance === true);
  const part = (anchor: string, title: string) => ({ anchor, title, isPart: true });
  const onlyIf = (isShown: boolean, ...entries: readonly Entry[]) => (isShown ? entries : []);
  const hasRisks = risks.length > 0;
  return [
    part("introduction", "Introduction"),
    ...onlyIf(hasRisks, { anchor: "summary", title: "Summary" }),
    part("scope", "Scope"),
    ...onlyIf(hazardIndex.length > 0, part("hazard-assessment", "Hazard Assessment"), {
      anchor: "hazards-explained",
      title: "What the ratings are based on",
    }),
    part("risk-exposures", "Risk Exposures"),
    ...onlyIf(exposures.length > 0, {
      anchor: "exposures-and-insurance",
      title: "Exposures, risks and insurance",
    }),
    part("risk-and-threat-assessment", "Risk and Threat Assessment"),
    ...onlyIf(
      hasRisks,
      { anchor: "risk-determination", title: "Risk determination and decisions" },
      { anchor: "mitigation-insurance", title: "Mitigation by insurance" },
    ),
    ...onlyIf(isAnyInsured, { anchor: "insured-risks", title: "Risks to insure in detail" }),
    part("under-insurance", "Under Insurance"),
    part("conclusion", "Conclusion"),
  ];
};

/** The table of contents. */
export function ReportContentsSection({ data }: { readonly data: RiskReportData }) {
  return (
    <section className="hf-sheet hf-contents">
      <h2 id="contents">Contents</h2>
      <nav className="hf-contents-list" aria-label="Contents">
        <ol>
          {contentsOf(data).map(({ anchor, title, isPart = false }) => (
            <li key={anchor}>
              <ContentsLine entry={{ anchor, number: "", title }} isHead={isPart} />
            </li>
          ))}
        </ol>
      </nav>
    </section>
  );
}

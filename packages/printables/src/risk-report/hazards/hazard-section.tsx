import { typographic } from "@holdfast/content/plan-text/text-filling";
import {
  exposuresIn,
  hazardCategoryName,
  hazardText,
  injuriesText,
  PERILS_CATEGORY,
  perilsNote,
  perilsText,
} from "@holdfast/content/countries/report-words";
import { HAZARD_DISCLAIMER } from "@holdfast/content/hazards/hazard-disclaimer";
import { INDUSTRIES_ATTRIBUTION } from "@holdfast/content/industries/industry-attribution";
import { exposureBand, HazardChart } from "../../charts/hazard-chart";
import { DocumentTable } from "../../document/document-table";
import { plainParagraphs } from "../../document/text/plain-paragraphs";
import { RichText } from "../../document/text/rich-text";
import { ExposureGapsTable } from "./exposure-gaps-table";
import type { RiskGroup } from "../risk-groups";
import type { RiskReportData } from "../risk-report-data";

const NO_VALUES = {};

/** Hazard Assessment, only if the industry has a hazard index: the chart, then a table of all ratings. */
export function HazardSection({ data }: { readonly data: RiskReportData }) {
  const { business } = data;
  const { country } = data.plan.location;
  if (data.hazardIndex.length === 0) return null;
  const hazardIndex = data.hazardIndex.map((entry) => ({
    ...entry,
    categoryName: hazardCategoryName(entry.categoryName, country),
  }));
  const industry = business.industryName || "the industry of the business";
  const highestFirst = hazardIndex.toSorted((a, b) => b.rating - a.rating);
  return (
    <section className="hf-sheet hf-sheet--follows hf-hazards">
      <h2 id="hazard-assessment">Hazard Assessment</h2>
      <p>
        The hazard index shows how exposed {industryText(business.industryName)} is to each kind of
        loss, on a scale of 0 to 100. It is a starting point for the business’s own risks, which
        follow under Risk and Threat Assessment.
      </p>
      <HazardChart bars={hazardIndex} caption={`Hazard index for ${industry}, 0 to 100`} />
      <p className="hf-note">{HAZARD_DISCLAIMER}</p>
      <h3 id="hazards-explained">What the ratings are based on</h3>
      <DocumentTable
        caption="Ratings, reasons and advice"
        columns={[
          { head: "Kind of loss", width: 22 },
          { head: "Rating", width: 9, isNumber: true },
          { head: "Exposure", width: 12 },
          { head: "Reasons and advice", width: 57 },
        ]}
        rows={highestFirst.map(({ categoryName, rating, comment }) => [
          <strong key="name">{categoryName}</strong>,
          rating,
          exposureBand(rating),
          [
            ...plainParagraphs(comment).map((words) => hazardText(words, country)),
            ...(categoryName === PERILS_CATEGORY ? [perilsNote(country)] : []),
          ].map((text) => <p key={text}>{typographic(text)}</p>),
        ])}
        height="compact"
      />
    </section>
  );
}

interface ExposuresProps {
  readonly data: RiskReportData;
  readonly groups: readonly RiskGroup[];
}

/** Risk Exposures: the most significant exposures of the industry. */
export function ExposuresSection({ data, groups }: ExposuresProps) {
  const { hazardIndex, business } = data;
  const { country } = data.plan.location;
  const exposures = exposuresIn(data.exposures, country);
  return (
    <section className="hf-sheet hf-sheet--follows">
      <h2 id="risk-exposures">Risk Exposures</h2>
      {exposures.length === 0 ? (
        <p>
          {business.industryName === ""
            ? "No industry is chosen for the business, so no exposures are listed."
            : `No significant exposures are recorded for ${industryText(business.industryName)}.`}
        </p>
      ) : (
        <>
          <p className="hf-leads-in">
            These exposures are usually the most significant for businesses in{" "}
            {industryText(business.industryName)}.
          </p>
          <ul className="hf-points hf-exposures">
            {exposures.map(({ id, name }) => (
              <li key={id}>{typographic(name)}</li>
            ))}
          </ul>
          <p>
            <RichText text={perilsText(country)} values={NO_VALUES} />
          </p>
          <p className="hf-note">
            {INDUSTRIES_ATTRIBUTION}. {hazardIndex.length > 0 ? "" : HAZARD_DISCLAIMER}
          </p>
          <ExposureGapsTable
            exposures={exposures}
            groups={groups}
            policies={data.policies}
            country={country}
          />
          {injuriesText(country) === "" ? null : <p>{injuriesText(country)}</p>}
        </>
      )}
    </section>
  );
}

/** Returns an industry for use in a sentence; its title is quoted, since it may be singular or plural. */
const industryText = (industryName: string) =>
  industryName === "" ? "the industry of the business" : `the industry “${industryName}”`;

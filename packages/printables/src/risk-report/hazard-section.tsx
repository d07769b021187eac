import { HAZARD_DISCLAIMER } from "@holdfast/content/hazards/hazard-disclaimer";
import { INDUSTRIES_ATTRIBUTION } from "@holdfast/content/industries/industry-attribution";
import { hazardExposure } from "@holdfast/contract/industries/hazard-exposure-rules";
import { HazardChart } from "../charts/hazard-chart";
import { plainParagraphs } from "../document/plain-paragraphs";
import type { RiskReportData } from "./risk-report-data";

/** Hazard Assessment, only where the industry has a hazard index: the drawing, then each rating with its reasons. */
export function HazardSection({ data }: { readonly data: RiskReportData }) {
  const { hazardIndex, business } = data;
  if (hazardIndex.length === 0) return null;
  const industry = business.industryName || "the industry of the business";
  const highestFirst = hazardIndex.toSorted((one, other) => other.rating - one.rating);
  return (
    <section className="hf-sheet hf-sheet--follows hf-hazards">
      <h2 id="hazard-assessment">Hazard Assessment</h2>
      <p>
        The hazard index shows how exposed {industry} is to each kind of loss, on a scale of 0 to
        100. It is a starting point for the risks that the business assessed for itself, which
        follow under Risk and Threat Assessment.
      </p>
      <HazardChart bars={hazardIndex} caption={`Hazard index of ${industry}, 0 to 100`} />
      <p className="hf-note">{HAZARD_DISCLAIMER}</p>
      <h3 id="hazards-explained">What stands behind the ratings</h3>
      {highestFirst.map(({ categoryName, rating, comment }) => (
        <div key={categoryName} className="hf-whole">
          <h4>
            {categoryName}: {rating}, {hazardExposure(rating) ?? "No exposure"}
          </h4>
          {plainParagraphs(comment).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ))}
    </section>
  );
}

/** Risk Exposures: what stands out among what can happen to businesses of the industry. */
export function ExposuresSection({ data }: { readonly data: RiskReportData }) {
  const { exposures, business } = data;
  const industry = business.industryName || "this industry";
  return (
    <section className="hf-sheet hf-sheet--follows">
      <h2 id="risk-exposures">Risk Exposures</h2>
      {exposures.length === 0 ? (
        <p>No significant exposures are recorded for {industry}.</p>
      ) : (
        <>
          <p>
            These exposures stand out among what can happen to businesses in {industry} in
            Australia. Those that apply to the business are assessed below with its own figures.
          </p>
          <ul className="hf-points hf-exposures">
            {exposures.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
          <p className="hf-note">
            {INDUSTRIES_ATTRIBUTION}. {data.hazardIndex.length > 0 ? "" : HAZARD_DISCLAIMER}
          </p>
        </>
      )}
    </section>
  );
}

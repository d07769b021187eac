import { exposuresIn } from "@holdfast/content/countries/report-words";
import { certainCountry } from "@holdfast/contract/organisations/place";
import { INDUSTRIES_ATTRIBUTION } from "@holdfast/content/industries/industry-attribution";
import {
  listSignificantExposures,
  readHazardIndex,
} from "@holdfast/contract/industries/hazard-endpoints";
import { Link } from "react-router";
import { Card } from "../../../ui/layout/card";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { PageFrame } from "../../../ui/layout/page-frame";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { useRead } from "../../../platform/api/use-endpoint";
import { useOrganisation } from "../../workspace/public";
import { HazardIndexSection } from "./hazard-index-section";
import styles from "./exposures.module.css";

/** /dashboard/risk/exposures: typical exposures of the industry, to read before assessing. */
export const ExposuresScreen = () => {
  const organisation = useOrganisation();
  const { industryCode, industryName } = organisation;
  const country = certainCountry(organisation);
  const industry = industryCode === "" ? null : { params: { code: industryCode } };
  const hazards = useRead(readHazardIndex, industry);
  const exposures = useRead(listSignificantExposures, industry);
  return (
    <PageFrame
      title="Exposures"
      purpose="What businesses like yours are exposed to, before you look at your own risks."
      help={
        <>
          <p>
            Every industry has typical risks. Start with those, so that you don’t only plan for the
            last thing that went wrong.
          </p>
          <p>
            <strong>For example:</strong> a restaurant is more likely to burn than an office; an
            office loses more when its computers are down.
          </p>
        </>
      }
      next={{ to: "/dashboard/risk/assessment", label: "Risk Assessment" }}
    >
      {industry === null ? (
        <EmptyState
          icon="eye"
          title="No Industry"
          action={<Link to="/organization">Go To Organization</Link>}
        >
          Exposures depend on your industry. Choose yours in the business information.
        </EmptyState>
      ) : (
        <QueryBoundary queries={[hazards, exposures]} loading={<Skeleton lines={8} height={40} />}>
          {(index, known) => (
            <>
              <HazardIndexSection industryName={industryName} country={country} entries={index} />
              <Card title="Significant exposures">
                {known.length === 0 ? (
                  <p>Nothing is recorded for {industryName}.</p>
                ) : (
                  <ul className={styles.exposures}>
                    {exposuresIn(known, country).map(({ id, name }) => (
                      <li key={id}>{name}</li>
                    ))}
                  </ul>
                )}
                <p className={styles.source}>{INDUSTRIES_ATTRIBUTION}.</p>
              </Card>
            </>
          )}
        </QueryBoundary>
      )}
    </PageFrame>
  );
};

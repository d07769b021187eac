import type { PortfolioPlan } from "@holdfast/contract/clients/portfolio-endpoints";
import { listPortfolio } from "@holdfast/contract/clients/portfolio-endpoints";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { EmptyState } from "../../ui/feedback/empty-state";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { ButtonLink } from "../../ui/buttons/button-link";
import { PageFrame } from "../../ui/layout/page-frame";
import { useRead } from "../../platform/api/use-endpoint";
import { useBroker } from "../accounts/public";
import { choosePlan } from "../workspace/public";
import { PortfolioTable } from "./portfolio-table";
import { SharedExposuresCard } from "./shared-exposures-card";

/** /admin/portfolio: how far the clients' plans are, and what one event would hit. For brokers only. */
export const PortfolioScreen = () => {
  const brokerageId = useBroker()?.brokerageId ?? null;
  const [now] = useState(() => new Date());
  const plans = useRead(
    listPortfolio,
    brokerageId === null ? null : { params: { brokerageId }, query: {} },
    { isAlwaysFresh: true },
  );
  const navigate = useNavigate();
  const go = useCallback(
    ({ organisationId, planId }: PortfolioPlan) => {
      choosePlan(organisationId, planId);
      void navigate("/dashboard");
    },
    [navigate],
  );
  return (
    <PageFrame
      title="Portfolio"
      purpose="How complete your clients’ plans are, when they expire, and what your clients have in common."
      help={
        <>
          <p>
            Progress is the average of a plan’s sections. If a plan document was never downloaded,
            it was probably never printed, so it cannot be used in a power cut.
          </p>
          <p>
            <strong>For example:</strong> three clients buy from one wholesaler. If it burns down,
            call all three.
          </p>
        </>
      }
    >
      <QueryBoundary queries={[plans]} loading={<Skeleton lines={6} height={48} />}>
        {(all) => (
          <PortfolioTable
            plans={all}
            now={now}
            onGo={go}
            empty={
              <EmptyState
                icon="plan"
                title="No plans yet"
                action={
                  <ButtonLink href="/admin/organisations">Go to Organisations & Plans</ButtonLink>
                }
              >
                Create an organisation for a client. It starts with a first plan.
              </EmptyState>
            }
          />
        )}
      </QueryBoundary>
      {brokerageId !== null && <SharedExposuresCard brokerageId={brokerageId} />}
    </PageFrame>
  );
};

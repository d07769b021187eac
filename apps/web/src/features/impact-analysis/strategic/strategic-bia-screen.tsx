import type { ExplainedTerm } from "@holdfast/content/library/explained-terms";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { PageFrame } from "../../../ui/layout/page-frame";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { can } from "../../../platform/session/can";
import { usePlan } from "../../workspace/public";
import type { AreaLists } from "./ratings/area-change-rules";
import { TermPopover } from "../../library/public";
import { AreaRatingsPanel } from "./ratings/area-ratings-panel";
import { MtpdPanel } from "./mtpd/mtpd-panel";
import { ScalesPanel } from "./scales/scales-panel";
import { adjacentStep, currentStep, stepBlockedBy } from "./step-order-rules";
import type { Step, StepId } from "./step-order-rules";
import { StrategicSteps } from "./strategic-steps";
import { StrategicHelpSection } from "./strategic-help-section";
import { useAreaLists } from "./use-area-lists";

const PURPOSES: Record<StepId, string> = {
  areas: "Which of your strategic areas must come back first, and what it costs if they don’t.",
  mtpd: "How long your business can tolerate a disruption before the damage becomes unacceptable.",
  scales: "How severely a disruption to each critical area would be felt.",
};

/** What a step is about, explained next to its purpose. */
const TERMS: Record<StepId, ExplainedTerm> = {
  areas: "Strategic Critical Area",
  mtpd: "Business Impact Analysis",
  scales: "Disruption Risk Scale",
};

const BEFORE = { to: "/dashboard/policy", label: "Accountable Members" };
const AFTER = { to: "/dashboard/business-impact-analysis/tactical", label: "Tactical BIA" };

/** Assumed until the answers load, so that the page opens at the step in the URL and doesn't switch. */
const UNKNOWN = { criticalAreas: 1, hasMtpd: true };

const NONE: AreaLists = { areas: [], areaRatings: [] };

const linkTo = ({ id, name }: Step) => ({ to: `?step=${id}`, label: name });

/** /dashboard/business-impact-analysis/strategic: rates the organisation's strategic areas in three steps. */
export const StrategicBiaScreen = () => {
  const plan = usePlan();
  const { planId } = plan;
  const [search] = useSearchParams();
  const { reads, lists, uncritical, change } = useAreaLists(plan);
  const { areas, areaRatings } = lists ?? NONE;
  const facts = lists
    ? { criticalAreas: areaRatings.length, hasMtpd: plan.mtpd !== null }
    : UNKNOWN;
  const step = currentStep(search.get("step"), facts);
  const [previous, next] = [adjacentStep(step.id, -1), adjacentStep(step.id, 1)];
  const mayChange = can(plan, "change");

  const panels: Record<StepId, () => ReactNode> = {
    areas: () => (
      <AreaRatingsPanel
        planId={planId}
        areas={areas}
        areaRatings={areaRatings}
        uncritical={uncritical}
        change={change}
        hasMtpd={facts.hasMtpd}
        mayChange={mayChange}
      />
    ),
    mtpd: () => <MtpdPanel plan={plan} areaRatings={areaRatings} mayChange={mayChange} />,
    scales: () => (
      <ScalesPanel
        planId={planId}
        areaRatings={areaRatings}
        change={change}
        mayChange={mayChange}
        next={AFTER}
      />
    ),
  };

  return (
    <PageFrame
      title="Strategic BIA"
      purpose={
        <>
          {PURPOSES[step.id]} <TermPopover term={TERMS[step.id]} />
        </>
      }
      help={<StrategicHelpSection step={step.id} />}
      previous={previous ? linkTo(previous) : BEFORE}
      next={next ? { ...linkTo(next), waitsFor: stepBlockedBy(next.id, facts) } : AFTER}
    >
      <QueryBoundary queries={reads} loading={<Skeleton lines={3} height={160} />}>
        {() =>
          areas.length === 0 ? (
            <EmptyState
              icon="flag"
              title="No Strategic Areas"
              action={<Link to="/organization/strategic-areas">Go To Strategic Areas</Link>}
            >
              This analysis rates the areas your business can’t do without. Add them first.
            </EmptyState>
          ) : (
            <>
              <StrategicSteps current={step.id} facts={facts} />
              {panels[step.id]()}
            </>
          )
        }
      </QueryBoundary>
    </PageFrame>
  );
};

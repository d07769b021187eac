import { listAssets } from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { listAssetTypes } from "@holdfast/contract/library/impact-lookups";
import { Link, useSearchParams } from "react-router";
import { EmptyState } from "../../../design/empty-state";
import { Loaded } from "../../../design/loaded";
import { PageFrame } from "../../../design/page-frame";
import { Skeleton } from "../../../design/skeleton";
import { may } from "../../../platform/may";
import { useRead } from "../../../platform/use-endpoint";
import { useBusinessUnits } from "../../business-units/public";
import { usePlan } from "../../dashboard/public";
import { UnitAssetsPanel } from "./unit-assets-panel";

/** /dashboard/business-impact-analysis/operational: what each business unit needs to work again. */
export const OperationalBiaScreen = () => {
  const plan = usePlan();
  const units = useBusinessUnits();
  const types = useRead(listAssetTypes, {});
  const assets = useRead(listAssets, { params: { planId: plan.planId } });
  const [search, setSearch] = useSearchParams();
  return (
    <PageFrame
      title="Operational BIA"
      purpose="Disaster Recovery Requirements: what each business unit needs to work again somewhere else."
      help={
        <>
          <p>
            On the day, somebody has to order, borrow and carry all of this. A list that says what
            and how many turns a week of searching into a morning of phone calls.
          </p>
          <p>
            List what is needed to work at all, not everything that is there today. Half of it often
            is enough for the first weeks.
          </p>
          <p>
            <strong>For example:</strong> the kitchen needs 1 two-group espresso machine (hire, 2
            days), 2 people with a food safety certificate, and the supplier’s ordering app.
          </p>
        </>
      }
      previous={{ to: "/dashboard/business-impact-analysis/tactical", label: "Tactical BIA" }}
      next={{ to: "/dashboard/recovery-strategy", label: "Recovery Strategy" }}
    >
      <Loaded reads={[units, types, assets]} loading={<Skeleton lines={3} height={160} />}>
        {(all, kinds, rows) => {
          const named = search.get("unit");
          const unit = all.find(({ departmentId }) => departmentId === named) ?? all[0];
          return unit ? (
            <UnitAssetsPanel
              planId={plan.planId}
              units={all}
              unit={unit}
              onUnit={(departmentId) => setSearch({ unit: departmentId }, { replace: true })}
              types={kinds}
              assets={rows}
              mayChange={may(plan, "change")}
            />
          ) : (
            <EmptyState
              icon="building"
              title="No Business Units"
              action={<Link to="/dashboard/business-units">Go To Business Units</Link>}
            >
              Requirements are listed for each business unit. Name them first.
            </EmptyState>
          );
        }}
      </Loaded>
    </PageFrame>
  );
};

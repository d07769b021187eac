import type { ComponentProps } from "react";
import { listAssets } from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { listAssetTypes } from "@holdfast/contract/library/impact-lookups";
import { Link, useSearchParams } from "react-router";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { PageFrame } from "../../../ui/layout/page-frame";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { can } from "../../../platform/session/can";
import { useShownWhileUnsaved } from "../../../platform/forms/use-shown-while-unsaved";
import { useRead } from "../../../platform/api/use-endpoint";
import type { BusinessUnit } from "../../business-units/public";
import { useBusinessUnits } from "../../business-units/public";
import { PageFindingsSection, usePlan } from "../../workspace/public";
import { ListFilesSection } from "../../directory/public";
import { UnitAssetsPanel } from "./unit-assets-panel";

/** Shown before an import (specification 4). */
const REPLACES =
  "Importing replaces all assets of this plan with those in the file. This cannot be undone.";

/** /dashboard/business-impact-analysis/operational: what each business unit needs to work again. */
export const OperationalBiaScreen = () => {
  const plan = usePlan();
  const units = useBusinessUnits();
  const types = useRead(listAssetTypes, {});
  const assets = useRead(listAssets, { params: { planId: plan.planId } });
  const hasUnits = units.data !== undefined && units.data.length > 0;
  const hasAssets = assets.data !== undefined && assets.data.length > 0;
  return (
    <PageFrame
      title="Operational BIA"
      action={
        hasUnits && (
          <ListFilesSection
            ownerId={plan.planId}
            kind="asset"
            noun="asset"
            nouns="assets"
            warning={REPLACES}
            canImport={can(plan, "change")}
            canExport={hasAssets}
          />
        )
      }
      purpose="Disaster Recovery Requirements: what each business unit needs to work again somewhere else."
      help={
        <>
          <p>
            On the day, someone has to order, borrow and carry all of this. A list of what you need,
            and how many, turns a week of searching into a morning of phone calls.
          </p>
          <p>
            List what you need to work at all, not everything you have today. Half of it is often
            enough for the first weeks.
          </p>
          <p>
            <strong>For example:</strong> bookkeeping needs 2 laptops (hire, 2 days), 2 people who
            may approve payments, and the accounting software.
          </p>
        </>
      }
      previous={{ to: "/dashboard/business-impact-analysis/tactical", label: "Tactical BIA" }}
      next={{ to: "/dashboard/recovery-strategy", label: "Recovery Strategy" }}
    >
      <QueryBoundary queries={[units, types, assets]} loading={<Skeleton lines={3} height={160} />}>
        {(all, kinds, rows) => <CurrentUnit units={all} types={kinds} assets={rows} />}
      </QueryBoundary>
      <PageFindingsSection />
    </PageFrame>
  );
};

type CurrentUnitProps = Pick<ComponentProps<typeof UnitAssetsPanel>, "units" | "types" | "assets">;

/** Shows the unit named in the URL, else the first. A deleted unit remains while its form has unsaved input. */
const CurrentUnit = ({ units, types, assets }: CurrentUnitProps) => {
  const plan = usePlan();
  const [search] = useSearchParams();
  const named = search.get("unit");
  const isListed = (unit: BusinessUnit) =>
    units.some(({ departmentId }) => departmentId === unit.departmentId);
  const found = units.find(({ departmentId }) => departmentId === named) ?? units[0];
  const unit = useShownWhileUnsaved(found, isListed);
  return unit ? (
    <UnitAssetsPanel
      planId={plan.planId}
      units={units}
      unit={unit}
      linkToUnit={(departmentId) => `?${new URLSearchParams({ unit: departmentId }).toString()}`}
      types={types}
      assets={assets}
      mayChange={can(plan, "change")}
    />
  ) : (
    <EmptyState
      icon="building"
      title="No Business Units"
      action={<Link to="/dashboard/business-units">Go To Business Units</Link>}
    >
      Requirements are listed for each business unit. Add your business units first.
    </EmptyState>
  );
};

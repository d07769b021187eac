import { useState } from "react";
import { Button } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/feedback/empty-state";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { PageFrame } from "../../ui/layout/page-frame";
import { Skeleton } from "../../ui/feedback/skeleton";
import { can } from "../../platform/session/can";
import { usePlan } from "../workspace/public";
import { SuggestionsSection } from "../industries/public";
import { ProposedNotice, useProposals } from "../proposals/public";
import styles from "./business-units.module.css";
import type { BusinessUnit } from "./unit-names-rules";
import { UnitTile } from "./unit-tile";
import { useBusinessUnits } from "./use-business-units";
import { UnitNamesForm } from "./unit-names-form";
import { RenameUnitForm } from "./rename-unit-form";
import { SuggestedUnitsCard } from "./suggested-units-card";
import { Dialog } from "../../ui/overlays/dialog";

/** The open dialog: the list of all names, or the name of one unit. */
type Open = "names" | BusinessUnit | null;

/** /dashboard/business-units: the parts of the business that work at the plan's location. */
export const BusinessUnitsScreen = () => {
  const plan = usePlan();
  const units = useBusinessUnits();
  const [open, setOpen] = useState<Open>(null);
  const mayChange = can(plan, "change");
  const proposals = useProposals("department");
  const close = () => setOpen(null);
  const openNames = () => setOpen("names");
  return (
    <PageFrame
      title="Business Units"
      purpose={`The parts of your business that work at ${plan.branch.name}. Each gets recovery times, assets and a recovery strategy.`}
      action={
        mayChange &&
        units.data && (
          <Button variant="primary" icon="add" onPress={openNames}>
            Add new
          </Button>
        )
      }
      help={
        <>
          <p>
            After a disruption you recover one part of the business at a time. A business unit is a
            part that can be recovered on its own.
          </p>
          <p>Most businesses need 3 to 8. Use the names your staff use.</p>
          <p>
            <strong>For example:</strong> an office has “Reception”, “Client services” and
            “Finance”; a factory has “Engineering”, “Warehouse” and “Sales”.
          </p>
        </>
      }
      next={{ to: "/dashboard/teams", label: "Teams" }}
    >
      <QueryBoundary queries={[units]} loading={<Skeleton lines={3} height={80} />}>
        {(rows) => (
          <>
            <ProposedNotice
              proposals={proposals}
              recordIds={rows.map(({ departmentId }) => departmentId)}
            />
            {rows.length === 0 ? (
              <EmptyState
                icon="building"
                title="No Business Units"
                action={
                  mayChange && (
                    <Button icon="add" onPress={openNames}>
                      Add business units
                    </Button>
                  )
                }
              >
                Add the parts of the business that work here. We suggest common ones.
              </EmptyState>
            ) : (
              <ul className={styles.grid}>
                {rows.map((unit) => (
                  <UnitTile
                    key={unit.departmentId}
                    unit={unit}
                    proposals={proposals}
                    {...(mayChange && { onEdit: () => setOpen(unit) })}
                  />
                ))}
              </ul>
            )}
            <SuggestionsSection listLength={rows.length}>
              <SuggestedUnitsCard units={rows} />
            </SuggestionsSection>
            <Dialog title="Business units" isOpen={open === "names"} onClose={close}>
              <UnitNamesForm units={rows} onClose={close} />
            </Dialog>
            {open !== null && open !== "names" && (
              <Dialog title={`Edit ${open.name}`} isOpen onClose={close} width={500}>
                <RenameUnitForm unit={open} onClose={close} />
              </Dialog>
            )}
          </>
        )}
      </QueryBoundary>
    </PageFrame>
  );
};

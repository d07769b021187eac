import type { RecoveryDetails } from "@holdfast/contract/recovery-details/recovery-details";
import { readRecoveryDetails } from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import type { Plan } from "@holdfast/contract/plans/plan";
import { useState } from "react";
import { useRead } from "../../platform/api/use-endpoint";
import { formatDate } from "../../platform/format/date-format";
import { can } from "../../platform/session/can";
import { Button } from "../../ui/buttons/button";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Card } from "../../ui/layout/card";
import { DETAILS_PARTS, type DetailsPart } from "./details-parts-rules";
import styles from "./recovery-details.module.css";
import { FloorPlanField } from "./floor-plan-field";
import { DetailsDialog } from "./details-dialog";

/** The site sheet, backups and finances of a plan: what is entered, and a form for each. */
export const DetailsSection = ({ plan }: { readonly plan: Plan }) => {
  const details = useRead(readRecoveryDetails, { params: { planId: plan.planId } });
  return (
    <QueryBoundary queries={[details]} loading={<Skeleton lines={3} height={96} />}>
      {(saved) =>
        DETAILS_PARTS.map((part) => (
          <PartCard key={part.id} plan={plan} part={part} details={saved} />
        ))
      }
    </QueryBoundary>
  );
};

type PartCardProps = {
  readonly plan: Plan;
  readonly part: DetailsPart;
  readonly details: RecoveryDetails;
};

const PartCard = ({ plan, part, details }: PartCardProps) => {
  const [isOpen, setOpen] = useState(false);
  const mayChange = can(plan, "change");
  const filled = part.fields.filter(({ name }) => details[name] !== null);
  return (
    <Card
      title={part.title}
      aside={
        mayChange && (
          <Button
            size="small"
            icon={filled.length === 0 ? "add" : "edit"}
            onPress={() => setOpen(true)}
          >
            {filled.length === 0 ? part.addLabel : part.editLabel}
          </Button>
        )
      }
    >
      <p className={styles.words}>{part.purpose}</p>
      {filled.length === 0 ? (
        !mayChange && (part.id !== "site" || details.floorPlanUrl === null) && <p>Not entered</p>
      ) : (
        <dl className={styles.answers}>
          {filled.map(({ name, label }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                {name === "lastRestoreTest" ? formatDate(details[name] ?? "") : details[name]}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {part.id === "site" && (
        <FloorPlanField
          planId={plan.planId}
          url={details.floorPlanUrl}
          location={plan.branch.name}
          mayChange={mayChange}
        />
      )}
      {isOpen && (
        <DetailsDialog
          planId={plan.planId}
          part={part}
          details={details}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
};

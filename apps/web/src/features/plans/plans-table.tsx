import type { Plan } from "@holdfast/contract/plans/plan";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button";
import { DataTable } from "../../ui/table/data-table";
import { Icon } from "../../ui/buttons/icon";
import { IconButton } from "../../ui/buttons/icon-button";
import type { TableColumn } from "../../ui/table/table-column";
import { formatInstantDay } from "../../platform/format/date-format";
import { can } from "../../platform/session/can";
import { ExpiryNotice } from "./expiry-notice";
import type { PlanAct } from "./plan-dialog";
import styles from "./plans.module.css";

type PlansTableProps = {
  readonly plans: readonly Plan[];
  readonly currentId: string | undefined;
  readonly onGo: (plan: Plan) => void;
  readonly onOpen: (open: PlanAct) => void;
  readonly empty: ReactNode;
};

/** The plans with their expiry; Renew for an expired one, otherwise Go. */
export const PlansTable = ({ plans, currentId, onGo, onOpen, empty }: PlansTableProps) => {
  const columns: readonly TableColumn<Plan>[] = [
    {
      id: "name",
      header: "Plan",
      isName: true,
      width: "44%",
      sortBy: ({ name }) => name,
      cell: ({ name, branch, planId }) => (
        <>
          {name}
          <span className={styles.location}>{branch.name}</span>
          {planId === currentId && (
            <span className={styles.mark}>
              <Icon name="check-circle" size={16} />
              Selected
            </span>
          )}
        </>
      ),
    },
    {
      id: "expiry",
      header: "Status",
      sortBy: ({ expiryDate }) => expiryDate,
      cell: (plan) => <ExpiryNotice plan={plan} />,
    },
    {
      id: "changed",
      header: "Last changed",
      sortBy: ({ lastModifiedDate }) => lastModifiedDate,
      cell: ({ lastModifiedDate }) => (
        <span className="figures">{formatInstantDay(lastModifiedDate)}</span>
      ),
    },
  ];
  return (
    <DataTable
      caption="Plans"
      listAt="laptop"
      rows={plans}
      columns={columns}
      rowKey={({ planId }) => planId}
      empty={empty}
      actions={(plan) => <PlanActions plan={plan} onGo={onGo} onOpen={onOpen} />}
    />
  );
};

type PlanActionsProps = Pick<PlansTableProps, "onGo" | "onOpen"> & { readonly plan: Plan };

/** An expired plan cannot be changed, only renewed or deleted. */
const PlanActions = ({ plan, onGo, onOpen }: PlanActionsProps) => {
  const isExpired = plan.expiryStatus === "expired";
  return (
    <span className={styles.actions}>
      {!isExpired && can(plan, "change") && (
        <IconButton
          icon="edit"
          label={`Edit ${plan.name}`}
          onPress={() => onOpen({ act: "edit", plan })}
        />
      )}
      {!isExpired && can(plan, "change") && (
        <IconButton
          icon="layers"
          label={`Clone ${plan.name}`}
          onPress={() => onOpen({ act: "clone", plan })}
        />
      )}
      {can(plan, "deletePlan") && (
        <IconButton
          icon="trash"
          label={`Delete ${plan.name}`}
          variant="danger"
          onPress={() => onOpen({ act: "delete", plan })}
        />
      )}
      {plan.expiryStatus !== "not-expired" && can(plan, "change") && (
        <Button
          size="small"
          variant={isExpired ? "primary" : "secondary"}
          icon="refresh"
          label={`Renew ${plan.name}`}
          onPress={() => onOpen({ act: "renew", plan })}
        >
          Renew
        </Button>
      )}
      {!isExpired && (
        <Button
          size="small"
          variant="primary"
          icon="arrow-right"
          label={`Go to ${plan.name}`}
          onPress={() => onGo(plan)}
        >
          Go
        </Button>
      )}
    </span>
  );
};

import type { Plan } from "@holdfast/contract/plans/plan";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Alert } from "../../ui/feedback/alert";
import { Button } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/feedback/empty-state";
import { PageFrame } from "../../ui/layout/page-frame";
import { Skeleton } from "../../ui/feedback/skeleton";
import { can } from "../../platform/session/can";
import {
  useCurrentOrganisation,
  useCurrentPlan,
  useOrganisation,
  useShortAddress,
  WorkspaceFailed,
} from "../workspace/public";
import type { PlanAct } from "./plan-dialog";
import { PlansTable } from "./plans-table";
import { useLinkedRenewal } from "./use-linked-renewal";
import { PlanDialog } from "./plan-dialog";

/**
 * The plans of the current organisation: at /dashboard/plans, which also shows when there is no plan, and at
 * /organization/plans, the last page of the organisation's sequence.
 */
export const PlansScreen = () => {
  const organisation = useOrganisation();
  const { choose: chooseOrganisation } = useCurrentOrganisation();
  const { status, current, all, choose } = useCurrentPlan();
  const [open, setOpen] = useState<PlanAct | null>(null);
  useShortAddress();
  useLinkedRenewal((plan) => setOpen({ act: "renew", plan }));
  const navigate = useNavigate();
  const isInOrganisationArea = useLocation().pathname.startsWith("/organization");
  const mayCreate = can(organisation, "change");

  const go = (plan: Plan) => {
    chooseOrganisation(plan.organisationId);
    choose(plan.planId);
    void navigate("/dashboard");
  };

  const addNew = mayCreate && (
    <Button variant="primary" icon="add" onPress={() => setOpen({ act: "create" })}>
      Add new
    </Button>
  );

  if (status === "failed") return <WorkspaceFailed />;
  return (
    <PageFrame
      title="Plans"
      purpose="One plan for each business location. Choose the one to work on."
      action={addNew}
      help={
        <>
          <p>
            A continuity plan covers one location: what could stop it, how long you could cope, and
            who does what on the day. Two locations face different risks, so each needs its own
            plan.
          </p>
          <p>
            <strong>For example:</strong> the office in the city has one plan, and the office in the
            suburbs has another. Their contacts, suppliers and customers are shared.
          </p>
        </>
      }
      {...(isInOrganisationArea
        ? { previous: { to: "/organization/policy", label: "Policy" } }
        : {})}
    >
      {mayCreate && (
        <Alert variant="note">
          A plan needs a subscription key or promo code. Your insurance broker can give you one. One
          key covers one plan for a year. Renew to add another year.
        </Alert>
      )}
      {status === "loading" ? (
        <Skeleton lines={3} height={56} label="Loading plans..." />
      ) : (
        <PlansTable
          plans={all}
          currentId={current?.planId}
          onGo={go}
          onOpen={setOpen}
          empty={
            <EmptyState
              icon="plan"
              title="No plans yet"
              action={
                mayCreate && (
                  <Button icon="add" onPress={() => setOpen({ act: "create" })}>
                    Create plan
                  </Button>
                )
              }
            >
              {mayCreate
                ? "Have your subscription key or promo code ready. The rest of the form takes a minute."
                : "An owner or editor can create one."}
            </EmptyState>
          }
        />
      )}
      {open && (
        <PlanDialog
          open={open}
          organisation={organisation}
          onCreated={(planId) => {
            choose(planId);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </PageFrame>
  );
};

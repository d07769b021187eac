import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { Plan } from "@holdfast/contract/plans/plan";
import { deletePlan } from "@holdfast/contract/plans/plan-endpoints";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { Dialog } from "../../ui/overlays/dialog";
import { useDeletion } from "../../platform/api/use-endpoint";
import { ClonePlanForm } from "./clone-plan-form";
import { CreatePlanForm, EditPlanForm, RenewPlanForm } from "./plan-form";
import { usePlanSaved } from "./use-plan-saved";

/** The dialog that is open over the list of plans. */
export type PlanAct =
  | { readonly act: "create" }
  | { readonly act: "edit" | "clone" | "renew" | "delete"; readonly plan: Plan };

type PlanDialogProps = {
  readonly open: PlanAct;
  readonly organisation: Organisation;
  readonly onCreated: (planId: string) => void;
  readonly onClose: () => void;
};

/** The dialogs of the plans screen: create, edit, clone, renew and confirm deletion. */
export const PlanDialog = ({ open, organisation, onCreated, onClose }: PlanDialogProps) => {
  const planSaved = usePlanSaved();
  const deletion = useDeletion(deletePlan);
  if (open.act === "create") {
    return (
      <Dialog title="Create a plan" isOpen onClose={onClose}>
        <CreatePlanForm organisation={organisation} onCreated={onCreated} onClose={onClose} />
      </Dialog>
    );
  }
  const { act, plan } = open;
  if (act === "delete") {
    return (
      <ConfirmDialog
        title={`Delete the plan ${plan.name}?`}
        isOpen
        onClose={onClose}
        typeToConfirm={plan.name}
        confirmLabel="Confirm"
        onConfirm={async () => {
          await deletion.mutateAsync({ params: { planId: plan.planId } });
          await planSaved("deleted");
        }}
      >
        Its risks, impact analysis, teams, recovery strategies and documents will be deleted. Its
        subscription key can’t be used again. This cannot be undone.
      </ConfirmDialog>
    );
  }
  if (act === "clone") {
    return (
      <Dialog title={`Clone ${plan.name}`} isOpen onClose={onClose}>
        <ClonePlanForm
          organisation={organisation}
          plan={plan}
          onCreated={onCreated}
          onClose={onClose}
        />
      </Dialog>
    );
  }
  const FormOfAct = act === "edit" ? EditPlanForm : RenewPlanForm;
  return (
    <Dialog title={`${act === "edit" ? "Edit" : "Renew"} ${plan.name}`} isOpen onClose={onClose}>
      <FormOfAct organisation={organisation} plan={plan} onClose={onClose} />
    </Dialog>
  );
};

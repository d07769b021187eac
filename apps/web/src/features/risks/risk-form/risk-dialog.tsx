import type { Plan } from "@holdfast/contract/plans/plan";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { Dialog } from "../../../ui/overlays/dialog";
import type { RiskChanges } from "../use-risk-changes";
import { RiskDetailsPanel } from "./risk-details-panel";
import { isCustom, titleOf } from "./risk-draft-rules";
import type { RiskSubject } from "./risk-draft-rules";
import styles from "./risk-form.module.css";
import { RiskForm } from "./risk-form";
import { useNextRowFocus } from "./use-next-row-focus";
import type { RiskChoices } from "./use-risk-choices";

/** What is open over the assessment or the register. */
export type OpenRisk =
  | { readonly act: "fill-in"; readonly subject: RiskSubject }
  | { readonly act: "read" | "delete"; readonly risk: Risk };

type RiskDialogProps = {
  readonly open: OpenRisk;
  readonly plan: Plan;
  readonly choices: RiskChoices;
  readonly changes: RiskChanges;
  /** How each screen asks before it deletes. */
  readonly deletion: { readonly question: string; readonly yes: string; readonly no: string };
  readonly onClose: () => void;
};

const aboutOf = (subject: RiskSubject): string => {
  if (subject.kind === "preset") return subject.preset.description;
  if (subject.kind === "custom") return `A risk of your own in ${subject.category.name}.`;
  // The person's own description stands in the form.
  const { description, riskCategoryName } = subject.risk;
  return isCustom(subject) ? riskCategoryName : (description ?? riskCategoryName);
};

/** The windows over a list of risks: the form, all that is saved of one, the question before a deletion. */
export const RiskDialog = (props: RiskDialogProps) => {
  const { open, plan, changes, deletion, onClose } = props;
  useNextRowFocus();
  if (open.act === "fill-in") {
    return (
      <Dialog title={titleOf(open.subject)} isOpen onClose={onClose}>
        <p className={styles.about}>{aboutOf(open.subject)}</p>
        <RiskForm
          plan={plan}
          subject={open.subject}
          choices={props.choices}
          onSaved={(risk) => {
            changes.saved(risk);
            onClose();
          }}
          onClose={onClose}
        />
      </Dialog>
    );
  }
  const { risk } = open;
  if (open.act === "read") {
    return (
      <Dialog title={risk.name} isOpen onClose={onClose}>
        <RiskDetailsPanel risk={risk} currency={plan.currency} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={deletion.question}
      isOpen
      onClose={onClose}
      onConfirm={() => changes.remove(risk)}
      confirmLabel={deletion.yes}
      cancelLabel={deletion.no}
    >
      <strong>{risk.name}</strong> goes from the assessment and the register, with all that was
      filled in for it.
    </ConfirmDialog>
  );
};

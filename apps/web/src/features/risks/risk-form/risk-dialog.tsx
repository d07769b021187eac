import type { Plan } from "@holdfast/contract/plans/plan";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { Button } from "../../../ui/buttons/button";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { Dialog } from "../../../ui/overlays/dialog";
import { useLeave } from "../../../ui/overlays/unsaved-changes";
import { useRiskChanges } from "../use-risk-changes";
import { RiskDetailsPanel } from "./risk-details-panel";
import { isCustom, titleOf } from "./risk-draft-rules";
import type { RiskSubject } from "./risk-draft-rules";
import styles from "./risk-form.module.css";
import { ProposedRiskNotice } from "./proposed-risk-notice";
import { RiskForm } from "./risk-form";
import type { RiskChoices } from "./use-risk-choices";

/** The dialog that is open over the assessment or the register. */
export type OpenRisk =
  | { readonly act: "fill-in"; readonly subject: RiskSubject }
  | { readonly act: "read" | "delete"; readonly risk: Risk };

export type RiskDialogProps = {
  readonly open: OpenRisk;
  readonly plan: Plan;
  readonly choices: RiskChoices;
  /** The confirmation's texts, which differ by screen. */
  readonly deletion: { readonly question: string; readonly yes: string; readonly no: string };
  readonly onClose: () => void;
  /** Called instead of `onClose` once a risk is saved, to continue with another. */
  readonly onSaved?: () => void;
  /** What else a person can say to a suggested risk. */
  readonly review?: SuggestionReview;
};

export type SuggestionReview = {
  /** '2 of 14' in a review of several. */
  readonly progress?: string;
  readonly onSkip?: () => void;
  readonly onDecline: () => void;
};

const aboutOf = (subject: RiskSubject): string => {
  if (subject.kind === "preset") return subject.preset.description;
  if (subject.kind === "custom") return `Custom risk in ${subject.category.name}.`;
  // The form shows the description of a custom risk.
  const { description, riskCategoryName } = subject.risk;
  return isCustom(subject) ? riskCategoryName : (description ?? riskCategoryName);
};

/** The dialogs over a list of risks: the form, the details of one risk, and the confirmation of a deletion. */
export const RiskDialog = (props: RiskDialogProps) => {
  const { open, plan, deletion, onClose, onSaved = onClose, review } = props;
  const changes = useRiskChanges(plan.planId);
  if (open.act === "fill-in") {
    return (
      <Dialog title={titleOf(open.subject)} isOpen onClose={onClose}>
        {review?.progress !== undefined && <p className={styles.about}>{review.progress}</p>}
        <p className={styles.about}>{aboutOf(open.subject)}</p>
        {open.subject.kind === "saved" && (
          <ProposedRiskNotice riskId={open.subject.risk.riskId} onConfirmed={onClose} />
        )}
        <RiskForm
          plan={plan}
          subject={open.subject}
          choices={props.choices}
          onSaved={(risk) => {
            changes.saved(risk);
            onSaved();
          }}
          onClose={onClose}
          otherButtons={review && <ReviewButtons {...review} />}
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
      <strong>{risk.name}</strong> will be removed from the assessment and the register with
      everything entered for it.
    </ConfirmDialog>
  );
};

const ReviewButtons = ({ onSkip, onDecline }: SuggestionReview) => {
  const leave = useLeave();
  return (
    <>
      <Button onPress={() => leave(onDecline)}>Not for us</Button>
      {onSkip && <Button onPress={() => leave(onSkip)}>Skip</Button>}
    </>
  );
};

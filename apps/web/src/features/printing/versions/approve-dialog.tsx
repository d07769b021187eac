import { addYears, dateOf, startOfDate } from "@holdfast/contract/platform/calendar-rules";
import { PLAN_CHANGED } from "@holdfast/contract/printing/errors";
import { type PlanDocument, readPlanDocument } from "@holdfast/contract/printing/plan-document";
import { approvePlan, VERSION_APPROVED } from "@holdfast/contract/printing/plan-version-endpoints";
import { planStatus } from "@holdfast/printables/continuity-plan/plan-status";
import { useRefresh } from "../../../platform/api/use-endpoint";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { useToday } from "../../../platform/format/use-today";
import { Alert } from "../../../ui/feedback/alert";
import { showToast } from "../../../ui/feedback/toast-store";
import { DateField } from "../../../ui/fields/lazy-fields";
import { Form } from "../../../ui/fields/forms/form";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { Dialog } from "../../../ui/overlays/dialog";

type ApproveDialogProps = {
  readonly planId: string;
  /** As the approver has read it. */
  readonly document: PlanDocument;
  readonly onClose: () => void;
};

/** Approves the plan as it is shown. */
export const ApproveDialog = (props: ApproveDialogProps) => (
  <Dialog title="Approve this version" isOpen onClose={props.onClose} width={600}>
    <ApproveForm {...props} />
  </Dialog>
);

const ApproveForm = ({ planId, document, onClose }: ApproveDialogProps) => {
  const today = useToday();
  const refresh = useRefresh();
  const { missing } = planStatus(document);
  const [former] = document.control.versions;
  const form = useContractForm({
    endpoint: approvePlan,
    params: { planId },
    initial: {
      contentHash: document.control.contentHash,
      approvedOn: today,
      approverPosition: former?.approverPosition,
      reviewDate: dateOf(addYears(startOfDate(today), 1)),
    },
    onSaved: async () => {
      await refresh(readPlanDocument);
      showToast({ variant: "done", title: VERSION_APPROVED });
      onClose();
    },
    onRefused: ({ code, message }) => {
      if (code !== PLAN_CHANGED.code) return false;
      void refresh(readPlanDocument);
      showToast({ variant: "problem", title: message });
      onClose();
      return true;
    },
  });
  return (
    <Form form={form} onCancel={onClose} submitLabel="Approve version">
      <p>
        This stores version {(former?.number ?? 0) + 1} as a PDF, with your name, today’s date and
        the review date. Later changes to the plan do not affect it.
      </p>
      {missing.length > 0 && (
        <Alert variant="warning" title="This plan is not finished">
          The document will list what is missing: {missing.join("; ")}.
        </Alert>
      )}
      <TextField
        {...form.field("approverPosition")}
        label="Your position"
        description="Printed after your name, such as Managing Director."
        autoFocus
      />
      <DateField {...form.field("reviewDate")} label="Next review due by" earliest={today} />
      <TextField
        {...form.field("note")}
        label="What has changed"
        description="Printed in the list of versions."
      />
    </Form>
  );
};

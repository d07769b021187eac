import type { Organisation } from "@holdfast/contract/organisations/organisation";
import {
  listOrganisations,
  updateOrganisation,
} from "@holdfast/contract/organisations/organisation-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { useChange } from "../../../platform/api/use-endpoint";
import { showToast } from "../../../ui/feedback/toast-store";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import styles from "./archive.module.css";

type ArchiveDialogProps = {
  /** The organisation to archive; null while the dialog is closed. */
  readonly organisation:
    | (Pick<Organisation, "organisationId" | "name"> & { readonly plans: readonly unknown[] })
    | null;
  readonly onClose: () => void;
  readonly onArchived?: () => void | Promise<void>;
};

/** Asks before an organisation is archived, and says what that means. */
export const ArchiveDialog = ({ organisation, onClose, onArchived }: ArchiveDialogProps) => {
  const { mutateAsync } = useChange(updateOrganisation, [listOrganisations, listPlans]);
  if (!organisation) return null;
  const { organisationId, name, plans } = organisation;
  const archive = async () => {
    await mutateAsync({ params: { orgId: organisationId }, body: { IsArchived: true } });
    await onArchived?.();
    showToast({ variant: "done", title: `${name} has been archived` });
  };
  return (
    <ConfirmDialog
      title={`Archive ${name}?`}
      isOpen
      onClose={onClose}
      confirmLabel="Archive"
      variant="primary"
      onConfirm={archive}
    >
      <div className={styles.consequences}>
        <ul>
          <li>
            Its users can read and download everything
            {plans.length > 0 && ", including its plans"}, but not change it.
          </li>
          <li>It is hidden from the list of organisations unless ‘Show Archived’ is on.</li>
          <li>Its plan subscriptions keep running.</li>
          <li>An owner or broker can unarchive it at any time.</li>
        </ul>
      </div>
    </ConfirmDialog>
  );
};

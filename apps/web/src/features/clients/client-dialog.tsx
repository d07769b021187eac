import { Dialog } from "../../ui/overlays/dialog";
import type { PlanOfClient } from "./clients-table";
import { NewClientForm } from "./new-client-form";
import { RenewClientForm } from "./renew-client-form";

type ClientDialogProps = {
  readonly brokerageId: string;
  /** The plan to renew; null to create an organisation. */
  readonly renewal: PlanOfClient | null;
  readonly onClose: () => void;
};

/** The dialogs of the clients screen: create an organisation, renew a plan. */
export const ClientDialog = ({ brokerageId, renewal, onClose }: ClientDialogProps) =>
  renewal === null ? (
    <Dialog title="Create organisation" isOpen onClose={onClose}>
      <NewClientForm brokerageId={brokerageId} onClose={onClose} />
    </Dialog>
  ) : (
    <Dialog title={`Renew ${renewal.plan.name}`} isOpen onClose={onClose} width={500}>
      <RenewClientForm brokerageId={brokerageId} {...renewal} onClose={onClose} />
    </Dialog>
  );

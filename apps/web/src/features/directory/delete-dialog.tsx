import type { ComponentProps } from "react";
import { DeleteRecordsDialog } from "../../platform/lists/delete-records-dialog";
import { chooseListDeletion } from "./choose-list-deletion";
import type { DirectoryKind } from "./choose-list-deletion";
import { ContactUsesSection } from "./contacts/contact-uses-section";

type DeleteDialogProps = Omit<
  ComponentProps<typeof DeleteRecordsDialog>,
  "deletion" | "children"
> & { readonly kind: DirectoryKind; readonly orgId: string };

/** Asks before records of one of the directory's lists are deleted. */
export const DeleteDialog = ({ kind, orgId, ...props }: DeleteDialogProps) => (
  <DeleteRecordsDialog {...props} deletion={chooseListDeletion(kind, orgId)}>
    {kind === "contact" ? (
      <ContactUsesSection orgId={orgId} contacts={props.records} />
    ) : (
      `${props.records.length === 1 ? `This ${props.noun}` : "They"} will be removed from the list and from the plan the next time you download it.`
    )}
  </DeleteRecordsDialog>
);

import { fullName } from "@holdfast/contract/platform/text-rules";
import { decideProposal as endpoint } from "@holdfast/contract/contact-checks/contact-check-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { readContact, updateContact } from "../directory/public";
import { changeRow, recordChange } from "../history/public";
import { deleteProposal, readProposal } from "./contact-checks-store";

/** An approved correction counts as confirmed when the person sent it. */
export const decideProposal = route(endpoint, async (call, services) => {
  const { body, params, scope } = call;
  return services.database.transaction(async (tx) => {
    const proposal = await readProposal(tx, scope, params.proposalId);
    if (!proposal) throw new ProblemError(NOT_FOUND);
    const { contactId: id, details, proposedAt: confirmedAt } = proposal;
    const read = () => readContact(tx, scope, id);
    const contact = body.isApproved
      ? await changeRow(
          tx,
          services,
          { ...call, body: details },
          {
            action: "directory.contact-changed",
            id,
            nameOf: fullName,
            read,
            update: () => updateContact(tx, scope, id, { ...details, confirmedAt }, call.ifMatch),
          },
        )
      : await read();
    if (!contact || !(await deleteProposal(tx, scope, params.proposalId)))
      throw new ProblemError(NOT_FOUND);
    if (!body.isApproved)
      await recordChange(tx, services, call, {
        action: "directory.correction-refused",
        id,
        name: fullName(contact),
      });
    return contact;
  });
});

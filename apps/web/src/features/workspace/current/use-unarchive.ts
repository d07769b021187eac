import type { Organisation } from "@holdfast/contract/organisations/organisation";
import {
  listOrganisations,
  updateOrganisation,
} from "@holdfast/contract/organisations/organisation-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { showToast } from "../../../ui/feedback/toast-store";
import { useChange } from "../../../platform/api/use-endpoint";
import { useCurrentOrganisation } from "./use-current-organisation";

/** Unarchives an organisation and selects it; `refusal` is the server's error message, if any. */
export function useUnarchive() {
  const { choose } = useCurrentOrganisation();
  const { mutate, isPending, error } = useChange(updateOrganisation, [
    listOrganisations,
    listPlans,
  ]);
  const unarchive = ({ organisationId, name }: Organisation) =>
    mutate(
      { params: { orgId: organisationId }, body: { IsArchived: false } },
      {
        onSuccess: () => {
          choose(organisationId);
          showToast({ variant: "done", title: `${name} has been unarchived` });
        },
      },
    );
  return { unarchive, isPending, refusal: error?.message };
}

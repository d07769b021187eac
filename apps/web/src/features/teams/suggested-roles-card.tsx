import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import type { Team } from "@holdfast/contract/teams/team";
import { useRead } from "../../platform/api/use-endpoint";
import { CREATED } from "../../platform/forms/saved-messages";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { showToast } from "../../ui/feedback/toast-store";
import { Skeleton } from "../../ui/feedback/skeleton";
import { usePlan } from "../workspace/public";
import { SuggestionList } from "../industries/public";
import { suggestedRoles } from "./suggested-roles-rules";
import type { SuggestedRole } from "./suggested-roles-rules";
import { useAddTeamContacts, useTeamRows } from "./use-team-changes";

type SuggestedRolesCardProps = { readonly teams: readonly Team[] };

/** Contacts for the roles that the teams lack, one by one: who leads must not be accepted unread. */
export const SuggestedRolesCard = ({ teams }: SuggestedRolesCardProps) => {
  const { planId, organisationId: orgId } = usePlan();
  const contacts = useRead(listContacts, { params: { orgId } });
  const rows = useTeamRows(planId);
  const join = useAddTeamContacts();

  const add = async ({ teamId, contactId, designation }: SuggestedRole) => {
    const body = [{ contactId, designation }];
    rows.put(await join.mutateAsync({ params: { planId, teamId }, body }));
    showToast({ variant: "done", title: CREATED });
  };
  return (
    <QueryBoundary queries={[contacts]} loading={<Skeleton lines={4} height={48} />}>
      {(all) => (
        <SuggestionList
          title="Suggestions from your contacts"
          basis="Choose people who are usually there when the business is open, and who can be reached."
          kind="team-role"
          noun="team role"
          suggestions={suggestedRoles(teams, all)}
          noneText={
            all.length < 2
              ? "Add more people to your contacts to get suggestions."
              : "Each team has a Primary and an Alternative."
          }
          onAdd={add}
        />
      )}
    </QueryBoundary>
  );
};

import type { Contact } from "@holdfast/contract/directory/contact";
import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import type { StarterSet } from "@holdfast/contract/industries/starter-set-endpoints";
import type { Team } from "@holdfast/contract/teams/team";
import { useRef, useState } from "react";
import { useRead } from "../../platform/api/use-endpoint";
import { CREATED } from "../../platform/forms/saved-messages";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { messageOf } from "../../ui/feedback/shown-error";
import { showToast } from "../../ui/feedback/toast-store";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Dialog } from "../../ui/overlays/dialog";
import { ContactForm } from "../directory/public";
import { usePlan } from "../dashboard/public";
import { StarterSetCard } from "../industries/public";
import { filledRoles, suggestedRoles } from "./suggested-roles-rules";
import type { FilledRole, SuggestedRole } from "./suggested-roles-rules";
import { useAddTeamContacts, useTeamRows } from "./use-team-changes";

type SuggestedRolesCardProps = { readonly teams: readonly Team[] };

/**
 * The job titles of the usual team leaders and their deputies in the industry. Adding one takes the contact with this job
 * title, or opens the form of a new contact with it.
 */
export const SuggestedRolesCard = ({ teams }: SuggestedRolesCardProps) => {
  const { planId, organisationId: orgId } = usePlan();
  const contacts = useRead(listContacts, { params: { orgId } });
  const [role, setRole] = useState<SuggestedRole | null>(null);
  const rows = useTeamRows(planId);
  const join = useAddTeamContacts();

  const addToTeam = async ({ contactId }: Pick<Contact, "contactId">, wanted: SuggestedRole) => {
    const body = [{ contactId, designation: wanted.designation }];
    rows.put(await join.mutateAsync({ params: { planId, teamId: wanted.teamId }, body }));
  };
  const addTogether = async (teamId: string, filled: readonly FilledRole[]) => {
    const body = filled
      .filter((wanted) => wanted.teamId === teamId)
      .map(({ contact, designation }) => ({ contactId: contact.contactId, designation }));
    if (body.length > 0) rows.put(await join.mutateAsync({ params: { planId, teamId }, body }));
  };
  const addCreated = async (contact: Contact, wanted: SuggestedRole) => {
    try {
      await addToTeam(contact, wanted);
    } catch (thrown) {
      // The contact exists: submitting the form again would create a second one.
      const title = `The contact was created, but couldn’t be added to the ${wanted.teamName}.`;
      showToast({ variant: "problem", title, text: messageOf(thrown) });
    }
  };
  return (
    <QueryBoundary queries={[contacts]} loading={<Skeleton lines={4} height={48} />}>
      {(all) => (
        <>
          <StarterSetCard
            noun="team role"
            missing={(set: StarterSet) => suggestedRoles(set.teamRoles, teams, all)}
            onAdd={async (wanted) => {
              if (wanted.contact === null) {
                return setRole(wanted);
              }
              await addToTeam(wanted.contact, wanted);
              showToast({ variant: "done", title: CREATED });
            }}
            addedAtOnce={filledRoles}
            onAddAll={async (all) => {
              for (const { teamId } of teams) await addTogether(teamId, filledRoles(all));
              showToast({ variant: "done", title: CREATED });
            }}
          />
          {role && (
            <RoleDialog
              role={role}
              onClose={() => setRole(null)}
              onCreated={async (contact) => addCreated(contact, role)}
            />
          )}
        </>
      )}
    </QueryBoundary>
  );
};

type RoleDialogProps = {
  readonly role: SuggestedRole;
  readonly onClose: () => void;
  readonly onCreated: (contact: Contact) => Promise<void>;
};

/** The form of a contact with the role's job title. */
const RoleDialog = ({ role, onClose, onCreated }: RoleDialogProps) => {
  const { organisationId: orgId } = usePlan();
  const [round, setRound] = useState(0);
  const isAnotherWanted = useRef(false);
  return (
    <Dialog title={`Add new contact: ${role.teamName}`} isOpen onClose={onClose}>
      <ContactForm
        key={round}
        orgId={orgId}
        editor={{
          close: onClose,
          wantAnother: (isWanted) => {
            isAnotherWanted.current = isWanted;
          },
          saved: (title) => {
            showToast({ variant: "done", title });
            if (isAnotherWanted.current) setRound(round + 1);
            else onClose();
          },
        }}
        contact={null}
        jobTitle={role.jobTitle}
        onCreated={onCreated}
      />
    </Dialog>
  );
};

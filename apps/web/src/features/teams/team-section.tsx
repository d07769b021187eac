import { useState } from "react";
import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import type { Contact } from "@holdfast/contract/directory/contact";
import type { Team, TeamContact } from "@holdfast/contract/teams/team";
import { Button } from "../../ui/buttons/button";
import { Card } from "../../ui/layout/card";
import { Icon } from "../../ui/buttons/icon";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { showToast } from "../../ui/feedback/toast-store";
import { useRecordEditor } from "../../ui/fields/forms/use-record-editor";
import { messageOf } from "../../ui/feedback/shown-error";
import { useRead } from "../../platform/api/use-endpoint";
import { usePlan } from "../workspace/public";
import { designationOfNext, missingDesignations, teamState } from "./team-gaps-rules";
import { otherPrimaries, personOf, TeamTable } from "./team-table";
import { SAVED } from "../../platform/forms/saved-messages";
import {
  useAddTeamContacts,
  useRemoveTeamContact,
  useTeamRows,
  useUpdateTeamContact,
} from "./use-team-changes";
import styles from "./team-section.module.css";
import { Dialog } from "../../ui/overlays/dialog";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { SelectContactsForm } from "./select-contacts-form";
import { ContactForm } from "../directory/public";

type TeamSectionProps = {
  readonly team: Team;
  /** What the team does, in a sentence or two. */
  readonly task: string;
  readonly mayChange: boolean;
};

/** The open dialog: the selection of contacts, or a question about one. */
type Open = "select" | { readonly ask: "remove" | "replace"; readonly member: TeamContact } | null;

/** One team of the plan: its task, whether it is complete, and its contacts. */
export const TeamSection = ({ team, task, mayChange }: TeamSectionProps) => {
  const { planId, organisationId } = usePlan();
  const [open, setOpen] = useState<Open>(null);
  const contacts = useRead(
    listContacts,
    open === "select" ? { params: { orgId: organisationId } } : null,
  );
  const newContact = useRecordEditor<never>();
  const rows = useTeamRows(planId);
  const join = useAddTeamContacts();
  const remove = useRemoveTeamContact();
  const update = useUpdateTeamContact();
  const missing = missingDesignations(team.teamContacts);
  const close = () => setOpen(null);
  const addToTeam = async ({ contactId }: Contact) => {
    const body = [{ contactId, designation: designationOfNext(team.teamContacts) }];
    try {
      rows.put(await join.mutateAsync({ params: { planId, teamId: team.teamId }, body }));
    } catch (error) {
      // The contact exists: submitting the form again would create a second one.
      const title = `The contact was created, but couldn’t be added to the ${team.teamType.name}.`;
      showToast({ variant: "problem", title, text: messageOf(error) });
    }
  };

  const isIn = (id: string) => team.teamContacts.some(({ contactId }) => contactId === id);

  return (
    <Card
      id={team.teamId}
      title={team.teamType.name}
      aside={
        <span className={styles.state} data-complete={missing.length === 0 ? "" : undefined}>
          <Icon name={missing.length === 0 ? "check-circle" : "alert"} size={18} />
          {teamState(missing)}
        </span>
      }
    >
      <p className={styles.task}>{task}</p>
      <TeamTable
        planId={planId}
        team={team}
        mayChange={mayChange}
        onRemove={(member) => setOpen({ ask: "remove", member })}
        onReplace={(member) => setOpen({ ask: "replace", member })}
      />
      {mayChange && (
        <div className={styles.buttons}>
          <Button icon="add" onPress={newContact.add}>
            Add new contact
          </Button>
          <Button icon="people" onPress={() => setOpen("select")}>
            Select from contacts
          </Button>
        </div>
      )}
      <Dialog
        title={`Add new contact: ${team.teamType.name}`}
        isOpen={newContact.open !== null}
        onClose={newContact.close}
      >
        <ContactForm
          key={newContact.round}
          orgId={organisationId}
          editor={newContact}
          contact={null}
          onCreated={addToTeam}
        />
      </Dialog>
      <Dialog
        title={`Select from contacts: ${team.teamType.name}`}
        isOpen={open === "select"}
        onClose={close}
      >
        <QueryBoundary queries={[contacts]} loading={<Skeleton lines={3} height={40} />}>
          {(all) => (
            <SelectContactsForm
              planId={planId}
              team={team}
              contacts={all.filter(({ contactId }) => !isIn(contactId))}
              onClose={close}
            />
          )}
        </QueryBoundary>
      </Dialog>
      {open !== null && open !== "select" && open.ask === "replace" && (
        <ConfirmDialog
          title={`Make ${personOf(open.member)} the Primary of the ${team.teamType.name}?`}
          isOpen
          onClose={close}
          onConfirm={async () => {
            const { contactId } = open.member;
            const params = { planId, teamId: team.teamId, contactId };
            const body = { designation: "Primary", replacesPrimary: true } as const;
            rows.put(await update.mutateAsync({ params, body }));
            showToast({ variant: "done", title: SAVED });
          }}
          confirmLabel="Replace the Primary"
          variant="primary"
        >
          {`A team has one Primary. ${otherPrimaries(team, open.member).map(personOf).join(" and ")} will be an Alternative.`}
        </ConfirmDialog>
      )}
      {open !== null && open !== "select" && open.ask === "remove" && (
        <ConfirmDialog
          title={`Remove ${personOf(open.member)} from the ${team.teamType.name}?`}
          isOpen
          onClose={close}
          onConfirm={async () => {
            const { contactId } = open.member;
            await remove.mutateAsync({ params: { planId, teamId: team.teamId, contactId } });
            const isOther = (member: TeamContact) => member.contactId !== contactId;
            rows.put({ ...team, teamContacts: team.teamContacts.filter(isOther) });
            showToast({
              variant: "done",
              title: `${personOf(open.member)} was removed from the team`,
            });
          }}
          confirmLabel="Remove from team"
        >
          The contact remains in your directory and in other teams.
        </ConfirmDialog>
      )}
    </Card>
  );
};

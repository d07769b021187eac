import { fullName } from "@holdfast/contract/platform/text-rules";
import { freshnessOf } from "@holdfast/contract/contact-checks/contact-check-rules";
import type { Designation, Team, TeamContact } from "@holdfast/contract/teams/team";
import { DataTable } from "../../ui/table/data-table";
import { EmptyState } from "../../ui/feedback/empty-state";
import { IconButton } from "../../ui/buttons/icon-button";
import { ContactLinks } from "../../ui/layout/contact-link";
import type { TableColumn } from "../../ui/table/table-column";
import { showToast } from "../../ui/feedback/toast-store";
import { messageOf } from "../../ui/feedback/shown-error";
import { usePlan } from "../workspace/public";
import { confirmedText } from "./confirmed-text-rules";
import { DesignationField } from "./designation-field";
import { useTeamRows, useUpdateTeamContact } from "./use-team-changes";
import styles from "./team-table.module.css";
import { SAVED } from "../../platform/forms/saved-messages";

type TeamTableProps = {
  readonly planId: string;
  readonly team: Team;
  readonly mayChange: boolean;
  readonly onRemove: (member: TeamContact) => void;
  /** Asks whether a person takes the place of the present Primary. */
  readonly onReplace: (member: TeamContact) => void;
};

/** Returns the person's full name, such as 'Ada Byron'. */
export const personOf = ({ contact }: TeamContact) => fullName(contact);

/** Returns the team's Primaries besides a member. */
export const otherPrimaries = ({ teamContacts }: Team, { contactId }: TeamContact) =>
  teamContacts.filter(
    (contact) => contact.designation === "Primary" && contact.contactId !== contactId,
  );

const COLUMNS: readonly TableColumn<TeamContact>[] = [
  {
    id: "name",
    header: "Name",
    isName: true,
    sortBy: personOf,
    cell: (member) => (
      <>
        {personOf(member)}
        {member.contact.jobTitle !== null && (
          <span className={styles.job}>{member.contact.jobTitle}</span>
        )}
      </>
    ),
  },
];

/** How to reach a person, and whether the person has confirmed it within so many days. */
const reachColumn = (days: number): TableColumn<TeamContact> => ({
  id: "reach",
  header: "Phone and email",
  isWide: true,
  cell: ({ contact: { mobile, phone, email }, confirmedAt }) => (
    <>
      <ContactLinks phones={[mobile, phone]} email={email} />
      <span
        className={styles.confirmed}
        data-freshness={freshnessOf(confirmedAt, days, new Date())}
      >
        {confirmedText(confirmedAt, days, new Date())}
      </span>
    </>
  ),
});

/** The contacts of one team; their designation can be edited in the row. */
export const TeamTable = ({ planId, team, mayChange, onRemove, onReplace }: TeamTableProps) => {
  const update = useUpdateTeamContact();
  const rows = useTeamRows(planId);
  const { contactCheckDays } = usePlan();
  const pending = update.isPending ? update.variables.params.contactId : undefined;

  const designate = async (member: TeamContact, designation: Designation) => {
    const { contactId } = member;
    if (designation === "Primary" && otherPrimaries(team, member).length > 0) {
      return onReplace(member);
    }
    const params = { planId, teamId: team.teamId, contactId };
    try {
      rows.put(await update.mutateAsync({ params, body: { designation } }));
      showToast({ variant: "done", title: SAVED });
    } catch (error) {
      showToast({ variant: "problem", title: messageOf(error) });
    }
  };

  const designationColumn: TableColumn<TeamContact> = {
    id: "designation",
    header: "Designation",
    width: "172px",
    sortBy: ({ designation }) => designation,
    cell: (member) =>
      mayChange ? (
        <DesignationField
          name={`designation-${member.contactId}`}
          person={personOf(member)}
          value={
            member.contactId === pending
              ? (update.variables?.body.designation ?? member.designation)
              : member.designation
          }
          onChange={(designation) => void designate(member, designation)}
        />
      ) : (
        member.designation
      ),
  };

  return (
    <DataTable
      caption={`${team.teamType.name}: contacts`}
      rows={team.teamContacts}
      columns={[...COLUMNS, reachColumn(contactCheckDays), designationColumn]}
      rowKey={({ contactId }) => contactId}
      empty={
        <EmptyState icon="people" title="No contacts in this team">
          Choose a leader, and a deputy for when the leader can’t be reached.
        </EmptyState>
      }
      {...(mayChange && {
        actions: (member: TeamContact) => (
          <IconButton
            icon="trash"
            variant="danger"
            label={`Remove ${personOf(member)} from the ${team.teamType.name}`}
            onPress={() => onRemove(member)}
          />
        ),
      })}
    />
  );
};

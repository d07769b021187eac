import { fullName } from "@holdfast/contract/platform/text-rules";
import { useState } from "react";
import type { FormEvent } from "react";
import type { Contact } from "@holdfast/contract/directory/contact";
import type { Designation, Team } from "@holdfast/contract/teams/team";
import { Alert } from "../../ui/feedback/alert";
import { Button } from "../../ui/buttons/button";
import { useLeave, useUnsaved } from "../../ui/overlays/unsaved-changes";
import { contactChoice } from "../../platform/format/contact-choice";
import { MultiSelect } from "../../ui/fields/lazy-fields";
import { showToast } from "../../ui/feedback/toast-store";
import { messageOf } from "../../ui/feedback/shown-error";
import { DesignationField } from "./designation-field";
import styles from "./select-contacts-form.module.css";
import { designationOfNext } from "./team-gaps-rules";
import { useAddTeamContacts, useTeamRows } from "./use-team-changes";
import { SAVED } from "../../platform/forms/saved-messages";

type SelectContactsFormProps = {
  readonly planId: string;
  readonly team: Team;
  /** The contacts who are not in the team yet. */
  readonly contacts: readonly Contact[];
  readonly onClose: () => void;
};

type Chosen = { readonly contactId: string; readonly designation: Designation };

/** Adds contacts to a team, each with a designation. */
export const SelectContactsForm = ({
  planId,
  team,
  contacts,
  onClose,
}: SelectContactsFormProps) => {
  const rows = useTeamRows(planId);
  const add = useAddTeamContacts();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [refusal, setRefusal] = useState<string>();
  useUnsaved(chosen.length > 0);
  const leave = useLeave();

  const choose = (ids: readonly string[]) => {
    setRefusal(undefined);
    setChosen((before) => {
      const kept = before.filter(({ contactId }) => ids.includes(contactId));
      const more = ids.filter((id) => !kept.some(({ contactId }) => contactId === id));
      const all = [...kept];
      for (const contactId of more) {
        all.push({ contactId, designation: designationOfNext([...team.teamContacts, ...all]) });
      }
      return all;
    });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return setRefusal("Please select a contact.");
    try {
      const params = { planId, teamId: team.teamId };
      rows.put(await add.mutateAsync({ params, body: [...chosen] }));
      showToast({ variant: "done", title: SAVED });
      onClose();
    } catch (error) {
      setRefusal(messageOf(error));
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <MultiSelect
        name="contacts"
        label="Contacts"
        description="Type part of a name. Select one or more."
        value={chosen.map(({ contactId }) => contactId)}
        onChange={choose}
        choices={contacts.map(contactChoice)}
      />
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label="Designation">
          {chosen.map((choice) => {
            const contact = contacts.find(({ contactId }) => contactId === choice.contactId);
            if (!contact) return null;
            return (
              <li key={choice.contactId} className={styles.person}>
                <span>{fullName(contact)}</span>
                <DesignationField
                  name={`joins-${choice.contactId}`}
                  person={fullName(contact)}
                  value={choice.designation}
                  hasOtherPrimary={[...team.teamContacts, ...chosen].some(
                    (member) =>
                      member.designation === "Primary" && member.contactId !== choice.contactId,
                  )}
                  onChange={(designation) =>
                    setChosen((all) =>
                      all.map((member) =>
                        member.contactId === choice.contactId ? { ...member, designation } : member,
                      ),
                    )
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
      {refusal !== undefined && <Alert variant="problem">{refusal}</Alert>}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" isPending={add.isPending}>
          Add to team
        </Button>
        <Button onPress={() => leave(onClose)}>Cancel</Button>
      </div>
    </form>
  );
};

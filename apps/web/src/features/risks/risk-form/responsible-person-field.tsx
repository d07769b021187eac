import { useMemo } from "react";
import type { Contact } from "@holdfast/contract/directory/contact";
import type { Choice } from "../../../ui/fields/choices/choice";
import { ComboBox } from "../../../ui/fields/lazy-fields";
import type { FieldBinding } from "../../../platform/forms/contract-form";
import { contactChoice } from "../../../platform/format/contact-choice";
import { searchContacts } from "../../../platform/lists/search-contacts";

type ResponsiblePersonFieldProps = FieldBinding<string | null | undefined> & {
  readonly contacts: readonly Contact[];
  /** The person responsible for a saved risk, shown until the contacts load. */
  readonly known: Choice | null;
};

/** Picks the person responsible for the risk from the organisation's contacts, by typing. */
export const ResponsiblePersonField = (props: ResponsiblePersonFieldProps) => {
  const { contacts, known, value, onChange, ...binding } = props;
  const search = useMemo(() => searchContacts(contacts), [contacts]);
  const contact = contacts.find(({ contactId }) => contactId === value);
  const chosen = contact ? contactChoice(contact) : known?.id === value ? known : null;
  return (
    <ComboBox
      {...binding}
      label="Responsible Person"
      value={chosen}
      onChange={(choice) => onChange(choice?.id ?? null)}
      search={search}
      placeholder="Type a name"
      nothingFound="No contact found. Add contacts under Organization."
    />
  );
};

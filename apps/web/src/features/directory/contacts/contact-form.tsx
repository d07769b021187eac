import type { Contact } from "@holdfast/contract/directory/contact";
import { ContactInput } from "@holdfast/contract/directory/contact";
import { createContact, updateContact } from "@holdfast/contract/directory/contact-endpoints";
import { listContactTypes, listWorkTypes } from "@holdfast/contract/directory/lookup-endpoints";
import { Fragment } from "react";
import { RecordForm } from "../../../ui/fields/forms/record-form";
import { FieldRow } from "../../../ui/fields/field-row";
import { Select } from "../../../ui/fields/choices/select";
import { TextField } from "../../../ui/fields/inputs/text-field";
import type { FormEditor } from "../../../ui/fields/forms/use-record-editor";
import { ContactPhoneField } from "../../../platform/forms/phones/contact-phone-field";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import type { FieldBinding } from "../../../platform/forms/contract-form";
import { useRead } from "../../../platform/api/use-endpoint";
import { useOrganisation } from "../../workspace/public";
import { DuplicateContactNotice } from "./duplicate-contact-notice";
import { LookupField } from "../lookup-field";
import { chosenTypes, storeChosenTypes } from "./choose-contact-types";
import { useContactChanges } from "./use-contacts";
import { CREATED, SAVED } from "../../../platform/forms/saved-messages";

type ContactFormProps = {
  readonly orgId: string;
  readonly editor: FormEditor;
  /** Null for a new contact. */
  readonly contact: Contact | null;
  /** The job title that a new contact starts with. */
  readonly jobTitle?: string;
  /** What to do with the new contact before the form closes, such as adding it to a team. */
  readonly onCreated?: (contact: Contact) => Promise<unknown>;
};

/** The form of a contact. */
export const ContactForm = (props: ContactFormProps) => {
  const { orgId, editor, contact, jobTitle, onCreated } = props;
  const changes = useContactChanges(orgId);
  const {
    contactId = "",
    branchName: _,
    version = 0,
    ...initial
  } = contact ?? { ...chosenTypes(orgId), jobTitle };
  const { branches } = useOrganisation();
  const contactTypes = useRead(listContactTypes, {}).data ?? [];
  const workTypes = useRead(listWorkTypes, {}).data ?? [];
  const form = useContractForm({
    endpoint: contact ? updateContact : createContact,
    createSchema: ContactInput,
    params: { orgId, contactId },
    initial,
    edited: contact
      ? {
          noun: "contact",
          version,
          textOf: {
            contactTypeId: (id) =>
              contactTypes.find((contactType) => contactType.contactTypeId === id)?.name,
            workTypeId: (id) => workTypes.find((workType) => workType.workTypeId === id)?.name,
            branchId: (id) => branches.find((branch) => branch.branchId === id)?.name,
          },
        }
      : undefined,
    onSaved: async (saved) => {
      if (contact === null) {
        storeChosenTypes(orgId, saved);
        await onCreated?.(saved);
      }
      await (contact ? changes.changed(saved) : changes.created(saved));
      editor.saved(contact ? SAVED : CREATED);
    },
  });
  return (
    <RecordForm form={form} editor={editor} isNew={contact === null}>
      <FieldRow>
        <TextField {...form.field("firstName")} label="First name" autoFocus />
        <TextField {...form.field("lastName")} label="Last name" />
      </FieldRow>
      <FieldRow>
        <LookupField
          {...form.field("contactTypeId")}
          label="Contact type"
          choices={contactTypes.map(({ contactTypeId, name }) => ({ id: contactTypeId, name }))}
        />
        <LookupField
          {...form.field("workTypeId")}
          label="Work type"
          choices={workTypes.map(({ workTypeId, name }) => ({ id: workTypeId, name }))}
        />
      </FieldRow>
      <Fragment key={form.revision}>
        <ContactPhoneField {...form.field("mobile")} label="Mobile" isMobile />
        <ContactPhoneField {...form.field("phone")} label="Phone" />
        <ContactPhoneField {...form.field("afterHoursPhone")} label="After-hours number" />
      </Fragment>
      <TextField {...form.field("email")} label="Email" type="email" />
      {/* A saved contact is already in the list before its form closes. */}
      {!form.isSending && (
        <DuplicateContactNotice
          orgId={orgId}
          own={contact}
          draft={{
            firstName: form.field("firstName").value,
            lastName: form.field("lastName").value,
            email: form.field("email").value,
            mobile: form.field("mobile").value,
            phone: form.field("phone").value,
          }}
        />
      )}
      <FieldRow>
        <TextField {...form.field("jobTitle")} label="Job title" />
        <TextField {...form.field("department")} label="Department" />
      </FieldRow>
      <LocationField {...form.field("branchId")} />
    </RecordForm>
  );
};

/** A select cannot be cleared, so 'no single location' is an option. */
const NO_LOCATION = "none";

const LocationField = (binding: FieldBinding<string>) => {
  const { branches } = useOrganisation();
  return (
    <Select
      {...binding}
      label="Business location"
      value={binding.value ?? NO_LOCATION}
      onChange={(id) => binding.onChange(id === NO_LOCATION ? null : id)}
      choices={[
        { id: NO_LOCATION, name: "No fixed location" },
        ...branches.map(({ branchId, name }) => ({ id: branchId, name })),
      ]}
    />
  );
};

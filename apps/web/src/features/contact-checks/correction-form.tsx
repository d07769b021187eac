import type { LinkedContact } from "@holdfast/contract/contact-checks/contact-check-link-endpoints";
import { correctContactCheck } from "@holdfast/contract/contact-checks/contact-check-link-endpoints";
import { DETAILS_CHANGED } from "@holdfast/contract/contact-checks/errors";
import { ContactPhoneField } from "../../platform/forms/phones/contact-phone-field";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { FieldRow } from "../../ui/fields/field-row";
import { Form } from "../../ui/fields/forms/form";
import { TextField } from "../../ui/fields/inputs/text-field";
import { DETAIL_LABELS } from "./contact-check-rules";

type CorrectionFormProps = {
  readonly link: { readonly id: string; readonly token: string };
  readonly contact: LinkedContact;
  readonly onSent: () => void;
  readonly onStale: () => void;
  readonly onCancel: () => void;
};

/** Shows the person's own details in a form, to correct them. */
export const CorrectionForm = ({ link, contact, ...props }: CorrectionFormProps) => {
  const form = useContractForm({
    endpoint: correctContactCheck,
    params: {},
    initial: { ...link, version: contact.version, ...contact.details },
    onSaved: props.onSent,
    onRefused: ({ code }) => {
      if (code === DETAILS_CHANGED.code) props.onStale();
      return false;
    },
  });
  return (
    <Form form={form} submitLabel="Send corrections" onCancel={props.onCancel}>
      <FieldRow>
        <TextField {...form.field("firstName")} label={DETAIL_LABELS.firstName} autoFocus />
        <TextField {...form.field("lastName")} label={DETAIL_LABELS.lastName} />
      </FieldRow>
      <TextField {...form.field("email")} label={DETAIL_LABELS.email} type="email" />
      <ContactPhoneField {...form.field("mobile")} label={DETAIL_LABELS.mobile} isMobile />
      <ContactPhoneField {...form.field("phone")} label={DETAIL_LABELS.phone} />
      <ContactPhoneField {...form.field("afterHoursPhone")} label={DETAIL_LABELS.afterHoursPhone} />
    </Form>
  );
};

import type { Firm } from "@holdfast/contract/clients/firm";
import { readFirm, updateFirm } from "@holdfast/contract/clients/firm-endpoints";
import { Form } from "../../ui/fields/forms/form";
import { TextField } from "../../ui/fields/inputs/text-field";
import { showToast } from "../../ui/feedback/toast-store";
import { useRefresh } from "../../platform/api/use-endpoint";
import { BusinessPhoneField } from "../../platform/forms/phones/business-phone-field";
import { OwnPhoneCountry } from "../../platform/forms/phones/own-phone-country";
import { SAVED } from "../../platform/forms/saved-messages";
import { useContractForm } from "../../platform/forms/use-contract-form";

type FirmFormProps = {
  readonly firm: Firm;
  readonly brokerageId: string;
  /** The name of the brokerage. */
  readonly brokerage: string;
};

/** Changes what the brokerage prints on the reports of its clients. */
export const FirmForm = ({ firm, brokerageId, brokerage }: FirmFormProps) => {
  const refresh = useRefresh();
  const { firmName, licence, adviserName, phone, email, version } = firm;
  const form = useContractForm({
    endpoint: updateFirm,
    params: { brokerageId },
    initial: { firmName, licence, adviserName, phone, email },
    edited: { noun: "firm", version },
    onSaved: async () => {
      await refresh(readFirm);
      showToast({ variant: "done", title: SAVED });
    },
  });
  return (
    <Form form={form}>
      <TextField
        {...form.field("firmName")}
        label="Firm name"
        description={`If you leave this empty, reports show ‘${brokerage}’.`}
      />
      <TextField
        {...form.field("licence")}
        label="Licence"
        description="Your licence details as required by law, for example ‘AFSL 123456, ABN 12 345 678 901’."
      />
      <TextField
        {...form.field("adviserName")}
        label="Adviser who signs"
        description="Leave this empty if several people sign. They then write their names by hand."
      />
      <OwnPhoneCountry>
        <BusinessPhoneField key={form.revision} {...form.field("phone")} label="Phone" />
      </OwnPhoneCountry>
      <TextField {...form.field("email")} label="Email" type="email" />
    </Form>
  );
};

import { createClient, listClients } from "@holdfast/contract/clients/client-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { readBrokerage } from "@holdfast/contract/subscriptions/brokerage-endpoints";
import { useState } from "react";
import { showToast } from "../../ui/feedback/toast-store";
import { Form } from "../../ui/fields/forms/form";
import { TextField } from "../../ui/fields/inputs/text-field";
import { useRead, useRefresh } from "../../platform/api/use-endpoint";
import { CountryField, deviceCountry } from "../../platform/forms/country-field";
import { CREATED } from "../../platform/forms/saved-messages";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { BusinessFields, NEW_BUSINESS } from "../organisations/public";
import styles from "./clients.module.css";
import { LogoField, problemWithLogo } from "./logo-field";

type NewClientFormProps = {
  readonly brokerageId: string;
  readonly onClose: () => void;
};

/** Creates a client organisation with a first plan, and invites its owner (specification 5, 'New organisation'). */
export const NewClientForm = ({ brokerageId, onClose }: NewClientFormProps) => {
  const refresh = useRefresh();
  const [logo, setLogo] = useState<File | null>(null);
  const brokerage = useRead(readBrokerage, { params: { brokerageId } });
  const quota = brokerage.data?.quota.remaining;
  const form = useContractForm({
    endpoint: createClient,
    params: { brokerageId },
    initial: { ...NEW_BUSINESS, country: deviceCountry(), userEmail: "" },
    upload: logo,
    onSaved: async () => {
      await refresh(listClients, listOrganisations, listPlans, readBrokerage);
      showToast({ variant: "done", title: CREATED });
      onClose();
    },
  });
  return (
    <Form
      form={form}
      submitLabel="Create organisation"
      onCancel={onClose}
      isSubmitDisabled={problemWithLogo(logo) !== undefined}
    >
      {quota !== undefined && (
        <p className={styles.none}>
          {quota === 0
            ? "Your quota is used up. Buy subscriptions before you create an organisation."
            : `This uses 1 of the ${quota} ${quota === 1 ? "subscription" : "subscriptions"} left in your quota.`}
        </p>
      )}
      <BusinessFields
        form={form}
        name={{
          label: "Full Business Name",
          description: "The registered name. It appears on the cover of the plan.",
        }}
        tradingName={{
          label: "Trading Name",
          description: "The name customers know the business by.",
        }}
      />
      <TextField
        {...form.field("address")}
        label="Head Office Address"
        description="This becomes the first business location, and the first plan covers it."
      />
      <CountryField {...form.field("country")} />
      <TextField
        {...form.field("userEmail")}
        label="User Email"
        type="email"
        description="We will email this person an invitation to become the owner. It expires in 14 days."
      />
      <LogoField file={logo} error={form.errorAt("logo")} onChange={setLogo} />
    </Form>
  );
};

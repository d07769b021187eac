import {
  createOrganisation,
  listOrganisations,
} from "@holdfast/contract/organisations/organisation-endpoints";
import { Card } from "../../ui/layout/card";
import { Form } from "../../ui/fields/forms/form";
import { PageFrame } from "../../ui/layout/page-frame";
import { TextField } from "../../ui/fields/inputs/text-field";
import { showToast } from "../../ui/feedback/toast-store";
import { CountryField, deviceCountry, exampleAddress } from "../../platform/forms/country-field";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { useRefresh } from "../../platform/api/use-endpoint";
import { useCurrentOrganisation } from "../workspace/public";
import { BusinessFields, NEW_BUSINESS } from "./business-info/business-fields";
import { CREATED } from "../../platform/forms/saved-messages";

type CreateBusinessFormProps = {
  /** Absent when there is nothing to go back to. */
  readonly onCancel?: () => void;
};

/** Shown without an organisation: creates the business and its first location, Head Office. */
export const CreateBusinessForm = ({ onCancel }: CreateBusinessFormProps) => {
  const { choose } = useCurrentOrganisation();
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: createOrganisation,
    params: {},
    initial: { ...NEW_BUSINESS, country: deviceCountry(), additionalAddressInformation: "" },
    onSaved: async ({ organisationId }) => {
      await refresh(listOrganisations);
      choose(organisationId);
      showToast({ variant: "done", title: CREATED });
      // The overview replaces the form: move the focus to the page.
      document.querySelector("main")?.focus();
    },
  });
  return (
    <PageFrame
      title="Create Business"
      purpose="Tell us about your business and its head office. It takes a minute, and you can change everything later."
      helpTitle="Why we ask"
      help={
        <>
          <p>
            Your name and address appear at the top of every page of the plan. Your industry decides
            which hazards and typical exposures we show you.
          </p>
          <p>
            <strong>For example:</strong> Harbour Advisory Group, trading as Harbour Advisory, in
            ‘Accounting Services’ (6932).
          </p>
          <p>This address becomes your first business location, named Head Office.</p>
        </>
      }
    >
      <Card>
        <Form form={form} submitLabel="Create Business" {...(onCancel && { onCancel })}>
          <BusinessFields
            form={form}
            name={{
              label: "Full business name",
              description: "Your registered name.",
              autoComplete: "organization",
            }}
            tradingName={{
              label: "Trading name",
              description: "The name your customers know you by.",
            }}
          />
          <TextField
            {...form.field("address")}
            label="Head office address"
            description={exampleAddress(form.values.country)}
            autoComplete="street-address"
          />
          <TextField
            {...form.field("additionalAddressInformation")}
            label="Additional address information"
            description="Unit, suite or floor."
          />
          <CountryField {...form.field("country")} />
        </Form>
      </Card>
    </PageFrame>
  );
};

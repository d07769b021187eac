import {
  createOrganisation,
  listOrganisations,
} from "@holdfast/contract/organisations/organisation-endpoints";
import { Card } from "../../ui/layout/card";
import { Form } from "../../ui/fields/form";
import { PageFrame } from "../../ui/layout/page-frame";
import { TextField } from "../../ui/fields/text-field";
import { showToast } from "../../ui/feedback/toast-store";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { useRefresh } from "../../platform/api/use-endpoint";
import { useCurrentOrganisation } from "../dashboard/public";
import { IndustryField } from "./industry-field";

type CreateBusinessFormProps = {
  /** Absent where there is nothing to go back to. */
  readonly onCancel?: () => void;
};

/** What shows without an organisation: the first page a person fills in. Head Office comes with it. */
export const CreateBusinessForm = ({ onCancel }: CreateBusinessFormProps) => {
  const { choose } = useCurrentOrganisation();
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: createOrganisation,
    params: {},
    initial: {
      name: "",
      legalName: "",
      industryCode: "",
      industryName: "",
      address: "",
      additionalAddressInformation: "",
    },
    onSaved: async ({ organisationId }) => {
      await refresh(listOrganisations);
      choose(organisationId);
      showToast({ kind: "done", title: "Create successfully" });
      // The form makes way for the overview; the keyboard goes on in the page.
      document.querySelector("main")?.focus();
    },
  });
  return (
    <PageFrame
      title="Create Business"
      purpose="Tell us who you are and where your head office stands. It takes a minute, and all of it can be changed later."
      helpTitle="Why we ask"
      help={
        <>
          <p>
            Your name and address head every page of the plan. Your industry decides which hazards
            and typical exposures we put in front of you.
          </p>
          <p>
            <strong>For example:</strong> Harbour Roasters Pty Ltd, trading as Harbour Café, in
            ‘Cafes and Restaurants’ (4511), 12 Wharf Street, Fremantle WA 6160.
          </p>
          <p>The address becomes your first business location, named Head Office.</p>
        </>
      }
    >
      <Card>
        <Form form={form} submitLabel="Create Business" {...(onCancel && { onCancel })}>
          <TextField
            {...form.field("name")}
            label="Full business name"
            description="As it is registered."
            autoComplete="organization"
            autoFocus
          />
          <TextField
            {...form.field("legalName")}
            label="Trading name"
            description="The name your customers know you by."
          />
          <IndustryField
            code={form.field("industryCode")}
            name={form.field("industryName")}
            onChange={form.change}
          />
          <TextField
            {...form.field("address")}
            label="Head office address"
            autoComplete="street-address"
          />
          <TextField
            {...form.field("additionalAddressInformation")}
            label="Additional address information"
            description="Unit, suite or floor."
          />
        </Form>
      </Card>
    </PageFrame>
  );
};

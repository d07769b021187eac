import { countryWords } from "@holdfast/content/countries/country-words";
import { certainCountry } from "@holdfast/contract/organisations/place";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import {
  BUSINESS_UPDATED,
  CreateOrganisationInput,
} from "@holdfast/contract/organisations/organisation";
import {
  listOrganisations,
  updateOrganisation,
} from "@holdfast/contract/organisations/organisation-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { Form } from "../../../ui/fields/forms/form";
import { TextArea } from "../../../ui/fields/inputs/text-area";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { showToast } from "../../../ui/feedback/toast-store";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { useRefresh } from "../../../platform/api/use-endpoint";
import { BusinessFields } from "./business-fields";

type BusinessInfoFormProps = {
  readonly organisation: Organisation;
  readonly onClose: () => void;
};

/** Changes the business information. */
export const BusinessInfoForm = ({ organisation, onClose }: BusinessInfoFormProps) => {
  const refresh = useRefresh();
  const words = countryWords(certainCountry(organisation));
  const { organisationId, name, legalName, registrationNumber, industry, governance } =
    organisation;
  const form = useContractForm({
    endpoint: updateOrganisation,
    params: { orgId: organisationId },
    createSchema: CreateOrganisationInput,
    initial: {
      name,
      legalName,
      registrationNumber,
      industryCode: industry.code,
      industryName: industry.name,
      governance,
    },
    edited: {
      noun: "business information",
      version: organisation.version,
      textOf: { industryCode: (_code, { industryName }) => industryName ?? undefined },
      follows: { industryName: "industryCode" },
    },
    onSaved: async () => {
      await refresh(listOrganisations, listPlans);
      showToast({ variant: "done", title: BUSINESS_UPDATED });
      onClose();
    },
  });
  return (
    <Form form={form} onCancel={onClose}>
      <BusinessFields
        form={form}
        name={{
          label: "Full business name",
          description: "Your registered name. It appears on the cover of the plan.",
        }}
        tradingName={{ label: "Trading name" }}
      >
        <TextField
          {...form.field("registrationNumber")}
          label="Registration number"
          description={
            words === undefined
              ? "The number under which your business is registered."
              : `For example, your ${words.businessNumber}.`
          }
        />
      </BusinessFields>
      <TextArea
        {...form.field("governance")}
        label="Governance"
        description="Regulators, licences and standards that apply to you. They appear in the plan’s introduction."
      />
    </Form>
  );
};

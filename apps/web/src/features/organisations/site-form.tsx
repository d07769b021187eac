import type { AlternativeSite } from "@holdfast/contract/organisations/place";
import { AlternativeSiteInput } from "@holdfast/contract/organisations/place";
import {
  createAlternativeSite,
  updateAlternativeSite,
} from "@holdfast/contract/organisations/place-endpoints";
import type { FormEditor } from "../../ui/fields/use-entry-editor";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { PlaceForm } from "./place-form";
import { useRefreshSites } from "./use-places";

const NAME = {
  nameLabel: "Name",
  nameExample: "For example, Community kitchen or Anna’s garage.",
};

type AddSiteFormProps = { readonly orgId: string; readonly editor: FormEditor };

/** Adds a short-term recovery site. */
export const AddSiteForm = ({ orgId, editor }: AddSiteFormProps) => {
  const refresh = useRefreshSites();
  const form = useContractForm({
    endpoint: createAlternativeSite,
    params: { orgId },
    initial: {},
    onSaved: async () => {
      await refresh();
      editor.saved("Create successfully");
    },
  });
  return <PlaceForm form={form} editor={editor} isNew {...NAME} />;
};

type EditSiteFormProps = AddSiteFormProps & { readonly site: AlternativeSite };

/** Changes a short-term recovery site. */
export const EditSiteForm = ({ orgId, editor, site }: EditSiteFormProps) => {
  const refresh = useRefreshSites();
  const { name, address, additionalAddressInformation, email, phone } = site;
  const form = useContractForm({
    endpoint: updateAlternativeSite,
    params: { orgId, alternativeSiteId: site.alternativeSiteId },
    createSchema: AlternativeSiteInput,
    initial: { name, address, additionalAddressInformation, email, phone },
    onSaved: async () => {
      await refresh();
      editor.saved("Saved successfully.");
    },
  });
  return <PlaceForm form={form} editor={editor} isNew={false} {...NAME} />;
};

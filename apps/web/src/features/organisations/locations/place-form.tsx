import { AlternativeSiteInput, BranchInput } from "@holdfast/contract/organisations/place";
import { RecordForm } from "../../../ui/fields/forms/record-form";
import { TextField } from "../../../ui/fields/inputs/text-field";
import type { FormEditor } from "../../../ui/fields/forms/use-record-editor";
import { certainCountry } from "@holdfast/contract/organisations/place";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { CountryField, deviceCountry, exampleAddress } from "../../../platform/forms/country-field";
import { PhoneCountryProvider } from "../../../platform/forms/phones/phone-country";
import { BusinessPhoneField } from "../../../platform/forms/phones/business-phone-field";
import { CREATED, SAVED } from "../../../platform/forms/saved-messages";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { likelyCountry } from "../business-info/likely-country-rules";
import { idOfPlace, paramsOfPlace, PLACE_ENDPOINTS, usePlaceChanges } from "./use-places";
import type { Place, PlaceKind } from "./use-places";

/** What differs between the two forms. */
const FORMS = {
  branch: {
    schema: BranchInput,
    nameLabel: "Branch name",
    nameExample: "What your staff call it, such as Head Office or Wharf Street.",
  },
  site: {
    schema: AlternativeSiteInput,
    nameLabel: "Name",
    nameExample: "For example, Shared office or Anna’s house.",
  },
} as const;

type PlaceFormProps = {
  readonly kind: PlaceKind;
  readonly organisation: Organisation;
  /** Null for a new one. */
  readonly place: Place | null;
  readonly editor: FormEditor;
};

/** The form of a business location or recovery site. */
export const PlaceForm = ({ kind, organisation, place, editor }: PlaceFormProps) => {
  const orgId = organisation.organisationId;
  const changes = usePlaceChanges(kind, orgId);
  const { create, update } = PLACE_ENDPOINTS[kind];
  const { schema, nameLabel, nameExample } = FORMS[kind];
  const form = useContractForm({
    endpoint: place ? update : create,
    createSchema: schema,
    params: paramsOfPlace(orgId, place ? idOfPlace(place) : ""),
    initial: draftOf(place, organisation),
    onSaved: async (saved) => {
      await changes.saved(saved);
      editor.saved(place ? SAVED : CREATED);
    },
  });
  return (
    <RecordForm form={form} editor={editor} isNew={place === null}>
      <TextField {...form.field("name")} label={nameLabel} description={nameExample} autoFocus />
      <TextField
        {...form.field("address")}
        label="Address"
        description={exampleAddress(form.values.country)}
        autoComplete="street-address"
      />
      <TextField
        {...form.field("additionalAddressInformation")}
        label="Additional address information"
        description="Unit, suite or floor."
      />
      <CountryField {...form.field("country")} />
      <TextField {...form.field("email")} label="Email" type="email" />
      <PhoneCountryProvider value={form.values.country ?? null}>
        <BusinessPhoneField key={form.revision} {...form.field("phone")} savedIn={place?.country} />
      </PhoneCountryProvider>
    </RecordForm>
  );
};

const draftOf = (place: Place | null, organisation: Organisation) => {
  if (place === null) return { country: certainCountry(organisation) ?? deviceCountry() };
  const { name, address, additionalAddressInformation, email, phone } = place;
  const country = likelyCountry(place);
  return { name, address, additionalAddressInformation, country, email, phone };
};

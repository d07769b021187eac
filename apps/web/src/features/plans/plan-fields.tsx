import { countryWords } from "@holdfast/content/countries/country-words";
import { certainCountry } from "@holdfast/contract/organisations/place";
import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listCurrencies } from "@holdfast/contract/library/plan-lookups";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { contactChoice } from "../../platform/format/contact-choice";
import { MultiSelect } from "../../ui/fields/lazy-fields";
import { Select } from "../../ui/fields/choices/select";
import { TextField } from "../../ui/fields/inputs/text-field";
import type { FieldBinding } from "../../platform/forms/contract-form";
import { useRead } from "../../platform/api/use-endpoint";

type PlanFieldsProps = {
  readonly organisation: Pick<
    Organisation,
    "organisationId" | "branches" | "country" | "isCountryAssumed"
  >;
  /** Each mode of the form passes the fields it shows. */
  readonly name?: FieldBinding<string>;
  readonly branch?: FieldBinding<string>;
  readonly keyOrPromoCode?: FieldBinding<string>;
  readonly currency?: FieldBinding<string>;
  readonly contacts?: FieldBinding<string[]>;
};

/** The fields of the plan form, in the order of the specification. */
export const PlanFields = (props: PlanFieldsProps) => (
  <>
    {props.name && (
      <TextField
        {...props.name}
        label="Plan Name"
        description="For example, the name of your business or location."
        autoFocus
      />
    )}
    {props.branch && (
      <Select
        {...props.branch}
        label="Business Location"
        choices={props.organisation.branches.map(({ branchId, name }) => ({ id: branchId, name }))}
      />
    )}
    {props.keyOrPromoCode && (
      <TextField
        {...props.keyOrPromoCode}
        label="Subscription Key or Promo Code"
        description="A key looks like A1B2-C3D4-E5F6-G7H8. Your broker can give you one."
        autoFocus={props.name === undefined}
      />
    )}
    {props.currency && (
      <CurrencyField
        {...props.currency}
        ofCountry={countryWords(certainCountry(props.organisation))?.currency}
      />
    )}
    {props.contacts && (
      <ContactsField organisationId={props.organisation.organisationId} {...props.contacts} />
    )}
  </>
);

type CurrencyFieldProps = FieldBinding<string> & {
  /** Offered first. */
  readonly ofCountry: string | undefined;
};

/** Offers current currencies, that of the country first, plus a withdrawn one if the plan uses it. */
const CurrencyField = ({ ofCountry, ...binding }: CurrencyFieldProps) => {
  const currencies = useRead(listCurrencies, {});
  const choices = (currencies.data ?? [])
    .filter(({ active, code }) => active || code === binding.value)
    .map(({ code, name }) => ({ id: code, name: `${code} · ${name}` }))
    .sort((a, b) => Number(b.id === ofCountry) - Number(a.id === ofCountry));
  return (
    <Select
      {...binding}
      label="Currency"
      description="All loss values in the plan use this currency."
      placeholder={binding.value ?? "Please select"}
      choices={choices}
    />
  );
};

const ContactsField = ({
  organisationId,
  ...binding
}: FieldBinding<string[]> & { readonly organisationId: string }) => {
  const contacts = useRead(listContacts, { params: { orgId: organisationId } });
  const isEmpty = contacts.data?.length === 0;
  return (
    <MultiSelect
      {...binding}
      label="Accountable Contacts"
      description={
        isEmpty
          ? "You have no contacts yet. You can select them here later."
          : "The people accountable for the plan."
      }
      isDisabled={isEmpty}
      choices={(contacts.data ?? []).map(contactChoice)}
    />
  );
};

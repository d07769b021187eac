import { countryNamedIn } from "@holdfast/content/places/decide-country";
import { withRecognisedPhone } from "../../platform/phone-number";

type Party = { readonly phone?: string | null; readonly address?: string | null };

/**
 * Returns the country for reading the phone number of a customer, supplier or strategic third party: that of its
 * address if the address determines one, otherwise the organisation's.
 */
export const countryOfParty = (
  address: string | null | undefined,
  organisationCountry: string,
): string => (address ? countryNamedIn(address) : null) ?? organisationCountry;

/** Returns the party with its phone number in the stored format. A number equal to the stored one is not changed. */
export const withPartyPhone = <Input extends Party>(
  input: Input,
  organisationCountry: string,
  stored?: Party,
): Input =>
  withRecognisedPhone(
    input,
    countryOfParty(
      input.address === undefined ? stored?.address : input.address,
      organisationCountry,
    ),
    stored,
  );

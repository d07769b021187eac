import { ENDS_WITH_SESSION } from "../../session/session-keys";
import { createContext, useContext } from "react";

/** The country in which a form reads numbers without a country code; null if the person has to choose it. */
const PhoneCountryContext = createContext<string | null>(null);

export const PhoneCountryProvider = PhoneCountryContext.Provider;

const KEY = ENDS_WITH_SESSION.phoneCountry;

/** Stores the country that the user last chose in this tab. */
export const rememberPhoneCountry = (country: string): void => {
  sessionStorage.setItem(KEY, country);
};

/** Returns the country of a new number: that of the form, else the one chosen last, else null. */
export const usePhoneCountry = (): string | null =>
  useContext(PhoneCountryContext) ?? sessionStorage.getItem(KEY);

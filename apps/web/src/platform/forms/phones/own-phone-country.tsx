import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import type { ReactNode } from "react";
import { useRead } from "../../api/use-endpoint";
import { deviceCountry } from "../country-field";
import { PhoneCountryProvider } from "./phone-country";
import { sharedCountry } from "../shared-country-rules";

/** Reads numbers in forms outside an organisation in the country of all the user's organisations, else the device's. */
export const OwnPhoneCountry = ({ children }: { readonly children: ReactNode }) => {
  const { data } = useRead(listOrganisations, {});
  return (
    <PhoneCountryProvider value={sharedCountry(data ?? []) ?? deviceCountry()}>
      {children}
    </PhoneCountryProvider>
  );
};

import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { certainCountry } from "@holdfast/contract/organisations/place";
import { useState } from "react";
import { MisreadNumbers } from "./misread-numbers-section";

/** Asks about phone numbers once the country of the organisation has changed while its overview is open. */
export const CountryChange = ({ organisation }: { readonly organisation: Organisation }) => {
  const [from, setFrom] = useState(organisation.country);
  const country = certainCountry(organisation);
  if (country === null || country === from) return null;
  return <MisreadNumbers organisation={organisation} from={from} onDone={() => setFrom(country)} />;
};

import type { Organisation } from "@holdfast/contract/organisations/organisation";
import {
  updateAlternativeSite,
  updateBranch,
} from "@holdfast/contract/organisations/place-endpoints";
import { countryName } from "@holdfast/contract/platform/countries";
import { useState } from "react";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { SAVED } from "../../../platform/forms/saved-messages";
import { Button } from "../../../ui/buttons/button";
import { Alert } from "../../../ui/feedback/alert";
import { messageOf } from "../../../ui/feedback/shown-error";
import { showToast } from "../../../ui/feedback/toast-store";
import type { RecordEditor } from "../../../ui/fields/forms/use-record-editor";
import { likelyCountry } from "./likely-country-rules";
import { idOfPlace, paramsOfPlace, usePlaceChanges } from "../locations/use-places";
import type { Place, PlaceKind } from "../locations/use-places";

type CountryQuestionsProps = {
  readonly kind: PlaceKind;
  readonly organisation: Organisation;
  readonly places: readonly Place[];
  readonly editor: RecordEditor<Place>;
};

/** Asks for the country of each location without a stated country, with one press for the likely answer. */
export const CountryQuestions = ({ places, ...props }: CountryQuestionsProps) =>
  places
    .filter(({ isCountryAssumed }) => isCountryAssumed)
    .map((place) => <CountryQuestion key={idOfPlace(place)} place={place} {...props} />);

type CountryQuestionProps = Omit<CountryQuestionsProps, "places"> & { readonly place: Place };

const CountryQuestion = ({ kind, organisation, place, editor }: CountryQuestionProps) => {
  const { organisationId } = organisation;
  const changes = usePlaceChanges(kind, organisationId);
  const [isSending, setSending] = useState(false);
  const { disputedCountry } = place;
  const likely = likelyCountry(place);
  const choices = disputedCountry === null ? [likely] : [likely, disputedCountry];
  const names = choices.map(countryName);
  const confirm = async (country: string) => {
    setSending(true);
    const input = {
      params: paramsOfPlace(organisationId, idOfPlace(place)),
      body: { country },
    };
    try {
      await changes.saved(
        await (kind === "branch"
          ? callEndpoint(updateBranch, input)
          : callEndpoint(updateAlternativeSite, input)),
      );
      showToast({ variant: "done", title: SAVED });
    } catch (error) {
      showToast({ variant: "problem", title: messageOf(error) });
    } finally {
      setSending(false);
    }
  };
  return (
    <Alert
      variant="warning"
      title={`Is ${place.name} in ${names.join(" or ")}?`}
      actions={
        <>
          {choices.map((country) => (
            <Button
              key={country}
              size="small"
              isPending={isSending}
              onPress={() => void confirm(country)}
            >
              {disputedCountry === null ? "Yes, in" : "In"} {countryName(country)}
            </Button>
          ))}
          <Button size="small" variant="quiet" onPress={() => editor.edit(place)}>
            Choose another country
          </Button>
        </>
      }
    >
      {disputedCountry !== null && `The address names ${names[0]}, but ${names[1]} was selected. `}
      The plan prints no emergency numbers, authorities or laws for a country that is only assumed.
    </Alert>
  );
};

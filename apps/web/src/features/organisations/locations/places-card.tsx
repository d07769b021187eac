import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { ReactNode } from "react";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/layout/card";
import { RecordDialogs } from "../../../ui/overlays/record-dialogs";
import { useRecordEditor } from "../../../ui/fields/forms/use-record-editor";
import { can } from "../../../platform/session/can";
import { useRead } from "../../../platform/api/use-endpoint";
import { CountryQuestions } from "../business-info/country-questions-section";
import { PlacesTable } from "./places-table";
import { useRecordDeletion } from "../../../platform/lists/use-record-deletion";
import { idOfPlace, PLACE_ENDPOINTS, placeDeletion } from "./use-places";
import type { Place, PlaceKind } from "./use-places";
import { PlaceForm } from "./place-form";

type PlacesCardProps = {
  readonly kind: PlaceKind;
  readonly organisation: Organisation;
  readonly title: string;
  /** What one place is called in a sentence, and in the button that adds one. */
  readonly noun: string;
  readonly addLabel: string;
  /** What else changes when a place is deleted. */
  readonly deletes: string;
  /** Shown for an empty list, with the button that adds a place if the person may. */
  readonly empty: (add: ReactNode) => ReactNode;
};

/** A list of business locations or recovery sites, with add, edit and delete. Head Office cannot be deleted. */
export const PlacesCard = ({ kind, organisation, ...props }: PlacesCardProps) => {
  const orgId = organisation.organisationId;
  const { list } = PLACE_ENDPOINTS[kind];
  const places = useRead<typeof list>(list, { params: { orgId } });
  const editor = useRecordEditor<Place>();
  const deleteRecords = useRecordDeletion();
  const canChange = can(organisation, "change");
  const add = canChange && (
    <Button size="small" icon="add" onPress={editor.add}>
      {props.addLabel}
    </Button>
  );
  return (
    <Card title={props.title} aside={places.data?.length !== 0 && add}>
      {canChange && (
        <CountryQuestions
          kind={kind}
          places={places.data ?? []}
          organisation={organisation}
          editor={editor}
        />
      )}
      <PlacesTable
        caption={props.title}
        places={places}
        editor={editor}
        canChange={canChange}
        empty={props.empty(add)}
      />
      <RecordDialogs
        editor={editor}
        noun={props.noun}
        nameOf={({ name }) => name}
        form={(place) => (
          <PlaceForm kind={kind} organisation={organisation} place={place} editor={editor} />
        )}
        onDelete={(place) =>
          deleteRecords({
            deletion: placeDeletion(kind, orgId),
            records: [{ id: idOfPlace(place), name: place.name }],
            nouns: `${props.noun}s`,
          })
        }
        deletes={props.deletes}
      />
    </Card>
  );
};

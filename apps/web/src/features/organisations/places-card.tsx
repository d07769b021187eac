import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button";
import { Card } from "../../ui/layout/card";
import { EntryDialogs } from "../../ui/overlays/entry-dialogs";
import { useEntryEditor } from "../../ui/fields/use-entry-editor";
import { can } from "../../platform/session/can";
import { useDeletion, useRead } from "../../platform/api/use-endpoint";
import { lazyComponent } from "../../ui/loading/lazy-component";
import { CountryQuestions } from "./country-questions-section";
import { PlacesTable } from "./places-table";
import { paramsOfPlace, PLACE_ENDPOINTS, usePlaceChanges } from "./use-places";
import type { Place, PlaceKind } from "./use-places";

const PlaceForm = lazyComponent(async () => (await import("./place-form")).PlaceForm);

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
  const { list, remove, deletedMessage } = PLACE_ENDPOINTS[kind];
  const places = useRead<typeof list>(list, { params: { orgId } });
  const editor = useEntryEditor<Place>();
  const changes = usePlaceChanges(kind, orgId);
  const deletion = useDeletion<typeof remove>(remove);
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
      <EntryDialogs
        editor={editor}
        noun={props.noun}
        nameOf={({ name }) => name}
        form={(place) => (
          <PlaceForm kind={kind} organisation={organisation} place={place} editor={editor} />
        )}
        onDelete={async (place) => {
          await deletion.mutateAsync({ params: paramsOfPlace(orgId, place) });
          await changes.deleted(place);
        }}
        undoOf={(place) => () => changes.restore(place)}
        deletes={props.deletes}
        deletedMessage={deletedMessage}
      />
    </Card>
  );
};

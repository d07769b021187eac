import { PLACES_ATTRIBUTION } from "@holdfast/content/places/places-attribution";
import type { Location } from "@holdfast/contract/dashboard/location";
import {
  listLocations,
  removeLocationPosition,
  setLocationPosition,
} from "@holdfast/contract/dashboard/location-endpoints";
import type { FeatureCollection } from "geojson";
import type { Map as LeafletMap } from "leaflet";
import { useMemo, useState } from "react";
import { useChange, useDeletion, useRead } from "../../../platform/api/use-endpoint";
import { can } from "../../../platform/session/can";
import { Button } from "../../../ui/buttons/button";
import { Alert } from "../../../ui/feedback/alert";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { groupByPosition, groupKeyOf } from "./location-groups-rules";
import { LocationsList } from "./locations-list";
import { LocationsMap } from "./locations-map";
import styles from "./locations.module.css";
import { useLand } from "./use-land";
import { useOrganisation, usePlan } from "../../workspace/public";

/** The map of business locations, recovery sites, suppliers and customers, with a list next to it. */
export const LocationsPanel = () => {
  const { planId } = usePlan();
  const read = useRead(listLocations, { params: { planId } }, { isAlwaysFresh: true });
  const land = useLand();
  return (
    <QueryBoundary
      queries={[read, land]}
      loading={<Skeleton lines={1} height={420} label="Loading the map..." />}
    >
      {({ locations }, outlines) => <MapWithList locations={locations} land={outlines} />}
    </QueryBoundary>
  );
};

type MapWithListProps = {
  readonly locations: readonly Location[];
  readonly land: FeatureCollection;
};

/** The map zooms in to this when it shows a location. */
const CLOSE = 7;

const MapWithList = ({ locations, land }: MapWithListProps) => {
  const organisation = useOrganisation();
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [placing, setPlacing] = useState<Location | null>(null);
  const setting = useChange(setLocationPosition, [listLocations]);
  const removing = useDeletion(removeLocationPosition, [listLocations]);
  const groups = useMemo(() => groupByPosition(locations), [locations]);

  const show = (location: Location) => {
    setSelected(groupKeyOf(location));
    const { position } = location;
    if (map && position)
      map.setView([position.latitude, position.longitude], Math.max(map.getZoom(), CLOSE));
  };
  const place = (location: Location) => {
    show(location);
    setPlacing(location);
    map?.getContainer().focus();
  };
  const pathOf = ({ locationId }: Location) => ({
    orgId: organisation.organisationId,
    locationId,
  });
  const setPin = async (location: Location) => {
    if (!map) return;
    const { lat, lng } = map.wrapLatLng(map.getCenter());
    const position = { latitude: Number(lat.toFixed(5)), longitude: Number(lng.toFixed(5)) };
    await setting.mutateAsync({
      params: pathOf(location),
      body: { kind: location.kind, address: location.address, ...position },
    });
    setPlacing(null);
    setSelected(`${position.latitude},${position.longitude}`);
  };
  const failed = setting.error ?? removing.error;

  return (
    <>
      {failed && <Alert variant="problem" title={failed.message} />}
      {placing && (
        <Alert
          variant="note"
          title={`Set the pin of ${placing.name}`}
          actions={
            <>
              <Button
                size="small"
                variant="primary"
                isPending={setting.isPending}
                onPress={() => void setPin(placing).catch(() => undefined)}
              >
                Set pin here
              </Button>
              <Button size="small" onPress={() => setPlacing(null)}>
                Cancel
              </Button>
            </>
          }
        >
          Move the map until the cross is at {placing.address}.
        </Alert>
      )}
      <div className={styles.both}>
        <LocationsMap
          land={land}
          groups={groups}
          selected={selected}
          onSelect={setSelected}
          isPlacing={placing !== null}
          onReady={setMap}
        />
        <LocationsList
          locations={locations}
          selected={selected}
          onShow={show}
          {...(can(organisation, "change")
            ? {
                onPlace: place,
                onRemovePin: (location: Location) => removing.mutate({ params: pathOf(location) }),
              }
            : {})}
        />
      </div>
      <p className={styles.source}>{PLACES_ATTRIBUTION}. Outlines: Natural Earth.</p>
    </>
  );
};

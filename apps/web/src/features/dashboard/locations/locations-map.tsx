import type { FeatureCollection } from "geojson";
import { divIcon, featureGroup, geoJSON, map as createMap, marker } from "leaflet";
import type { Map as LeafletMap } from "leaflet";
import "leaflet/dist/leaflet.css";
import { useEffect, useRef } from "react";
import { LOCATION_KIND_WORDS } from "./location-groups-rules";
import type { LocationGroup } from "./location-groups-rules";
import styles from "./locations.module.css";

type LocationsMapProps = {
  readonly land: FeatureCollection;
  readonly groups: readonly LocationGroup[];
  /** The key of the selected marker. */
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
  /** Shows a cross in the middle. */
  readonly isPlacing: boolean;
  readonly onReady: (map: LeafletMap | null) => void;
};

/** Closer than this, one town fills the map, and the outlines say nothing more. */
const MAX_ZOOM = 10;
const FIRST_ZOOM = 6;
const MARKER_SIZE = 30;

const iconOf = ({ kind, locations }: LocationGroup, isSelected: boolean) => {
  const words = document.createElement("span");
  words.textContent =
    LOCATION_KIND_WORDS[kind].letter + (locations.length > 1 ? ` ${locations.length}` : "");
  words.dataset["kind"] = kind;
  if (isSelected) words.dataset["selected"] = "";
  words.className = styles.pin ?? "";
  return divIcon({ className: "", html: words, iconSize: [MARKER_SIZE, MARKER_SIZE] });
};

/** A vector map. Arrow keys move it, plus and minus zoom; the list next to it selects its markers. */
export const LocationsMap = (props: LocationsMapProps) => {
  const { land, groups, selected, onSelect, isPlacing, onReady } = props;
  const box = useRef<HTMLElement>(null);
  const map = useRef<LeafletMap | null>(null);
  const first = useRef(groups);

  useEffect(() => {
    if (!box.current) return undefined;
    const made = createMap(box.current, {
      attributionControl: false,
      maxZoom: MAX_ZOOM,
      minZoom: 1,
      worldCopyJump: true,
      zoomAnimation: false,
      fadeAnimation: false,
    });
    geoJSON(land, { interactive: false, style: { className: styles.land ?? "" } }).addTo(made);
    const places = first.current.map(({ latitude, longitude }) => [latitude, longitude] as const);
    if (places.length === 0) made.setView([0, 20], 1);
    else
      made.fitBounds(
        places.map(([latitude, longitude]): [number, number] => [latitude, longitude]),
        { maxZoom: FIRST_ZOOM, padding: [30, 30] },
      );
    map.current = made;
    onReady(made);
    return () => {
      made.remove();
      map.current = null;
      onReady(null);
    };
  }, [land, onReady]);

  useEffect(() => {
    if (!map.current) return undefined;
    const markers = featureGroup(
      groups.map((group) =>
        marker([group.latitude, group.longitude], {
          icon: iconOf(group, group.key === selected),
          keyboard: false,
          title: group.locations.map(({ name }) => name).join(", "),
          zIndexOffset: group.key === selected ? 1_000 : 0,
        }).on("click", () => onSelect(group.key)),
      ),
    ).addTo(map.current);
    return () => void markers.remove();
  }, [groups, selected, onSelect]);

  return (
    <div className={styles.frame} data-placing={isPlacing ? "" : undefined}>
      <section
        ref={box}
        className={styles.map}
        aria-label="Map of your locations. Arrow keys move it, plus and minus zoom."
      />
    </div>
  );
};

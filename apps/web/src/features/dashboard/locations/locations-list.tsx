import { countryName } from "@holdfast/contract/platform/countries";
import { LOCATION_KINDS, type Location } from "@holdfast/contract/dashboard/location";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { Link } from "react-router";
import { groupKeyOf, LOCATION_KIND_WORDS, positionText } from "./location-groups-rules";
import styles from "./locations.module.css";

export type LocationActs = {
  readonly onShow: (location: Location) => void;
  /** Omitted for a person who may not change the organisation. */
  readonly onPlace?: (location: Location) => void;
  readonly onRemovePin?: (location: Location) => void;
};

type LocationsListProps = LocationActs & {
  readonly locations: readonly Location[];
  /** The key of the selected marker. */
  readonly selected: string | null;
};

/** The list next to the map: everything that the map shows, in words, and what it could not find. */
export const LocationsList = ({ locations, selected, ...acts }: LocationsListProps) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected === null) return;
    list.current?.querySelector("[data-selected]")?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  return (
    <div ref={list} className={styles.list}>
      {LOCATION_KINDS.map((kind) => {
        const own = locations.filter((location) => location.kind === kind);
        const { name, letter, page } = LOCATION_KIND_WORDS[kind];
        return (
          <section key={kind} aria-label={name}>
            <h3 className={styles.kind}>
              <span className={styles.sample} data-kind={kind} aria-hidden="true">
                {letter}
              </span>
              {name} ({own.length})
            </h3>
            <Rows locations={own} selected={selected} {...acts} />
            <p className={styles.page}>
              <Link to={page.to}>{page.label}</Link>
            </p>
          </section>
        );
      })}
    </div>
  );
};

/** A longer list shows this many until 'Show all' is pressed. */
const ROWS_SHOWN = 20;

const Rows = ({ locations, selected, ...acts }: LocationsListProps) => {
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && locations.length > ROWS_SHOWN;
  const shown = isCut
    ? locations.filter(
        (location, at) =>
          at < ROWS_SHOWN || (selected !== null && groupKeyOf(location) === selected),
      )
    : locations;
  return (
    <>
      <ul className={styles.rows}>
        {shown.map((location) => (
          <li
            key={location.locationId}
            className={styles.row}
            data-selected={selected !== null && groupKeyOf(location) === selected ? "" : undefined}
          >
            <Row location={location} {...acts} />
          </li>
        ))}
      </ul>
      {isCut && (
        <Button size="small" variant="quiet" onPress={() => setWhole(true)}>
          Show all {locations.length}
        </Button>
      )}
    </>
  );
};

const Row = ({ location, ...acts }: LocationActs & { readonly location: Location }) => {
  const { name, address, position } = location;
  return (
    <>
      <span className={styles.name}>{name}</span>
      {address !== "" && <span>{address}</span>}
      <span className={styles.where}>{positionText(location)}</span>
      {location.assumedCountry !== null && (
        <span className={styles.where}>
          Assumed: {countryName(location.assumedCountry)}.{" "}
          <Link
            to={LOCATION_KIND_WORDS[location.kind].page.to}
            aria-label={`Change the country of ${name}`}
          >
            Change
          </Link>
        </span>
      )}
      <span className={styles.acts}>
        {position && (
          <Button
            size="small"
            label={`Show ${name} on the map`}
            onPress={() => acts.onShow(location)}
          >
            Show
          </Button>
        )}
        {acts.onPlace && address !== "" && (
          <Button
            size="small"
            variant="quiet"
            label={`Set pin of ${name}`}
            onPress={() => acts.onPlace?.(location)}
          >
            Set pin
          </Button>
        )}
        {acts.onRemovePin && position?.source === "pin" && (
          <Button
            size="small"
            variant="quiet"
            label={`Remove pin of ${name}`}
            onPress={() => acts.onRemovePin?.(location)}
          >
            Remove pin
          </Button>
        )}
      </span>
    </>
  );
};

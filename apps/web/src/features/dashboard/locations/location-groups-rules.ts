import type { Location, LocationKind } from "@holdfast/contract/dashboard/location";

type KindWords = {
  /** Heading of the list. */
  readonly name: string;
  /** On the map, so that the kinds differ by more than colour. */
  readonly letter: string;
  /** Where the entries are kept. */
  readonly page: { readonly to: string; readonly label: string };
};

/** In the order of the list. */
export const LOCATION_KIND_WORDS: Readonly<Record<LocationKind, KindWords>> = {
  branch: {
    name: "Business locations",
    letter: "B",
    page: { to: "/organization", label: "Go To Organization" },
  },
  alternativeSite: {
    name: "Recovery sites",
    letter: "R",
    page: { to: "/organization", label: "Go To Organization" },
  },
  supplier: {
    name: "Suppliers",
    letter: "S",
    page: { to: "/organization/suppliers", label: "Go to Suppliers" },
  },
  customer: {
    name: "Customers",
    letter: "C",
    page: { to: "/organization/customers", label: "Go to Customers" },
  },
};

/** Locations at the same position share a marker. */
export type LocationGroup = {
  readonly key: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly locations: readonly Location[];
  /** Of the first: the list's order puts business locations before the others. */
  readonly kind: LocationKind;
};

const keyOf = ({ position }: Location) =>
  position ? `${position.latitude},${position.longitude}` : null;

/** Returns the key of the marker that shows a location; null if it is not on the map. */
export const groupKeyOf = keyOf;

/** Returns the markers, in the order of their first locations. Pure. */
export function groupByPosition(locations: readonly Location[]): readonly LocationGroup[] {
  const groups = new Map<string, Location[]>();
  for (const location of locations) {
    const key = keyOf(location);
    if (key === null) continue;
    const known = groups.get(key);
    if (known) known.push(location);
    else groups.set(key, [location]);
  }
  return Array.from(groups, ([key, members]) => ({ key, members })).flatMap(({ key, members }) => {
    const [first] = members;
    return first?.position
      ? [
          {
            key,
            latitude: first.position.latitude,
            longitude: first.position.longitude,
            locations: members,
            kind: first.kind,
          },
        ]
      : [];
  });
}

/** Returns in words where the map shows a location. Pure. */
export function positionText({ address, position }: Location): string {
  if (!position) return address === "" ? "No address" : "Not found on the map";
  if (position.source === "pin") return "At the pin you set";
  return position.source === "place"
    ? `Shown at ${position.placeName}`
    : `Shown in ${position.placeName}; its town was not found`;
}

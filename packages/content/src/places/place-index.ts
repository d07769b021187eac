import aliases from "../data/places/geo_place_aliases.json";
import places from "../data/places/geo_places.json";
import regions from "../data/places/geo_admin1.json";

/** A town, suburb or city. */
export type Place = {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly region: string;
  readonly latitude: number;
  readonly longitude: number;
  /** 0 means unknown. */
  readonly population: number;
};

/** A state, province or the like, with its representative place. */
export type Region = (typeof regions)[number];

export type PlaceIndex = {
  /** By key of the name or an alias, the most populous first. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
  /** By key of the name, and by abbreviation as it is written. */
  readonly regions: ReadonlyMap<string, readonly Region[]>;
};

/** Returns a name without case, accents and punctuation. */
export const keyOf = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const placeOf = (line: string): Place => {
  const [name = "", country = "", region = "", latitude, longitude, population] = line.split("|");
  return {
    name,
    country,
    region,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
  };
};

const add = <Value>(map: Map<string, Value[]>, key: string, value: Value) => {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
};

/** Nobody writes the region codes of New Zealand: TAS in an address is Tasmania. */
const WITHOUT_CODES = "NZ";

const built = () => {
  const byName = new Map<string, Place[]>();
  for (const line of places.split("\n")) {
    const place = placeOf(line);
    add(byName, keyOf(place.name), place);
  }
  for (const { alias, country, admin1, place } of aliases) {
    const target = byName
      .get(keyOf(place))
      ?.find((candidate) => candidate.country === country && candidate.region === admin1);
    if (target) add(byName, keyOf(alias), target);
  }
  for (const list of byName.values()) list.sort((a, b) => b.population - a.population);
  const byRegion = new Map<string, Region[]>();
  for (const region of regions) {
    add(byRegion, keyOf(region.name), region);
    if (region.country === WITHOUT_CODES) continue;
    for (const abbreviation of region.abbreviations) add(byRegion, abbreviation, region);
  }
  return { places: byName, regions: byRegion };
};

let index: PlaceIndex | undefined;

/** Returns the embedded list of places, indexed on first use. */
export const placeIndex = (): PlaceIndex => (index ??= built());

/** Returns the places of a name or alias, the most populous first. */
export const placesNamed = (key: string): readonly Place[] => placeIndex().places.get(key) ?? [];

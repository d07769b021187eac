import addresses from "../data/places/country_addresses.json";
import { tailsOf } from "./address-parts";
import { keyOf, placeIndex, placesNamed } from "./place-index";
import { isStreetWord } from "./street-words";

/** A state, province or county of a country, with the ranges of its postcodes. */
type State = {
  readonly country: string;
  readonly name: string;
  readonly postcodes: readonly string[];
};

/** Names and abbreviations that are nothing else anywhere, so that they decide alone. */
const UNMISTAKABLE = new Set(
  `NSW|QLD|KZN|new south wales|south australia|western australia|northern territory|kwazulu natal|gauteng|mpumalanga
  |australian capital territory|eastern cape|northern cape|western cape|british columbia|saskatchewan|nunavut
  |newfoundland and labrador|prince edward island`.split(/\s*\|/u),
);
/** Abbreviations that no other country has, but that are words or towns there ('Vic' in Spain). */
const OF_ONE_COUNTRY = new Set(["VIC", "ACT"]);
/** Names that are also those of countries, regions, villages or suburbs. */
const AMBIGUOUS = new Set(
  "victoria|free state|north west|georgia|washington|new york|montana|florida|pennsylvania".split(
    "|",
  ),
);

const allStates: State[] = [];
const statesByName = new Map<string, State[]>();
const statesByAbbreviation = new Map<string, State[]>();
const add = (map: Map<string, State[]>, key: string, state: State) =>
  map.set(key, [...(map.get(key) ?? []), state]);

for (const [country, { states }] of Object.entries(addresses))
  for (const { name, abbreviations, postcodes } of states) {
    const state = { country, name, postcodes };
    allStates.push(state);
    add(statesByName, keyOf(name), state);
    for (const written of abbreviations)
      if (written.includes(" ")) add(statesByName, keyOf(written), state);
      else add(statesByAbbreviation, written.replaceAll(".", ""), state);
  }

/** Whether this is the name of a state, written in full. */
export const isStateName = (key: string): boolean => statesByName.has(key);

const isWithin = (range: string, postcode: string) => {
  const [from = "", to = from] = range.split("-");
  return from.length === postcode.length && from <= postcode && postcode <= to;
};

/** Whether a postcode lies in the ranges of a state. */
const fits = ({ postcodes }: State, postcode: string) =>
  postcodes.some((range) => isWithin(range, postcode));

const countriesOf = (states: readonly State[]) => new Set(states.map(({ country }) => country));

const isTownIn = (key: string, country: string) =>
  placesNamed(key).some((town) => town.country === country);

const isTownElsewhere = (key: string, country: string) =>
  placesNamed(key).some((town) => town.country !== country);

/** Whether the country has a town of this name in the state; anywhere, if its states are not in the list of places. */
function hasTown({ country, name }: State, townKey: string): boolean {
  const codes = (placeIndex().regions.get(keyOf(name)) ?? [])
    .filter((region) => region.country === country)
    .map(({ admin1 }) => admin1);
  return placesNamed(townKey).some(
    (town) => town.country === country && (codes.length === 0 || codes.includes(town.region)),
  );
}

/** What is around the state in an address. */
type Surroundings = {
  /** The part before that of the state. */
  readonly partBefore: readonly string[];
  readonly postcode: string | undefined;
  /** Whether no name follows the state's part, apart from that of the country. */
  readonly isLast: boolean;
};

const isKnown = (key: string) => placesNamed(key).length > 0;

/** Returns the names that may be that of the state's town: the last words before it, or the whole part before. */
const townsBefore = (before: readonly string[], { partBefore }: Surroundings) =>
  before.length === 0
    ? [keyOf(partBefore.join(" "))].filter(isKnown)
    : tailsOf(before)
        .map(({ key }) => key)
        .filter((key) => isKnown(key) && !isStreetWord(key));

const statesOf = (written: string, key: string) => {
  const abbreviation = written.replaceAll(".", "");
  const capitals = abbreviation.toUpperCase();
  return (
    statesByName.get(key) ??
    statesByAbbreviation.get(
      UNMISTAKABLE.has(capitals) || OF_ONE_COUNTRY.has(capitals) ? capitals : abbreviation,
    )
  );
};

/** Whether a state is meant and nothing else of its name, by itself or because its town or postcode agrees. */
function isCertain(
  state: State,
  { written, key, before }: ReturnType<typeof tailsOf>[number],
  around: Surroundings,
): boolean {
  const capitals = written.replaceAll(".", "").toUpperCase();
  if (UNMISTAKABLE.has(key) || UNMISTAKABLE.has(capitals)) return true;
  const towns = townsBefore(before, around);
  const [town] = towns;
  if (!around.isLast || (town !== undefined && !isTownIn(town, state.country))) return false;
  const isInState = towns.some((town) => hasTown(state, town));
  const hasPostcode = around.postcode !== undefined && fits(state, around.postcode);
  if (!statesByName.has(key)) {
    if (!OF_ONE_COUNTRY.has(capitals)) return hasPostcode;
    return isInState || (hasPostcode && (before.length > 0 || written === capitals));
  }
  if (/^co(?:unty)? /u.test(key) && (before.length === 0 || isInState)) return true;
  if (AMBIGUOUS.has(key) || isTownElsewhere(key, state.country)) return hasPostcode && isInState;
  if (hasPostcode) return before.length === 0 || isInState;
  return isInState && towns.every((town) => !isTownElsewhere(town, state.country));
}

/**
 * Returns the country of the state that ends a part of an address, if only that country can be meant: by a name that
 * nothing else has, or by its postcode or its town, which agree with it; a name that towns elsewhere have needs both. A
 * postcode of another state cancels it.
 */
export function stateAtEnd(names: readonly string[], around: Surroundings) {
  const { postcode } = around;
  for (const tail of tailsOf(names)) {
    const { written, key, before } = tail;
    const states = statesOf(written, key);
    if (!states) continue;
    const fitting = postcode === undefined ? [] : states.filter((state) => fits(state, postcode));
    const possible = fitting.length > 0 ? fitting : states;
    const isCancelled =
      fitting.length === 0 &&
      postcode !== undefined &&
      states.some((candidate) => candidate.postcodes.length);
    const [state] = possible;
    const isOneCountry = state !== undefined && countriesOf(possible).size === 1;
    const isDecided = isOneCountry && !isCancelled && isCertain(state, tail, around);
    return { before, written, country: isDecided ? state.country : undefined };
  }
  return undefined;
}

/** Whether a postcode lies in no state in which the country has a town of this name; false if none is known. */
export function isPostcodeElsewhere(country: string, townKey: string, postcode: string): boolean {
  const states = allStates.filter(
    (state) => state.country === country && state.postcodes.length > 0 && hasTown(state, townKey),
  );
  return states.length > 0 && !states.some((state) => fits(state, postcode));
}

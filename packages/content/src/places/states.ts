import addresses from "../data/country_addresses.json";
import { tailsOf } from "./address-parts";
import { keyOf, placeIndex } from "./place-index";

/** A state, province or county of a country, with the ranges of its postcodes. */
type State = {
  readonly country: string;
  readonly name: string;
  readonly postcodes: readonly string[];
};

/** Abbreviations that no other country uses, so that they need no postcode. */
const UNIQUE = new Set(["NSW", "VIC", "QLD", "ACT", "KZN"]);
/** Names that are also those of towns, countries or other regions. */
const AMBIGUOUS = new Set(["victoria", "free state", "north west", "georgia"]);

const statesByName = new Map<string, State[]>();
const statesByAbbreviation = new Map<string, State[]>();
const add = (map: Map<string, State[]>, key: string, state: State) =>
  map.set(key, [...(map.get(key) ?? []), state]);

for (const [country, { states }] of Object.entries(addresses))
  for (const { name, abbreviations, postcodes } of states) {
    const state = { country, name, postcodes };
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

const isTownElsewhere = (key: string, country: string) =>
  (placeIndex().places.get(key) ?? []).some((one) => one.country !== country);

/**
 * Returns the country of the state that ends a part of an address, if only that country can be meant: by its name, by
 * an abbreviation that no other country has, or by a postcode that lies in the state. A postcode of another state
 * cancels it.
 */
export function stateAtEnd(names: readonly string[], postcode: string | undefined) {
  for (const { written, key, before } of tailsOf(names)) {
    const abbreviation = written.replaceAll(".", "");
    const named = statesByName.get(key);
    const states = named ?? statesByAbbreviation.get(abbreviation);
    if (!states) continue;
    const fitting = postcode === undefined ? [] : states.filter((state) => fits(state, postcode));
    const [state] = fitting.length > 0 ? fitting : states;
    const isAlone = countriesOf(states).size === 1;
    const isCancelled =
      fitting.length === 0 && postcode !== undefined && states.some((one) => one.postcodes.length);
    const isClear = named
      ? isAlone && !AMBIGUOUS.has(key) && !isTownElsewhere(key, state?.country ?? "")
      : UNIQUE.has(abbreviation.toUpperCase());
    const isDecided = countriesOf(fitting).size === 1 || (isClear && !isCancelled);
    return { before, written, country: isDecided ? state?.country : undefined };
  }
  return undefined;
}

/** Whether a postcode lies in no state in which the country has a town of this name; false if none is known. */
export function isPostcodeElsewhere(country: string, townKey: string, postcode: string): boolean {
  const { places, regions } = placeIndex();
  const codes = new Set(
    (places.get(townKey) ?? [])
      .filter((one) => one.country === country)
      .map(({ region }) => region),
  );
  const names = [...regions.values()]
    .flat()
    .filter((region) => region.country === country && codes.has(region.admin1))
    .map(({ name }) => keyOf(name));
  const states = names
    .flatMap((name) => statesByName.get(name) ?? [])
    .filter((state) => state.country === country && state.postcodes.length > 0);
  return states.length > 0 && !states.some((state) => fits(state, postcode));
}

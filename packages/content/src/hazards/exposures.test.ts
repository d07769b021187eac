import { isCountryCode } from "@holdfast/contract/platform/countries";
import { expect, it } from "vitest";
import { EVENT_CARDS } from "../library/response/event-cards";
import { EXPOSURES } from "./exposures";
import { hazardRatings } from "./hazard-model";

it.each(EXPOSURES.map((exposure) => [exposure.cardId, exposure] as const))(
  "has for the card '%s' a hazard of the model, and countries in order, each once",
  (cardId, { hazard, countries }) => {
    expect(EVENT_CARDS.find((card) => card.cardId === cardId)?.showAlways).toBe(false);
    expect(hazardRatings("A", "Agriculture").map(({ category }) => category.code)).toContain(
      hazard,
    );
    expect(countries.filter((code) => !isCountryCode(code))).toEqual([]);
    expect(countries).toEqual([...new Set(countries)].toSorted());
  },
);

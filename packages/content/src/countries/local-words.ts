import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { capitalised } from "@holdfast/contract/platform/text-rules";
import { wildfireWord } from "./country-words";

/** Returns texts that call a fire of forest, bush or grass as the location's country does; recorded ones are as typed. */
export function inLocalWords<Cards>(
  { location }: Pick<PlanContent, "location">,
  cards: Cards,
): Cards {
  const word = wildfireWord(location.country?.name ?? null);
  const inWords = (value: unknown): unknown => {
    if (typeof value === "string")
      return value.replaceAll("bushfire", word).replaceAll("Bushfire", capitalised(word));
    if (Array.isArray(value)) return value.map(inWords);
    if (typeof value !== "object" || value === null || "recorded" in value) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, name === "cardId" ? part : inWords(part)]),
    );
  };
  return inWords(cards) as Cards;
}

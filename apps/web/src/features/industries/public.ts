export { StarterSetCard } from "./starter-set-card";
export { SuggestionsSection } from "./suggestions-section";
export { isSameName, otherUnitsText, unitsOfSet } from "./suggestion-rules";

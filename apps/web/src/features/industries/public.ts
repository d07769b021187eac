export { SuggestionList } from "./suggestion-list";
export { SuggestionsCard } from "./suggestions-card";
export { SuggestionsSection } from "./suggestions-section";
export { useDeclinedSuggestions } from "./use-declined-suggestions";
export { isSameName, otherUnitsText, unitsOfSet } from "./suggestion-rules";

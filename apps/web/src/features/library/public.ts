export { ExplainedField } from "./explained-field";
export { termAnchor } from "./glossary-rules";
export { TermPopover } from "./term-popover";
export { TermsSection } from "./terms-section";
export { StarterSetCard } from "./starter-set-card";
export { SuggestionsSection } from "./suggestions-section";

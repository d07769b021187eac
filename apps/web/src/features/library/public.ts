export { ExplainedField } from "./explained-field";
export { abbreviation, termAnchor } from "./glossary-rules";
export { TermPopover } from "./term-popover";
export { TermsSection } from "./terms-section";

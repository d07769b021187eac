export { ExplainedField } from "./explained-field";
export { TermPopover } from "./term-popover";
export { TermsSection } from "./terms-section";

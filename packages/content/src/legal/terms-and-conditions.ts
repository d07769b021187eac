import type { LegalText } from "./legal-text";
import { TERMS_OF_USE } from "./terms-of-use";

/** What the footer opens: the same rules that registration asks a person to agree to. */
export const TERMS_AND_CONDITIONS: LegalText = {
  ...TERMS_OF_USE,
  id: "terms-and-conditions",
  title: "Terms & Conditions",
};

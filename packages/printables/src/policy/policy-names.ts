import { UNNAMED_BUSINESS } from "../document/text/rich-text";

/** A longer name (in characters) is printed in full on the cover and in the facts only. */
const LONG_NAME = 60;

/** Returns what the sentences of the policy call the business, so that a long name does not push text to further pages. */
export const nameInText = (name: string): string =>
  name === "" || [...name].length > LONG_NAME ? UNNAMED_BUSINESS : name;

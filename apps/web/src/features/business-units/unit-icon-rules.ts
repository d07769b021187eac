import type { IconName } from "../../ui/buttons/icon-paths";

/** What a business unit's name says about its work, tried in this order; words, not parts of words. */
const ICONS: readonly (readonly [RegExp, IconName])[] = [
  [/\b(?:it|ict|information technology)\b/i, "desktop"],
  [/\bfinanc(?:e|es|ial)\b/i, "bank"],
  [/\bengineering\b/i, "tool"],
  [/\b(?:hr|human resources?)\b/i, "people"],
  [/\bsales\b/i, "shopping"],
  [/\bcall[ -]?cent(?:re|er)s?\b/i, "phone"],
];

/**
 * The icon of a business unit by its name (specification 2, 'Business units'): IT or ICT a desktop, finance a
 * bank, engineering a tool, HR a team, sales shopping, a call centre a phone, anything else home.
 */
export const unitIcon = (name: string): IconName =>
  ICONS.find(([words]) => words.test(name))?.[1] ?? "home";

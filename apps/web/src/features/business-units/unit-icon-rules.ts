import type { IconName } from "../../ui/buttons/icon-paths";

/** Icons by pattern, tried in this order; they match whole words of a business unit's name. */
const ICONS: readonly (readonly [RegExp, IconName])[] = [
  [/\b(?:it|ict|information technology)\b/i, "desktop"],
  [/\bfinanc(?:e|es|ial)\b/i, "bank"],
  [/\bengineering\b/i, "tool"],
  [/\b(?:hr|human resources?)\b/i, "people"],
  [/\bsales\b/i, "shopping"],
  [/\bcall[ -]?cent(?:re|er)s?\b/i, "phone"],
];

/**
 * Returns the icon for a business unit's name (specification 2, 'Business units'): IT or ICT a desktop, finance
 * a bank, engineering a tool, HR a team, sales shopping, a call centre a phone, anything else home.
 */
export const unitIcon = (name: string): IconName =>
  ICONS.find(([pattern]) => pattern.test(name))?.[1] ?? "home";

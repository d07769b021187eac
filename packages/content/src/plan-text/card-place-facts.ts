import type { CardText } from "@holdfast/contract/plan-content/card-text";
import { type CardFactRule, lineFor } from "./card-fact-rule";
import { recordedLines } from "./card-lines";
import { casualStaffLines, leaderLines, nextInLineLines } from "./card-people";
import { pageText } from "./card-references";
import { emergencyNumbers } from "./first-calls";
import { addressText } from "./plan-lookups";

/** Places and people of a business. */
export const PLACE_FACTS = {
  emergencyNumber: {
    label: "Emergency",
    lines: (content) =>
      emergencyNumbers(content).flatMap(({ service, number }): CardText[] => {
        if (number === null) return [];
        return [[{ phone: number }, ...(service === null ? [] : [` ${service}`])]];
      }),
    missing: lineFor("emergencyNumber"),
  },
  siteAddress: {
    label: "We are at",
    lines: ({ location }) => recordedLines(addressText(location)),
    missing: lineFor("siteAddress"),
  },
  leader: { label: "Leader", lines: leaderLines, missing: lineFor("leader") },
  nextInLine: {
    label: "No answer? Call",
    lines: nextInLineLines,
    missing: lineFor("nextInLine"),
  },
  staffList: {
    label: "Staff list",
    lines: ({ people }) => (people.length === 0 ? [] : [[pageText("contacts")]]),
    missing: [["Ask each person for a mobile number now"]],
  },
  casualStaff: { label: "Extra staff", lines: casualStaffLines },
  recoverySite: {
    label: "Other site",
    lines: ({ recoverySites }) =>
      recoverySites
        .slice(0, 1)
        .map((site) => [
          { recorded: `${site.name}, ${addressText(site)}` },
          ...(site.phone === null ? [] : [", ", { phone: site.phone }]),
        ]),
    missing: [["No other site recorded: ask the Leader"]],
  },
  highGround: {
    label: "High ground",
    lines: ({ site }) => recordedLines(site.highGround),
    missing: [["High ground, or inland, away from sea and rivers"]],
  },
} satisfies Record<string, CardFactRule>;

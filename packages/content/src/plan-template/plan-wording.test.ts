import { describe, expect, it } from "vitest";
import { frontPages } from "./front-pages";
import { planParts } from "./plan-parts";

/*
 * Lines that a review found wrong, unsafe, contradictory or hard to read (docs/documents.md): what each says now, and
 * the wording that must not come back.
 */

const topics = [...frontPages, ...planParts.flatMap((part) => part.topics)];
const textOf = (id: string) => {
  const topic = topics.find((candidate) => candidate.id === id);
  if (topic === undefined) throw new Error(`There is no topic '${id}'.`);
  return JSON.stringify(topic).replaceAll("**", "");
};
const whole = JSON.stringify(topics).replaceAll("**", "");

describe("a line that was wrong or unsafe", () => {
  it.each([
    ["section-b-4", "Give the address: {address}. Say the floor, the entrance to use"],
    ["section-f-5", "there was [what happened] at {address}"],
    ["section-b-2", "Unresponsive and not breathing normally: start CPR"],
    ["section-b-2", "Unresponsive but breathing normally: roll onto their side"],
    ["section-b-2", "Leave early if told to or if water rises. If trapped, go up"],
    ["section-b-3", "Never send anyone to a basement"],
    ["section-b-3", "Never walk, ride or drive through floodwater"],
    ["section-e-4", "Leave the power off. Do not wipe, wash or switch on"],
    ["section-b-6", "Have used extinguishers and fire blankets replaced or serviced"],
    ["section-c-2", "unless a cyber attack is suspected: then leave them switched on"],
    ["how-to-use-this-plan", "emergency services on {emergency}"],
    [
      "section-b-4",
      "the team leader notifies {safetyRegulator} at once and leaves the site as it is",
    ],
    ["section-g-3", "Do not answer, negotiate or pay. The Crisis Management Team leader decides"],
    ["section-g-3", "{ransomDuty}"],
    [
      "section-f-7",
      "Every unit is back at its normal level of service, and the backlog has an end date",
    ],
    ["section-g-4", "Each layer needs the one above it"],
    ["section-g-2", "from the top: power first"],
    ["section-a-6", "At least bi-annually (twice a year)"],
    [
      "section-a-2",
      "Backups exist, are kept away from the site, and can be restored. {restoreTest}",
    ],
    ["section-a-13", "keeps the list of holders below"],
  ])("has the right line on %s: %s", (id, words) => {
    expect(textOf(id)).toContain(words);
  });

  it.each([
    /Confirm the address/,
    /start resuscitation/,
    /wipe off/,
    /recharge radios and extinguishers/,
    /works within its RTO/,
    /rests on the one below/,
    /from power upwards/,
    /have been restored as a test/,
    /Stay inside when[^\]]*[Ff]lood/,
    /\b(?:111|999|112)\b/,
  ])("does not come back: %s", (words) => {
    expect(whole).not.toMatch(words);
  });
});

describe("an instruction that contradicted another", () => {
  it.each([
    [
      "one owner for each notice",
      "section-f-1",
      "Notices are delegated as Appendix E says: one owner each",
    ],
    ["staff before media", "section-d-4", "Within 30 minutes of people being safe"],
    ["staff before media", "section-f-5", "It does not wait for the meeting"],
    ["which hour", "first-hour-card", "Within 60 of the alert"],
    ["level 2 without a disaster", "section-f-3", "Managed at level 2, no disaster"],
    ["level 2 without a disaster", "section-b-5", "activates the plan in full or in part"],
    [
      "move or leave",
      "section-c-2",
      "Leave everything else until the regulator, the police and the insurer release it",
    ],
    ["move or leave", "section-e-1", "Keep to the order at the site (C.2)"],
    [
      "who reaches the first leader",
      "first-hour-card",
      "If two calls are not answered: the Alternatives in order ({teamNames}). The first leader reached calls",
    ],
    ["length of shifts", "section-c-1", "at most 10 hours with breaks; guards at most 8 hours"],
    ["colour of the edges", "how-to-use-this-plan", "The edge of each section's pages carries it"],
  ])("settles instructions that contradicted each other: %s, %s", (_, id, words) => {
    expect(textOf(id)).toContain(words);
  });

  it("names no second owner for the insurer", () => {
    const callers = topics.filter((topic) =>
      /(?:[Cc]all|[Nn]otify|[Pp]hone) the (?:broker|insurer)/.test(textOf(topic.id)),
    );
    expect(callers.map(({ number }) => number)).toEqual(["E.1", "E.5"]);
  });
});

describe("a sentence that was hard to read", () => {
  it.each([
    "'Red 4 is done.'",
    "Finding a missing person comes before everything else in this plan",
    "Have everyone who was exposed checked, even those who say they are fine",
    "Final assessment? Yes / No",
    "For each area and each major item: its condition, its value and what to do with it",
    "Tell each expert what to examine, how to get in safely, who goes with them and when to report",
    "Sell or serve no food that was touched by floodwater, smoke or heat",
    "Log every conversation with the insurer and confirm it in writing the same day",
    "Only for a task that the security lead has approved",
    "Give each person a pass in today's colour. Collect it when they leave",
    "Agree who gets an access card",
    "The human management lead is usually the person who looks after staff and payroll",
    "shorter hours, lighter duties and a colleague for support",
    "Tell everyone outside who knows of it that it is over, in the agreed words",
    "Connect the internet with a backup line, a firewall, your own Wi-Fi and secure remote access",
    "Get the devices that Appendix D lists. Use spares first, then hire or borrow",
    "Warn everyone again about scam emails and calls",
    "only the access they need, with two-factor login and an end date",
    "It is not an evacuation diagram, a safety manual or an insurance policy",
    "Tell owners and lenders promptly of anything that could affect the value of the business",
  ])("says: %s", (words) => {
    expect(whole).toContain(words);
  });
});

it("marks where an action's table or list is, because a checklist on screen has none", () => {
  const actions = planParts
    .filter(({ letter }) => letter !== "A")
    .flatMap(({ topics: ofPart }) => ofPart.flatMap(({ blocks }) => blocks))
    .flatMap((block) => (block.kind === "actions" ? block.items : []));
  expect(
    actions.filter((text) => /(?<!\{)\b(?:above|below)\b|the table(?! \{)/u.test(text)),
  ).toEqual([]);
  expect(actions.filter((text) => /\{(?:above|below)\}/u.test(text))).toHaveLength(11);
});

import type { CardText } from "@holdfast/contract/plan-content/card-text";
import { PlanCards } from "@holdfast/contract/plan-content/card-text";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { expect, it } from "vitest";
import { newContent, sampleParty, samplePerson } from "../../test/plan-content-sample";
import { EVENT_CARDS } from "../library/response/event-cards";
import { emergencyContactsAt } from "../library/response/emergency-contacts";
import { plainCardText } from "./plain-card-text";
import { planCards } from "./plan-cards";

/** Every card, with the given facts. */
const withAllEvents = (content: PlanContent): PlanContent => ({
  ...content,
  events: EVENT_CARDS.map(({ cardId, showAlways }) => ({
    cardId,
    isAlways: showAlways,
    riskIds: [],
    isExposed: true,
  })),
});

const cafe = withAllEvents({
  ...newContent,
  location: { ...newContent.location, country: { code: "AU", name: "Australia" }, state: "NSW" },
  site: {
    ...newContent.site,
    assemblyPoint: "The seawall.\nSecond: the forecourt.",
    shutOffs: "Gas: lane, key 4.",
    emergencyKit: "Under the counter",
    defibrillator: "Ferry wharf",
  },
  people: [
    samplePerson("ana", "Ana", "Tan"),
    samplePerson("ben", "Ben", "Lee"),
    samplePerson("cy", "Cy", "Roe"),
    { ...samplePerson("di", "Di", "Fox"), contactTypeId: 2 },
  ],
  teams: [
    {
      teamTypeId: 1,
      members: [
        { contactId: "ana", designation: "Primary", confirmedOn: null },
        { contactId: "ben", designation: "Alternatives", confirmedOn: null },
      ],
    },
    { teamTypeId: 2, members: [{ contactId: "cy", designation: "Primary", confirmedOn: null }] },
  ],
  insurancePolicies: [
    {
      insurancePolicyId: "p1",
      kind: "Property and contents",
      insurer: "Southern",
      policyNumber: "BP 1",
      claimsPhone: "+61 2 5550 0422",
      sumInsured: null,
      indemnityMonths: null,
      comments: null,
    },
  ],
  parties: [
    sampleParty("third-party", "Quay Estates", "Landlord or Property Manager", "+61 2 5550 0100"),
    sampleParty("supplier", "Bean Co", "Coffee", "+61 2 5550 0101"),
  ],
  emergencyContacts: emergencyContactsAt("AU", "NSW").map((one) => ({
    ...one,
    isConfirmed: one.confidence !== "memory",
  })),
});

const cases = [
  ["a plan with its facts", cafe],
  ["an empty plan", withAllEvents(newContent)],
] as const;

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
};

it.each(cases)("fills every card of %s, and leaves no placeholder", (_, content) => {
  const cards = planCards(content);
  expect(cards.events).toHaveLength(EVENT_CARDS.length);
  expect(cards.roles).toHaveLength(5);
  expect(PlanCards.parse(cards)).toEqual(cards);
  expect(textsOf(cards).filter((text) => /[{}]|undefined|null|^$/u.test(text))).toEqual(
    // Roles that take over no other.
    ["", ""],
  );
});

const headOf = (content: PlanContent, cardId: string, wanted: string) =>
  planCards(content)
    .events.find((card) => card.cardId === cardId)
    ?.head.find(({ fact }) => fact === wanted)
    ?.lines.map(plainCardText);

it("has at the head what is recorded, numbers apart", () => {
  expect(headOf(cafe, "fire", "meetingPoint")).toEqual(["The seawall. Second: the forecourt."]);
  expect(headOf(cafe, "fire", "leader")).toEqual(["Ana Tan, +61 491 570 006"]);
  expect(headOf(cafe, "fire", "nextInLine")).toEqual(["Ben Lee, +61 491 570 006"]);
  expect(headOf(cafe, "cyber", "leader")).toEqual(["Cy Roe, +61 491 570 006"]);
  expect(headOf(cafe, "fire", "insurerClaims")).toEqual(["Southern, +61 2 5550 0422, policy BP 1"]);
  expect(headOf(cafe, "people", "casualStaff")).toEqual(["Di Fox, +61 491 570 006"]);
  expect(headOf(cafe, "hurt", "firstAid")).toEqual([
    "Under the counter",
    "Defibrillator: Ferry wharf",
  ]);
  const fire = planCards(cafe).events[0];
  expect(fire?.head[0]?.lines[0]).toEqual([{ phone: "000" }]);
});

it("has lines to write on for what is missing, and leaves out what some businesses do not have", () => {
  const empty = withAllEvents(newContent);
  expect(headOf(empty, "fire", "leader")).toEqual(["______"]);
  expect(headOf(empty, "flood", "shutOffs")).toEqual([
    "Gas: ______",
    "Water: ______",
    "Power: ______",
  ]);
  expect(headOf(empty, "building", "recoverySite")).toEqual([
    "No other site recorded: ask the Leader",
  ]);
  expect(headOf(empty, "fire", "landlord")).toBeUndefined();
  expect(headOf(cafe, "fire", "landlord")).toEqual(["Quay Estates, +61 2 5550 0100"]);
});

it("names a number of the storm service only where there is one", () => {
  const steps = (content: PlanContent) =>
    planCards(content).events.flatMap(({ first10Minutes, firstHour, firstDay }) =>
      [...first10Minutes, ...firstHour, ...firstDay].map(plainCardText),
    );
  const named = (texts: readonly string[]) =>
    texts.filter((text) => text.includes("storm and flood number"));
  expect(named(steps(cafe)).length).toBeGreaterThan(0);
  expect(named(steps(withAllEvents(newContent)))).toEqual([]);
});

it("fills the sentences of the first-hour card", () => {
  const lines = (content: PlanContent) =>
    planCards(content).firstHour.lines.map(({ text }: { readonly text: CardText }) =>
      plainCardText(text),
    );
  expect(lines(cafe)).toContain(
    "Someone hurt or in danger: call 000. Say: ‘We are at 12 Quay Street, Sydney NSW 2000.’",
  );
  expect(lines(cafe)).toContainEqual(
    expect.stringContaining("meet at The seawall. Second: the forecourt. Count everyone."),
  );
  const empty = lines(newContent);
  expect(empty).toContainEqual(expect.stringContaining("call the emergency number"));
  expect(empty).toContainEqual(expect.stringContaining("meet at the meeting point: ______."));
  expect(empty).toContainEqual(
    expect.stringContaining("Call the Leader: ______. If two calls are not answered"),
  );
});

it("leads to the cards that the plan has, and to no others", () => {
  const onlyFire = {
    ...newContent,
    events: [{ cardId: "fire", isAlways: true, riskIds: [], isExposed: false }],
  };
  const { index } = planCards(onlyFire).firstHour;
  expect(index.entries.map(({ goTo }) => plainCardText(goTo))).toEqual([
    "Fire or smoke",
    "How each part of the business goes on",
    "Call the Leader: ______",
  ]);
});

it("calls a bushfire as the location's country does, and keeps what is recorded", () => {
  const country = { code: "US", name: "United States" };
  const content: PlanContent = {
    ...newContent,
    location: { ...newContent.location, country },
    site: { ...newContent.site, saferPlace: "The bushfire shelter" },
  };
  const card = planCards(withAllEvents(content)).events.find(({ cardId }) => cardId === "bushfire");
  expect(card?.title).toBe("Wildfire or smoke outside");
  expect(JSON.stringify(card).match(/bushfire/giu)).toEqual(["bushfire", "bushfire"]);
  expect(JSON.stringify(card)).toContain("The bushfire shelter");
});

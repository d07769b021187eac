import { wildfireWord } from "@holdfast/content/countries/country-words";
import { frontPages } from "@holdfast/content/plan-template/front-pages";
import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { emergencyContactsAt } from "@holdfast/content/library/emergency-contacts";
import { SCENARIO_PAGES } from "@holdfast/content/library/scenario-pages";
import { documentStyle } from "@holdfast/printables/document-style";
import type { ContinuityPlanData } from "@holdfast/printables/continuity-plan/plan-data";
import {
  continuityPlanContent,
  continuityPlanFrontMatter,
  continuityPlanHeader,
} from "@holdfast/printables/continuity-plan/plan-markup";
import { emptyPlan } from "@holdfast/printables/test/empty-plan-sample";
import { planAtLimits } from "@holdfast/printables/test/limits-plan-sample";
import { cafePlan } from "@holdfast/printables/test/plan-sample";
import { afterAll, describe, expect, test } from "vitest";
import {
  benchPrinter,
  document,
  fontList,
  hasChromium,
  hasPoppler,
  jobOf,
  textOfPages,
} from "../../../test/pdf/printer-bench";
import { lookAtPages } from "../../../test/pdf/page-look";

/* Checks the layout of the printed plan page by page, for businesses of several sizes. */

const many = <Row>(count: number, row: (label: string) => Row): Row[] =>
  Array.from({ length: count }, (_, at) => row(String(at + 1).padStart(2, "0")));

const TEAMS = ["Emergency Response Team", "Crisis Management Team", "Information Technology Team"];

/** A business of that size, with long but realistic names. */
const business = (size: Record<"members" | "areas" | "units" | "sites" | "parties", number>) =>
  ({
    ...cafePlan,
    teams: TEAMS.map((teamTypeName) => ({
      teamTypeName,
      contacts: many(size.members, (label) => ({
        idLabel: `C-${label}`,
        designation: label === "01" ? "Primary" : "Alternatives",
        name: `Bartholomew Featherstonehaugh ${label}`,
        jobTitle: "Stores and Purchasing Supervisor",
        mobile: `+61 491 570 0${label}`,
        phone: `+61 2 4900 77${label}`,
        afterHoursPhone: `+61 2 4900 88${label}`,
        confirmedOn: "2026-10-12",
        email: `bartholomew-${label}.featherstone@hunter-valley-coffee.example.com`,
      })),
    })),
    criticalAreas: many(size.areas, (label) => ({
      idLabel: `A-${label}`,
      name: `Supply of roasted beans to hotel ${label}.`,
      category: "Acquisitions/Mergers/Changes",
      criticality: 1 + (Number(label) % 4),
      criticalPeriods: ["October", "November"],
      penalty: label.endsWith("5") ? "Liquidated damages" : null,
      description: `Beans for hotel ${label}.`,
      notes: `Clause ${label}: the client may end the contract.`,
      impacts: [{ category: "Financial", value: 4 }],
    })),
    supportingUnits: many(size.units, (label) => ({
      idLabel: `U-${label}`,
      name: `Logistics and cold chain ${label}.`,
      rtoDays: Number(label) % 7,
      rpoDays: 1,
      leader: "Bartholomew Featherstonehaugh, Stores and Purchasing Supervisor",
      leaderPhone: `+61 491 570 1${label}`,
      minimumService: "Every hotel gets half of its usual beans by noon, with two drivers.",
      firstSteps: [],
      workaround: "Take orders by phone on the paper forms in the red folder.",
    })),
    recoverySites: many(size.sites, (label) => ({
      idLabel: `R-${label}`,
      name: `Warehouse ${label}.`,
      address: `${label} Industrial Estate Road, Beresfield NSW 2322`,
      phone: `+61 2 4900 12${label}`,
      contact: `manager-${label}@hunter-valley-coffee.example.com`,
    })),
    recoveryStrategies: many(size.units, (label) => ({
      unit: `Logistics and cold chain ${label}.`,
      location: "Short-term recovery site: Warehouse",
      floor: "Dock 4",
      phone: "+61 2 4900 1201",
      email: "warehouse@hunter-valley-coffee.example.com",
      comments: "Own laptops; share the loading dock with dispatch in the mornings.",
    })),
    suppliers: many(size.parties, (label) => ({
      name: `Supplier ${label}.`,
      category: "Linen, Cleaning",
      contactPerson: `Person ${label}`,
      phone: `(02) 5550 ${label.padStart(4, "0")}`,
      email: `orders-${label}.receivable@supply-chain-partners.example.com`,
      address: `${label} Supply Street, Newcastle West NSW 2302`,
      website: `https://supply-${label}.example.com`,
      comments: `Gate code on request, dock ${label}.`,
    })),
    emergencyContacts: emergencyContactsAt("AU", "VIC").map((one) => ({
      ...one,
      isConfirmed: one.confidence !== "memory",
    })),
    requirements: many(size.units * 5, (label) => ({
      unit: `Logistics and cold chain ${String(1 + (Number(label) % size.units)).padStart(2, "0")}.`,
      assetType: Number(label) % 5 === 0 ? "Application Requirements" : "Equipment",
      name: `Forklift or terminal ${label}.`,
      quantity: 2,
      comments: "",
    })),
  }) satisfies ContinuityPlanData;

const BUSINESSES: readonly (readonly [name: string, data: ContinuityPlanData])[] = [
  ["with nothing recorded", emptyPlan],
  ["with 3 suppliers", business({ members: 4, areas: 5, units: 6, sites: 2, parties: 3 })],
  ["with every table full", business({ members: 6, areas: 15, units: 10, sites: 5, parties: 14 })],
  ["with 300 suppliers", business({ members: 14, areas: 40, units: 30, sites: 12, parties: 300 })],
];

/** Paper and the lightest greys. */
const WHITE = 240;
/** Greys that differ by less look the same. */
const LIKE_EACH_OTHER = 12;
/** The words before the numbers of actions. */
const SERIES = new Set(["Red", "Blue", "Green"]);

/** A page whose content ends above this share of its height is nearly empty. */
const NEARLY_EMPTY = 0.25;
const printer = benchPrinter();
afterAll(() => printer.close());

const squeezed = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const textsOf = (markup: string, element: RegExp) =>
  [...markup.matchAll(element)].map(([, inner = ""]) =>
    squeezed(inner.replaceAll(/<[^>]+>/g, " ").replaceAll("&amp;", "&")),
  );

const printed = async (data: ContinuityPlanData) => {
  const frontMatter = continuityPlanFrontMatter(data);
  const content = continuityPlanContent(data);
  const header = continuityPlanHeader(data);
  const parts = { css: documentStyle, frontMatter, content, header, pageNumbers: true };
  const { pdf } = await printer.print(jobOf(document(parts)));
  return pdf;
};

/** Topics that share a page with the one before (plan_outline.md). */
const SHARING = new Set(["section-a-2", "section-a-13"]);
const TOPICS = [...frontPages, ...planParts.flatMap(({ topics }) => topics)];
/** The number of the first topic's page; those before it are the contents. */
const FIRST_NUMBER = 3;
const OUTLINE = TOPICS.map(
  ({ title }, at) =>
    [
      title,
      FIRST_NUMBER + TOPICS.slice(1, at + 1).filter(({ id }) => !SHARING.has(id)).length,
    ] as const,
);

/** A long heading has two lines. */
const isStartOf = (heading: string, line: string) =>
  line === heading || (line.length > 40 && heading.startsWith(line));

/** Returns the printed number of the page of each topic. */
function topicPages(texts: readonly string[]) {
  const lines = texts.map((page) => page.split("\n").map(squeezed));
  return TOPICS.map(({ number, title }) => {
    const heading = squeezed(`${number} ${title}`.replaceAll("'", "\u2019"));
    const page = texts[lines.findIndex((one) => one.some((line) => isStartOf(heading, line)))];
    return [title, Number(/(\d+) of \d+\s*$/.exec(page ?? "")?.[1])] as const;
  });
}

/** Returns how many pages of business units begin, and those that continue on another page. */
function unitPages(texts: readonly string[]) {
  const numbersOf = (words: string) =>
    texts.flatMap((page, at) => (page.includes(words) ? [at] : []));
  const starts = numbersOf("First five steps");
  const continued = numbersOf("What to bring or order").filter((at) => !starts.includes(at));
  return { starts: starts.length, continued };
}

/** Returns the titles of scenarios that are missing, out of order or longer than a page. */
function wrongScenarios(
  texts: readonly string[],
  { plan }: Pick<ContinuityPlanData, "plan">,
): string[] {
  const fire = wildfireWord(plan.location.country);
  const starts = SCENARIO_PAGES.map(({ title }) => title.replace("{wildfire}", fire)).map((title) =>
    texts.findIndex((page) => page.includes(title) && page.includes("Signs:")),
  );
  return SCENARIO_PAGES.filter(({ dontDo }, at) => {
    const start = starts[at] ?? -1;
    const isInPlace = start > 0 && start === (starts[0] ?? 0) + at;
    const hasItsEnd = squeezed(texts[start] ?? "").includes(dontDo.at(-1) ?? "");
    const next = texts[start + 1] ?? "";
    const continues = next.includes("Numbers and places.") && !next.includes("Signs:");
    return !isInPlace || !hasItsEnd || continues;
  }).map(({ title }) => title);
}

describe.skipIf(!hasChromium || !hasPoppler).each(BUSINESSES)("a plan %s", async (_, data) => {
  const content = continuityPlanContent(data);
  const pdf = hasChromium ? await printed(data) : Buffer.alloc(0);
  const pages = hasPoppler ? await lookAtPages(pdf) : [];
  const texts = hasPoppler ? await textOfPages(pdf) : [];
  const text = squeezed(texts.join(" "));

  test("leaves no page nearly empty", () => {
    const empty = pages.filter((page) => page.depth < NEARLY_EMPTY);
    expect(empty.map(({ number, lastLine }) => ({ number, lastLine }))).toEqual([]);
  });

  test("gives each topic the page of the outline", () => {
    expect(topicPages(texts)).toEqual(OUTLINE);
  });

  test("gives each business unit one page", () => {
    expect(unitPages(texts)).toEqual({
      starts: Math.max(1, data.supportingUnits.length),
      continued: [],
    });
  });

  test("gives each scenario one page", () => {
    expect(wrongScenarios(texts, data)).toEqual([]);
  });

  test("has the public numbers on one page, none broken", () => {
    const page = texts.find((one) => /Appendix H\s+Emergency numbers\s+The public/u.test(one));
    const numbers = data.emergencyContacts.flatMap(({ number }) => number ?? []);
    expect(numbers.filter((number) => !page?.includes(number))).toEqual([]);
  });

  test("prints each colour in a different grey for an office printer", () => {
    const greys = new Set(
      pages
        .filter(({ edge }) => edge < WHITE)
        .map(({ edge }) => edge)
        .toSorted((one, other) => one - other),
    );
    const [grey, ...others] = greys;
    const steps = others.map((edge, at) => edge - ([grey, ...others][at] ?? 0));
    expect(greys.size).toBe(4);
    expect(Math.min(...steps)).toBeGreaterThan(LIKE_EACH_OTHER);
  });

  test("has actions of 10 points and more, and nothing below 9 on the pages of a team", () => {
    const ofTeams = pages.filter(({ words }) => words.some(({ text }) => SERIES.has(text)));
    const actions = ofTeams.flatMap(({ words }) =>
      words.filter(({ text }, at) => SERIES.has(text) && /^\d+$/u.test(words[at + 1]?.text ?? "")),
    );
    expect(actions.length).toBeGreaterThan(200);
    expect(Math.min(...actions.map(({ size }) => size))).toBeGreaterThan(9.9);
    const sizes = ofTeams.flatMap(({ words }) => words.map(({ size }) => size));
    expect(Math.min(...sizes)).toBeGreaterThan(8.9);
  });

  test("inks little of its covers", () => {
    for (const cover of [pages[0], pages.at(-1)]) expect(cover?.inked).toBeLessThan(0.15);
  });

  test("embeds fonts that a reader can search, in its drawings too", async () => {
    expect(await fontList(pdf)).not.toContain("Type 3");
  });

  test("has a bullet of text before each point", () => {
    const points = [...content.matchAll(/<ul class="hf-points">.*?<\/ul>/gu)].flatMap(
      ([list]) => list.match(/<li>/gu) ?? [],
    );
    expect(texts.join("").match(/•/gu)).toHaveLength(points.length);
  });

  test("leaves no table head or title alone at the foot of a page", () => {
    const heads = new Set([
      ...textsOf(content, /<thead><tr>(.*?)<\/tr><\/thead>/g),
      ...textsOf(content, /<(?:h[2-4]|caption)[^>]*>(.*?)<\/(?:h[2-4]|caption)>/g),
    ]);
    const stranded = pages.filter((page) => page.endsWithText && heads.has(page.lastLine));
    expect(stranded.map(({ number, lastLine }) => ({ number, lastLine }))).toEqual([]);
  });

  test("prints everything a person entered, phone numbers and addresses unbroken", () => {
    const entered = [
      ...data.teams.flatMap((team) =>
        team.contacts.flatMap(({ mobile, email }) => [mobile, email]),
      ),
      ...data.criticalAreas.map((area) => area.idLabel),
      ...data.supportingUnits.map((unit) => unit.idLabel),
      ...data.recoverySites.flatMap(({ idLabel, phone, contact }) => [idLabel, phone, contact]),
      ...data.suppliers.flatMap(({ phone, email }) => [phone, email]),
      ...data.requirements.map((one) => one.name),
    ];
    const pieces = entered.flatMap((one) => (one.includes("@") ? one.split(/(?=[@.])/) : [one]));
    expect(pieces.filter((piece) => !text.includes(piece))).toEqual([]);
  });
});

/** Leaves out the lines at the head and foot of a page, which interrupt a text that continues on the next. */
const betweenHeadAndFoot = (page: string) => page.trim().split("\n").slice(1, -1).join("\n");

/** Names of words, of one word that breaks anywhere, and of characters that are twice as wide. */
const LONG_NAMES = [
  "Hunter Valley Coffee Roasters and ",
  "Donaudampfschifffahrtsgesellschaft",
  "狩猟谷珈琲焙煎株式会社",
];

describe.skipIf(!hasChromium || !hasPoppler).each(LONG_NAMES)(
  "a plan with texts at the limits, of '%s'",
  async (words) => {
    const data = planAtLimits(words);
    const texts = hasChromium ? await textOfPages(await printed(data)) : [];

    test("has its cover, its cards and each topic on one page", () => {
      expect(texts[1]).toContain("Disclaimer");
      expect(topicPages(texts)).toEqual(OUTLINE);
    });

    test("has each scenario on one page", () => {
      expect(wrongScenarios(texts, data)).toEqual([]);
    });

    test("begins no page with the last facts of a scenario", () => {
      const page = texts.findLast((one) => one.includes("Recorded, or write it here"));
      expect(page).toMatch(/Cyber attack or data breach\s+Fact/u);
    });

    test("has its back cover on one page", () => {
      expect(texts.at(-1)).toMatch(/Date issued[\s\S]*Poisons Information Centre/u);
    });

    test("has each business unit on one page, and its texts in full in an appendix", () => {
      expect(unitPages(texts)).toEqual({ starts: data.supportingUnits.length, continued: [] });
      const text = texts.map(betweenHeadAndFoot).join("").replaceAll(/\s+/g, "");
      const missing = [
        ...data.recoveryStrategies.flatMap(({ floor, phone, email, comments }) => [
          floor,
          phone,
          email,
          comments,
        ]),
        ...data.supportingUnits.flatMap(({ leader, minimumService, firstSteps, workaround }) => [
          leader,
          minimumService,
          ...firstSteps,
          workaround,
        ]),
        ...data.unitDependencies.map(({ name }) => name),
      ].filter((typed) => !text.includes(typed.replaceAll(/\s+/g, "")));
      expect(missing).toEqual([]);
    });

    test("has 15 areas on the page of A.8", () => {
      const page = texts.find((one) => /^\s*A\.8 /mu.test(one) && one.includes("S-01")) ?? "";
      expect(data.criticalAreas.filter(({ idLabel }) => !page.includes(idLabel))).toEqual([]);
    });

    test("has in an appendix what Document control has no room for", () => {
      const text = texts.map(betweenHeadAndFoot).join("").replaceAll(/\s+/g, "");
      const typed = [
        data.business.registrationNumber,
        ...data.plan.owners.map(({ idLabel, name }) => `${idLabel} ${name.slice(0, 9)}`),
        ...data.control.holders.flatMap(({ name, position }) => [name, position]),
        (data.business.governance ?? "").slice(-40),
      ];
      expect(typed.filter((one) => !text.includes(one.replaceAll(/\s+/g, "")))).toEqual([]);
    });

    test("names a Primary with a number in each team's section", () => {
      for (const title of ["Emergency Response", "Crisis Management", "IT Recovery"]) {
        const page = texts.find((text) => text.includes(`Members of the ${title} Team`));
        expect(page).toMatch(/Primary\s+\+61 2 5550/);
      }
    });
  },
);

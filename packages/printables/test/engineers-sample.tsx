import { emergencyContactsAt } from "@holdfast/content/library/response/emergency-contacts";
import { eventsOfPlan } from "@holdfast/content/plan-text/events-of-plan";
import { bakeryContent, dutiesAt } from "@holdfast/content/test/bakery-sample";
import { sampleParty, samplePerson, sampleUnit } from "@holdfast/content/test/plan-content-sample";
import type { ShortPlanData } from "../src/short-plan/short-plan-data";
import { bakeryPlan } from "./bakery-sample";

const INDUSTRY = { code: "6923", name: "Engineering Design and Engineering Consulting Services" };

const many = <Row,>(count: number, row: (at: number) => Row): Row[] =>
  Array.from({ length: count }, (_, at) => row(at + 1));

/**
 * Returns the short plan of engineers in Wellington with 40 people, seven units and 60 parties. Only for tests.
 * @param prefix begins every name and text, to make them long
 */
export function engineersPlan(prefix = ""): ShortPlanData {
  const number = (at: number) => String(at).padStart(2, "0");
  const text = (words: string) => `${prefix}${words}`;
  const people = many(40, (at) => {
    const person = samplePerson(`p${at}`, text(`Aroha ${number(at)}`), "Featherstone-Ngata");
    return {
      ...person,
      jobTitle: text("Senior structural engineer"),
      phones: [
        { kind: "mobile" as const, number: `+64 27 555 12${number(at)}` },
        { kind: "after-hours" as const, number: `+64 4 555 34${number(at)}` },
      ],
      isProposed: at % 9 === 0,
    };
  });
  const members = (first: number, count: number) =>
    many(count, (at) => ({
      contactId: `p${first + at}`,
      designation: at === 1 ? ("Primary" as const) : ("Alternatives" as const),
      confirmedOn: null,
    }));
  const parties = (kind: "supplier" | "customer" | "third-party", category: string) =>
    many(20, (at) => ({
      ...sampleParty(
        kind,
        text(`${category} ${number(at)} Limited`),
        category,
        `+64 4 555 56${number(at)}`,
      ),
      contactPerson: text(`Wiremu ${number(at)}`),
      comments: text("Account 4471 8801. Ask for the duty manager; outside office hours press 2."),
    }));
  return {
    ...bakeryPlan,
    content: {
      ...bakeryContent,
      organisation: {
        ...bakeryContent.organisation,
        name: text("Tāwhiri Engineers Limited"),
        tradingName: text("Tāwhiri"),
        industry: INDUSTRY,
      },
      plan: { ...bakeryContent.plan, name: text("Wellington office") },
      location: {
        ...bakeryContent.location,
        name: text("Wellington"),
        address: text("Level 6, 40 Willis Street, Wellington 6011"),
        country: { code: "NZ", name: "New Zealand" },
        state: null,
        phone: "+64 4 555 0100",
      },
      site: {
        ...bakeryContent.site,
        assemblyPoint: text("Midland Park, by the fountain. Second: the library forecourt"),
        highGround: text("The Terrace, up the stairs by Plimmer Steps"),
        shutOffs: text("Water: riser cupboard on level 6. Power: board behind reception"),
      },
      people,
      teams: [
        { teamTypeId: 1, members: members(0, 6) },
        { teamTypeId: 2, members: members(6, 4) },
        { teamTypeId: 3, members: members(10, 6) },
      ],
      units: many(7, (at) => ({
        ...sampleUnit(`u${at}`, text(`Design team ${number(at)}`), at),
        leaderContactId: `p${at}`,
        minimumService: text("Site inspections and answers to contractors"),
        firstSteps: many(5, (step) => text(`Step ${step}: restore the drawings from the copy`)),
        workaround: text("Paper drawings and the phone"),
      })),
      parties: [
        ...parties("third-party", "Insurance Broker"),
        ...parties("supplier", "Software"),
        ...parties("customer", "Council"),
      ],
      insurancePolicies: many(6, (at) => ({
        insurancePolicyId: `i${at}`,
        kind: "Business interruption" as const,
        insurer: text(`Aotearoa Mutual ${number(at)}`),
        policyNumber: `BI-77120-${number(at)}`,
        claimsPhone: `0800 555 0${number(at)}`,
        sumInsured: 1_250_000,
        indemnityMonths: 12,
        comments: null,
      })),
      events: eventsOfPlan({
        risks: [{ riskId: "flood", riskPresetId: 15 }],
        countryCode: "NZ",
        industry: INDUSTRY,
      }),
      emergencyContacts: emergencyContactsAt("NZ", null).map((contact) => ({
        ...contact,
        isConfirmed: contact.confidence !== "memory",
      })),
      duties: dutiesAt("NZ", null, INDUSTRY.code),
    },
  };
}

import { ACTIVATION_RULES, APPROVAL_RULES, CONTACT_RULES, LEVEL_RULES } from "./agreed-rules";
import type { PlanTopic } from "./plan-part";

/** A.1 to A.6: purpose, levels, governance and upkeep. */
export const contextTopics: readonly PlanTopic[] = [
  {
    id: "section-a-1",
    number: "A.1",
    title: "Purpose",
    lead: "What this plan is for. It is not an evacuation diagram, a safety manual or an insurance policy. Store those with it.",
    blocks: [
      {
        kind: "paragraph",
        text: "This plan tells the people of **{business}** how to respond when something stops the normal work of **{location}**, how to resume the work that matters most within the time the business can bear, and how to return to normal.",
      },
      {
        kind: "paragraph",
        text: "The plan is the third output of the continuity program, after the risk and threat assessment and the business continuity policy. The assessment says what could stop the business; the policy says what its leaders have committed to; this plan says what to do.",
      },
      {
        kind: "points",
        items: [
          "Protect life, then property, then the business and its good name.",
          "Bring the critical strategic areas back before the maximum tolerable period of disruption (MTPD: {mtpd}) has passed.",
          "Let each team act at once, with clear authority, from its own pages.",
          "Keep staff, families, customers, regulators and insurers informed: one owner for each message (Appendix E).",
        ],
      },
    ],
  },
  {
    id: "section-a-2",
    number: "A.2",
    title: "Scope and assumptions",
    lead: "What the plan covers, and what has to be true for it to work.",
    sharesPage: true,
    blocks: [
      {
        kind: "table",
        caption: "In scope at {location}",
        columns: { Resource: 20, "What may be lost": 80 },
        rows: [
          [
            "**People**",
            "Staff, contractors and volunteers who are hurt, ill, cut off or needed elsewhere",
          ],
          ["**Premises**", "The building, its services, its contents, or the way in"],
          [
            "**Technology**",
            "Networks, systems, devices and telephones, through failure or attack",
          ],
          ["**Suppliers**", "Goods, services and utilities that the work depends on"],
          [
            "**Information**",
            "Records and data that are lost, wrong, out of reach or in the wrong hands",
          ],
        ],
      },
      { kind: "heading", text: "Assumptions" },
      {
        kind: "points",
        items: [
          "Enough staff are available, at the recovery site or from home, to do the critical work.",
          "The alternative site is not affected by the same event.",
          "Backups exist, are kept away from the site, and can be restored. {restoreTest}",
          "Telephones, or another channel the teams know of, are working.",
        ],
      },
      {
        kind: "paragraph",
        text: "If one of these proves untrue on the day, tell the Crisis Management Team first: the time frames may not hold.",
      },
    ],
  },
  {
    id: "section-a-3",
    number: "A.3",
    title: "Incident levels and activation",
    lead: "Three levels decide who acts. When in doubt, choose the higher one.",
    blocks: [
      { kind: "data", show: "incident-levels-diagram" },
      { kind: "data", show: "incident-levels-table" },
      { kind: "heading", text: "Rules of activation" },
      {
        kind: "points",
        items: [
          `${LEVEL_RULES.set} ${LEVEL_RULES.confirmed}`,
          ACTIVATION_RULES.full,
          ACTIVATION_RULES.level1,
          `${ACTIVATION_RULES.levels2And3} ${ACTIVATION_RULES.alone}`,
          "Level 2 without a disaster: activate only the sections and units that are needed (F.3).",
          "The level may be raised or lowered as facts come in. Each change is logged with its time and told to all teams.",
        ],
      },
    ],
  },
  {
    id: "section-a-4",
    number: "A.4",
    title: "Business continuity management in context",
    lead: "This plan is one part of a program that is reviewed every year.",
    blocks: [
      { kind: "data", show: "facets-diagram" },
      {
        kind: "paragraph",
        text: "The four facets repeat each year, and after every real incident. Policy and program sets the direction; analysis shows where the business is exposed and how fast it must recover; design and implementation turns that into strategies, teams and this plan; validation proves it in exercises and sends what was learnt back to the start.",
      },
      { kind: "heading", text: "Four responses, one incident" },
      { kind: "data", show: "response-time-line" },
      {
        kind: "points",
        items: [
          "**Emergency response** (Sections B to E) protects people and property from the first minute.",
          "**Crisis management** (Section F) decides, directs and speaks for the business until it is back to normal.",
          "**IT recovery** (Section G) restores systems in the order the business needs them.",
          "**Business recovery** is the work of each unit at its recovery site, in the order of A.10.",
        ],
      },
    ],
  },
  {
    id: "section-a-5",
    number: "A.5",
    title: "Governance and regulatory obligations",
    lead: "Legal duties continue during an incident. Appendix E says who is told, by whom and by when.",
    blocks: [
      { kind: "data", show: "governance" },
      { kind: "heading", text: "Duties that go on during an incident" },
      {
        kind: "table",
        caption: "To whom the business owes a duty",
        columns: { To: 20, Duty: 80 },
        rows: [
          [
            "**Staff**",
            "A safe place of work, at the recovery site and at home too; wages and entitlements; privacy; consultation on changes to work",
          ],
          [
            "**Customers**",
            "Safe goods and services, honest information about delays, protection of their data and property",
          ],
          [
            "**Neighbours**",
            "Warning of smoke, spills, gas or falling material; care for shared land and water",
          ],
          [
            "**Regulators**",
            "Notice of death, serious injury, dangerous incidents, pollution and data breaches within the time the law sets (Appendix E); sites left undisturbed where the law says so",
          ],
          [
            "**Owners and financiers**",
            "Tell owners and lenders promptly of anything that could affect the value of the business, a loan condition or its ability to pay its debts",
          ],
          [
            "**Insurers**",
            "Notice as soon as possible, steps to limit the loss, damaged items kept for inspection",
          ],
        ],
      },
      { kind: "heading", text: "Records to keep" },
      {
        kind: "points",
        items: [
          "The logs and checklists in this plan, with times and names, signed at the end of each shift.",
          "Decisions of the Crisis Management Team with the facts known at the time and the reasons.",
          "Photographs before anything is moved; damaged items, or samples of them.",
          "Every cost, under a separate cost code, with receipts and time sheets.",
          "Messages sent to staff, customers, media and authorities, in their final wording.",
        ],
      },
      {
        kind: "callout",
        tone: "rule",
        title: "Do not destroy anything",
        text: "From the moment of the incident, routine destruction of paper and electronic records stops until the Crisis Management Team allows it again.",
      },
    ],
  },
  {
    id: "section-a-6",
    number: "A.6",
    title: "Ownership and maintenance",
    lead: `Who keeps this plan up to date, and when. In a small business, one person may be all three. ${APPROVAL_RULES.approved}`,
    blocks: [
      {
        kind: "table",
        caption: "Owners of this plan: the Board, the CEO and the CFO",
        columns: { Owner: 20, "Answers for": 80 },
        rows: [
          [
            "**Board**",
            "Approves the policy and the plan, sets how much disruption the business can tolerate, receives the report of each exercise and incident",
          ],
          [
            "**CEO**",
            "Sees that teams are named, trained and released for exercises; leads or appoints the leader of the Crisis Management Team",
          ],
          [
            "**CFO**",
            "Provides money for recovery, keeps insurance in step with the risk and threat assessment, keeps the record of costs in an incident",
          ],
        ],
      },
      {
        kind: "table",
        caption: "Calendar of upkeep",
        columns: { What: 56, "How often": 22, By: 22 },
        rows: [
          ["Staff contact lists are refreshed", CONTACT_RULES.printed, "Team leaders"],
          [
            "Team members and their Alternatives are confirmed",
            CONTACT_RULES.printed,
            "Team leaders",
          ],
          ["Supplier, customer and third-party lists (Appendices A to C)", "Yearly", "Plan owner"],
          [
            "Risk and threat assessment, business impact analysis",
            "Yearly",
            "Plan owner, unit heads",
          ],
          ["Backups restored as a test", "At least yearly", "IT Recovery Team"],
          ["Whole plan reviewed and signed off", "Yearly", "CEO, then Board"],
        ],
      },
      { kind: "heading", text: "Review at once after" },
      {
        kind: "points",
        items: [
          "a new site, a move, or a change to the building",
          "a new system, or a change to where data is kept",
          "a new key supplier or customer, or the loss of one",
          "a restructure, or the departure of a team member",
          "any incident or exercise",
        ],
      },
      {
        kind: "table",
        caption: "Yearly sign-off",
        columns: { Date: 20, "Reviewed by": 30, Signature: 30, "Next review": 20 },
        rows: [],
        blankRows: 3,
      },
    ],
  },
];

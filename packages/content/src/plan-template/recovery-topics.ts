import { STAND_IN_RULES } from "./agreed-rules";
import type { PlanTopic } from "./plan-part";

/** A.7 to A.13: the business's own teams, areas, times and sites, and how the plan is maintained. */
export const recoveryTopics: readonly PlanTopic[] = [
  {
    id: "section-a-7",
    number: "A.7",
    title: "Recovery teams",
    lead: "Three teams share the work. {phoneOrder}",
    blocks: [
      { kind: "data", show: "recovery-teams" },
      {
        kind: "paragraph",
        text: `**How the teams work together.** The Emergency Response Team and the IT Recovery Team report to the Crisis Management Team, which alone sets priorities between them, releases money and speaks for the business. ${STAND_IN_RULES.takesOver}`,
      },
    ],
  },
  {
    id: "section-a-8",
    number: "A.8",
    title: "Critical strategic areas",
    lead: "What the business cannot do without, and when it matters most.",
    blocks: [
      { kind: "data", show: "critical-areas" },
      { kind: "heading", text: "How criticality was decided" },
      { kind: "data", show: "criticality-levels" },
      {
        kind: "paragraph",
        text: "The strategic business impact analysis rated each area by the harm that grows while it is stopped: financial, human, legal and compliance, operational, reputational, and strategic or market. If an incident falls in a critical period, the Crisis Management Team moves that area to the top of the list.",
      },
    ],
  },
  {
    id: "section-a-9",
    number: "A.9",
    title: "Recovery time frames",
    lead: "How long the business can tolerate a disruption, and how fast each unit must be back.",
    blocks: [
      { kind: "data", show: "mtpd" },
      { kind: "data", show: "recovery-times-chart" },
      {
        kind: "table",
        caption: "Three measures of time",
        columns: { Measure: 36, Meaning: 64 },
        rows: [
          [
            "**MTPD** Maximum tolerable period of disruption",
            "The longest the business can be stopped before the harm becomes unacceptable.",
          ],
          [
            "**RTO** Recovery time objective",
            "The time within which a unit is to be working again after the disruption.",
          ],
          [
            "**RPO** Recovery point objective",
            "The age of the data a unit can restart from: the most work it can afford to lose or enter again.",
          ],
        ],
      },
      {
        kind: "callout",
        tone: "rule",
        title: "No RTO may be longer than the MTPD",
        text: "When the facts show that a unit will miss its RTO, its leader says so at once, so that the Crisis Management Team can choose another way before the MTPD is in danger.",
      },
    ],
  },
  {
    id: "section-a-10",
    number: "A.10",
    title: "Supporting lines of business",
    lead: "The departments that do the work of the critical areas, in the order in which they are recovered.",
    blocks: [
      { kind: "data", show: "supporting-lines" },
      { kind: "heading", text: "Order of recovery" },
      {
        kind: "points",
        items: [
          "The shortest RTO comes first. Where two are equal, the shorter RPO goes first.",
          "A unit that others wait for, such as Information Technology, starts early enough that they keep their own RTO.",
          "The Crisis Management Team may change the order for a critical period (A.8), a penalty (F.6) or the safety of people, and logs why.",
          "Work that can wait is stopped openly: its customers are told, and its people help elsewhere.",
        ],
      },
      {
        kind: "ticks",
        caption: "Before a unit reports that it is back, its leader confirms",
        items: [
          "People are present, safe and know their roster",
          "Equipment and systems from Appendix D are there and have been tried",
          "Data has been checked against the RPO and gaps are being entered again",
          "Phone calls and emails reach the unit; customers and suppliers were told how",
          "The backlog is counted and has an order",
        ],
      },
    ],
  },
  {
    id: "section-a-11",
    number: "A.11",
    title: "Recovery sites",
    lead: "Where people work while {location} cannot be used.",
    blocks: [
      { kind: "data", show: "recovery-sites" },
      { kind: "data", show: "recovery-strategies" },
      {
        kind: "table",
        caption: "Notes on the first recovery site",
        columns: { Subject: 24, "Write in: what to know before people arrive": 76 },
        rows: [
          ["Access and keys", ""],
          ["Parking and transport", ""],
          ["Seating and rooms", ""],
          ["Equipment in place", ""],
        ],
      },
    ],
  },
  {
    id: "section-a-12",
    number: "A.12",
    title: "Exercises and training",
    lead: "In an emergency, people do what they have practised.",
    blocks: [
      {
        kind: "table",
        caption: "Program of exercises",
        columns: { Exercise: 18, "What it proves": 44, "How often": 18, "Last held": 20 },
        rows: [
          [
            "**Call test**",
            "Team members are reached, out of hours too, by the numbers in this plan",
            "Twice a year",
            "",
          ],
          [
            "**Tabletop**",
            "Teams can work a scenario from their pages and reach decisions",
            "Yearly",
            "{lastExercise}",
          ],
          [
            "**Restore test**",
            "Data is restored within the RTO and is no older than the RPO",
            "Yearly",
            "{lastRestoreTest}",
          ],
          [
            "**Site visit**",
            "The recovery site has the room, access and equipment the plan counts on",
            "Yearly",
            "",
          ],
        ],
      },
      { kind: "data", show: "exercises-held" },
      {
        kind: "points",
        items: [
          "New staff learn at induction how to raise the alarm, where to assemble and who speaks to the media.",
          "New team members, Primary and Alternative, walk through their section with the leader in their first month.",
          "Each exercise ends with a short review; its actions have an owner and a date.",
        ],
      },
    ],
  },
  {
    id: "section-a-13",
    number: "A.13",
    title: "Distribution and confidentiality",
    lead: "Every team member can reach the plan, and no one else.",
    sharesPage: true,
    blocks: [
      {
        kind: "points",
        items: [
          "Each team member holds one printed copy away from the site and can reach a digital one without the site's network. The plan owner keeps the list of holders below.",
          "When a new version is issued, old printed copies are handed back and shredded, and old files deleted. Copies of a person who leaves are collected on the last day.",
          "Names, private numbers and addresses are used for continuity alone. Copies are not left in open view, not sent to private email, and not handed to suppliers, media or the public.",
          "A lost copy is reported to the plan owner the same day.",
        ],
      },
      {
        kind: "table",
        caption: "Holders of this plan",
        columns: { "Copy no.": 14, Holder: 40, "Received, signature": 28, Returned: 18 },
        rows: [],
        blankRows: 4,
      },
    ],
  },
];

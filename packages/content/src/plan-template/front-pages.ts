import { ACTIVATION_RULES, STAND_IN_RULES } from "./agreed-rules";
import type { PlanTopic } from "./plan-part";

/** Pages 03 to 05: for every team, without a section colour. */
export const frontPages: readonly PlanTopic[] = [
  {
    id: "document-control",
    number: "",
    title: "Document control",
    lead: "Which version this is, who is accountable for it, and where the other copies are.",
    blocks: [
      { kind: "data", show: "document-identity" },
      {
        kind: "fields",
        caption: "Approval",
        labels: ["Approved by", "Position of approver", "Signature", "Date"],
        filled: {
          "Approved by": "{approver}",
          "Position of approver": "{approverPosition}",
          Date: "{approvedOn}",
        },
      },
      { kind: "data", show: "versions" },
      { kind: "data", show: "copies-held" },
    ],
  },
  {
    id: "how-to-use-this-plan",
    number: "",
    title: "How to use this plan",
    lead: "You do not have to read it all. Find your team, start at its first page, and work down.",
    blocks: [
      { kind: "heading", text: "In an incident" },
      {
        kind: "points",
        items: [
          "**Find your team by its colour.** The edge of each section's pages carries it. Red is the Emergency Response Team (Sections B to E), blue the Crisis Management Team (Section F), green the IT Recovery Team (Section G). Grey pages give background, but A.7 (phone numbers), A.10 (order of recovery) and A.11 (recovery sites) are needed on the day.",
          "**Start at your team's first page** and take the actions in order. If an action does not apply, write 'n/a' and continue.",
          "**Tick each action and write the time.** The ticks tell the person who relieves you where you are, and the times become the record for the insurer, the regulator and the review.",
          "**Report an action by colour and number:** 'Red 4 is done.' Each number is used once in its colour.",
          "**Use your judgement.** The order of the actions suits most incidents. If the safety of people calls for another order, follow it and note why.",
        ],
      },
      { kind: "heading", text: "Who may activate" },
      {
        kind: "table",
        caption: "Authority to activate",
        columns: { "Incident level": 20, "Who may act": 45, Then: 35 },
        rows: [
          [
            "**Level 1**",
            "The team leaders or the IT Recovery Team leader, without prior notice to the Crisis Management Team",
            "The Crisis Management Team is informed",
          ],
          [
            "**Level 2 and Level 3**",
            `The Crisis Management Team, which activates this plan in full or in part. ${ACTIVATION_RULES.alone}`,
            "Full activation is usually at these levels only",
          ],
        ],
      },
      { kind: "heading", text: "Where to phone first" },
      {
        kind: "points",
        items: [
          "**Danger to life:** emergency services on {emergency}. Give the address: {address}.",
          `**Then:** the Primary member of the Emergency Response Team; if ${STAND_IN_RULES.unanswered}, the Alternatives in their order ({teamNames}).`,
          "**Technology alone has failed:** the Primary member of the IT Recovery Team.",
        ],
      },
      {
        kind: "fields",
        caption: "Numbers to write in now",
        labels: [
          "Site emergency line",
          "Building manager",
          "Security or alarm company",
          "Insurance broker, after hours",
          "Crisis call number and code",
          "Nearest hospital",
        ],
        filled: {
          "Site emergency line": "{siteLine}",
          "Building manager": "{party:Landlord or Property Manager}",
          "Security or alarm company":
            "{party:Security or Alarm Monitoring Company|Guarding and Patrol Company}",
          "Insurance broker, after hours": "{party:Insurance Broker}",
        },
      },
      {
        kind: "paragraph",
        text: "Words such as MTPD, RTO and RPO are explained in one line each in A.9. Public emergency numbers are in Appendix H.",
      },
    ],
  },
  {
    id: "first-hour-card",
    number: "",
    title: "First-hour card",
    lead: "The first sixty minutes on one page. Copy it, laminate it, and keep it with your keys.",
    blocks: [
      {
        kind: "callout",
        tone: "warning",
        title: "People come first",
        text: "Nothing on this page is worth an injury. If you are not safe, leave, then phone.",
      },
      {
        kind: "table",
        caption: "The first hour, in minutes from the event",
        columns: { Minutes: 14, "Do this": 62, Who: 24 },
        rows: [
          [
            "0 to 5",
            "**Make people safe.** Stop work, move people away from the danger, give first aid.",
            "The first person there",
          ],
          [
            "0 to 5",
            "**Call emergency services on {emergency}.** Give the address below. Say who is hurt and which entrance to use. Send someone to meet them.",
            "The first person there",
          ],
          [
            "5 to 15",
            "**Account for everyone,** visitors too. Tell the emergency services at once who is missing and where they were last seen.",
            "Wardens",
          ],
          [
            "10 to 20",
            `**Call the Emergency Response Team leader.** If ${STAND_IN_RULES.unanswered}: the Alternatives in order ({teamNames}). The first leader reached calls the other leaders.`,
            "The person on the scene",
          ],
          [
            "15 to 30",
            "**Decide the incident level** (B.5). Level 1: manage it on site, and inform the Crisis Management Team. Level 2 or 3: alert it at once.",
            "Emergency Response Team leader",
          ],
          [
            "Within 60 of notification",
            "**Initial damage assessment within 1 hour of notification** (E.2), once the site is declared safe to enter.",
            "Damage assessment lead",
          ],
          [
            "Within 60 of the alert",
            "**Crisis Management Team emergency meeting within 1 hour of being alerted** (F.2), in person or by phone.",
            "Crisis Management Team",
          ],
        ],
      },
      { kind: "data", show: "first-hour-numbers" },
      {
        kind: "callout",
        tone: "rule",
        title: "One voice",
        text: "All media and outside questions go to the Crisis Management Team. Say: 'Our first concern is the safety of our people. I can't comment, but someone from our management will call you back. May I take your name and number?' For every other call, see Appendix E.",
      },
      {
        kind: "fields",
        caption: "Start of the record",
        labels: ["Incident began at", "I was told at", "Level decided", "Crisis team alerted at"],
      },
    ],
  },
];

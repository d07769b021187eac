import { ACTIVATION_RULES } from "./agreed-rules";
import type { PlanTopic } from "./plan-part";

/** F.1 to F.3: the team, its first meeting and its decision. */
export const crisisDecisionTopics: readonly PlanTopic[] = [
  {
    id: "section-f-1",
    number: "F.1",
    title: "Team purpose, authority and members",
    lead: "You decide, you direct, and you alone speak for the business.",
    blocks: [
      {
        kind: "points",
        items: [
          `The Crisis Management Team has **ultimate authority to declare a disaster** and to activate this plan at level 2 and level 3. ${ACTIVATION_RULES.alone}`,
          "It is the **sole channel for media and all external communications.** Notices are delegated as Appendix E says: one owner each.",
          "It sets priorities, releases money and people, and answers to the Board.",
        ],
      },
      { kind: "data", show: "crisis-team-members" },
      {
        kind: "table",
        caption: "Roles for this incident",
        columns: { Role: 24, Does: 48, "Name today": 28 },
        rows: [
          ["**Leader, deputy**", "Chairs; decides when the team does not agree", ""],
          ["**Log keeper**", "Writes facts, decisions, reasons and times; nothing else", ""],
          ["**Spokesperson**", "The one voice to media and public", ""],
          ["**Finance**", "Money, costs, insurance", ""],
          ["**People, operations**", "Links to Section D, the units and the recovery site", ""],
        ],
      },
      {
        kind: "table",
        caption: "Advisers",
        columns: { Ask: 27, About: 18, "Number, called at": 55 },
        rows: [
          ["Solicitor", "Duties, evidence", "{party:Solicitor|Crisis Lawyer}"],
          ["Insurance broker", "Cover, consent", "{party:Insurance Broker}"],
          ["Public relations adviser", "Statements", "{party:Crisis Communications Adviser}"],
          [
            "Cyber or safety expert",
            "The danger",
            "{party:Cyber Incident Responder|Environmental Clean-Up Contractor}",
          ],
        ],
      },
    ],
  },
  {
    id: "section-f-2",
    number: "F.2",
    title: "Alert and emergency meeting (within 1 hour of alert)",
    lead: "Meet with the people you can reach. Do not wait for the full team.",
    blocks: [
      {
        kind: "callout",
        tone: "rule",
        title: "Time limit",
        text: "The Crisis Management Team holds its emergency meeting within 1 hour of alert, in person or by phone.",
      },
      {
        kind: "actions",
        caption: "Call the meeting",
        items: [
          "**Confirm the alert** by calling back the person who gave it. Write the time.",
          "**Call the members:** {callOrder}. Say the place or call number, and the time.",
          "**Start the log** and name the roles in F.1.",
        ],
      },
      {
        kind: "actions",
        caption: "Agenda of the first meeting",
        items: [
          "**Facts:** what the Emergency Response Team knows, does not know, and is doing.",
          "**People:** hurt, missing, told, cared for.",
          "**Level:** confirm or change it, using A.3.",
          "**Impact:** which areas (A.8) and units (A.10) are stopped, against the MTPD ({mtpd}) and critical periods.",
          "**Technology:** the IT Recovery Team reports time to restore and age of data.",
          "**Initial damage assessment:** due within 1 hour of notification. Is it here?",
          "**Communication:** check who has been told (Appendix E) and release the holding statement (F.5).",
          "**Decide** on F.3, or when you will have enough to decide.",
          "**Next report time:** fix it, and tell every team.",
        ],
      },
      {
        kind: "fields",
        caption: "Meeting",
        labels: [
          "Place or call number",
          "Alerted at",
          "Began at",
          "Present",
          "Level",
          "Next meeting at",
        ],
      },
      {
        kind: "table",
        caption: "Facts and open questions",
        columns: { "What we know": 50, "What we need to know, from whom, by when": 50 },
        rows: [],
        blankRows: 3,
      },
    ],
  },
  {
    id: "section-f-3",
    number: "F.3",
    title: "Decide: resolved or declared",
    lead: "Resolved, managed at level 2, or declared. Choose, announce, write the time.",
    blocks: [
      { kind: "data", show: "decision-diagram" },
      {
        kind: "ticks",
        caption: "Declare a disaster if one of these is true",
        items: [
          "A critical area will be stopped for longer than its units' RTO, or the MTPD is in danger",
          "The site cannot be used tomorrow, or no one can say when it can",
          "A system or data the business cannot do without is lost",
          "People or the public are in danger, or confidence in the business is at stake",
        ],
      },
      {
        kind: "actions",
        caption: "Incident resolved",
        when: { decision: "resolved" },
        items: [
          "**Stand down:** tell every team and unit that normal work goes on.",
          "**Tell everyone outside** who knows of it that it is over, in the agreed words.",
          "**Review:** go to F.7 and hold the review as after any incident.",
        ],
      },
      {
        kind: "actions",
        caption: "Managed at level 2, no disaster",
        when: { decision: "managed" },
        items: [
          "**Activate in part:** tell the sections and units you need, and set the next report. Then decide again.",
        ],
      },
      {
        kind: "actions",
        caption: "Disaster declared",
        when: { decision: "disaster" },
        items: [
          "**Declare the disaster:** time, reason and names. The leader signs {below}.",
          "**Activate the whole plan.**",
          "**Tell all teams and the leaders of the units.** Each confirms.",
          "**Open the command centre:** room or call, phones, board, log, food, shifts.",
          "**Tell the recovery site** (A.11): how many people, when, what you need.",
          "**Tell the Board.** Check that every notice of Appendix E was given.",
          "**Set the first meeting** at the recovery site within the first day (F.4).",
        ],
      },
      {
        kind: "fields",
        caption: "Decision",
        labels: ["Resolved or declared", "Time", "Reason", "Leader's signature"],
      },
    ],
  },
];

import type { PlanTopic } from "./plan-part";

/** F.4 to F.7: directing the recovery until the return to normal. */
export const crisisRecoveryTopics: readonly PlanTopic[] = [
  {
    id: "section-f-4",
    number: "F.4",
    title: "First meeting at the temporary recovery site (within the first day)",
    lead: "Turn a decision into work: who does what, where, by when.",
    blocks: [
      {
        kind: "callout",
        tone: "rule",
        title: "Time limit",
        text: "The first meeting is held within the first day at the temporary recovery site, with the leaders of all teams and units.",
      },
      {
        kind: "actions",
        caption: "Agenda",
        items: [
          "**People:** who is here, who is at home, who needs care; shifts for the next three days.",
          "**Priorities:** go down A.10 from the shortest RTO; check each against the MTPD ({mtpd}) and the critical periods in A.8.",
          "**Site:** seats, access, security, safety briefing (C.4).",
          "**Technology:** what works now, what comes when (G.4).",
          "**Resources:** compare with Appendix D; list what is missing and who orders it.",
          "**Money:** spending authority for each leader, cost codes, cash and cards.",
          "**Outside:** which suppliers and customers are told today, by whom (Appendices A and B).",
          "**Tasks:** fill in the table {below}, one first task for each unit.",
          "**Schedule:** set the times of the situation report and the next meeting.",
        ],
      },
      { kind: "data", show: "unit-tasks" },
    ],
  },
  {
    id: "section-f-5",
    number: "F.5",
    title: "Communication",
    lead: "One spokesperson, one set of facts, approved before release.",
    blocks: [
      {
        kind: "callout",
        tone: "script",
        title: "as a holding statement, ready within 1 hour of the alert",
        text: "'At about [time] today there was [what happened] at {address}. The safety of our people and neighbours is our first concern, and we are working with the emergency services. We will say more when we have confirmed facts, at [time]. {business}, [name], [phone].'",
      },
      {
        kind: "table",
        caption: "Who hears what",
        columns: { Whom: 18, "What they need": 42, Channel: 24, "Told, time": 16 },
        rows: [
          ["Staff", "Safety, where to be, pay, support", "D.4, before the public", ""],
          ["Families", "Their own people, in person", "D.2, first of all", ""],
          ["Customers", "What changes, until when, whom to call", "Call the largest first", ""],
          ["Suppliers", "Stop, divert or hurry; payment goes on", "Phone, then email", ""],
          ["Regulators", "Notice the law asks for", "Appendix E: one owner each", ""],
          ["Insurer", "Notice and first estimate", "Damage assessment lead, E.5", ""],
          ["Media", "Statement, time of the next one", "Spokesperson only", ""],
          ["Social media", "The same statement; do not argue", "Official accounts only", ""],
        ],
      },
      {
        kind: "actions",
        caption: "Communicate",
        items: [
          "**Name the spokesperson** and a deputy; tell every team to send all questions there.",
          "**Release the holding statement** once staff and families have been told and the leader has approved it by phone. It does not wait for the meeting.",
          "**Keep to the order of Appendix E:** staff within 30 minutes of people being safe, families as soon as facts are confirmed, the media last.",
          "**Log every question** and who answers it; call back when you said you would.",
          "**Monitor** news and social media; correct important errors.",
          "**Give no names, no cause, no blame,** and no date that you may not meet.",
        ],
      },
      {
        kind: "table",
        caption: "Log of questions",
        columns: { Time: 12, "Who asked, phone": 30, Question: 38, "Answered by": 20 },
        rows: [],
        blankRows: 3,
      },
    ],
  },
  {
    id: "section-f-6",
    number: "F.6",
    title: "Manage recovery",
    lead: "Report, decide, log and inform, every day until the incident is over.",
    blocks: [
      {
        kind: "actions",
        caption: "Each day",
        items: [
          "**Take the situation report** from each team at the fixed times: done, next, blocked, needs.",
          "**Compare progress** with RTO, RPO and MTPD; decide what gives way if a time will be missed.",
          "**Set spending authority** and review total costs with finance each evening.",
          "**Give legal and contractual notices:** force majeure, leases, loans, licences, privacy. Ask the solicitor.",
          "**Watch the strategic areas and penalties** {below}; call the other side before the penalty falls due.",
          "**Relieve people:** leaders, log keeper and yourselves.",
        ],
      },
      { kind: "data", show: "critical-areas-and-penalties" },
      {
        kind: "table",
        caption: "Times of the situation report",
        columns: { Team: 40, "Reports at": 30, By: 30 },
        rows: [
          ["Emergency Response Team", "", ""],
          ["IT Recovery Team", "", ""],
          ["Business units, through operations", "", ""],
        ],
      },
      {
        kind: "table",
        caption: "Decision log",
        columns: { Time: 12, Decision: 38, "Facts and reason": 32, By: 18 },
        rows: [],
        blankRows: 4,
      },
    ],
  },
  {
    id: "section-f-7",
    number: "F.7",
    title: "Return to normal and review",
    lead: "Close it as carefully as you opened it, and learn while memories are fresh.",
    blocks: [
      {
        kind: "ticks",
        caption: "Stand down when all are true",
        items: [
          "The site, or its replacement, is safe and cleared for use",
          "Every unit is back at its normal level of service, and the backlog has an end date",
          "Systems and data are restored, checked and backed up",
          "Staff are accounted for, supported and back on their rosters",
          "No notice, claim or question is open without an owner",
        ],
      },
      {
        kind: "actions",
        caption: "Return",
        items: [
          "**Plan the move back:** order of units, dates, security, technology, a way back if it fails.",
          "**Move in steps,** the least critical unit first, and test before the next.",
          "**Declare the end** of the incident to teams, staff, customers, suppliers, regulators and media.",
          "**Thank people** by name: staff, families, neighbours, emergency services, suppliers, customers.",
          "**Look at the market again:** what do customers need now?",
          "**Close the recovery site,** the cost codes and the command centre; archive all logs.",
        ],
      },
      {
        kind: "actions",
        caption: "Review",
        items: [
          "**Hold the review** within four weeks, with every team and someone from outside them.",
          "**Ask:** what did we expect, what happened, why, what do we keep, what do we change?",
          "**Give each lesson** an owner and a date.",
          "**Change the plan,** the risk and threat assessment and the insurance where the lessons say so.",
          "**Report to the Board:** events, cost, lessons, what will be different.",
        ],
      },
      {
        kind: "table",
        caption: "Lessons",
        columns: { Lesson: 52, Owner: 24, Due: 12, Done: 12 },
        rows: [],
        blankRows: 3,
      },
    ],
  },
];

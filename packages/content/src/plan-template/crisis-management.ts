import type { PlanPart } from "./plan-part";

/** Section F: deciding, directing and speaking for the business. */
export const crisisManagement: PlanPart = {
  id: "crisis-management-team",
  letter: "F",
  title: "Crisis Management",
  team: "Crisis Management Team, blue pages",
  colour: "blue",
  topics: [
    {
      id: "section-f-1",
      number: "F.1",
      title: "Team purpose, authority and members",
      lead: "You decide, you direct, and you alone speak for the business.",
      blocks: [
        {
          kind: "points",
          items: [
            "The Crisis Management Team has **ultimate authority to declare a disaster** and to activate this plan at level 2 and level 3.",
            "It is the **sole channel for media and all external communications.**",
            "It sets priorities between the teams, releases money and people, and answers to the Board.",
          ],
        },
        { kind: "data", show: "crisis-team-members" },
        {
          kind: "table",
          caption: "Roles for this incident",
          columns: [
            { head: "Role", width: 24 },
            { head: "Does", width: 48 },
            { head: "Name today", width: 28 },
          ],
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
          caption: "Advisers (Appendix C has their numbers)",
          columns: [
            { head: "Ask", width: 36 },
            { head: "About", width: 40 },
            { head: "Called, time", width: 24 },
          ],
          rows: [
            ["Solicitor", "Duties, contracts, statements, evidence", ""],
            ["Insurance broker", "Cover, notice, consent", ""],
            ["Public relations adviser", "Statements, media, social media", ""],
            ["Cyber, safety or environment expert", "The special danger of this incident", ""],
          ],
        },
      ],
    },
    {
      id: "section-f-2",
      number: "F.2",
      title: "Alert and emergency meeting (within 1 hour of alert)",
      lead: "Meet with whoever can be reached. A late full team is worth less than an early small one.",
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
            "**Call the members:** Primary, then Alternatives. Say the place or call number, and the time.",
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
            "**Communication:** agree the holding statement (F.5) and who must hear first.",
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
          columns: [
            { head: "What we know", width: 50 },
            { head: "What we need to know, from whom, by when", width: 50 },
          ],
          rows: [],
          blankRows: 3,
        },
      ],
    },
    {
      id: "section-f-3",
      number: "F.3",
      title: "Decide: resolved or declared",
      lead: "There are two ways from here. Choose one, say it, and write the time.",
      blocks: [
        { kind: "data", show: "decision-diagram" },
        {
          kind: "actions",
          caption: "Incident resolved",
          items: [
            "**Stand down:** tell every team and unit that normal work goes on.",
            "**Tell** those outside who have heard of it, in the agreed words.",
            "**Review:** go to F.7 and hold the review as after any incident.",
          ],
        },
        {
          kind: "actions",
          caption: "Disaster declared",
          items: [
            "**Declare the disaster** and write time, reason and names. The leader signs below.",
            "**Activate this plan,** in full or in the parts you name.",
            "**Tell the teams:** Emergency Response Team, IT Recovery Team, leaders of the units. Each confirms.",
            "**Open the command centre:** room or call, phones, board, log, food, shifts.",
            "**Tell the recovery site** (A.11) that you are coming: how many people, when, what you need.",
            "**Tell the Board, the insurer** and the regulators who must know.",
            "**Set the first meeting at the temporary recovery site** within the first day (F.4).",
          ],
        },
        {
          kind: "ticks",
          caption: "Declare a disaster if one of these is true",
          items: [
            "A critical area will be stopped for longer than its units' RTO, or the MTPD is in danger",
            "The site cannot be used tomorrow, or nobody can say when it can",
            "A system or data the business cannot do without is lost",
            "People or the public are in danger, or confidence in the business is at stake",
          ],
        },
        {
          kind: "fields",
          caption: "Decision",
          labels: ["Resolved or declared", "Time", "Reason", "Leader's signature"],
        },
      ],
    },
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
            "**Tasks:** fill in the table below, one first task for each unit.",
            "**Rhythm:** fix the times of the situation report and the next meeting.",
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
          title: "as a holding statement, within the first hour",
          text: "'At about [time] today there was [what happened] at our premises, {location}. The safety of our people and neighbours is our first concern, and we are working with the emergency services. We will say more when we have confirmed facts, at [time]. {business}, [name], [phone].'",
        },
        {
          kind: "table",
          caption: "Who hears what",
          columns: [
            { head: "Whom", width: 18 },
            { head: "What they need", width: 42 },
            { head: "Channel", width: 24 },
            { head: "Told, time", width: 16 },
          ],
          rows: [
            ["Staff", "Safety, where to be, pay, support", "D.4, before the public", ""],
            ["Families", "Their own people, in person", "D.2, first of all", ""],
            ["Customers", "What changes, until when, whom to call", "Call the largest first", ""],
            ["Suppliers", "Stop, divert or hurry; payment goes on", "Phone, then mail", ""],
            ["Regulators", "Notice the law asks for", "Phone, then in writing", ""],
            ["Insurer", "Notice and first estimate", "E.5", ""],
            ["Media", "Statement, time of the next one", "Spokesperson only", ""],
            ["Social media", "The same statement; do not argue", "Official accounts only", ""],
          ],
        },
        {
          kind: "actions",
          caption: "Communicate",
          items: [
            "**Name the spokesperson** and a deputy; tell every team to send all questions there.",
            "**Release the holding statement** once the leader has approved it, and the solicitor where needed.",
            "**Keep to the order:** families, staff, customers and regulators before the media.",
            "**Log every question** and who answers it; call back when you said you would.",
            "**Watch** news and social media; correct what is wrong and matters.",
            "**Say no names, no cause, no blame,** no promise of a date you cannot keep.",
          ],
        },
        {
          kind: "table",
          caption: "Log of questions",
          columns: [
            { head: "Time", width: 12 },
            { head: "Who asked, phone", width: 30 },
            { head: "Question", width: 38 },
            { head: "Answered by", width: 20 },
          ],
          rows: [],
          blankRows: 3,
        },
      ],
    },
    {
      id: "section-f-6",
      number: "F.6",
      title: "Manage recovery",
      lead: "Keep the rhythm: report, decide, log, tell. Every day until it is over.",
      blocks: [
        {
          kind: "actions",
          caption: "Each day",
          items: [
            "**Take the situation report** from each team at the fixed times: done, next, blocked, needs.",
            "**Compare progress** with RTO, RPO and MTPD; decide what gives way if a time will be missed.",
            "**Set spending authority** and look at the total of costs each evening with finance.",
            "**Give notices in law and contract:** force majeure, leases, loans, licences, privacy. Ask the solicitor.",
            "**Watch the strategic areas and penalties** below; call the other side before the penalty falls due.",
            "**Relieve people:** leaders, log keeper and yourselves.",
          ],
        },
        { kind: "data", show: "critical-areas-and-penalties" },
        {
          kind: "table",
          caption: "Times of the situation report",
          columns: [
            { head: "Team", width: 40 },
            { head: "Reports at", width: 30 },
            { head: "By", width: 30 },
          ],
          rows: [
            ["Emergency Response Team", "", ""],
            ["IT Recovery Team", "", ""],
            ["Business units, through operations", "", ""],
          ],
        },
        {
          kind: "table",
          caption: "Decision log",
          columns: [
            { head: "Time", width: 12 },
            { head: "Decision", width: 38 },
            { head: "Facts and reason", width: 32 },
            { head: "By", width: 18 },
          ],
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
            "Every unit works within its RTO and the backlog shrinks",
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
            "**Report to the Board:** course, cost, lessons, what will be different.",
          ],
        },
        {
          kind: "table",
          caption: "Lessons",
          columns: [
            { head: "Lesson", width: 52 },
            { head: "Owner", width: 24 },
            { head: "Due", width: 12 },
            { head: "Done", width: 12 },
          ],
          rows: [],
          blankRows: 4,
        },
      ],
    },
  ],
};

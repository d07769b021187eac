import { STAND_IN_RULES } from "./agreed-rules";
import type { PlanTopic } from "./plan-part";

/** B.4 to B.6: alert, level and handover. */
export const emergencyAlertTopics: readonly PlanTopic[] = [
  {
    id: "section-b-4",
    number: "B.4",
    title: "Notify and alert",
    lead: "Short calls, in this order. Say what you know, and what you do not know yet.",
    blocks: [
      {
        kind: "actions",
        caption: "Call in this order",
        items: [
          "**Emergency services,** if no one has called them. Give the address: {address}. Say the floor, the entrance to use and the nearest cross street. Site phone: {sitePhone}.",
          `**Emergency Response Team:** {callOrder}. If ${STAND_IN_RULES.unanswered}, call the next person.`,
          "**Crisis Management Team:** alert it for level 2 or 3; inform it for level 1.",
          "**IT Recovery Team,** if systems, power, phones or cables may be hit.",
          "**Building manager and neighbours** in the same building.",
          "**Death, serious injury or dangerous incident:** the team leader notifies {safetyRegulator} at once and leaves the site as it is. {safetyRegulatorCall} All other notices: 'Who tells whom' (Appendix E).",
        ],
      },
      {
        kind: "callout",
        tone: "script",
        title: "when you alert a team",
        text: "'This is [name] of {business}. At [time] there was [what happened] at {address}. [Number] people are hurt; everyone is / is not accounted for. The emergency services are / are not here. I expect level [1, 2, 3]. Please call [number] at [time].'",
      },
      {
        kind: "points",
        items: [
          "Say facts only; no guesses about cause, blame or how long it will take.",
          "Do not leave names of injured people in a message.",
          "Media or strangers: refer them to the Crisis Management Team.",
        ],
      },
      {
        kind: "table",
        caption: "Notification log",
        columns: { Time: 12, "Person called": 26, "Message and answer": 44, By: 18 },
        rows: [],
        blankRows: 7,
      },
    ],
  },
  {
    id: "section-b-5",
    number: "B.5",
    title: "Assess and set the incident level",
    lead: "Three questions set the level. If you hesitate between two, take the higher.",
    blocks: [
      {
        kind: "table",
        caption: "Ask in this order",
        columns: { Question: 62, Yes: 19, No: 19 },
        rows: [
          [
            "**1.** Is anyone dead or in danger of life, is the whole site or a service the business cannot do without lost, or will recovery pass the MTPD ({mtpd})?",
            "**Level 3**",
            "Question 2",
          ],
          [
            "**2.** Is part of the site, a key system or a whole unit out of use for more than a day, do you need help from third parties, or are customers or media asking?",
            "**Level 2**",
            "Question 3",
          ],
          [
            "**3.** Can the people on duty put it right on site, within the day, with little notice from outside?",
            "**Level 1**",
            "**Level 2**",
          ],
        ],
      },
      {
        kind: "actions",
        caption: "For every level",
        items: [
          "**Decide the level** with the facts you have, and write it with the time on the first-hour card.",
          "**Ask for the initial damage assessment** within 1 hour of notification (E.2).",
        ],
      },
      {
        kind: "actions",
        caption: "Level 1",
        when: { levels: [1] },
        items: [
          "**Manage it on site** on your own authority. Prior notice to the Crisis Management Team is not needed.",
          "**Inform the Crisis Management Team** of what happened and what you are doing.",
          "**Reassess** every hour: raise the level if the facts have got worse.",
        ],
      },
      {
        kind: "actions",
        caption: "Level 2 or 3",
        when: { levels: [2, 3] },
        items: [
          "**Alert the Crisis Management Team at once.** It meets within 1 hour of being alerted and activates the plan in full or in part (F.3).",
          "**Stand by** at the meeting point. Go on protecting people and property; do not start business recovery until told.",
          "**Send a first report:** people, site, cause if known, level, what you need, when you report next.",
        ],
      },
      {
        kind: "fields",
        caption: "Level set",
        labels: ["Level", "Decided by", "Time", "Crisis team told at"],
      },
    ],
  },
  {
    id: "section-b-6",
    number: "B.6",
    title: "Hand over and close",
    lead: "The emergency ends when a named person has taken over each open matter.",
    blocks: [
      {
        kind: "actions",
        caption: "Hand over",
        items: [
          "**Receive the site** back from the emergency services; write the officer's name, the time and any conditions.",
          "**Hand the site to the security lead** (Section C): what is open, what is dangerous, who is inside.",
          "**Hand people matters to the human management lead** (Section D): injured, missing, shocked, next of kin.",
          "**Hand the damage to the damage assessment lead** (Section E): first findings, photographs, what is safe to enter.",
          "**Report to the Crisis Management Team** that the hand-over is complete, with the list of open matters {below}.",
          "**Stand the response down** when the Crisis Management Team agrees. Tell every member and warden.",
          "**Collect logs and checklists,** refill the grab bag and first-aid kit, recharge radios. Have used extinguishers and fire blankets replaced or serviced by the contractor before people return.",
          "**Talk it over** before people go home: what went well, what did not, who needs support.",
        ],
      },
      {
        kind: "table",
        caption: "Status board",
        columns: { Matter: 26, Status: 38, "Held by": 22, Time: 14 },
        rows: [
          ["People accounted for", "", "", ""],
          ["Injured", "", "", ""],
          ["Site safe to enter", "", "", ""],
          ["Power, gas, water", "", "", ""],
          ["Phones and systems", "", "", ""],
          ["Regulator told", "", "", ""],
        ],
        blankRows: 2,
      },
      {
        kind: "fields",
        caption: "Stand down",
        labels: ["Agreed by", "Time", "Leader's signature", "Logs handed to"],
      },
    ],
  },
];

import type { PlanPart } from "./plan-part";

/** Section B: the first minutes and hours at the site. */
export const emergencyResponse: PlanPart = {
  id: "emergency-response-team",
  letter: "B",
  title: "Emergency Response",
  team: "Emergency Response Team, red pages",
  colour: "red",
  topics: [
    {
      id: "section-b-1",
      number: "B.1",
      title: "Team purpose and members",
      lead: "You protect people first, then property, and find out what has happened.",
      blocks: [
        {
          kind: "paragraph",
          text: "The team acts from the first minute. It works with the emergency services, secures the site (Section C), looks after people (Section D) and assesses the damage (Section E). It may act on level 1 on its own authority, and reports to the Crisis Management Team.",
        },
        { kind: "data", show: "emergency-team-members" },
        {
          kind: "table",
          caption: "Roles for this incident",
          columns: [
            { head: "Role", width: 27 },
            { head: "Does", width: 45 },
            { head: "Name today", width: 28 },
          ],
          rows: [
            [
              "**Leader**",
              "Directs the team, decides level 1, reports to the Crisis Management Team",
              "",
            ],
            ["**Wardens**", "Clear their areas, count heads, help those who need it", ""],
            ["**Security lead**", "Closes and guards the site (Section C)", ""],
            ["**Human management lead**", "Accounts for and supports people (Section D)", ""],
            ["**Damage assessment lead**", "Assesses and reports damage (Section E)", ""],
            ["**Log keeper**", "Writes times, facts and decisions", ""],
          ],
        },
        {
          kind: "fields",
          caption: "Where the team meets",
          labels: [
            "Meeting point",
            "Second meeting point",
            "Where the grab bag is",
            "Team call number",
          ],
        },
        {
          kind: "paragraph",
          text: "**In the grab bag:** this plan, staff list, floor plans, keys, vests, torches, first-aid kit, loud hailer, chargers, tape.",
        },
      ],
    },
    {
      id: "section-b-2",
      number: "B.2",
      title: "Raise the alarm and make safe",
      lead: "Life first. Do what the danger in front of you asks for, then go on.",
      blocks: [
        {
          kind: "actions",
          caption: "At once",
          items: [
            "**Save life.** Move people away from danger if you can do so without being hurt yourself. Give first aid.",
            "**Raise the alarm** and call emergency services. Stay on the line until they let you go.",
            "**Stop work.** Shut down plant, gas, power or pumps where that can be done safely.",
            "**Send someone to the gate** to meet the emergency services with keys, floor plan and the list of hazards.",
            "**Warn neighbours** who may be reached by smoke, water, gas or people leaving.",
            "**Call the team together** at the meeting point and name the roles in B.1.",
          ],
        },
        {
          kind: "table",
          caption: "First actions by kind of danger",
          columns: [
            { head: "Danger", width: 16 },
            { head: "Do", width: 46 },
            { head: "Do not", width: 38 },
          ],
          rows: [
            [
              "**Fire**",
              "Alarm, evacuate, close doors behind you; use an extinguisher only on a small fire with a way out",
              "Use lifts, open a hot door, go back for belongings",
            ],
            [
              "**Medical**",
              "Call an ambulance, start resuscitation, fetch the defibrillator, keep the way clear",
              "Move the person unless in danger, leave them alone",
            ],
            [
              "**Gas**",
              "Turn off the supply, open doors, evacuate upwind",
              "Touch switches, phone inside, smoke",
            ],
            [
              "**Chemical**",
              "Keep away and upwind, find the safety data sheet, rinse anyone splashed with water",
              "Wash it to a drain, enter without protection",
            ],
            [
              "**Intruder**",
              "Escape if you can; hide and lock; tell the police when it is safe",
              "Confront, argue, draw attention",
            ],
            [
              "**Bomb threat**",
              "Keep the caller talking, write every word, tell the police, look without touching",
              "Use radios nearby, touch an unknown object",
            ],
          ],
        },
      ],
    },
    {
      id: "section-b-3",
      number: "B.3",
      title: "Evacuate or shelter",
      lead: "Outside is not always safer. Choose, say it clearly, and count everybody.",
      blocks: [
        {
          kind: "table",
          caption: "Leave or stay?",
          columns: [
            { head: "Evacuate when", width: 50 },
            { head: "Stay inside when", width: 50 },
          ],
          rows: [
            [
              "Fire, smoke, gas or a damaged structure is inside",
              "Smoke, gas or a chemical cloud is outside",
            ],
            ["A threat is inside the building", "A storm, flood or armed person is outside"],
            [
              "The emergency services or the wardens order it",
              "The emergency services tell people to shelter",
            ],
          ],
        },
        {
          kind: "actions",
          caption: "To evacuate",
          items: [
            "**Give the order** by alarm and by voice: 'Leave now by the nearest safe exit. Go to the assembly area.'",
            "**Wardens clear their areas,** rooms, toilets and stores included, and close doors without locking them.",
            "**Help those who need it.** Each person who cannot use the stairs has a named helper and a safe place to wait; tell the fire service where that is.",
            "**Bring visitors, contractors and the visitor log** with you.",
            "**Count heads** at the assembly area against the staff list and the visitor log. Report missing people to the emergency services at once.",
            "**Keep people together** and away from the road, glass and smoke. Nobody drives off before being counted.",
            "**Move to the second assembly area** if the wind, the fire or a threat comes nearer.",
          ],
        },
        {
          kind: "actions",
          caption: "To shelter",
          items: [
            "**Bring people inside,** close doors and windows, turn off fans and air conditioning.",
            "**Go to inner rooms** or the floor the emergency services name. Count heads there.",
          ],
        },
        {
          kind: "callout",
          tone: "rule",
          title: "Nobody goes back in",
          text: "Re-entry is allowed only by the officer in charge of the emergency services or, if they were not called, by the team leader after a safety check. Guard the doors until then.",
        },
        {
          kind: "fields",
          caption: "Head count",
          labels: ["Assembly area", "Counted at", "Missing", "Reported to"],
        },
      ],
    },
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
            "**Emergency services,** if nobody has called them. Confirm the address: {location}.",
            "**Emergency Response Team:** Primary, then Alternatives. No answer within two tries: the next one.",
            "**Crisis Management Team:** alert it for level 2 or 3; inform it for level 1.",
            "**IT Recovery Team,** if systems, power, phones or cables may be hit.",
            "**Building manager and neighbours** in the same building.",
            "**Regulator,** where the law asks for notice at once (A.5). Ask whether the site must be left undisturbed.",
          ],
        },
        {
          kind: "callout",
          tone: "script",
          title: "when you alert a team",
          text: "'This is [name] of {business}. At [time] there was [what happened] at {location}. [Number] people are hurt; everyone is / is not accounted for. The emergency services are / are not here. I expect level [1, 2, 3]. Please call [number] at [time].'",
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
          columns: [
            { head: "Time", width: 12 },
            { head: "Person called", width: 26 },
            { head: "Message and answer", width: 44 },
            { head: "By", width: 18 },
          ],
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
          columns: [
            { head: "Question", width: 62 },
            { head: "Yes", width: 19 },
            { head: "No", width: 19 },
          ],
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
          items: [
            "**Manage it on site** on your own authority. Prior notice to the Crisis Management Team is not needed.",
            "**Inform the Crisis Management Team** of what happened and what you are doing.",
            "**Look again** every hour: raise the level if the facts have grown worse.",
          ],
        },
        {
          kind: "actions",
          caption: "Level 2 or 3",
          items: [
            "**Alert the Crisis Management Team at once.** It meets within 1 hour of being alerted and activates the plan.",
            "**Stand by** at the meeting point. Go on protecting people and property; do not start business recovery until told.",
            "**Send a first report:** people, site, cause if known, level, what you need, when you report next.",
          ],
        },
        {
          kind: "fields",
          caption: "Level set",
          labels: ["Level", "Decided by", "Time", "Crisis Management Team told at"],
        },
      ],
    },
    {
      id: "section-b-6",
      number: "B.6",
      title: "Hand over and close",
      lead: "The emergency ends when somebody has taken over each open matter by name.",
      blocks: [
        {
          kind: "actions",
          caption: "Hand over",
          items: [
            "**Receive the site** back from the emergency services; write the officer's name, the time and any conditions.",
            "**Hand the site to the security lead** (Section C): what is open, what is dangerous, who is inside.",
            "**Hand people matters to the human management lead** (Section D): injured, missing, shocked, next of kin.",
            "**Hand the damage to the damage assessment lead** (Section E): first findings, photographs, what is safe to enter.",
            "**Report to the Crisis Management Team** that the hand-over is complete, with the list of open matters below.",
            "**Stand the response down** when the Crisis Management Team agrees. Tell every member and warden.",
            "**Collect logs and checklists,** refill the grab bag and first-aid kit, recharge radios and extinguishers.",
            "**Talk it over** before people go home: what went well, what did not, who needs support.",
          ],
        },
        {
          kind: "table",
          caption: "Status board",
          columns: [
            { head: "Matter", width: 26 },
            { head: "Status", width: 38 },
            { head: "Held by", width: 22 },
            { head: "Time", width: 14 },
          ],
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
  ],
};

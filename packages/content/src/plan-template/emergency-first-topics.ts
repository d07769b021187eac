import type { PlanTopic } from "./plan-part";

/** B.1 to B.3: the team, and the first minutes. */
export const emergencyFirstTopics: readonly PlanTopic[] = [
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
        columns: { Role: 27, Does: 45, "Name today": 28 },
        rows: [
          [
            "**Leader**",
            "Directs the team, sets the level, reports to the Crisis Management Team",
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
        labels: ["Meeting point, and a second one", "Where the grab bag is", "Team call number"],
        filled: {
          "Meeting point, and a second one": "{assemblyPoint}",
          "Where the grab bag is": "{emergencyKit}",
        },
        wide: ["Meeting point, and a second one"],
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
    lead: "Life first. Deal with the danger in front of you, then continue.",
    blocks: [
      {
        kind: "actions",
        caption: "At once",
        items: [
          "**Save life.** Move people away from danger if you can do so without being hurt yourself. Give first aid.",
          "**Raise the alarm** and call emergency services on {emergency}. Stay on the line until they let you go.",
          "**Stop work.** Shut down plant, gas, power or pumps where that can be done safely.",
          "**Send someone to the gate** to meet the emergency services with keys, floor plan and the list of hazards.",
          "**Warn neighbours** who may be reached by smoke, water, gas or people leaving.",
          "**Call the team together** at the meeting point and name the roles in B.1.",
        ],
      },
      {
        kind: "table",
        caption: "First actions by kind of danger",
        columns: { Danger: 16, Do: 46, "Do not": 38 },
        rows: [
          [
            "**Fire**",
            "Alarm, evacuate, close doors behind you; use an extinguisher only on a small fire with a way out",
            "Use lifts, open a hot door, go back for belongings",
          ],
          [
            "**Medical**",
            "Call {emergency}. Unresponsive and not breathing normally: start CPR, fetch the defibrillator. Unresponsive but breathing normally: roll onto their side and watch their breathing. Responsive: keep them still and comfortable, control heavy bleeding",
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
            "**Flood, storm**",
            "Leave early if told to or if water rises. If trapped, go up to the highest safe floor and call {emergency}. Storm: stay away from windows",
            "Walk, ride or drive through floodwater; go to a basement",
          ],
          [
            "**{wildfire}**",
            "Leave early, before roads close. Follow the fire service's warnings. If you can't leave, shut doors and windows and shelter away from the fire",
            "Wait to see flames, stay against an order to leave",
          ],
          [
            "**Earthquake**",
            "Drop, cover, hold on. When it stops, leave if the building is damaged",
            "Run outside while it shakes, use lifts",
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
    lead: "Outside is not always safer. Choose, say it clearly, and count everyone.",
    blocks: [
      {
        kind: "table",
        caption: "Leave or stay?",
        columns: { "Evacuate when": 50, "Stay inside when": 50 },
        rows: [
          [
            "Fire, smoke, gas or a damaged structure is inside",
            "Smoke, gas or a chemical cloud is outside",
          ],
          [
            "Water is rising, or you are told to leave because of flood or fire",
            "A storm or an armed person is outside",
          ],
          [
            "A threat is inside the building, or emergency services or wardens order it",
            "The emergency services tell people to shelter",
          ],
        ],
      },
      {
        kind: "actions",
        caption: "To evacuate",
        when: { event: "evacuation" },
        items: [
          "**Give the order** by alarm and by voice: 'Leave now by the nearest safe exit. Go to {assemblyArea}.'",
          "**Wardens clear their areas,** rooms, toilets and stores included, and close doors without locking them.",
          "**Help those who need it.** Each person who cannot use the stairs has a named helper and a safe place to wait; tell the fire service where that is.",
          "**Bring visitors, contractors and the visitor log** with you.",
          "**Count heads** at the assembly area against the staff list and the visitor log. Report missing people to the emergency services at once.",
          "**Keep people together** and away from the road, glass and smoke. No one drives off before being counted.",
          "**Move to the second assembly area** if the wind, the fire or a threat comes nearer.",
        ],
      },
      {
        kind: "actions",
        caption: "To shelter",
        when: { event: "shelter" },
        items: [
          "**Bring people inside,** close doors and windows, turn off fans and air conditioning.",
          "**Storm, smoke or chemicals outside:** go to inner rooms. Count heads there. Never send anyone to a basement.",
          "**Trapped by floodwater:** go up to the highest safe floor and call {emergency}. Never walk, ride or drive through floodwater.",
        ],
      },
      {
        kind: "callout",
        tone: "rule",
        title: "No one goes back in",
        text: "Re-entry is allowed only by the officer in charge of the emergency services or, if they were not called, by the team leader after a safety check. Guard the doors until then.",
      },
      {
        kind: "fields",
        caption: "Head count",
        labels: ["Counted at", "Counted by", "Missing", "Reported to"],
      },
    ],
  },
];

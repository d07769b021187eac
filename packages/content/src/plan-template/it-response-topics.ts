import type { PlanTopic } from "./plan-part";

/** G.1 to G.3: the team, what still works, and a cyber incident. */
export const itResponseTopics: readonly PlanTopic[] = [
  {
    id: "section-g-1",
    number: "G.1",
    title: "Team purpose and members",
    lead: "You contain the harm, then bring systems and data back in the order the business needs.",
    blocks: [
      {
        kind: "paragraph",
        text: "The IT Recovery Team leader may act on level 1 without prior notice to the Crisis Management Team, which is then informed. At levels 2 and 3 the Crisis Management Team sets the order and releases money. The team does not speak to media, customers or attackers.",
      },
      { kind: "data", show: "it-team-members" },
      {
        kind: "table",
        caption: "Vendors and providers",
        columns: { Service: 30, "Provider, support number": 42, "Account, contract": 28 },
        rows: [
          ["Internet and telephone", "{party:Internet or Telephone Provider}", ""],
          ["Managed IT services", "{party:IT Managed Service Provider}", ""],
          ["Cloud and hosting", "{party:Website or Cloud Hosting Provider}", ""],
          ["Backup", "{backups}", ""],
          ["Cyber incident responder", "{party:Cyber Incident Responder}", ""],
        ],
      },
      {
        kind: "ticks",
        caption: "Held off site, and reachable without the network",
        items: [
          "Network diagrams, IT systems configuration and asset list",
          "Administrator accounts and recovery keys, sealed, for two people to open",
          "Backup schedule, where the copies are, and the steps to restore",
          "Licences, contracts and support numbers",
        ],
      },
      {
        kind: "fields",
        caption: "Remote access",
        labels: [
          "How to connect",
          "Second way in",
          "Where the sealed accounts are",
          "Team call number",
        ],
      },
    ],
  },
  {
    id: "section-g-2",
    number: "G.2",
    title: "Assess technology",
    lead: "Find out what still works before you touch anything.",
    blocks: [
      {
        kind: "actions",
        caption: "Assess",
        items: [
          "**Ask what changed:** work, updates, power, weather, a strange message? If an attack is possible, go to G.3 first.",
          "**Check in the order** of the table {below}, from the top: power first. Write down what you see.",
          "**Find the age of the data:** the last good backup of each system against its RPO (G.4).",
          "**Check that the backups are whole** and out of the reach of whatever did the damage.",
          "**Estimate the time to restore** each system: best case and worst case.",
          "**Choose the level.** Level 1: act now and inform the Crisis Management Team. Level 2 or 3: alert it at once.",
          "**Report** to the Crisis Management Team and the damage assessment lead: state, time to restore, data lost, what you need.",
        ],
      },
      {
        kind: "table",
        caption: "State of technology",
        columns: { Layer: 30, "Works, partly, down": 18, "Time to restore": 18, Remarks: 34 },
        rows: [
          ["Power and cooling", "", "", ""],
          ["Network and internet", "", "", ""],
          ["Servers and storage", "", "", ""],
          ["Cloud services", "", "", ""],
          ["Identity and email", "", "", ""],
          ["Telephones", "", "", ""],
          ["Security: firewall, monitoring", "", "", ""],
          ["Backups: date of last good copy", "", "", ""],
        ],
      },
      {
        kind: "callout",
        tone: "rule",
        title: "Data age against RPO",
        text: "If the last good copy of a system is older than its RPO, tell the unit's leader before you restore it.",
      },
      {
        kind: "fields",
        caption: "Reported",
        labels: ["To", "Time", "Level", "Next report at"],
      },
    ],
  },
  {
    id: "section-g-3",
    number: "G.3",
    title: "Contain a cyber incident",
    lead: "Cut the attacker off, keep the evidence, and do not make it worse.",
    blocks: [
      {
        kind: "callout",
        tone: "rule",
        title: "The event card comes first",
        text: "Work through the card 'Cyber attack or email fraud' (Appendix J) in its order. With the actions below, check that nothing was left out, then go on.",
      },
      {
        kind: "actions",
        caption: "Contain",
        when: { event: "cyber" },
        items: [
          "**Disconnect** affected devices from network and wireless. Leave them switched on.",
          "**Isolate more widely** if it spreads: remote access, other sites, the internet.",
          "**Protect the backups:** disconnect them, change their credentials, delete nothing.",
          "**Use a channel other** than the company's email and chat; the attacker may be reading them.",
          "**Keep evidence:** photographs of screens, logs, messages, times. Wipe or rebuild nothing yet.",
          "**Alert the Crisis Management Team:** a cyber incident is level 2 at least until proven otherwise.",
          "**Call the cyber incident responder,** on the cyber insurance line first if the policy says so. Broker and insurer: Appendix E.",
        ],
      },
      {
        kind: "actions",
        caption: "Clear",
        when: { event: "cyber" },
        items: [
          "**Change passwords and keys** from a clean device, administrators first. Turn on two-factor authentication.",
          "**Find the way in,** close it, and look for others before anything is connected again.",
          "**Check changes of bank details** in the last weeks; warn the bank.",
          "**Check the duty to notify:** was personal data seen, taken or lost? The Crisis Management Team leader gives notice (Appendix E).",
          "**Rebuild from clean sources** (G.4). Watch closely for a month.",
        ],
      },
      {
        kind: "callout",
        tone: "warning",
        title: "Ransom",
        text: "Do not answer, negotiate or pay. The Crisis Management Team leader decides, with the insurer, the solicitor and the police. {ransomDuty}",
      },
      {
        kind: "table",
        caption: "Evidence log",
        columns: {
          Time: 12,
          "Device, account or file": 32,
          "What was seen and done": 38,
          By: 18,
        },
        rows: [],
        blankRows: 3,
      },
    ],
  },
];

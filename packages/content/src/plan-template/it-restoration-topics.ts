import type { PlanTopic } from "./plan-part";

/** G.4 to G.6: restoring, the recovery site and the return to normal. */
export const itRestorationTopics: readonly PlanTopic[] = [
  {
    id: "section-g-4",
    number: "G.4",
    title: "Recover in order",
    lead: "Each layer needs the one above it. Restore from the top down, test, release, record.",
    blocks: [
      { kind: "data", show: "systems-in-order" },
      {
        kind: "actions",
        caption: "Recover",
        items: [
          "**Confirm the order** with the Crisis Management Team: shortest RTO first, unless a critical period says otherwise.",
          "**Infrastructure:** power, cooling, servers, storage, or their place in the cloud.",
          "**Identity:** accounts, administrators, second factors.",
          "**Network:** connections, name service, firewall, remote access.",
          "**Core applications** in the order of the table {above}, each with its database.",
          "**End users:** devices, email, phones, printers, shared files.",
        ],
      },
      {
        kind: "actions",
        caption: "For each system",
        items: [
          "**Restore** from the newest copy that is known to be clean. Write the date of the data.",
          "**Test** with a user of the unit: log in, find, enter, print, and one total they know.",
          "**Release** it in writing: what works, what is missing, whom to call.",
          "**Record** time, data lost and open faults; take a backup before the next system.",
        ],
      },
      {
        kind: "table",
        caption: "Recovery log",
        columns: {
          System: 26,
          "Date of data": 17,
          "Tested by": 19,
          Released: 14,
          "Open faults": 24,
        },
        rows: [],
        blankRows: 3,
      },
    ],
  },
  {
    id: "section-g-5",
    number: "G.5",
    title: "Set up the recovery site",
    lead: "People must be able to sit down, log in and be reached by phone.",
    blocks: [
      {
        kind: "actions",
        caption: "Before people arrive",
        items: [
          "**Go there first:** power, sockets, air, space, cabling, mobile reception.",
          "**Connect** the internet with a backup line, a firewall, your own Wi-Fi and secure remote access.",
          "**Get the devices** that Appendix D lists. Use spares first, then hire or borrow. Staff may use their own devices only if policy allows.",
          "**Prepare each device:** updates, protection, encryption, the unit's applications.",
          "**Divert phones:** main number, lines of critical units, after-hours message. Call them from outside.",
          "**Set up printers, scanners** and payment terminals; print the unit's forms.",
        ],
      },
      {
        kind: "actions",
        caption: "When people arrive",
        items: [
          "**Give people on the roster** only the access they need, with two-factor login and an end date.",
          "**Open a support desk:** one number, one person in the room, a list on the wall.",
          "**Help those at home:** connection, device, phone, how to keep papers safe.",
          "**Tell people** what works, what is missing and what not to do. Warn everyone again about scam emails and calls.",
          "**Back up from the first day,** and check it.",
          "**Report** to the Crisis Management Team when each unit is able to work.",
        ],
      },
      {
        kind: "table",
        caption: "Seats and devices",
        columns: {
          "Business unit": 30,
          Seats: 12,
          Devices: 14,
          "Phones diverted to": 26,
          "Ready, time": 18,
        },
        rows: [],
        blankRows: 7,
      },
    ],
  },
  {
    id: "section-g-6",
    number: "G.6",
    title: "Return and review",
    lead: "Treat the move back as a recovery: plan it, test it and keep a way back.",
    blocks: [
      {
        kind: "actions",
        caption: "Return",
        items: [
          "**Plan the fail back** with the units: order, quiet hours, who decides to stop.",
          "**Freeze changes,** take a full backup, and check that it restores.",
          "**Move system by system;** test as in G.4 before the old place is switched off.",
          "**Reconcile data** entered by hand or in two places; the unit's leader signs that totals agree.",
          "**End the diversions,** emergency accounts, open ports and loans of devices.",
          "**Wipe** devices and storage before they leave your hands; keep the certificates.",
        ],
      },
      {
        kind: "actions",
        caption: "Make good",
        items: [
          "**Replace equipment** with the insurer's consent; note serial numbers for the claim (E.5).",
          "**Update** network diagrams, IT systems configuration, asset list and passwords, and their off-site copies.",
          "**Test the backups** of every restored system within a month.",
          "**Compare** the times reached with RTO and RPO; tell the business where they cannot be kept.",
          "**Bring the lessons** to the review (F.7), with owner and date.",
        ],
      },
      {
        kind: "table",
        caption: "Times reached",
        columns: {
          "System or unit": 32,
          RTO: 12,
          "Time taken": 14,
          RPO: 12,
          "Age of data": 14,
          Why: 16,
        },
        rows: [],
        blankRows: 6,
      },
      {
        kind: "fields",
        caption: "Closed",
        labels: ["IT Recovery Team leader", "Date"],
      },
    ],
  },
];

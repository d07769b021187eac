import type { ActionCondition } from "@holdfast/contract/incidents/action-group";
import { expect, it } from "vitest";
import { askedPerson, fireReport } from "../../test/incident-report-sample";
import type { IncidentReportData } from "./incident-report-data";
import { incidentReportPrint } from "./incident-report-markup";

const printed = (change: Partial<IncidentReportData> = {}) => {
  const { content, ...rest } = incidentReportPrint({ ...fireReport, ...change });
  const text = content.replaceAll(/<[^>]+>/gu, " ").replaceAll(/\s+/gu, " ");
  return { ...rest, content, text };
};

it("has review, units, people, actions and the whole log, in the reader's time zone", () => {
  const { title, header, text } = printed();
  expect(title).toBe("Incident report – Harbour Café");
  expect(header.right).toMatch(/^Level 2, serious incident \| No\. 20261123-[0-9A-Z]{6}$/u);
  expect(text).toContain(`Incident number ${header.right.split("No. ")[1]} Level`);
  for (const words of [
    "23/11/2026 11:00 by Ana Silva",
    "Lead Ana Silva, since 23/11/2026 11:00",
    "Scribe Mei Tan, since 23/11/2026 11:10",
    "A pan caught fire.",
    "The hood was not serviced.",
    "Risks of the plan that this was about Fire",
    "Service the hood Ana Silva 31/01/2027 Not done",
    "Kitchen Restored 23/11/2026 11:00 1 day 6 h, past the RTO 1 day Harbour Street",
    "Mei Tan Emergency Response Team, Primary 23/11/2026 11:00. The email could not be delivered. On my way, 23/11/2026 11:04",
    "Emergency Response Team: 1 of 3 done",
    "Photograph the damage 23/11/2026 12:00 23/11/2026 11:30, Mei Tan",
    "Call the landlord – Not done",
    "Not down: Counter.",
    "Actions of the plan without a time limit that were not done: 1.",
    "Declared: Level 2 declared: Fire in the kitchen",
    `23/11/2026 11:00:00 (received 23/11/2026 14:00:00) ${"2".repeat(16)} Ana Silva The gas is off`,
    "all entries matched their hashes.",
    `Hash of entry 2, the last one: ${"2".repeat(64)}`,
    "compare number and hash with an earlier copy",
    "The hashes are of the log only.",
  ])
    expect(text).toContain(words);
  expect(text).not.toContain("cannot be changed");
  expect(text).not.toContain("Ben Not Needed");
  expect(text).not.toContain("Count the chairs");
});

it("marks an unconfirmed RTO as proposed", () => {
  const units = fireReport.incident.units.map((unit) => ({ ...unit, isRtoProposed: true }));
  const { text } = printed({ incident: { ...fireReport.incident, units } });
  expect(text).toContain("1 day 6 h, past the proposed RTO 1 day (proposed) Harbour Street");
});

it("has its running head and page number on every page", () => {
  const { content, header, footer } = printed();
  expect(content).not.toMatch(/hf-plain|hf-cover/u);
  expect(header.left).toBe("Harbour Café | Main plan");
  expect(header.foot).toMatch(/^Confidential \| Printed \d\d\/\d\d\/\d{4} \d\d:\d\d/u);
  expect(footer).toBe("page-number");
});

it("says on every page that a rehearsal was an exercise", () => {
  const { title, header, text } = printed({
    incident: { ...fireReport.incident, isExercise: true },
  });
  expect(title).toMatch(/^Exercise report/u);
  expect(header.foot).toMatch(/^EXERCISE \| Confidential/u);
  expect(header.right).toContain("EXERCISE");
  expect(text).toContain("EXERCISE: this was a rehearsal. Nothing had happened.");
});

it("names the entry that was changed, and what the incident does not have", () => {
  const { text } = printed({
    brokenAt: 2,
    incident: {
      ...fireReport.incident,
      review: null,
      units: [],
      actions: [],
      responders: [],
      status: "active",
      closedAt: null,
    },
  });
  for (const words of [
    "entry 2 did not match its hash",
    "before the incident was closed with a review",
    "The plan has no business units.",
    "No one was alerted.",
    "No actions were recorded.",
  ])
    expect(text).toContain(words);
});

it("prints only the branches of the plan that apply, each under its heading", () => {
  const [first] = fireReport.incident.actions;
  const branch = (text: string, heading: string, when: ActionCondition) =>
    first ? [{ ...first, text, group: { heading, when } }] : [];
  const { text } = printed({
    incident: {
      ...fireReport.incident,
      level: 3,
      decisions: ["disaster"],
      actions: [
        ...branch("Notice is not needed", "Level 1", { levels: [1] }).map((action) => ({
          ...action,
          doneAt: null,
        })),
        ...branch("Activate the whole plan", "Disaster declared", { decision: "disaster" }),
      ],
    },
  });
  expect(text).not.toContain("Notice is not needed");
  expect(text).toContain(
    "E.2 Initial damage assessment: Disaster declared Activate the whole plan",
  );
  expect(text).toContain("1 of 1 done");
});

it("prints no empty table for a team without an action that was done, added or due", () => {
  const actions = fireReport.incident.actions
    .slice(0, 1)
    .map((action) => ({ ...action, topic: "B.2 Raise the alarm", doneAt: null, dueAt: null }));
  const { text } = printed({ incident: { ...fireReport.incident, actions } });
  expect(text).toContain(
    "0 of 1 done. Actions of the plan without a time limit that were not done: 1.",
  );
  expect(text).not.toContain("Action Due Done Log");
});

it("does not print a planned site as the place where a unit worked", () => {
  const units = fireReport.incident.units.map((unit) => ({
    ...unit,
    site: "",
    plannedSite: "Work from home",
  }));
  const { text } = printed({ incident: { ...fireReport.incident, units } });
  expect(text).toContain("Not recorded (planned: Work from home)");
});

it("prints photos, and says if one has been deleted", () => {
  const photo = { url: null, sha256: "0".repeat(64) };
  const [first] = fireReport.log;
  const log = first
    ? [
        { ...first, photo, photoData: "data:image/webp;base64,AA==" },
        { ...first, number: 2, photo },
      ]
    : [];
  const { content } = printed({ log });
  expect(content).toContain('src="data:image/webp;base64,AA==" alt="What entry 1 shows"');
  expect(content).toContain("The photo has been deleted.");
  expect(content).toContain("All photos that are printed matched the hashes of their files.");
  const swapped = log.map((entry) => ({ ...entry, isPhotoChanged: entry.number === 1 }));
  expect(printed({ log: swapped }).text).toContain(
    "The photo of entry 1 is not the one that was received: its file was changed.",
  );
});

it("prints markup in an entry as text", () => {
  const log = fireReport.log.map((entry) => ({ ...entry, text: "<script>alert(1)</script>" }));
  expect(printed({ log }).content).toContain("&lt;script&gt;");
});

it("names the activated teams that had no members", () => {
  const { incident } = fireReport;
  const activatedTeams = [1, 2];
  const note =
    "Whether it arrived is known only from an answer. Teams without members: IT Recovery Team.";
  expect(printed({ incident: { ...incident, activatedTeams } }).text).toContain(note);
  const alone = { ...incident, activatedTeams, responders: [] };
  expect(printed({ incident: alone }).text).toContain(`No one was alerted. Teams without members`);
  expect(printed().text).not.toContain("without members");
});

it("prints the counts of the safety check, who needed help and how it ended, and who never answered", () => {
  const safe = { answer: "safe", answeredAt: "2026-11-23T00:20:00.000Z" } as const;
  const help = { helpAt: "2026-11-23T00:06:00.000Z", helpPlace: "The cellar", helpText: "My leg" };
  const { text } = printed({
    safety: [
      askedPerson("Mei Tan", safe),
      askedPerson("Ana Ito", { ...safe, ...help }),
      askedPerson("Ben Ray", { ...help, helpPlace: "", helpText: "", answer: "help" }),
      askedPerson("Sam Poe", { ...safe, saidBy: "By phone" }),
      askedPerson("Di Low"),
      askedPerson("Kim Oh", { mobile: null }),
    ],
  });
  for (const words of [
    "From 23/11/2026 11:05, 6 people were asked if they were safe. Safe: 3. Needs help: 1. No answer: 1. Cannot be reached: 1.",
    "Ana Ito, Head Office 23/11/2026 11:06. Where: The cellar. ‘My leg’ Safe, 23/11/2026 11:20. Said by the person",
    "Ben Ray, Head Office 23/11/2026 11:06. Where: not known Not recorded as safe",
    "Sam Poe 23/11/2026 11:20 By phone",
    "Have not answered (1): Di Low.",
    "Could not be reached (1): Kim Oh.",
  ])
    expect(text).toContain(words);
  expect(printed().text).not.toContain("Safety check");
});

it("prints the log by the time of the event, and says which entries were added after the closing", () => {
  const late = fireReport.log.map((entry) => ({ ...entry, serverAt: "2026-11-25T00:00:00.001Z" }));
  const { text } = printed({ order: "event", log: late });
  expect(text).toContain("Everything that was recorded, by the time of the event.");
  expect(text).toContain("(added after the closing)");
  expect(printed().text).not.toContain("added after the closing");
});

it("says which part of a long log it has, and prints only the log in later parts", () => {
  const part = (number: number) => printed({ part: { number, of: 3 }, entries: 2_500 }).text;
  expect(part(1)).toContain(
    "This is part 1 of 3: 2 of 2,500 entries. The others are in parts 2, 3.",
  );
  expect(part(1)).toContain("Alerts and answers");
  expect(part(2)).toContain("Incident report, part 2 of 3: log");
  expect(part(2)).toContain(`Hash of entry 2500, the last one: ${"2".repeat(64)}`);
  expect(part(2)).not.toContain("Alerts and answers");
});

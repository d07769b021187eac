import { answerAlert } from "@holdfast/contract/incidents/by-link/alert-endpoints";
import { changeIncident, standDownIncident } from "@holdfast/contract/incidents/incident-endpoints";
import {
  previewTeamMessage,
  sendTeamMessage,
} from "@holdfast/contract/incidents/messages/team-message-endpoints";
import { describe, expect, it } from "vitest";
import { incidentSetup } from "../../../../test/factories/incident-setup";
import { emailsTo, lastEmailTo, linkOf, textMessagesTo } from "../../../../test/factories/people";
import { addToTeam, responderOf } from "../../../../test/factories/responders";
import { signedInMember } from "../../../../test/factories/workspace";

const setup = incidentSetup("messages");
const { at, declare, logOf, responder } = setup;

/** Australian numbers for fiction, another one for each person. */
let numbers = 0;
const newNumber = () => `+61 491 570 ${(numbers += 1) + 200}`;
const send = (incidentId: string, body: { text: string; teamTypeId?: number }, as?: string) =>
  setup.app.call(sendTeamMessage, { ...at(incidentId, as), body });

describe("a message to the responders", () => {
  it("reaches everyone who was alerted once, by text message and email, and is in the log", async () => {
    const [first, second] = [newNumber(), newNumber()];
    const both = `both${setup.owners}@messages.example`;
    const contactId = await responderOf(setup.app, setup.cafe, both, {
      name: "Ana",
      mobile: first,
    });
    await addToTeam(setup.app, setup.cafe, contactId, 3, "Primary");
    const ben = await responder(2, "Ben", "Primary", second);
    const waiting = await responder(2, "Cleo", "Alternatives");
    const { body } = await declare({ level: 3 });
    await setup.app.outbox.drain();
    const text = "Situation: the fire’s out – meet at the ferry.";
    const sent = await send(body.incidentId, { text });
    expect(sent.status).toBe(201);
    const words =
      "Level 3 incident at Harbour Café Pty Ltd. Ana Silva: Situation: the fire's out - meet at the ferry.";
    expect(sent.body).toEqual({
      text: words,
      people: 2,
      byText: 2,
      byEmail: 2,
      notTexted: 0,
      unreachable: [],
    });
    for (const mobile of [first, second])
      expect((await textMessagesTo(setup.app, mobile)).slice(1)).toEqual([
        expect.stringContaining(words),
      ]);
    for (const email of [both, ben]) {
      const [, mail, ...others] = await emailsTo(setup.app, email);
      expect(mail).toContain("Level 3 incident at Harbour Café Pty Ltd. Ana Silva writes to all");
      expect(mail).toContain(text);
      expect(others).toEqual([]);
    }
    expect(await emailsTo(setup.app, waiting)).toEqual([]);
    expect((await logOf(body.incidentId)).at(-1)).toMatchObject({
      kind: "message",
      authorName: "Ana Silva",
      text: `To all responders (2 people): ‘${text}’ 2 by text message, 2 by email.`,
    });
  });

  it("goes to one team only, and not to people who cannot come", async () => {
    const ana = await responder(1, "Ana", "Primary", newNumber());
    const ben = await responder(2, "Ben", "Primary");
    const { body } = await declare({ level: 2 });
    const link = linkOf(await lastEmailTo(setup.app, ana));
    await setup.app.call(answerAlert, { body: { ...link, answer: "cannot-come" } });
    const preview = await setup.app.call(previewTeamMessage, at(body.incidentId));
    expect(preview.body).toMatchObject({
      organisationName: "Harbour Café Pty Ltd",
      senderName: "Ana Silva",
      recipients: [{ name: "Ben Tan", teamTypeIds: [2], byEmail: true, byText: false }],
    });
    const toTeam = await send(body.incidentId, { text: "Dial in: 1800 555 100", teamTypeId: 2 });
    expect(toTeam.body).toMatchObject({ people: 1, byText: 0, byEmail: 1 });
    expect(await lastEmailTo(setup.app, ben)).toContain("writes to the IT Recovery Team:");
    const toNoOne = await send(body.incidentId, { text: "Hello", teamTypeId: 1 });
    expect(toNoOne.body.people).toBe(0);
    expect(await emailsTo(setup.app, ana)).toHaveLength(1);
  });

  it("says EXERCISE first in a rehearsal", async () => {
    const ana = await responder(1, "Ana", "Primary", newNumber());
    const { body } = await declare({ isExercise: true });
    await setup.app.outbox.drain();
    const sent = await send(body.incidentId, { text: "Next update at 14:30." });
    expect(sent.body.text).toMatch(/^EXERCISE: Level 1 incident/u);
    expect(await lastEmailTo(setup.app, ana)).toContain("This is an exercise. Nothing has");
  });

  it("writes web addresses out, and goes by email alone once the limit of text messages is reached", async () => {
    const mobile = newNumber();
    const ana = await responder(1, "Ana", "Primary", mobile);
    const { body } = await declare();
    await setup.app.outbox.drain();
    const first = await send(body.incidentId, { text: "See www.news.example now" });
    expect(first.body.text).toContain("See www(dot)news(dot)example now");
    for (let time = 0; time < 6; time += 1) await send(body.incidentId, { text: `Update ${time}` });
    // The alert counts towards no limit.
    expect(await textMessagesTo(setup.app, mobile)).toHaveLength(7);
    expect(await emailsTo(setup.app, ana)).toHaveLength(8);
    expect((await logOf(body.incidentId)).at(-1)?.text).toContain(
      "0 by text message, 1 by email. 1 text message was not sent, because of the limit",
    );
  });

  it("is sent by people who may lead the incident only, while it is active", async () => {
    const { body } = await declare();
    const viewer = await signedInMember(
      setup.app,
      setup.cafe.organisationId,
      "viewer",
      `viewer${setup.owners}@messages.example`,
    );
    expect((await send(body.incidentId, { text: "Hello" }, viewer)).status).toBe(403);
    await setup.app.call(standDownIncident, at(body.incidentId));
    expect((await send(body.incidentId, { text: "Hello" })).problem.code).toBe(
      "incident-not-active",
    );
  });
});

describe("a change of an incident", () => {
  it("is sent to those who were alerted before, and is in the alert of a team that joins", async () => {
    const [first, second] = [newNumber(), newNumber()];
    await responder(1, "Ana", "Primary", first);
    await responder(3, "Ben", "Primary", second);
    const { body } = await declare();
    await setup.app.outbox.drain();
    const change = async (changes: object) => {
      await setup.app.call(changeIncident, { ...at(body.incidentId), body: changes });
      await setup.app.outbox.drain();
    };
    await change({ level: 3, whatHappened: "The roof is on fire" });
    await change({ level: 2 });
    await change({ level: 2, decision: "managed" });
    const texts = await textMessagesTo(setup.app, first);
    const title = "incident at Harbour Café Pty Ltd. Ana Silva:";
    expect(texts.slice(1)).toEqual([
      expect.stringContaining(
        `Level 3 ${title} Raised from level 1 to level 3: crisis. The roof is on fire.`,
      ),
      expect.stringContaining(
        `Level 2 ${title} Lowered from level 3 to level 2: serious incident.`,
      ),
    ]);
    const [alert, ...others] = await textMessagesTo(setup.app, second);
    expect(alert).toContain("The roof is on fire. Where: ");
    expect(others).toHaveLength(1);
    const entries = (await logOf(body.incidentId)).filter(({ kind }) =>
      ["level", "message"].includes(kind),
    );
    expect(entries.map(({ text }) => text)).toEqual([
      "Level 1 changed to 3. What happened: The roof is on fire. Sent to all responders (1 person): 1 by text message, 1 by email.",
      "Level 3 changed to 2. Sent to all responders (2 people): 2 by text message, 2 by email.",
      expect.stringMatching(/^Decided: [^.]+\.$/u),
    ]);
  });
});

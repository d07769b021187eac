import { deleteContact } from "@holdfast/contract/directory/contact-endpoints";
import {
  answerMonthlyQuestion,
  listMonthlyQuestions,
  readMonthlyQuestion,
} from "@holdfast/contract/monthly-questions/monthly-question-endpoints";
import { updatePlan } from "@holdfast/contract/plans/plan-endpoints";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { askedMember } from "../../../test/factories/asked-member";
import { emailsTo, lastEmailTo, linkOf, signIn } from "../../../test/factories/people";
import { responderOf } from "../../../test/factories/responders";
import { expirePlan, ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { DAY } from "../../platform/clock";
import { sendMonthlyQuestions } from "./send-monthly-questions";

const OWNER = "owner@questions.example";
const ANA = "ana@questions.example";
const BEN = "ben@questions.example";

let app: TestApp;
let cafe: PlanWorkspace;
beforeEach(async () => {
  app = await testApp();
  cafe = await ownerWithPlan(app, OWNER);
});

const params = () => ({ planId: cafe.planId });
const setAsking = async (asksMonthlyQuestions: boolean) =>
  app.call(updatePlan, {
    as: await signIn(app, OWNER),
    params: params(),
    body: { asksMonthlyQuestions },
  });
/** Lets days pass and runs the hourly task twice, as two processes would. */
const after = async (days: number) => {
  app.clock.pass(days * DAY);
  await Promise.all([sendMonthlyQuestions(app.services), sendMonthlyQuestions(app.services)]);
};
const sentTo = async (email: string) => (await emailsTo(app, email)).length;
const monthlyQuestions = async () =>
  (await app.call(listMonthlyQuestions, { as: await signIn(app, OWNER), params: params() })).body;

describe("the monthly question", () => {
  it("sends the monthly question once to one member of each team, and next month to the other", async () => {
    await responderOf(app, cafe, ANA);
    await responderOf(app, cafe, BEN, { name: "Ben", designation: "Alternatives" });
    await setAsking(true);
    await after(0);
    expect([await sentTo(ANA), await sentTo(BEN)]).toEqual([1, 0]);
    await after(0);
    expect([await sentTo(ANA), await sentTo(BEN)]).toEqual([1, 0]);
    await after(31);
    expect([await sentTo(ANA), await sentTo(BEN)]).toEqual([1, 1]);
    await after(31);
    expect([await sentTo(ANA), await sentTo(BEN)]).toEqual([2, 1]);
    expect((await monthlyQuestions()).map(({ personName }) => personName)).toEqual([
      "Ana Tan",
      "Ben Tan",
      "Ana Tan",
    ]);
  });

  it("sends the monthly question only while an editor has it switched on, and not for an expired plan", async () => {
    await responderOf(app, cafe, ANA);
    await after(0);
    expect(await sentTo(ANA)).toBe(0);
    await setAsking(true);
    await setAsking(false);
    await after(0);
    expect(await sentTo(ANA)).toBe(0);
    await setAsking(true);
    await expirePlan(app, cafe.planId);
    await after(0);
    expect(await sentTo(ANA)).toBe(0);
  });

  it("says that it is an exercise, and only a digest of its link is stored", async () => {
    const { link } = await askedMember(app, cafe, ANA);
    expect(await lastEmailTo(app, ANA)).toContain("This is an exercise.");
    const { rows } = await app.services.database.query.execute<{ row: string }>(
      sql`select q::text as row from monthly_questions q`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(link.token);
  });
});

describe("the link of a question", () => {
  it("shows the question without its answer, and says once what the plan says", async () => {
    const { link } = await askedMember(app, cafe, ANA);
    const { body: shown } = await app.call(readMonthlyQuestion, { body: link });
    expect(Object.keys(shown).toSorted()).toEqual([
      "choices",
      "organisationName",
      "question",
      "teamName",
    ]);
    const first = await app.call(answerMonthlyQuestion, { body: { ...link, choice: 0 } });
    expect(first.status).toBe(200);
    expect(first.body.isRight).toBe(first.body.answer === shown.choices[0]);
    expect(first.body.sentence).not.toBe("");
    for (const again of [
      await app.call(answerMonthlyQuestion, { body: { ...link, choice: 1 } }),
      await app.call(readMonthlyQuestion, { body: link }),
    ])
      expect(again).toMatchObject({ status: 418, problem: { code: "monthly-question-answered" } });
    expect(await monthlyQuestions()).toMatchObject([
      { isRight: first.body.isRight, answeredAt: app.clock.now().toISOString() },
    ]);
  });

  it("refuses a choice that the question does not have, and stays open", async () => {
    const { link } = await askedMember(app, cafe, ANA);
    expect((await app.call(answerMonthlyQuestion, { body: { ...link, choice: 4 } })).status).toBe(
      400,
    );
    expect((await app.call(readMonthlyQuestion, { body: link })).status).toBe(200);
  });

  it("ends after 14 days, with the contact, and is refused with a wrong token", async () => {
    const { link, contactId } = await askedMember(app, cafe, ANA);
    const wrong = { ...link, token: "wrong" };
    expect((await app.call(readMonthlyQuestion, { body: wrong })).status).toBe(418);
    app.clock.pass(14 * DAY - 1);
    expect((await app.call(readMonthlyQuestion, { body: link })).status).toBe(200);
    app.clock.pass(1);
    expect((await app.call(readMonthlyQuestion, { body: link })).status).toBe(418);
    await after(31);
    const next = linkOf(await lastEmailTo(app, ANA));
    expect((await app.call(readMonthlyQuestion, { body: next })).status).toBe(200);
    await app.call(deleteContact, {
      as: await signIn(app, OWNER),
      params: { orgId: cafe.organisationId, contactId },
    });
    expect((await app.call(readMonthlyQuestion, { body: next })).status).toBe(418);
    expect((await monthlyQuestions())[0]?.personName).toBeNull();
  });
});

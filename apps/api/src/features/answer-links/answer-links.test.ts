import {
  confirmContactCheck,
  readContactCheck,
} from "@holdfast/contract/contact-checks/contact-check-link-endpoints";
import { LINK_DAYS } from "@holdfast/contract/contact-checks/contact-check-rules";
import { QUESTION_LINK_DAYS } from "@holdfast/contract/monthly-questions/monthly-question";
import {
  answerMonthlyQuestion,
  readMonthlyQuestion,
} from "@holdfast/contract/monthly-questions/monthly-question-endpoints";
import { inviteParticipants, readExercise } from "@holdfast/contract/exercises/exercise-endpoints";
import {
  readInvitedExercise,
  replyToInvitation,
} from "@holdfast/contract/exercises/exercise-link-endpoints";
import { readShortLink } from "@holdfast/contract/answer-links/short-link-endpoints";
import { answerAlert, readAlert } from "@holdfast/contract/incidents/by-link/alert-endpoints";
import {
  closeIncident,
  declareIncident,
  standDownIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import {
  answerSafetyQuestion,
  readSafetyQuestion,
  startSafetyCheck,
} from "@holdfast/contract/incidents/safety-check-endpoints";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { EMAIL_LINKS } from "@holdfast/contract/platform/email-links";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { databaseDigest } from "../../../test/database/database-digest";
import { askedContact } from "../../../test/factories/asked-contact";
import { askedMember } from "../../../test/factories/asked-member";
import { invitedExercise } from "../../../test/factories/invited-exercise";
import { lastEmailTo, linkOf, textMessagesTo } from "../../../test/factories/people";
import { responderOf } from "../../../test/factories/responders";
import { ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { callerOf } from "../../demo/caller";
import { DAY } from "../../platform/clock";
import { WRONG_LINKS_BY_ADDRESS } from "./answer-link-limits";

/* The rule of every link that a person without an account answers. The tests of its feature cover what it shows. */

type Link = { readonly id: string; readonly token: string };
type Reply = { readonly status: number; readonly problem: { readonly code?: string } };

let app: TestApp;
let cafe: PlanWorkspace;
let people = 0;
const email = () => `person${people}@answers.example`;
const linkTo = async () => linkOf(await lastEmailTo(app, email()));
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  cafe = await ownerWithPlan(app, `owner${(people += 1)}@answers.example`);
});

/** What each kind of link does. */
type Kind = {
  readonly page: string;
  /** Sends a person a link. Returns it, and a call after which it no longer works. */
  send(): Promise<{ readonly link: Link; end(): Promise<unknown> }>;
  read(link: Link, address?: string): Promise<Reply>;
  answer(link: Link): Promise<Reply>;
  readonly invalid: string;
  /** The code of a second answer; undefined if an answer can be changed. */
  readonly answered: string | undefined;
  /** The code once the link no longer works, if that has one of its own. */
  readonly over?: string;
};

const pass = (days: number) => () => Promise.resolve(app.clock.pass(days * DAY));

const KINDS: Readonly<Record<string, Kind>> = {
  "an alert": {
    page: EMAIL_LINKS.alert,
    async send() {
      await responderOf(app, cafe, email());
      const plan = { as: cafe.token, params: { planId: cafe.planId } };
      const { body } = await app.call(declareIncident, {
        ...plan,
        body: { level: 1, isExercise: false },
      });
      const params = { ...plan.params, incidentId: body.incidentId };
      return {
        link: await linkTo(),
        end: () => app.call(standDownIncident, { as: cafe.token, params }),
      };
    },
    read: (body, address) => app.call(readAlert, { body, address }),
    answer: (link) => app.call(answerAlert, { body: { ...link, answer: "on-my-way" } }),
    invalid: "alert-link-invalid",
    answered: undefined,
    over: "alert-ended",
  },
  "a safety check": {
    page: EMAIL_LINKS.safety_check,
    async send() {
      const { organisationId, planId, token: as } = cafe;
      await app.call(createContact, {
        as,
        params: { orgId: organisationId },
        body: {
          firstName: "Ana",
          lastName: "Tan",
          email: email(),
          contactTypeId: 1,
          workTypeId: 1,
        },
      });
      const level = { level: 1, isExercise: false } as const;
      const { body } = await app.call(declareIncident, { as, params: { planId }, body: level });
      const at = { as, params: { planId, incidentId: body.incidentId } };
      const whom = { branchIds: [], withoutLocation: true };
      await app.call(startSafetyCheck, { ...at, body: whom });
      return {
        link: await linkTo(),
        async end() {
          await app.call(standDownIncident, at);
          const review = { happened: "A pan caught fire.", worked: "The alarm.", actions: [] };
          await app.call(closeIncident, { ...at, body: review });
        },
      };
    },
    read: (body, address) => app.call(readSafetyQuestion, { body, address }),
    answer: (link) => app.call(answerSafetyQuestion, { body: { ...link, answer: "safe" } }),
    invalid: "safety-link-invalid",
    answered: undefined,
    over: "safety-check-ended",
  },
  "an exercise": {
    page: EMAIL_LINKS.exercise,
    async send() {
      const contactId = await responderOf(app, cafe, email());
      const { exerciseId } = await invitedExercise(app, cafe, "2027-01-31", [contactId]);
      const at = { as: cafe.token, params: { planId: cafe.planId, exerciseId } };
      return {
        link: await linkTo(),
        async end() {
          const { body } = await app.call(readExercise, at);
          const participantId = body.participants[0]?.participantId;
          await app.call(inviteParticipants, { ...at, body: { participantId } });
        },
      };
    },
    read: (body, address) => app.call(readInvitedExercise, { body, address }),
    answer: (link) => app.call(replyToInvitation, { body: { ...link, reply: "coming" } }),
    invalid: "exercise-link-invalid",
    answered: undefined,
  },
  "a contact check": {
    page: EMAIL_LINKS.contact_check,
    async send() {
      const call = callerOf(app.server, cafe.token);
      return { ...(await askedContact(app, call, cafe, email())), end: pass(LINK_DAYS) };
    },
    read: (body, address) => app.call(readContactCheck, { body, address }),
    answer: (link) => app.call(confirmContactCheck, { body: { ...link, version: 1 } }),
    invalid: "contact-check-link-invalid",
    answered: "contact-check-answered",
  },
  "a monthly question": {
    page: EMAIL_LINKS.monthly_question,
    async send() {
      return { ...(await askedMember(app, cafe, email())), end: pass(QUESTION_LINK_DAYS) };
    },
    read: (body, address) => app.call(readMonthlyQuestion, { body, address }),
    answer: (link) => app.call(answerMonthlyQuestion, { body: { ...link, choice: 0 } }),
    invalid: "monthly-question-link-invalid",
    answered: "monthly-question-answered",
  },
};

const refusal = ({ status, problem }: Reply) => [status < 300, problem.code];

describe.each(Object.entries(KINDS))("the link of %s", (_name, kind) => {
  it("changes nothing when its page is opened by GET, HEAD or a script, also repeatedly", async () => {
    const { link } = await kind.send();
    const before = await databaseDigest(app.services.database);
    for (const method of ["GET", "HEAD"] as const)
      for (const mark of ["?", "#"]) {
        const query = new URLSearchParams(link);
        await app.server.inject({ method, url: `${kind.page}${mark}${query}` });
      }
    for (let time = 0; time < 2; time += 1) expect((await kind.read(link)).status).toBe(200);
    expect(await databaseDigest(app.services.database)).toEqual(before);
  });

  it("counts wrong tokens only, and works in a network whose wrong tokens are refused", async () => {
    const { link } = await kind.send();
    const address = `10.1.0.${people}`;
    const wrong = { ...link, token: "wrong" };
    await app.services.database.query.execute(sql`delete from rate_limits`);
    expect(refusal(await kind.read(wrong, address))).toEqual([false, kind.invalid]);
    const counts = () =>
      app.services.database.query.execute<{ count: number }>(sql`
        select count from rate_limits where key like ${`${WRONG_LINKS_BY_ADDRESS.name}:%`}`);
    await kind.read(link, address);
    expect((await counts()).rows).toEqual([{ count: 1 }]);
    await app.services.database.query.execute(
      sql`update rate_limits set count = ${WRONG_LINKS_BY_ADDRESS.max}`,
    );
    expect((await kind.read(wrong, address)).status).toBe(429);
    expect((await kind.read(link, address)).status).toBe(200);
  });

  it("stores only a hash of its token, and does not work as a link of another kind", async () => {
    const { link } = await kind.send();
    const { rows } = await app.services.database.query.execute<{ row: string }>(
      sql`select l::text as row from answer_links l where id = ${link.id}`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(link.token);
    for (const other of Object.values(KINDS).filter((candidate) => candidate !== kind))
      expect(refusal(await other.read(link))).toEqual([false, other.invalid]);
  });

  it("stores one of several answers at once, and says so to its own token only", async () => {
    const { link } = await kind.send();
    const replies = await Promise.all([1, 2, 3, 4].map(() => kind.answer(link)));
    const stored = replies.filter(({ status }) => status < 300);
    expect(stored).toHaveLength(kind.answered === undefined ? 4 : 1);
    expect((await kind.answer(link)).problem.code).toBe(kind.answered);
    expect(refusal(await kind.read({ ...link, token: "wrong" }))).toEqual([false, kind.invalid]);
  });

  it("says that it no longer works once it has expired, was replaced or its incident is over", async () => {
    const { link, end } = await kind.send();
    await end();
    const { over = kind.invalid } = kind;
    expect(refusal(await kind.read(link))).toEqual([false, over]);
    expect(refusal(await kind.answer(link))).toEqual([false, over]);
  });
});

describe("a short link", () => {
  const MOBILE = "+61 491 570 331";
  const short = async () => {
    await responderOf(app, cafe, email(), { mobile: MOBILE });
    await app.call(declareIncident, {
      as: cafe.token,
      params: { planId: cafe.planId },
      body: { level: 1, isExercise: false },
    });
    const text = (await textMessagesTo(app, MOBILE)).at(-1) ?? "";
    return /https?:\/\/\S+\/a\/([\w-]{22})$/u.exec(text.trim())?.[1] ?? "";
  };

  it("leads to the page of the email's link, and changes nothing", async () => {
    const token = await short();
    const link = await linkTo();
    const before = await databaseDigest(app.services.database);
    const { body } = await app.call(readShortLink, { body: { token } });
    expect(body).toEqual({ page: "alert", id: link.id });
    expect(link.token).toBe(token);
    expect(await databaseDigest(app.services.database)).toEqual(before);
    expect((await app.call(readAlert, { body: { id: body.id, token } })).status).toBe(200);
  });

  it("is refused with a wrong token, which alone counts towards the limit", async () => {
    const token = await short();
    const address = `10.2.0.${people}`;
    await app.services.database.query.execute(sql`delete from rate_limits`);
    const wrong = await app.call(readShortLink, { body: { token: "A".repeat(22) }, address });
    expect([wrong.status, wrong.problem.code]).toEqual([418, "short-link-invalid"]);
    await app.services.database.query.execute(
      sql`update rate_limits set count = ${WRONG_LINKS_BY_ADDRESS.max}`,
    );
    const refused = await app.call(readShortLink, { body: { token: "wrong" }, address });
    expect(refused.status).toBe(429);
    expect((await app.call(readShortLink, { body: { token }, address })).status).toBe(200);
  });
});

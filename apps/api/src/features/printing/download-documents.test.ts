import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { setLogo } from "@holdfast/contract/organisations/logo-endpoints";
import { createPolicy } from "@holdfast/contract/policies/policy-endpoints";
import {
  downloadCertificate,
  downloadFoldOut,
  downloadLastCopy,
  downloadPlanDocument,
  downloadPolicy,
  downloadRiskReport,
  NO_SUCH_PART,
} from "@holdfast/contract/printing/document-endpoints";
import { PRINTING_TOOK_TOO_LONG } from "@holdfast/contract/printing/errors";
import { approvePlan } from "@holdfast/contract/printing/plan-version-endpoints";
import { MISSING_CHARACTERS } from "@holdfast/contract/printing/missing-characters";
import { readPolicyDocument } from "@holdfast/contract/printing/policy-document";
import { readRiskReportDocument } from "@holdfast/contract/printing/risk-report-document";
import { listSingleSheets } from "@holdfast/contract/printing/single-sheet";
import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { acceptRiskReport } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ProblemError } from "../../platform/problem-error";
import { cssString } from "../../platform/pdf/markup/document-shell";
import type { PdfPrinter } from "../../platform/pdf/pdf-printer";
import { GREY_PIXEL } from "../../../test/factories/images";
import { expirePlan, ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";

/* Our own documents, printed from what is stored. */

const printed: { readonly title: string; readonly author: string; readonly html: string }[] = [];
let missingCharacters: readonly string[] = [];
/** Keeps what it is asked to print. */
const printer: PdfPrinter = {
  state: () => "ready",
  reserve: () => ({
    print: async ({ document, ...job }) => {
      printed.push({ ...job, html: await document(new AbortController().signal) });
      return { pdf: Buffer.from("%PDF-1.4 trial"), pages: 1, missingCharacters };
    },
    leave: () => {},
  }),
  close: () => Promise.resolve(),
};

let app: TestApp;
let owner: PlanWorkspace;
beforeAll(async () => {
  app = await testApp(undefined, { printer });
  owner = await ownerWithPlan(app, "documents@cafe.example");
});
beforeEach(() => {
  printed.length = 0;
  missingCharacters = [];
});

const nameOf = (headers: Readonly<Record<string, unknown>>) =>
  decodeURIComponent(
    /filename\*=UTF-8''(.+)$/.exec(String(headers["content-disposition"]))?.[1] ?? "",
  );
const ofPlan = () => ({ as: owner.token, params: { planId: owner.planId } });

describe("the last copy of a plan that cannot be printed", () => {
  const PRINTS_FAIL: PdfPrinter = {
    ...printer,
    reserve: () => ({
      print: () => Promise.reject(new ProblemError(PRINTING_TOOK_TOO_LONG)),
      leave: () => {},
    }),
  };
  let print: PdfPrinter["reserve"];
  const copyOf = (plan: PlanWorkspace, on: TestApp, kind?: "short") =>
    on.call(downloadLastCopy, {
      as: plan.token,
      params: { planId: plan.planId },
      query: kind ? { kind } : {},
    });

  test("is what the person printed last, in full or short", async () => {
    print = printer.reserve;
    const own = await testApp(undefined, {
      printer: { ...printer, reserve: (caller) => print(caller) },
    });
    const plan = await ownerWithPlan(own, "last-copy@cafe.example");
    const params = { planId: plan.planId };
    expect((await copyOf(plan, own)).body).toMatchObject({ code: "no-copy" });
    const first = await own.call(downloadPlanDocument, { as: plan.token, params, query: {} });
    expect(first.status).toBe(200);

    print = PRINTS_FAIL.reserve;
    const query = { today: "2026-11-30" };
    const failed = await own.call(downloadPlanDocument, { as: plan.token, params, query });
    expect(failed.body).toMatchObject({ code: "printing-took-too-long" });
    const copy = await copyOf(plan, own);
    expect([copy.status, nameOf(copy.headers)]).toEqual([
      200,
      "Business_Continuity_Plan_last_copy.pdf",
    ]);
    expect((await copyOf(plan, own, "short")).status).toBe(404);
  });

  test("is withheld once the plan has expired, because it has the teams", async () => {
    print = printer.reserve;
    const own = await testApp(undefined, {
      printer: { ...printer, reserve: (caller) => print(caller) },
    });
    const plan = await ownerWithPlan(own, "expired-copy@cafe.example");
    const printNow = () =>
      own.call(downloadPlanDocument, {
        as: plan.token,
        params: { planId: plan.planId },
        query: {},
      });
    expect((await printNow()).status).toBe(200);
    await expirePlan(own, plan.planId);
    expect((await copyOf(plan, own)).body).toMatchObject({ code: "no-copy" });
    expect((await printNow()).status).toBe(200);
    expect((await copyOf(plan, own)).status).toBe(200);
  });

  test("is the newest approved version for a person who printed nothing", async () => {
    const plan = await ownerWithPlan(app, "approved-copy@cafe.example");
    await app.call(approvePlan, {
      as: plan.token,
      params: { planId: plan.planId },
      body: { approvedOn: "2026-11-21", approverPosition: "Owner", reviewDate: "2027-11-21" },
    });
    const copy = await copyOf(plan, app);
    expect(copy.status).toBe(200);
    expect(nameOf(copy.headers)).toMatch(/_version_1\.pdf$/u);
  });
});

describe("the PDF of the risk report", () => {
  const download = (timeZone?: string) =>
    app.call(downloadRiskReport, { ...ofPlan(), query: timeZone ? { timeZone } : {} });

  test("has no report's PDF until a report is accepted", async () => {
    expect((await download()).status).toBe(404);
    expect((await app.call(readRiskReportDocument, ofPlan())).status).toBe(404);
  });

  test("has the stored register, and is named after the business", async () => {
    const { planId } = owner;
    await app.call(createRisk, {
      ...ofPlan(),
      body: {
        riskCategoryId: 1,
        name: "The cold room <fails>",
        likelihoodPresetId: 4,
        cost: 5_000,
        mitigationStrategyIds: [6],
        mitigationProcess: "Watch it",
      },
    });
    await app.call(acceptRiskReport, {
      as: owner.token,
      params: { planId },
      body: { indemnityPeriodId: 3, fastTrackRecovery: 25_000, riskReportReviewId: 2 },
    });
    const { status, headers, bytes } = await download();
    expect([status, headers["content-type"], bytes.toString()]).toEqual([
      200,
      "application/pdf",
      "%PDF-1.4 trial",
    ]);
    expect(nameOf(headers)).toBe("Risk_Analysis_Report_Harbour Café Pty Ltd.pdf");
    expect(headers["cache-control"]).toBe("no-store");
    const [document] = printed;
    expect(document?.title).toBe("Risk & Insurance Report – Harbour Café Pty Ltd");
    expect(document?.author).toBe("Harbour Café Pty Ltd");
    expect(document?.html).toContain("The cold room &lt;fails&gt;");
    expect(document?.html).toContain("RISK ANALYSIS REPORT");
    expect(document?.html).toContain("margin-top:120px;margin-bottom:60px");
  });

  test("returns the risk report as data, without the unconfirmed risks in its register", async () => {
    await app.call(createRisk, {
      ...ofPlan(),
      body: {
        riskCategoryId: 1,
        name: "Hail",
        likelihoodPresetId: 4,
        cost: 1_000,
        mitigationStrategyIds: [6],
        mitigationProcess: "Watch it",
        proposed: true,
      },
    });
    const { body } = await app.call(readRiskReportDocument, {
      ...ofPlan(),
      query: { timeZone: "Pacific/Honolulu" },
    });
    expect(body.risks.map(({ name }) => name)).toEqual(["The cold room <fails>"]);
    expect(body.proposedRisks).toEqual(["Hail"]);
    expect(body.report.fastTrackRecovery).toBe(25_000);
    expect([body.dateIssued, body.acceptedDate]).toEqual(["2026-11-20", "2026-11-20"]);
  });

  test("has the dates of the reader's time zone", async () => {
    // 9:30 am UTC on the 21st is 11:30 pm on the 20th in Honolulu.
    await download();
    await download("Pacific/Honolulu");
    const dates = printed.map(({ html }) => html.match(/Date issued.{0,60}?(\d\d\/11\/2026)/)?.[1]);
    expect(dates).toEqual(["21/11/2026", "20/11/2026"]);
    expect((await download("Australia/Nowhere")).status).toBe(400);
  });

  test("names the characters that no font has", async () => {
    missingCharacters = ["𒀀", "𒀁"];
    const { headers } = await download();
    expect(decodeURIComponent(String(headers[MISSING_CHARACTERS]))).toBe("𒀀𒀁");
  });
});

describe("the PDF of the policy", () => {
  const input = (query: object) => ({
    as: owner.token,
    params: { orgId: owner.organisationId },
    query,
  });

  test("has no policy's PDF until a version is saved", async () => {
    expect((await app.call(downloadPolicy, input({}))).status).toBe(404);
    expect((await app.call(downloadCertificate, input({}))).status).toBe(404);
    expect((await app.call(readPolicyDocument, input({}))).status).toBe(404);
  });

  test("prints the policy in force, or an earlier version", async () => {
    const params = { orgId: owner.organisationId };
    const { contactId } = (
      await app.call(createContact, {
        as: owner.token,
        params,
        body: { firstName: "Mei", lastName: "Tan", contactTypeId: 1, workTypeId: 1 },
      })
    ).body;
    for (const responsible of ["The owner.", "The owner and Mei Tan."])
      await app.call(createPolicy, {
        as: owner.token,
        params,
        body: { contacts: [contactId], responsible },
      });
    const inForce = await app.call(downloadPolicy, input({ timeZone: "Pacific/Honolulu" }));
    expect(nameOf(inForce.headers)).toBe("Policy_Program_Harbour_Café_Pty_Ltd.pdf");
    await app.call(downloadPolicy, input({ version: 1 }));
    expect(printed.map(({ html }) => /The owner( and Mei Tan)?\./.exec(html)?.[0])).toEqual([
      "The owner and Mei Tan.",
      "The owner.",
    ]);
    const [newest, earlier] = printed.map(({ html }) => html);
    expect(newest).toContain("20/11/2026");
    expect(newest).not.toContain("21/11/2026");
    expect(earlier).toContain("21/11/2026");
    expect(newest).toContain(cssString("Business Continuity Policy, version 2"));
    expect((await app.call(downloadPolicy, input({ version: 3 }))).status).toBe(404);
  });

  test("returns the policy as data, with the versions up to the one that is named", async () => {
    const read = async (query: object) => (await app.call(readPolicyDocument, input(query))).body;
    const inForce = await read({ timeZone: "Pacific/Honolulu" });
    expect(inForce.versions.map(({ version }) => version)).toEqual([2, 1]);
    expect([inForce.policy.version, inForce.policy.savedOn]).toEqual([2, "2026-11-20"]);
    expect(inForce.isReplaced).toBe(false);
    const earlier = await read({ version: 1 });
    expect(earlier.versions.map(({ version }) => version)).toEqual([1]);
    expect([earlier.policy.savedOn, earlier.isReplaced]).toEqual(["2026-11-21", true]);
  });

  test("has a certificate of one page without a page number", async () => {
    const { headers } = await app.call(downloadCertificate, input({}));
    expect(nameOf(headers)).toBe("Certificate_Harbour Café Pty Ltd.pdf");
    expect(printed[0]?.title).toBe("Certificate – Harbour Café Pty Ltd");
    expect(printed[0]?.html).not.toContain("counter(page");
  });
});

describe("the PDF of the plan", () => {
  const download = (query: object = {}) => app.call(downloadPlanDocument, { ...ofPlan(), query });

  test("dates the plan's PDF with the reader's date, and names it after the business", async () => {
    const { status, headers } = await download({ today: "2026-11-22" });
    expect(status).toBe(200);
    expect(nameOf(headers)).toBe("Business_Continuity_Plan_Harbour Café Pty Ltd.pdf");
    expect(printed[0]?.title).toBe("Business Continuity Plan – Harbour Café Pty Ltd");
    expect(printed[0]?.html).toContain("22/11/2026");
    expect(printed[0]?.html).not.toContain("21/11/2026");
  });

  test("prints the short plan, and the full plan without a kind", async () => {
    const { headers } = await download({ kind: "short", today: "2026-11-24" });
    expect(nameOf(headers)).toBe("Business_Continuity_Plan_Short_Harbour Café Pty Ltd.pdf");
    await download({ kind: "full", today: "2026-11-24" });
    expect(printed.map(({ title }) => title)).toEqual([
      "Short plan – Harbour Café Pty Ltd",
      "Business Continuity Plan – Harbour Café Pty Ltd",
    ]);
    const [short, full] = printed.map(({ html }) => html);
    expect(short).toContain("What has happened?");
    expect(short).toContain('id="card-fire"');
    expect(short).not.toContain("Disclaimer");
    expect(full).toContain("Disclaimer");
  });

  test("downloads the short plan as a file for phones, without the printer", async () => {
    const { status, headers, bytes } = await app.call(downloadFoldOut, {
      ...ofPlan(),
      query: { today: "2026-11-24" },
    });
    expect([status, headers["content-type"]]).toEqual([200, "text/html"]);
    expect(headers["content-disposition"]).toMatch(/^attachment;/u);
    expect(nameOf(headers)).toBe("Business_Continuity_Plan_Short_Harbour Café Pty Ltd.html");
    expect(bytes.toString()).toContain("24/11/2026");
    expect(printed).toEqual([]);
  });

  test("has the logo, which the printer cannot fetch", async () => {
    const params = { orgId: owner.organisationId };
    await app.call(setLogo, { as: owner.token, params, file: GREY_PIXEL });
    await download();
    expect(printed[0]?.html).toContain('src="data:image/webp;base64,');
    expect(printed[0]?.html).not.toContain("/v1/files/");
  });

  test("prints the plan once if it has not changed", async () => {
    const today = "2026-11-23";
    await download({ today });
    await download({ today });
    expect(printed).toHaveLength(1);
    await download({ today, doubleSided: "true" });
    expect(printed).toHaveLength(2);
    expect(printed[1]?.html).toContain('class="hf-double-sided hf-numbered"');
  });

  test("prints a part of the plan if one is named", async () => {
    const { headers } = await download({ part: "checklist-B" });
    expect(nameOf(headers)).toMatch(/^Checklist B_ .+_Harbour Café Pty Ltd\.pdf$/);
    const card = await download({ part: "card-fire" });
    expect(nameOf(card.headers)).toBe("Fire or smoke_Harbour Café Pty Ltd.pdf");
    expect(printed.at(-1)?.html).toContain("Get everyone out now.");
    const { status, problem } = await download({ part: "appendix-Z" });
    expect([status, problem.errors]).toEqual([400, [{ path: "part", message: NO_SUCH_PART }]]);
  });

  test("prints the parts that it lists, of each purpose", async () => {
    const { body } = await app.call(listSingleSheets, ofPlan());
    expect(body.map(({ title }) => title)).toContain("Fire or smoke");
    const firsts = new Map(body.map((sheet) => [sheet.purpose, sheet]));
    for (const { id, title } of firsts.values()) {
      expect((await download({ part: id })).status).toBe(200);
      expect(printed.at(-1)?.title).toBe(`${title} – Harbour Café Pty Ltd`);
    }
  });
});

test("documents of an expired plan can be downloaded", async () => {
  await expirePlan(app, owner.planId);
  await app.call(downloadRiskReport, ofPlan());
  await app.call(downloadPlanDocument, ofPlan());
  await app.call(downloadPlanDocument, { ...ofPlan(), query: { kind: "short" } });
  expect(printed.map(({ html }) => html.includes("expired"))).toEqual([true, true, true]);
});

import { describe, expect, it } from "vitest";
import type { ContinuityPlanData } from "./plan-data";
import {
  continuityPlanContent,
  continuityPlanFrontMatter,
  continuityPlanHeader,
} from "./plan-markup";
import { planStatus } from "./plan-status";
import { approvedPlan } from "../../test/approved-plan-sample";
import { emptyPlan } from "../../test/empty-plan-sample";
import { cafePlan } from "../../test/plan-sample";

const finished: ContinuityPlanData = { ...cafePlan, plan: { ...cafePlan.plan, openParts: [] } };
const expired: ContinuityPlanData = {
  ...finished,
  teams: [],
  plan: { ...finished.plan, isExpired: true, expiryDate: "2026-10-17" },
};
const whole = (data: ContinuityPlanData) =>
  continuityPlanFrontMatter(data) + continuityPlanContent(data);

describe("the status of a plan", () => {
  it("calls the plan a draft with what is missing, on the cover and at the foot of every page", () => {
    expect(planStatus(emptyPlan).missing).toEqual([
      "Risk categories looked at: 0 of 12",
      "Risks with a status and a person: none",
      "Policy: not created",
      "Accountable members: not chosen",
      "Areas rated: none",
      "MTPD: not chosen",
      "Areas with impact ratings: none",
      "Units with recovery times: none",
      "Units with assets: none",
      "Units with a strategy: none",
      "Complete teams: 0 of 3",
    ]);
    expect(planStatus(cafePlan).missing).toEqual(["Units with recovery times: 2 of 3"]);
    expect(continuityPlanFrontMatter(cafePlan)).toContain("<strong>DRAFT.</strong>");
    expect(continuityPlanHeader(cafePlan).foot).toBe("Confidential | DRAFT, unfinished");
  });

  it("does not say that an MTPD that is only proposed was not chosen", () => {
    const openParts = [{ part: "mtpdSet", done: 0, total: 1 }] as const;
    const plan = { ...cafePlan.plan, openParts };
    expect(planStatus({ ...cafePlan, plan, isMtpdProposed: true }).missing).toEqual([
      "MTPD: not confirmed",
    ]);
  });

  it("lists how many entries are unconfirmed, also on an approved plan", () => {
    const proposed = [
      { kind: "department", count: 3 },
      { kind: "mtpd", count: 1 },
    ] as const;
    const plan = { ...approvedPlan.plan, proposed };
    const printed = continuityPlanFrontMatter({ ...approvedPlan, plan });
    expect(printed).toContain("4 proposed, not confirmed: business units 3; MTPD.");
    expect(printed).not.toContain("hf-status--approved");
    expect(continuityPlanFrontMatter(approvedPlan)).not.toContain("proposed, not confirmed");
  });

  it("says that a finished plan is approved only by a signature", () => {
    expect(continuityPlanHeader(finished).foot).toBe(
      "Confidential | Approved only if signed on page 03",
    );
    expect(whole(finished)).not.toMatch(/DRAFT|EXPIRED/u);
  });

  it("says that an expired plan was printed after expiry, and why its teams are missing", () => {
    expect(continuityPlanFrontMatter(expired)).toContain(
      "The subscription of this plan expired on 17/10/2026. This copy was printed after expiry, on 21/11/2026.",
    );
    expect(continuityPlanHeader(expired).foot).toBe("Confidential | EXPIRED");
    const content = continuityPlanContent(expired);
    // A.7, B.1, F.1 and G.1
    expect(content.split("Teams not printed.")).toHaveLength(5);
    expect(content).toContain("The plan has expired: its teams are not printed.");
    expect(content).not.toContain("Members of the");
    expect(whole(expired)).not.toMatch(
      /Primary, then Alternatives|Phone the Primary first|in order \(A\.7\)/u,
    );
    expect(content).toContain("see the staff list (Appendix F)");
    expect(content).not.toContain("Emergency Response Team: Sections B, C, D and E");
  });
});

describe("an approved version", () => {
  const changed: ContinuityPlanData = {
    ...approvedPlan,
    control: { ...approvedPlan.control, isChanged: true },
  };
  const text = (markup: string) =>
    markup
      .replaceAll(/<[^>]+>/gu, " ")
      .replaceAll(/\s+/gu, " ")
      .replaceAll(/ ([.,])/gu, "$1");

  it("prints the approved version on the cover, at the foot of every page and on Document control", () => {
    expect(continuityPlanFrontMatter(approvedPlan)).toContain("hf-status--approved");
    expect(continuityPlanFrontMatter(changed)).not.toContain("hf-status--approved");
    const cover = text(continuityPlanFrontMatter(approvedPlan));
    expect(cover).toContain(
      "Version 2. Approved on 20/11/2026 by Helen Strand, Managing Director. Next review due by 20/11/2027.",
    );
    expect(cover.split("20/11/2027")).toHaveLength(2);
    expect(continuityPlanHeader(approvedPlan).foot).toBe(
      "Confidential | Version 2, approved 20/11/2026, review by 20/11/2027, approved by Helen Strand",
    );
    const control = text(continuityPlanContent(approvedPlan)).split("How to use this plan")[0];
    expect(control).toContain("Version Version 2 Next review due no later than 20/11/2027");
    expect(control).toContain("Approved by Helen Strand Position of approver Managing Director");
    expect(control).toContain(
      "2 20/11/2026 Helen Strand, Managing Director 20/11/2027 New recovery site 1 18/11/2025 Jon Bell, Owner 18/11/2026",
    );
    expect(control).toContain("Copy 1 Helen Strand, Owner");
  });

  it("names the approved version as the one before the changes once the plan has changed", () => {
    expect(continuityPlanHeader(changed).foot).toBe(
      "Confidential | Changed since version 2 of 20/11/2026, not approved",
    );
    const copy = text(whole(changed));
    expect(copy).toContain(
      "Changed since version 2. Version 2 was approved on 20/11/2026 by Helen Strand, Managing Director. The plan has been changed since, and the changes are not approved.",
    );
    expect(copy).toContain("Version Not approved Next review due no later than Set with the");
    expect(copy).toContain("Approved by Position of approver Signature Date");
  });

  it("does not hide what is missing", () => {
    const openParts = [{ part: "mtpdSet", done: 0, total: 1 }] as const;
    const plan = { ...approvedPlan.plan, openParts };
    expect(text(continuityPlanFrontMatter({ ...approvedPlan, plan }))).toContain(
      "Missing: MTPD: not chosen.",
    );
    expect(planStatus({ ...changed, plan }).word).toBe("DRAFT, changed since version 2");
  });

  it("names no approved version of an expired plan, which says so first", () => {
    const plan = { ...approvedPlan.plan, isExpired: true, expiryDate: "2026-10-17" };
    expect(continuityPlanHeader({ ...approvedPlan, plan }).foot).toBe("Confidential | EXPIRED");
  });

  it("claims no approved version for a copy that was printed after expiry, which names the approved file", () => {
    const plan = { ...approvedPlan.plan, isExpired: true, expiryDate: "2026-10-17" };
    const data = { ...approvedPlan, teams: [], plan };
    expect(text(continuityPlanFrontMatter(data))).not.toContain("Version 2");
    const copy = text(continuityPlanContent(data));
    expect(copy).toContain("Version None: printed after expiry, without the teams");
    expect(copy).toContain("Until then use version 2, which can be downloaded (Plan Document)");
    expect(copy).toContain("Approved by Position of approver Signature Date");
  });

  it("leaves lines to fill in for a plan without versions and holders", () => {
    const control = text(continuityPlanContent(emptyPlan)).split("How to use this plan")[0];
    expect(control).toContain("On site, printed");
    expect(control).toContain("Next review due no later than Set with the approval of a version");
  });

  it("lists the approved version with the newest four others", () => {
    const [version] = approvedPlan.control.versions;
    const versions = Array.from(
      { length: 8 },
      (_, at) => ({ ...version, number: 8 - at }) as const,
    );
    const data = {
      ...approvedPlan,
      control: { ...approvedPlan.control, versions },
    } as ContinuityPlanData;
    expect(text(continuityPlanContent(data))).toContain("The newest 5 of 8 versions.");
  });
});

describe("the numbers of the first hour", () => {
  it("prints the numbers of the first hour on the card and the back cover", () => {
    const [, card = "", back = ""] = continuityPlanContent(cafePlan).split('class="hf-short-list"');
    for (const list of [card, back])
      for (const text of ["000", "Mira Okafor", "Sam Whitlock", "Helen Strand", "02 4900 1001"])
        expect(list).toContain(text);
  });

  it("leaves out a number that must be checked first, which its appendix says", () => {
    const content = continuityPlanContent(cafePlan);
    const [, card = ""] = content.split('class="hf-first-numbers"');
    expect(card.slice(0, card.indexOf("</ul>"))).not.toContain("1800 427 532");
    expect(content).toContain("Check with Gas distributor for your area before you rely on this.");
  });
});

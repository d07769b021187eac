import { expect, it } from "vitest";
import { cafePlan } from "../../../test/plan-sample";
import { tableRows } from "../../../test/read-table";
import { continuityPlanContent } from "../plan-markup";

const [duty] = cafePlan.duties;
if (!duty) throw new Error("The café has no duty.");
const words = (changes: Partial<typeof duty>) =>
  continuityPlanContent({ ...cafePlan, duties: [{ ...duty, ...changes }] })
    .replaceAll(/<[^>]+>/gu, " ")
    .replaceAll(/\s+/gu, " ");

it.each([
  ["Your insurance broker", "Check with your insurance broker before you rely on this."],
  ["Your insurer, or its claims line", "Check with your insurer before you rely on this."],
  ["SafeWork NSW", "Check with SafeWork NSW before you rely on this."],
])("asks in a whole sentence to check a notice to '%s'", (tell, sentence) => {
  expect(words({ tell, isConfirmed: false })).toContain(sentence);
});

it("cites laws and authorities, not the pages of law firms", () => {
  const text = words({ source: "Privacy Act 1988 (Cth), s 26WH; 30 days: firm.com.au" });
  expect(text).toContain("Privacy Act 1988 (Cth), s 26WH. Not legal advice");
  expect(text).not.toContain("firm.com.au");
});

it("says on the ransom only what the duty says of its condition", () => {
  const text = words({
    dutyId: "au-ransomware-payment",
    tell: "Australian Signals Directorate",
    deadline: "Within 72 hours of the payment.",
  });
  expect(text).toContain(
    "If a payment is made, report it to the Australian Signals Directorate within 72 hours of the payment if Appendix E says that you must.",
  );
});

it("has the recorded numbers of those to tell", () => {
  const [policy] = cafePlan.insurancePolicies;
  if (!policy) throw new Error("The café has no policy.");
  const insurancePolicies = [{ ...policy, kind: "Property and contents" }];
  const rows = tableRows(
    continuityPlanContent({ ...cafePlan, insurancePolicies }),
    "Who tells whom",
  );
  const cellOf = (name: string) => rows.find(([tell]) => tell?.startsWith(name))?.[0];
  expect(cellOf("Emergency services")).toContain("000");
  expect(cellOf("Insurer")).toContain(policy.claimsPhone.replaceAll(" ", ""));
});

it("prints what several notices share once", () => {
  const first = { ...duty, keep: "The red box." };
  const duties = [first, { ...first, event: "Another event" }];
  const content = continuityPlanContent({ ...cafePlan, duties });
  expect(content.split("The red box.")).toHaveLength(2);
  expect(content).toContain("Keep: As above.");
});

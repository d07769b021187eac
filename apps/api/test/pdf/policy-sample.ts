import { LIMITS } from "@holdfast/contract/platform/field-rules";
import { MAX_POLICY_MEMBERS, MAX_STATEMENT } from "@holdfast/contract/policies/policy";
import type { PolicyData } from "@holdfast/printables/policy/policy-data";
import { cafePolicy, samplePolicy } from "@holdfast/printables/test/policy-sample";
import { plainImage } from "../factories/images";

/** The longest statement of who is responsible. */
export const LONGEST = "Long words. ".repeat(200).slice(0, MAX_STATEMENT);

export const withCommittee = (count: number, text: string): PolicyData => {
  const members = Array.from({ length: count }, (_, at) => ({
    contactId: null,
    firstName: `Alexandrina ${at + 1}`,
    lastName: "Featherstonehaugh-Wolverhampton",
    jobTitle: "General Manager, Operations and Maintenance",
  }));
  const policy = { ...samplePolicy, members, businessContinuityResponsible: text };
  return { ...cafePolicy, policy, versions: [policy, ...cafePolicy.versions] };
};

export const withName = (name: string): PolicyData => {
  const data = withCommittee(MAX_POLICY_MEMBERS, "The board.");
  return { ...data, business: { ...data.business, name: name.slice(0, LIMITS.name) } };
};

export const withLogo = async (data: PolicyData, width: number): Promise<PolicyData> => {
  const logo = await plainImage("png", { width, height: 400 });
  const logoUrl = `data:image/png;base64,${logo.toString("base64")}`;
  return { ...data, business: { ...data.business, logoUrl } };
};

/** Every text of the policy at its limit, in a policy of many versions. */
export function withLongestTexts(): PolicyData {
  const long = "Featherstonehaugh Wolverhampton ".repeat(7).slice(0, LIMITS.name);
  const member = { contactId: null, firstName: long, lastName: long, jobTitle: long };
  const policy = {
    ...samplePolicy,
    version: 8,
    members: Array.from({ length: MAX_POLICY_MEMBERS }, (_, at) => ({
      ...member,
      firstName: `${at} ${long}`,
    })),
    businessContinuityResponsible: LONGEST,
    savedByUserName: `${long} ${long}`,
    signedBy: long,
    signedOn: "2026-11-20",
  };
  const versions = Array.from({ length: policy.version }, (_, at) => ({
    ...policy,
    version: policy.version - at,
    members: policy.members.slice((at % 2) * 3),
  }));
  const business = { ...cafePolicy.business, name: long, tradingName: `The ${long}` };
  return { ...cafePolicy, business, policy, versions };
}

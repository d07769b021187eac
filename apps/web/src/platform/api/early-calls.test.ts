import { readDashboard } from "@holdfast/contract/dashboard/read-dashboard";
import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import {
  listLikelihoodPresets,
  listMitigationStatuses,
  listMitigationStrategies,
} from "@holdfast/contract/library/risk-lookups";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endSession, readSession, startSession } from "../session/session";
import { ENDS_WITH_SESSION } from "../session/session-keys";
import { addressOf, callEndpoint } from "./call-endpoint";
import { earlyAddresses, sendEarlyCalls, takeEarlyResponse } from "./early-calls";

const [orgId, planId] = ["org-1", "plan-1"];
const LAST_SHOWN = `${orgId} ${planId}`;

const server = vi.spyOn(globalThis, "fetch");
const asked = () => server.mock.calls.map(([address]) => String(address));
const at = (pathname: string, search = "") =>
  sendEarlyCalls({ pathname, search } as unknown as Location);

beforeEach(() => {
  endSession();
  startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
  localStorage.setItem(ENDS_WITH_SESSION.lastShown, LAST_SHOWN);
  server.mockReset().mockImplementation(async (address) => Response.json([String(address)]));
});

// Another file in this tab may read the same addresses.
afterEach(() => {
  for (const address of earlyAddresses("/dashboard", LAST_SHOWN))
    void takeEarlyResponse(address, undefined);
});

const WORKSPACE = [
  addressOf(readUser.path, {}, undefined),
  addressOf(listOrganisations.path, {}, undefined),
  addressOf(listPlans.path, {}, { organisationId: orgId }),
];

it.each([
  ["/dashboard", [...WORKSPACE, addressOf(readDashboard.path, { planId }, undefined)]],
  [
    "/dashboard/risk/register",
    [
      ...WORKSPACE,
      addressOf(listRisks.path, { planId }, undefined),
      addressOf(listLikelihoodPresets.path, {}, undefined),
      addressOf(listMitigationStrategies.path, {}, undefined),
      addressOf(listMitigationStatuses.path, {}, undefined),
      addressOf(listContacts.path, { orgId }, undefined),
    ],
  ],
  ["/organization/contacts", WORKSPACE],
  ["/admin/settings", []],
  ["/", []],
])("sends what %s reads", (pathname, addresses) => {
  expect(earlyAddresses(pathname, LAST_SHOWN)).toEqual(addresses);
});

it("sends only what needs no organisation and plan if none was shown last, or the address names one", () => {
  const [user, organisations] = WORKSPACE;
  expect(earlyAddresses("/dashboard", null)).toEqual([user, organisations]);
  at("/dashboard", "?id=7&plan=plan-2");
  expect(asked()).toEqual([user, organisations]);
});

it("sends nothing without a session, or with one that has expired", () => {
  localStorage.setItem("holdfast.expiry", String(Date.now() - 1));
  at("/dashboard");
  endSession();
  at("/dashboard");
  expect(asked()).toEqual([]);
});

it("gives a response to the first call of its address, and no other", async () => {
  at("/dashboard");
  const [, organisations] = WORKSPACE;
  expect(await callEndpoint(listOrganisations, {})).toEqual([organisations]);
  expect(asked().filter((one) => one === organisations)).toHaveLength(1);
  const [, request] = server.mock.calls.find(([address]) => address === organisations) ?? [];
  expect(new Headers(request?.headers).get("authorization")).toBe("Bearer token");
  await callEndpoint(listOrganisations, {});
  expect(asked().filter((one) => one === organisations)).toHaveLength(2);
});

it("gives no response to another session, and none after 10 seconds", async () => {
  at("/dashboard");
  startSession({ access_token: "other", expiry: Date.now() + 3_600_000 });
  await callEndpoint(listOrganisations, {});
  expect(asked().filter((one) => one === WORKSPACE[1])).toHaveLength(2);

  at("/dashboard");
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 10_001);
  await callEndpoint(listOrganisations, {});
  vi.mocked(Date.now).mockRestore();
  expect(asked().filter((one) => one === WORKSPACE[1])).toHaveLength(4);
});

it("calls again if the early call failed, and ends a session that it was refused for", async () => {
  server
    .mockRejectedValueOnce(new TypeError("away"))
    .mockResolvedValueOnce(
      Response.json({ status: 401, code: "unauthenticated" }, { status: 401 }),
    );
  at("/organization");
  expect(await callEndpoint(readUser, {})).toEqual([WORKSPACE[0]]);
  await expect(callEndpoint(listOrganisations, {})).rejects.toMatchObject({ status: 401 });
  expect(readSession()).toBeNull();
});

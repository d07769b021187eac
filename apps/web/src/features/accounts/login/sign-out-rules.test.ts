import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deleteCustomer, listCustomers } from "@holdfast/contract/directory/customer-endpoints";
import { callDeletion } from "../../../platform/api/call-deletion";
import { holdDeletion } from "../../../platform/api/held-deletions";
import { leaveSession } from "./sign-out-rules";
import { startSession } from "../../../platform/session/session";

const server = vi.spyOn(globalThis, "fetch");
const refused = (retryAfter: string) =>
  Response.json(
    { code: "too-many-requests", message: "Too many requests." },
    { status: 429, headers: { "retry-after": retryAfter } },
  );
const revocations = () =>
  server.mock.calls.map(([address, request]) => [
    address,
    new Headers(request?.headers).get("authorization"),
  ]);
const CALL = ["/v1/auth/sign_out", "Bearer former"];

beforeEach(() => {
  vi.useFakeTimers();
  server.mockReset();
  startSession({ access_token: "former", expiry: Date.now() + 3_600_000 });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it("retries a logout rejected with 429 after the time in Retry-After", async () => {
  server.mockResolvedValueOnce(refused("30")).mockResolvedValueOnce(new Response());
  await leaveSession();
  expect(revocations()).toEqual([CALL]);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(revocations()).toEqual([CALL]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(revocations()).toEqual([CALL, CALL]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(revocations()).toEqual([CALL, CALL]);
});

it("gives up after 3 retries, and waits at most 10 minutes for each", async () => {
  server.mockImplementation(async () => refused("86400"));
  await leaveSession();
  for (const sent of [1, 2, 3]) {
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    expect(revocations()).toHaveLength(sent);
    await vi.advanceTimersByTimeAsync(600_000);
  }
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(revocations()).toHaveLength(4);
});

it("sends a deletion that can still be undone before it logs out, also after another one", async () => {
  server.mockImplementation(async () => new Response(null, { status: 204 }));
  for (const customerId of ["c", "d"])
    holdDeletion({ list: listCustomers, idField: "customerId", ids: [customerId] }, () =>
      callDeletion(deleteCustomer, { params: { orgId: "o", customerId } }),
    );
  await leaveSession();
  expect(revocations()).toEqual([
    ["/v1/orgs/o/customers/c", "Bearer former"],
    ["/v1/orgs/o/customers/d", "Bearer former"],
    CALL,
  ]);
});

it("does not retry a logout rejected for another reason", async () => {
  server.mockImplementation(async () => Response.json({}, { status: 401 }));
  await leaveSession();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(revocations()).toEqual([CALL]);
});

import { QueryClientProvider } from "@tanstack/react-query";
import {
  createCustomer,
  CUSTOMER_DELETED,
  listCustomers,
  deleteCustomers,
} from "@holdfast/contract/directory/customer-endpoints";
import { listSuppliers } from "@holdfast/contract/directory/supplier-endpoints";
import { useRef, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ToastRegion } from "../../ui/feedback/toast-region";
import { closePassedToasts, closeToast, currentToasts } from "../../ui/feedback/toast-store";
import { useFocusKept } from "../../ui/layout/use-focus-kept";
import { callEndpoint } from "../api/call-endpoint";
import { sendHeldDeletion } from "../api/held-deletions";
import { createQueryClient } from "../api/query-client";
import { useRead } from "../api/use-endpoint";
import { endSession, startSession } from "../session/session";
import { useRecordDeletion } from "./use-record-deletion";
import type { RecordDeletion } from "./use-record-deletion";

const ORG = "0199e2a0-0000-7000-8000-000000000002";
const params = { orgId: ORG };
const idOf = (number: number) => `0199e2a0-0000-7000-8000-00000000001${number}`;
const NAMES = ["Ana", "Ben", "Cleo"];

const deletion: RecordDeletion = {
  remove: (ids, options) => callEndpoint(deleteCustomers, { params, body: { ids } }, options),
  list: listCustomers,
  idField: "customerId",
  affected: [],
  deletedMessage: CUSTOMER_DELETED,
};

let stored: readonly string[];
let answer: () => Promise<Response>;
/** Sends the responses to the deletions that wait for them. */
let respond: () => void;
/** Lets the next deletions wait for their responses. */
const waitToRespond = () => {
  const isAnswered = new Promise<void>((resolve) => {
    respond = resolve;
  });
  answer = async () => {
    await isAnswered;
    return new Response(null, { status: 204 });
  };
};
const server = vi.spyOn(globalThis, "fetch");

const rows = () =>
  NAMES.flatMap((name, index) =>
    stored.includes(name) ? [{ customerId: idOf(index), name, category: [] }] : [],
  );
/** The names that calls have asked to delete, and the other changes. */
const sent = () =>
  server.mock.calls
    .filter(([, request]) => request?.method === "POST")
    .map(([address, request]) =>
      String(address).endsWith("/delete")
        ? JSON.parse(String(request?.body)).ids.map((id: string) => NAMES[Number(id.at(-1))])
        : String(address).split("/").at(-1),
    );

beforeEach(() => {
  vi.clearAllMocks();
  startSession({ access_token: "token", expiry: Date.now() + 600_000 });
  stored = NAMES;
  answer = async () => new Response(null, { status: 204 });
  respond = () => undefined;
  server.mockImplementation(async (address, request) => {
    if (request?.method !== "POST") return Response.json(rows());
    if (!String(address).endsWith("/delete")) return Response.json({}, { status: 201 });
    const response = await answer();
    const deleted: readonly string[] = response.ok ? sent().at(-1) : [];
    stored = stored.filter((name) => !deleted.includes(name));
    return response;
  });
});
afterEach(async () => {
  vi.useRealTimers();
  const sent = sendHeldDeletion();
  respond();
  await sent;
  for (const { id } of currentToasts()) closeToast(id);
});

const reads = (list: string) =>
  server.mock.calls.filter(([address]) => String(address).endsWith(`/${list}`)).length;

/** Another page, whose response depends on the deleted customers too. */
const Suppliers = () => <p>{useRead(listSuppliers, { params }).data?.length} suppliers</p>;

const Customers = () => {
  const [hasSuppliers, setSuppliers] = useState(false);
  const customers = useRead(listCustomers, { params });
  const deleteRecords = useRecordDeletion();
  const main = useRef<HTMLElement>(null);
  useFocusKept(main);
  const listed = (customers.data ?? []).map(({ customerId: id, name }) => ({ id, name }));
  return (
    <main ref={main} tabIndex={-1}>
      <button type="button" onClick={() => setSuppliers(true)}>
        Show suppliers
      </button>
      {hasSuppliers && <Suppliers />}
      <input aria-label="Search" />
      <input type="checkbox" aria-label="Select all" />
      <ul aria-label="Customers">
        {listed.map((record) => (
          <li key={record.id}>
            <button
              type="button"
              onClick={() => deleteRecords({ deletion, records: [record], nouns: "customers" })}
            >{`Delete ${record.name}`}</button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => deleteRecords({ deletion, records: listed, nouns: "customers" })}
      >
        Delete all
      </button>
    </main>
  );
};

const button = (name: string) => page.getByRole("button", { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });
const open = async () => {
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <Customers />
      <ToastRegion />
    </QueryClientProvider>,
  );
  await expect.element(button("Delete Ana")).toBeVisible();
};
const hold = async (name: string) => {
  await button(`Delete ${name}`).click();
  await expect.element(text(`Deleting ${name}`)).toBeVisible();
  expect(button(`Delete ${name}`).query()).toBeNull();
};

it("sends a deletion after ten seconds, and reports it once the server has done it", async () => {
  await open();
  vi.useFakeTimers();
  waitToRespond();
  const pressedAt = Date.now();
  await hold("Ben");
  // The click and each look at the page let the fake clock move.
  const passed = Date.now() - pressedAt;
  await vi.advanceTimersByTimeAsync(9_900 - passed);
  expect(sent()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200 + passed);
  expect(sent()).toEqual([["Ben"]]);
  expect(currentToasts()).toEqual([]);
  respond();
  await expect.element(text(CUSTOMER_DELETED)).toBeVisible();
  expect(button("Delete Ben").query()).toBeNull();
});

it("sends nothing after Undo, and moves the focus to the list", async () => {
  await open();
  await hold("Ben");
  await button("Undo: Ben").click();
  await expect.element(text("Ben was not deleted")).toBeVisible();
  await expect.element(button("Delete Ben")).toBeVisible();
  await expect
    .poll(() => document.activeElement?.closest("ul")?.getAttribute("aria-label"))
    .toBe("Customers");
  await sendHeldDeletion();
  expect(sent()).toEqual([]);
});

it.each([
  ["a button", () => button("Delete all")],
  ["a checkbox", () => page.getByRole("checkbox", { name: "Select all" })],
])("undoes by Ctrl+Z from %s, and not while a person types", async (_kind, control) => {
  await open();
  await hold("Ben");
  page.getByRole("textbox", { name: "Search" }).element().focus();
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(button("Delete Ben").query()).toBeNull();
  control().element().focus();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(text("Ben was not deleted")).toBeVisible();
  await expect.element(button("Delete Ben")).toBeVisible();
  await expect.element(control()).toHaveFocus();
  await sendHeldDeletion();
  expect(sent()).toEqual([]);
});

it("waits while Undo has the focus, which the Tab key reaches", async () => {
  await open();
  vi.useFakeTimers();
  await hold("Ben");
  button("Delete all").element().focus();
  await userEvent.keyboard("{Tab}");
  await expect.element(button("Undo: Ben")).toHaveFocus();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Delete Ben")).toBeVisible();
});

it("shows refused records again and says why, on any page", async () => {
  await open();
  await hold("Ben");
  answer = async () =>
    Response.json({ code: "payment-required", detail: "Payment required." }, { status: 402 });
  closePassedToasts();
  await expect.element(text("Ben could not be deleted")).toBeVisible();
  await expect.element(page.getByText("Payment required.")).toBeVisible();
  await expect.element(button("Delete Ben")).toBeVisible();
  expect(text(CUSTOMER_DELETED).query()).toBeNull();
});

it("counts a record that was deleted elsewhere as deleted", async () => {
  await open();
  await hold("Ben");
  answer = async () => Response.json({ code: "not-found" }, { status: 404 });
  closePassedToasts();
  await expect.element(text(CUSTOMER_DELETED)).toBeVisible();
});

it("deletes several in one call, and shows them again with Undo", async () => {
  await open();
  await button("Delete all").click();
  await expect.element(text("Deleting 3 customers")).toBeVisible();
  await button("Undo: 3 customers").click();
  await expect.element(text("3 customers were not deleted")).toBeVisible();
  await button("Delete all").click();
  await button("Close: Deleting 3 customers").click();
  await expect.element(text("The customers have been successfully deleted")).toBeVisible();
  expect(sent()).toEqual([NAMES]);
});

it("sends a deletion before the next one, each of which can be undone alone", async () => {
  await open();
  await hold("Ana");
  await hold("Ben");
  await expect.element(text(CUSTOMER_DELETED)).toBeVisible();
  expect(sent()).toEqual([["Ana"]]);
  await button("Undo: Ben").click();
  await expect.element(button("Delete Ben")).toBeVisible();
  expect(button("Delete Ana").query()).toBeNull();
});

it("sends a deletion before a later change", async () => {
  await open();
  await hold("Ana");
  const body = { name: "Dan", email: "dan@cafe.example" };
  await callEndpoint(createCustomer, { params, body });
  expect(sent()).toEqual([["Ana"], "customers"]);
});

it.each([
  ["leaves the page", closePassedToasts],
  ["closes the browser tab", () => window.dispatchEvent(new Event("pagehide"))],
])("sends a deletion at once, to the end, when the person %s", async (_, leave) => {
  await open();
  await hold("Ana");
  leave();
  await expect.poll(sent).toContainEqual(["Ana"]);
  const [request] = server.mock.calls.flatMap(([address, init]) =>
    String(address).endsWith("/delete") ? [init] : [],
  );
  expect(request?.keepalive).toBe(true);
  expect(new Headers(request?.headers).get("authorization")).toBe("Bearer token");
});

it("sends a deletion that follows one under way before the page is gone", async () => {
  await open();
  waitToRespond();
  await hold("Ana");
  await hold("Ben");
  window.dispatchEvent(new Event("pagehide"));
  expect(sent()).toEqual([["Ana"], ["Ben"]]);
  const body = { name: "Dan", email: "dan@cafe.example" };
  const created = callEndpoint(createCustomer, { params, body });
  respond();
  await created;
  expect(sent()).toEqual([["Ana"], ["Ben"], "customers"]);
});

it("refetches what the next page has read before the deletion was done", async () => {
  await open();
  await hold("Ana");
  waitToRespond();
  closePassedToasts();
  await button("Show suppliers").click();
  await expect.element(text("3 suppliers")).toBeVisible();
  expect(reads("suppliers")).toBe(1);
  respond();
  await expect.element(text("2 suppliers")).toBeVisible();
  expect(reads("suppliers")).toBe(2);
});

it("sends a later change once a deletion that was sent before is done", async () => {
  await open();
  await hold("Ana");
  waitToRespond();
  closePassedToasts();
  const body = { name: "Dan", email: "dan@cafe.example" };
  const created = callEndpoint(createCustomer, { params, body });
  await expect.poll(sent).toEqual([["Ana"]]);
  respond();
  await created;
  expect(sent()).toEqual([["Ana"], "customers"]);
});

it("sends a later change after ten seconds if the response to a deletion does not come", async () => {
  await open();
  await hold("Ana");
  vi.useFakeTimers();
  waitToRespond();
  closePassedToasts();
  const body = { name: "Dan", email: "dan@cafe.example" };
  const created = callEndpoint(createCustomer, { params, body });
  await vi.advanceTimersByTimeAsync(9_900);
  expect(sent()).toEqual([["Ana"]]);
  await vi.advanceTimersByTimeAsync(200);
  await created;
  expect(sent()).toEqual([["Ana"], "customers"]);
});

it("sends no deletion in the name of another person who has logged in since", async () => {
  await open();
  await hold("Ana");
  startSession({ access_token: "other", expiry: Date.now() + 600_000 });
  closePassedToasts();
  await expect.element(button("Delete Ana")).toBeVisible();
  expect(sent()).toEqual([]);
});

it.each([
  ["Delete Ana", "Ana was not deleted"],
  ["Delete all", "3 customers were not deleted"],
])("says after another login that what was deleted by '%s' is still there", async (name, said) => {
  await open();
  await button(name).click();
  endSession("lapsed");
  startSession({ access_token: "other", expiry: Date.now() + 600_000 });
  closePassedToasts();
  await expect.element(text(said)).toBeVisible();
  await expect.element(text("You have logged in again since.")).toBeVisible();
  expect(sent()).toEqual([]);
});

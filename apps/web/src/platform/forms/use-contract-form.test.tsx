import { created, defineEndpoint, PUBLIC } from "@holdfast/contract/platform/endpoint";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import * as z from "zod/mini";
import { Form } from "../../ui/fields/forms/form";
import { NumberField } from "../../ui/fields/inputs/number-field";
import { TextField } from "../../ui/fields/inputs/text-field";
import type { CallError } from "../api/call-error";
import { useContractForm } from "./use-contract-form";

const REQUIRED = "Please input the name.";
const required = () => z.string({ error: REQUIRED }).check(z.trim(), z.minLength(1, REQUIRED));
const addThing = defineEndpoint({
  name: "addThing",
  method: "POST",
  path: "/things",
  summary: "For this test.",
  access: PUBLIC,
  body: z
    .strictObject({
      name: required(),
      again: z.string({ error: "Please repeat the name." }),
      cost: z.nullish(z.number().check(z.maximum(10, "At most 10."))),
    })
    .check(z.refine(({ name, again }) => name === again, { error: "Not equal.", path: ["again"] })),
  response: created(z.object({ id: z.string() })),
});

const server = vi.spyOn(globalThis, "fetch");
const saved = vi.fn();
const refused = vi.fn<(refusal: CallError) => boolean>(() => false);

const ThingForm = () => {
  const form = useContractForm({
    endpoint: addThing,
    params: {},
    initial: { name: "", again: "" },
    onSaved: saved,
    onRefused: refused,
  });
  return (
    <Form form={form}>
      <TextField {...form.field("name")} label="Name" />
      <TextField {...form.field("again")} label="Again" />
      <NumberField {...form.field("cost")} label="Cost" />
    </Form>
  );
};

const field = (label: string) => page.getByRole("textbox", { name: label });
const save = () => page.getByRole("button", { name: "Save" });
const problem = (status: number, rest: object) =>
  server.mockImplementationOnce(
    async () =>
      new Response(JSON.stringify({ title: "Refused", status, ...rest }), {
        status,
        headers: { "content-type": "application/problem+json" },
      }),
  );

beforeEach(() => {
  vi.clearAllMocks();
  server.mockReset();
});
afterEach(() => localStorage.clear());

it("shows what is missing on submit and focuses the first invalid field", async () => {
  await render(<ThingForm />);
  await save().click();
  await expect.element(page.getByText(REQUIRED)).toBeVisible();
  await expect.element(field("Name")).toHaveFocus();
  await expect.element(field("Name")).toHaveAccessibleDescription(REQUIRED);
  expect(server).not.toHaveBeenCalled();
});

it("validates a field on blur only if something was typed", async () => {
  await render(<ThingForm />);
  await field("Name").click();
  await userEvent.tab();
  expect(page.getByText(REQUIRED).query()).toBeNull();
  await field("Cost").fill("11");
  await userEvent.tab();
  await expect.element(page.getByText("At most 10.")).toBeVisible();
  await field("Cost").fill("9");
  await expect.element(page.getByText("At most 10.")).not.toBeInTheDocument();
});

it("checks a rule across fields once each field is valid", async () => {
  await render(<ThingForm />);
  await field("Name").fill("kelp");
  await field("Again").fill("help");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Not equal.")).toBeVisible();
  await expect.element(field("Again")).toHaveFocus();
  await field("Name").fill("help");
  await expect.element(page.getByText("Not equal.")).not.toBeInTheDocument();
});

it("shows a server error at its field and keeps the input", async () => {
  await render(<ThingForm />);
  await field("Name").fill("kelp");
  await field("Again").fill("kelp");
  problem(400, {
    code: "invalid-input",
    detail: "Please check the marked fields.",
    errors: [{ path: "name", message: "This name is taken." }],
  });
  await save().click();
  await expect.element(page.getByText("This name is taken.")).toBeVisible();
  await expect.element(field("Name")).toHaveFocus();
  await expect.element(field("Again")).toHaveValue("kelp");
  expect(page.getByText("Please check the marked fields.").query()).toBeNull();
  await field("Name").fill("kelp 2");
  await expect.element(page.getByText("This name is taken.")).not.toBeInTheDocument();
});

it("shows a general error above the buttons, and lets the screen handle it", async () => {
  await render(<ThingForm />);
  await field("Name").fill("kelp");
  await field("Again").fill("kelp");
  problem(402, { code: "payment-required", detail: "Payment required." });
  await save().click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Payment required.");
  refused.mockReturnValueOnce(true);
  problem(403, { code: "not-allowed", detail: "No." });
  await save().click();
  await expect.poll(() => refused.mock.calls.length).toBe(2);
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

const Things = () => {
  const { data = [] } = useQuery({ queryKey: ["listThings"], queryFn: listThings });
  return <p>Things: {data.join(", ") || "none"}</p>;
};
const listThings = vi.fn<() => Promise<readonly string[]>>();

it.each([
  { status: 404, detail: "Not found.", shown: "Things: none" },
  { status: 402, detail: "Payment required.", shown: "Things: kelp" },
])("asks the screen behind again where what it is about has gone: $status", async (refusal) => {
  const { status, detail, shown } = refusal;
  listThings.mockReset().mockResolvedValueOnce(["kelp"]).mockResolvedValue([]);
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Things />
      <ThingForm />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText("Things: kelp")).toBeVisible();
  await field("Name").fill("kelp");
  await field("Again").fill("kelp");
  problem(status, { code: "refused", detail });
  await save().click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(detail);
  await expect.element(page.getByText(shown)).toBeVisible();
  await expect.element(field("Name")).toHaveValue("kelp");
});

it("retries a failed save with the same key, and uses a new key for new input", async () => {
  const key = (call: number) =>
    new Headers(server.mock.calls[call]?.[1]?.headers).get("idempotency-key");
  await render(<ThingForm />);
  await field("Name").fill("kelp");
  await field("Again").fill("kelp");
  server.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await save().click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Can’t reach Holdfast");
  server.mockImplementation(async () => Response.json({ id: "1" }, { status: 201 }));
  await save().click();
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  expect(key(0)).toMatch(/^[0-9a-f]{32}$/);
  expect(key(1)).toBe(key(0));
  expect(saved).toHaveBeenCalledWith({ id: "1" }, { name: "kelp", again: "kelp" });
  await field("Cost").fill("3");
  await save().click();
  await expect.poll(() => saved.mock.calls.length).toBe(2);
  expect(key(2)).not.toBe(key(1));
});

import { defineEndpoint, json, PUBLIC } from "@holdfast/contract/platform/endpoint";
import { CHANGED_MEANWHILE } from "@holdfast/contract/platform/errors";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import * as z from "zod/mini";
import { Form } from "../../../ui/fields/forms/form";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { useContractForm } from "../use-contract-form";
import { tick } from "../../../../test/tick";

const Thing = z.object({
  name: z.string(),
  phone: z.nullable(z.string()),
  kindId: z.number(),
  kindName: z.string(),
  version: z.number(),
});
const updateThing = defineEndpoint({
  name: "updateThing",
  method: "PATCH",
  path: "/things/1",
  summary: "For this test.",
  access: PUBLIC,
  body: z.strictObject({
    name: z.string(),
    phone: z.nullable(z.string()),
    kindId: z.number(),
    kindName: z.string(),
  }),
  hasVersion: true,
  response: json(Thing),
});

const BASE = { name: "Ana", phone: "1", kindId: 1, kindName: "Internal" };
const server = vi.spyOn(globalThis, "fetch");
const saved = vi.fn();

const ThingForm = () => {
  const form = useContractForm({
    endpoint: updateThing,
    params: {},
    initial: BASE,
    edited: {
      noun: "contact",
      version: 1,
      textOf: { kindId: (_id, { kindName }) => kindName ?? undefined },
      follows: { kindName: "kindId" },
    },
    onSaved: saved,
  });
  return (
    <Form form={form}>
      <TextField {...form.field("name")} label="Name" />
      <TextField key={form.revision} {...form.field("phone")} label="Phone" />
      <button type="button" onClick={() => form.change({ kindId: 2, kindName: "External" })}>
        External
      </button>
    </Form>
  );
};

const field = (label: string) => page.getByRole("textbox", { name: label });
const save = () => page.getByRole("button", { name: "Save" }).click();
const side = (label: string, name: RegExp) =>
  page.getByRole("radiogroup", { name: label }).getByRole("radio", { name });
const changedTo = (changes: object, version: number, changedByName: string | null = "Alex Chen") =>
  server.mockImplementationOnce(async () => {
    const current = {
      changedByName,
      changedAt: new Date(Date.now() - 125_000).toISOString(),
      row: { ...BASE, ...changes, version },
    };
    const { message: detail, status, code } = CHANGED_MEANWHILE;
    return Response.json(
      { title: "Changed in the meantime", detail, status, code, current },
      { status, headers: { "content-type": "application/problem+json" } },
    );
  });
const accepts = () =>
  server.mockImplementationOnce(async (_address, request) =>
    Response.json({ ...JSON.parse(String(request?.body)), version: 9 }),
  );
const requests = () =>
  server.mock.calls.map(([, request]) => ({
    ifMatch: new Headers(request?.headers).get("if-match"),
    body: JSON.parse(String(request?.body)) as unknown,
  }));

beforeEach(() => {
  vi.clearAllMocks();
  server.mockReset();
});

it("shows who changed it and both values, and saves the one that is kept", async () => {
  await render(<ThingForm />);
  await field("Name").fill("Mine");
  changedTo({ name: "Theirs", phone: "2" }, 2);
  await save();
  await expect
    .element(page.getByText("Alex Chen changed this contact 2 minutes ago"))
    .toBeVisible();
  await expect.element(page.getByText("the other changes: phone.")).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Changes to compare" })).toHaveFocus();
  await expect.element(field("Name")).toHaveValue("Mine");
  await expect.element(field("Phone")).toHaveValue("2");
  await expect.element(side("Name", /Keep mine.*Mine/)).toBeChecked();
  accepts();
  await save();
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  expect(requests()).toEqual([
    { ifMatch: '"1"', body: { ...BASE, name: "Mine" } },
    { ifMatch: '"2"', body: { ...BASE, name: "Mine", phone: "2" } },
  ]);
  await expect.element(page.getByText("Alex Chen changed")).not.toBeInTheDocument();
});

it("takes their value on request, and back", async () => {
  await render(<ThingForm />);
  await field("Name").fill("Mine");
  changedTo({ name: "Theirs" }, 2);
  await save();
  await tick(side("Name", /Take theirs.*Theirs/));
  await expect.element(field("Name")).toHaveValue("Theirs");
  await tick(side("Name", /Keep mine/));
  await expect.element(field("Name")).toHaveValue("Mine");
  await field("Name").fill("Another");
  await expect.element(side("Name", /Keep mine/)).not.toBeChecked();
  await tick(side("Name", /Take theirs/));
  accepts();
  await save();
  await expect.poll(() => requests().at(-1)?.body).toEqual({ ...BASE, name: "Theirs" });
});

it("merges fields that only one side changed without asking", async () => {
  await render(<ThingForm />);
  await field("Name").fill("Mine");
  changedTo({ phone: "2" }, 2);
  accepts();
  await save();
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  expect(requests().at(-1)).toEqual({
    ifMatch: '"2"',
    body: { ...BASE, name: "Mine", phone: "2" },
  });
  expect(page.getByText("Alex Chen changed").query()).toBeNull();
});

it("saves the form if someone saved the same values", async () => {
  await render(<ThingForm />);
  await field("Name").fill("Same");
  changedTo({ name: "Same" }, 2);
  await save();
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ name: "Same", version: 2 });
  expect(requests()).toHaveLength(1);
});

it("names the value of a lookup, and takes what belongs together", async () => {
  await render(<ThingForm />);
  await page.getByRole("button", { name: "External" }).click();
  changedTo({ kindId: 3, kindName: "Agency" }, 2, null);
  await save();
  await expect.element(page.getByText("Someone else changed this contact")).toBeVisible();
  expect(page.getByRole("radiogroup").elements()).toHaveLength(1);
  await tick(side("Kind id", /Take theirs.*Agency/));
  accepts();
  await save();
  await expect
    .poll(() => requests().at(-1)?.body)
    .toEqual({ ...BASE, kindId: 3, kindName: "Agency" });
});

it("asks again if someone saves once more", async () => {
  await render(<ThingForm />);
  await field("Name").fill("Mine");
  changedTo({ name: "Theirs" }, 2);
  await save();
  await expect.element(side("Name", /Theirs/)).toBeVisible();
  changedTo({ name: "Later" }, 3, "Priya Nair");
  await save();
  await expect.element(page.getByText("Priya Nair changed this contact")).toBeVisible();
  await expect.element(side("Name", /Later/)).toBeVisible();
  await expect.element(field("Name")).toHaveValue("Mine");
});

import { describe, expect, it } from "vitest";
import { callErrorFrom } from "./call-error";

const GENERIC = "Sorry, an error occurred. Please try again later.";

/** All members that may hold the message, in the order of the specification (section 8). */
const ALL_MESSAGES = {
  message: "The message.",
  error: "The error.",
  detail: "The detail.",
  title: "The title.",
  description: "The description.",
  errors: ["The first error.", "The second error."],
};

const answer = (status: number, body: string | null, type?: string) =>
  new Response(body, { status, headers: type === undefined ? {} : { "content-type": type } });
const messageOfJson = async (body: unknown, type = "application/json") =>
  (await callErrorFrom(answer(400, JSON.stringify(body), type))).message;

describe("the message of a refused call", () => {
  it.each([
    { without: [], shown: "The message." },
    { without: ["message"], shown: "The error." },
    { without: ["message", "error"], shown: "The detail." },
    { without: ["message", "error", "detail"], shown: "The title." },
    { without: ["message", "error", "detail", "title"], shown: "The description." },
    { without: ["message", "error", "detail", "title", "description"], shown: "The first error." },
  ])("shows '$shown' for a refused call in a body without $without", async ({ without, shown }) => {
    const left = Object.fromEntries(
      Object.entries(ALL_MESSAGES).filter(([name]) => !without.includes(name)),
    );
    expect(await messageOfJson(left)).toBe(shown);
  });

  it.each([
    ["message and detail", { detail: "The detail.", message: "The message." }, "The message."],
    ["title and description", { description: "More.", title: "The title." }, "The title."],
    ["an empty message", { message: "  ", error: "The error." }, "The error."],
    ["a message that is not text", { message: { a: 1 }, title: "The title." }, "The title."],
    ["errors as text", { errors: ["Taken."] }, "Taken."],
    ["errors as text in 'error' objects", { errors: [{ message: "Taken." }] }, "Taken."],
    ["an empty list of errors", { errors: [] }, GENERIC],
    ["errors that say nothing", { errors: [null, 3, {}] }, GENERIC],
    ["errors that are no list", { errors: "Taken." }, GENERIC],
    ["JSON text", "Taken.", "Taken."],
    ["JSON null", null, GENERIC],
    ["a list", ["Taken."], GENERIC],
    ["an HTML page in a message", { message: "<!DOCTYPE html><h1>No</h1>" }, GENERIC],
  ])("finds the message of a refused call in a body with %s", async (_what, body, shown) => {
    expect(await messageOfJson(body)).toBe(shown);
    expect(await messageOfJson(body, "application/problem+json; charset=utf-8")).toBe(shown);
  });

  it.each([
    ["plain text", "This email is taken.\n", "text/plain", "This email is taken."],
    ["plain text with a charset", "Déjà pris.", "text/plain; charset=utf-8", "Déjà pris."],
    ["no type", "Taken.", "", "Taken."],
    ["an HTML page", "<html><body>Bad gateway</body></html>", "text/html", GENERIC],
    ["an HTML page called plain", " <!doctype html><p>No</p>", "text/plain", GENERIC],
    ["a markup fragment called plain", "<h1>502 Bad Gateway</h1>", "text/plain", GENERIC],
    ["an XML page", "<?xml version='1.0'?><Error/>", "text/plain", GENERIC],
    ["a long page of plain text", "at line 1\n".repeat(200), "text/plain", GENERIC],
    ["an empty body", "", "text/plain", GENERIC],
    ["broken JSON", "{", "application/json", GENERIC],
    ["another type", "%PDF-1.7", "application/pdf", GENERIC],
  ])("finds the message of a refused call in a body of %s", async (_what, body, type, shown) => {
    expect((await callErrorFrom(answer(400, body, type))).message).toBe(shown);
  });

  it.each([
    [402, null, "Payment required."],
    [402, "<h1>Payment</h1>", "Payment required."],
    [402, "Your plan has lapsed.", "Your plan has lapsed."],
    [500, null, GENERIC],
    [400, null, GENERIC],
  ])(
    "gives a call refused with %d and the body %s the message '%s'",
    async (status, body, shown) => {
      const type = body?.startsWith("<") ? "text/html" : "text/plain";
      expect((await callErrorFrom(answer(status, body, type))).message).toBe(shown);
    },
  );
});

it("returns only errors with a field and a message", async () => {
  const field = { path: "name", message: "Taken." };
  const errors = ["Taken.", field, { path: "email" }, null];
  const refusal = await callErrorFrom(answer(400, JSON.stringify({ errors }), "application/json"));
  expect(refusal.fieldErrors).toEqual([field]);
});

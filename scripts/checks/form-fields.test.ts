import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, it } from "vitest";
import { fieldsOf } from "../../packages/printables/test/schema-fields";
import { IN_OTHER_CONTROLS, ONE_FORM_OF_SEVERAL, SENT_UNASKED } from "./form-fields-list";

/*
 * A field that is added to a contract is easily left out of its form, where nothing else would report it: each field
 * that a call saves has a control in the folder of the screen that makes the call, or is named with a reason.
 */

/** What is needed of an endpoint. */
type Endpoint = { readonly name: string; readonly method: string; readonly body?: unknown };
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "access" in value;

const modules: Readonly<Record<string, unknown>>[] = await Promise.all(
  globSync("packages/contract/src/**/*.ts")
    .filter((path) => !path.includes(".test."))
    .map((path) => import(resolve(path))),
);
const sources = new Map(
  globSync("apps/web/src/features/**/*.{ts,tsx}")
    .filter((path) => !path.includes(".test."))
    .map((path) => [path, readFileSync(path, "utf8")]),
);

/** Returns the source of the forms of a call: those listed, else the folders of the files that make it. */
function formsOf(call: string): string {
  const listed = ONE_FORM_OF_SEVERAL[call];
  const users = [...sources].filter(([, text]) => new RegExp(`\\b${call}\\b`, "u").test(text));
  const folders = new Set(users.map(([path]) => dirname(path)));
  return [...sources]
    .filter(
      ([path]) => listed?.some((ending) => path.endsWith(ending)) ?? folders.has(dirname(path)),
    )
    .map(([, text]) => text)
    .join("\n");
}

const saved = [...new Set(modules.flatMap((module) => Object.values(module)))]
  .filter(isEndpoint)
  .filter(({ method, body }) => method !== "GET" && body !== undefined)
  .map(({ name, body }) => ({ name, fields: fieldsOf(body), forms: formsOf(name) }))
  // Programs make the other calls.
  .filter(({ forms }) => forms !== "");

const hasControl = (call: string, path: string, forms: string) =>
  forms.includes(`field("${path.split(".").at(-1)}")`) ||
  forms.includes(IN_OTHER_CONTROLS[`${call}.${path}`] ?? "no other control");

const missing = saved.flatMap(({ name, fields, forms }) =>
  fields
    .filter((path) => path !== "" && !hasControl(name, path, forms))
    .map((path) => `${name}.${path}`),
);

it("offers each field that a call saves in a form, or gives a reason", () => {
  expect(saved.length).toBeGreaterThan(90);
  const unexplained = missing.filter(
    (field) => !(field in SENT_UNASKED) && !(field.slice(field.indexOf(".")) in SENT_UNASKED),
  );
  expect(unexplained).toEqual([]);
});

it("gives a reason only for fields without a control", () => {
  const calls = Object.keys(SENT_UNASKED).filter((key) => !key.startsWith("."));
  expect(calls.filter((call) => !missing.includes(call))).toEqual([]);
});

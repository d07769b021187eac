import { setImmediate as letOthersRun } from "node:timers/promises";
import { type JsonSchema, serialiserOf } from "./json-schema";

/** Approximate size serialised before other requests get the event loop (bytes). */
const STEP = 128 * 1024;
const FIRST_ROWS = 16;
const MAX_ROWS_A_STEP = 500;

/**
 * Serialises rows a few at a time, up to about `mostBytes`, and lets other requests run in between.
 * @returns the JSON of the rows without brackets, and how many rows it has: at least one
 */
export async function serialiseRows(
  schema: JsonSchema,
  rows: readonly unknown[],
  mostBytes: number,
): Promise<{ readonly json: readonly Buffer[]; readonly count: number; readonly bytes: number }> {
  const toJson = serialiserOf(schema);
  const json: Buffer[] = [];
  let [count, bytes, sinceYield, step] = [0, 0, 0, FIRST_ROWS];
  while (count < rows.length) {
    const slice = rows.slice(count, count + step);
    const text = Buffer.from(toJson(slice).slice(1, -1));
    if (count > 0 && bytes + text.length > mostBytes) break;
    json.push(text);
    count += slice.length;
    bytes += text.length + 1;
    sinceYield += text.length;
    const fitting = (Math.min(STEP, mostBytes - bytes) * slice.length) / text.length;
    step = Math.max(1, Math.min(MAX_ROWS_A_STEP, Math.floor(fitting)));
    if (sinceYield >= STEP) {
      await letOthersRun();
      sinceYield = 0;
    }
  }
  return { json, count, bytes };
}

/** Serialises an object whose lists can be long, in the same steps. */
export async function serialiseObject(
  schema: JsonSchema,
  given: Readonly<Record<string, unknown>>,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  const properties = (schema["properties"] ?? {}) as Readonly<Record<string, JsonSchema>>;
  for (const [name, property] of Object.entries(properties)) {
    const value = given[name];
    const before = `${parts.length === 0 ? "{" : ","}${JSON.stringify(name)}:`;
    if (value === undefined) continue;
    if (Array.isArray(value)) {
      const { json } = await serialiseRows(property, value, Number.POSITIVE_INFINITY);
      parts.push(Buffer.from(`${before}[`), joined(json), Buffer.from("]"));
    } else {
      const toJson = serialiserOf(property);
      parts.push(Buffer.from(before + toJson(value)));
    }
  }
  return Buffer.concat([...parts, Buffer.from(parts.length === 0 ? "{}" : "}")]);
}

const COMMA = Buffer.from(",");

/** Joins the rows of several steps with commas. */
export const joined = (json: readonly Buffer[]): Buffer =>
  Buffer.concat(json.flatMap((part, index) => (index === 0 ? [part] : [COMMA, part])));

import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { queryOfRegister, RegisterQuery, registerOfQuery } from "./register-query";
import { NO_FILTER, UNASSIGNED } from "./register-view-rules";
import type { RegisterFilter, RegisterSort } from "./register-view-rules";

const ANA = "0199b3f0-0000-7000-8000-00000000000a";
const TODAY = "2026-11-21";

/** The query as the server parses it: a single value is not a list; omitted values and empty lists are absent. */
const sent = (query: RegisterQuery): unknown =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => !Array.isArray(value) || value.length > 0)
      .map(([name, value]) => [
        name,
        Array.isArray(value) && value.length === 1 ? value[0] : value,
      ]),
  );

describe("a register's filter and sort order survive the round trip through a query", () => {
  it.each<[RegisterFilter, RegisterSort | null]>([
    [NO_FILTER, null],
    [
      { ...NO_FILTER, text: "flood" },
      { column: "name", isDescending: true },
    ],
    [{ ...NO_FILTER, categoryIds: ["5"], contactIds: [UNASSIGNED] }, null],
    [
      { text: "a", categoryIds: ["1", "5"], contactIds: [ANA, UNASSIGNED], dates: "Overdue" },
      { column: "follow-up", isDescending: false },
    ],
  ])("reads the filter %j and the order %j back from a query", (filter, sort) => {
    const query = z.parse(RegisterQuery, sent(queryOfRegister(filter, sort, TODAY)));
    expect(query.today).toBe(TODAY);
    expect(registerOfQuery(query)).toEqual({ filter, sort });
  });
});

it("returns the whole register in the order of the assessment for an empty query", () => {
  expect(registerOfQuery(z.parse(RegisterQuery, {}))).toEqual({ filter: NO_FILTER, sort: null });
});

it("rejects more people than fit into a URL", () => {
  const contactIds = Array.from({ length: 201 }, () => ANA);
  expect(faultsOf({ contactIds })).toEqual(["Please choose at most 200."]);
});

it.each([
  [{ text: "x".repeat(201) }, "Please use at most 200 characters."],
  [{ categoryIds: "hazards" }, "Please choose categories from the register."],
  [{ categoryIds: ["1", "-1"] }, "Please choose categories from the register."],
  [{ contactIds: "ana" }, "Please choose people from the register."],
  [{ dates: "Next Week" }, "Please choose one of the register's date filters."],
  [{ today: "21/11/2026" }, "Please input a valid date."],
  [{ sort: "comments" }, "Please choose one of the register's columns."],
  [{ isDescending: "yes" }, "Please send true or false."],
])("rejects %j", (query, message) => {
  expect(faultsOf(query)).toEqual([message]);
});

function faultsOf(query: object) {
  return z.safeParse(RegisterQuery, query).error?.issues.map(({ message }) => message);
}
